import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { type Gateway, renderWaiting } from '../../../testing/render.js';
import { listOf, me, pollOf, postOf } from '../testing/posts.js';
import { GroupPosts } from './group-posts.js';

const hidden = <p>Bu grup gizli</p>;
const news = { data: { newGroupPosts: { __typename: 'NewPosts', count: 0 } } };
const show = (gateway: Gateway, mayPost = true) =>
  renderWaiting(<GroupPosts groupId="g1" mayPost={mayPost} hidden={hidden} />, {
    gateway: (name, variables) => (name === 'NewGroupPosts' ? news : gateway(name, variables)),
    viewer: me,
  });
const pageOf = (...args: Parameters<typeof listOf>) => ({ data: { groupPosts: listOf(...args) } });

test('G-24: the posts of a group show photos, polls, comments, claps and reactions, without the name of the group', async () => {
  const group = { __typename: 'Group', id: 'g1', name: 'Bozkır Sevenler', path: '/grup/bozkir' };
  const photo = { __typename: 'PostPhoto', id: 'f1', src: '/m/f1.webp', width: 4, height: 3, alt: 'Vapur' };
  const post = postOf('p1', { group, photos: [photo], commentCount: 3 } as object);
  const poll = postOf('p2', { group, poll: pollOf() } as object);
  await show(() => pageOf([post, poll]));
  const [first, second] = await screen.findAllByRole('article');
  within(first!).getByRole('button', { name: /Vapur/ });
  within(first!).getByRole('link', { name: '3 yorum' });
  within(first!).getByRole('button', { name: /Beğen/ });
  within(second!).getByRole('button', { name: 'Oy ver' });
  expect(screen.queryByText('Bozkır Sevenler')).toBeNull();
});

test('a member writes to the group with the form of the feed; the post stands on top, and a failed one stays written', async () => {
  const sent: Record<string, unknown>[] = [];
  let fails = true;
  const gateway: Gateway = (name, variables) => {
    if (name === 'GroupPosts') return pageOf([postOf('p1')]);
    if (name === 'NewerGroupPosts') return pageOf([postOf('p9', { body: 'Final!' })]);
    if (name !== 'CreateGroupPost') throw new Error(name);
    sent.push(variables);
    if (fails) throw new Error('no answer');
    const post = postOf('p9', { body: 'Final!' });
    return { data: { createGroupPost: { __typename: 'PostPayload', post } } };
  };
  const { user } = await show(gateway);
  const field = await screen.findByRole('textbox', { name: 'Ne paylaşmak istersin?' });
  await user.type(field, 'Final');
  await user.click(screen.getByRole('button', { name: 'Paylaş' }));
  await screen.findByText(/^Gönderin paylaşılamadı/);
  fails = false;
  await user.type(field, '!');
  await user.click(screen.getByRole('button', { name: 'Paylaş' }));
  await waitFor(() => expect(screen.getAllByRole('article')[0]!.textContent).toContain('Final!'));
  const [one, other] = sent.map(({ groupId, input }) => ({ groupId, ...(input as object) }));
  expect(one).toMatchObject({ groupId: 'g1', body: 'Final' });
  // If the text was changed after a failure, sending it is a new write.
  expect((other as { idempotencyKey?: string }).idempotencyKey).not.toBe(
    (one as { idempotencyKey?: string }).idempotencyKey,
  );
});

test('those who may not post see no form; a group that hides its posts meanwhile says so', async () => {
  await show(() => ({ data: { groupPosts: null } }), false);
  await screen.findByText('Bu grup gizli');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('posts that fail to load offer a retry', async () => {
  let fails = true;
  const { user } = await show(() => {
    if (fails) throw new Error('no answer');
    return pageOf([]);
  });
  fails = false;
  await user.click(await screen.findByRole('button', { name: 'Tekrar dene' }));
  await screen.findByText('Bu grupta henüz gönderi yok.');
});
