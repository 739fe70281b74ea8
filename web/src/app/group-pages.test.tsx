import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { listOf, me, postOf } from '../features/flow/testing/posts.js';
import { type Gateway, renderWaiting } from '../testing/render.js';
import GroupRoute from './routes/group.js';

const group = {
  __typename: 'Group',
  id: 'g1',
  slug: 'bozkir',
  path: '/grup/bozkir',
  name: 'Bozkır Sevenler',
  tagline: '',
  cover: null,
  poster: null,
  private: false,
  approval: false,
  memberCount: 3,
  standing: 'NONE',
  description: '',
  website: '',
  version: 1,
  requestCount: 0,
  networks: {
    __typename: 'GroupNetworks',
    facebook: '',
    twitter: '',
    instagram: '',
    threads: '',
    youtube: '',
    discord: '',
  },
};

async function open(path: string) {
  const asked: unknown[] = [];
  const gateway: Gateway = (name, variables) => {
    if (name === 'GroupHead' || name === 'OwnGroup') return { data: { group } };
    if (name === 'NewGroupPosts') return { data: { newGroupPosts: { __typename: 'NewPosts', count: 0 } } };
    if (name !== 'GroupPosts') throw new Error(`${name} is not answered here`);
    asked.push(variables);
    return { data: { groupPosts: listOf([postOf(`p${String(variables['page'] ?? 1)}`)]) } };
  };
  await renderWaiting(
    <Routes>
      <Route path="grup/:slug" element={<GroupRoute />} />
      <Route path="grup/:slug/:page" element={<GroupRoute />} />
    </Routes>,
    { gateway, viewer: me, path },
  );
  return asked;
}

test.each([
  ['/grup/bozkir', 1, { groupId: 'g1' }],
  ['/grup/bozkir/1', 1, { groupId: 'g1' }],
  ['/grup/bozkir/3', 3, { groupId: 'g1', page: 3 }],
])('G-09 the address %s shows page %i of the group’s posts', async (path, page, variables) => {
  const asked = await open(path);
  await screen.findByText(`Metin p${page}`);
  expect(asked).toEqual([variables]);
});

test.each(['/grup/bozkir/0', '/grup/bozkir/son', '/grup/bozkir/12345'])(
  'the address %s is no page of a group',
  async (path) => {
    expect(await open(path)).toEqual([]);
    expect(screen.queryByText('Bozkır Sevenler')).toBeNull();
  },
);
