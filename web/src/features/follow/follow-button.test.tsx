import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { type Gateway, render } from '../../testing/render.js';
import type { Viewer } from '../../lib/viewer.js';
import { FollowButton } from './follow-button.js';
import { Followers, FollowRequests } from './follow-list.js';

const viewer: Viewer = { state: 'member', member: { id: 'm2', username: 'ada', name: 'Ada' } };
const relationship = (state: string) => ({
  __typename: 'Relationship',
  id: 'm1',
  state,
  followsViewer: true,
  followerCount: 1,
  followedCount: 0,
});
const member = {
  __typename: 'Member',
  id: 'm1',
  username: 'deniz',
  name: 'Deniz',
  avatar: null,
  path: '/profile/deniz',
  relationship: relationship('NONE'),
};
const list = (items: object[]) => ({
  __typename: 'MemberList',
  items,
  count: items.length,
  last: true,
  nextCursor: null,
});

test('S-15 S-18 S-19: the button shows whether the viewer follows, and a press requests the other state', async () => {
  const sent: unknown[] = [];
  const state = () => relationship(sent.length === 1 ? 'FOLLOWING' : 'NONE');
  const gateway: Gateway = (name, variables) => {
    if (name === 'Followers') return { data: { followers: list([{ ...member, relationship: state() }]) } };
    sent.push(variables['input']);
    return { data: { setFollow: { __typename: 'RelationshipPayload', relationship: state() } } };
  };
  const { user } = render(<Followers memberId="m9" />, { gateway, viewer });
  await user.click(await screen.findByRole('button', { name: 'Deniz: Takip et' }));
  const following = await screen.findByRole('button', { name: 'Deniz: Takip ediliyor', pressed: true });
  await user.click(following);
  await screen.findByRole('button', { name: 'Deniz: Takip et', pressed: false });
  expect(sent).toEqual([
    { id: 'm1', active: true },
    { id: 'm1', active: false },
  ]);
});

test('asks to follow a private profile, and the button and a toast say so', async () => {
  const gateway: Gateway = () => ({
    data: { setFollow: { __typename: 'RelationshipPayload', relationship: relationship('REQUESTED') } },
  });
  const { user } = render(<FollowButton member={member} relationship={null} />, { gateway, viewer });
  await user.click(screen.getByRole('button', { name: 'Deniz: Takip et' }));
  await screen.findByText('Takip isteğin gönderildi.');
});

test('shows no button on the own profile', () => {
  render(<FollowButton member={{ id: 'm2', name: 'Ada' }} relationship={null} />, { viewer });
  expect(screen.queryByRole('button')).toBeNull();
});

test('S-20: lists the members; a list hidden from the viewer says so', async () => {
  render(<Followers memberId="m9" />, { gateway: () => ({ data: { followers: list([member]) } }), viewer });
  const link = await screen.findByRole('link', { name: 'Deniz' });
  expect(link.getAttribute('href')).toBe('/profile/deniz');
  screen.getByText('@deniz · Seni takip ediyor');
  render(<Followers memberId="m8" />, { gateway: () => ({ data: { followers: null } }), viewer });
  await screen.findByText('Bu liste saklı');
});

test('answering a request removes it from the list', async () => {
  let answered: unknown;
  const gateway: Gateway = (name, variables) => {
    if (name === 'FollowRequests') return { data: { followRequests: list(answered ? [] : [member]) } };
    answered = variables;
    return {
      data: {
        answerFollowRequest: { __typename: 'RelationshipPayload', relationship: relationship('NONE') },
      },
    };
  };
  const { user } = render(<FollowRequests />, { gateway, viewer });
  await user.click(await screen.findByRole('button', { name: 'Deniz: Kabul et' }));
  await screen.findByText('Bekleyen takip isteği yok.');
  expect(answered).toEqual({ id: 'm1', accepted: true });
});
