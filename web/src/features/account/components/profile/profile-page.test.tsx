import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { type Gateway, render } from '../../../../testing/render.js';
import type { Viewer } from '../../../../lib/viewer.js';
import { type ProfileParts, ProfilePage } from './profile-page.js';

const member = {
  __typename: 'Member',
  id: 'm1',
  username: 'deniz',
  name: 'Deniz',
  avatar: null,
  path: '/profile/deniz',
  relationship: null,
};
const profile = (over: object = {}) => ({
  __typename: 'Profile',
  about: 'Dizi sever.',
  country: 'TR',
  joinedAt: '2026-01-02T03:04:05Z',
  hidden: false,
  indexed: true,
  restraint: null,
  member,
  links: { __typename: 'SocialLinks', facebook: 'https://facebook.com/deniz', twitter: '', instagram: '' },
  ...over,
});
const viewerOf = (id: string): Viewer => ({ state: 'member', member: { id, username: id, name: id } });
const ownTabs = [{ hash: 'tab-6', label: 'İzleme Listem', content: <p>listem</p> }];

const parts: ProfileParts = {
  actions: () => null,
  menu: () => [],
  about: () => null,
  tabs: (_, isOwn) => (isOwn ? ownTabs : []),
};

const open = async (gateway: Gateway, viewer: Viewer = { state: 'visitor' }, path = '/profile/deniz') => {
  const page = (
    <Suspense>
      <ProfilePage username="deniz" absent={<p>yok</p>} parts={parts} />
    </Suspense>
  );
  let result: ReturnType<typeof render> | undefined;
  await act(async () => {
    result = render(page, { gateway, viewer, path });
    await Promise.resolve();
  });
  return result as ReturnType<typeof render>;
};

test('A-22 shows the member, with links marked nofollow and ugc', async () => {
  await open(() => ({ data: { profile: profile() } }));
  await screen.findByRole('heading', { name: 'Deniz' });
  screen.getByText('Türkiye');
  screen.getByText('2 Ocak 2026 tarihinde katıldı');
  const link = screen.getByRole('link', { name: /Facebook/ });
  expect(link.getAttribute('rel')).toBe('nofollow ugc noopener');
  expect(screen.queryByRole('link', { name: 'Profilini düzenle' })).toBeNull();
});

test('A-23 is divided into tabs; one’s own page has further tabs', async () => {
  await open(() => ({ data: { profile: profile() } }), viewerOf('m2'));
  await screen.findByRole('heading', { name: 'Deniz' });
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Hakkında']);
  await open(() => ({ data: { profile: profile() } }), viewerOf('m1'), '/profile/deniz#tab-6');
  await screen.findByText('listem');
  screen.getByRole('link', { name: 'Profilini düzenle' });
});

test('asks again as a member for data that visitors may not see', async () => {
  let asked = 0;
  const gateway: Gateway = () => {
    asked += 1;
    return { data: { profile: asked === 1 ? profile({ hidden: true, about: '' }) : profile() } };
  };
  await open(gateway, viewerOf('m2'));
  await screen.findByText('Dizi sever.');
});

test('reports a hidden profile and a missing profile', async () => {
  await open(() => ({ data: { profile: profile({ hidden: true, about: '' }) } }));
  await screen.findByText('Bu profil saklı');
  await open(() => ({ data: { profile: null } }));
  await screen.findByText('yok');
});
