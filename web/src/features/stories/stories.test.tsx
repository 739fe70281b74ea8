import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { type Gateway, render } from '../../testing/render.js';
import type { Viewer } from '../../lib/viewer.js';
import { Stories } from './stories.js';
import { storyTexts as texts } from './texts.js';
import { uiTexts } from '../../components/ui/texts.js';

const viewer: Viewer = { state: 'member', member: { id: 'm2', username: 'deniz', name: 'Deniz' } };
const story = (more: object = {}) => ({
  __typename: 'Story',
  id: 's1',
  body: 'Son vapur',
  postedAt: '2026-11-01T00:00:00Z',
  covered: false,
  edited: false,
  score: 3,
  ownVote: null,
  mayDelete: false,
  author: {
    __typename: 'Member',
    id: 'm1',
    username: 'ada',
    name: 'Ada',
    avatar: null,
    path: '/profile/ada',
  },
  ...more,
});
const list = (items: object[], own: object | null = null) => ({
  data: { stories: { __typename: 'StoryList', items, own, last: true, nextCursor: null } },
});
const votes = { up: 'Ada: hikâyesini beğendim', down: 'Ada: hikâyesini beğenmedim' };

test('S-22 S-23: a vote up adds 1 and marks it, the other vote changes the score by 2, the same vote removes it', async () => {
  const sent: unknown[] = [];
  const answers = [
    { score: 4, ownVote: 'UP' },
    { score: 2, ownVote: 'DOWN' },
    { score: 3, ownVote: null },
  ];
  const gateway: Gateway = (name, variables) => {
    if (name === 'Stories') return list([story()]);
    sent.push((variables['input'] as { vote: unknown }).vote);
    return {
      data: { voteOnStory: { __typename: 'StoryVotePayload', id: 's1', ...answers[sent.length - 1] } },
    };
  };
  const { user } = render(<Stories titleId="t1" />, { gateway, viewer });
  await user.click(await screen.findByRole('button', { name: votes.up }));
  await screen.findByText('+4');
  await screen.findByRole('button', { name: votes.up, pressed: true });
  await user.click(screen.getByRole('button', { name: votes.down }));
  await screen.findByText('+2');
  await screen.findByRole('button', { name: votes.down, pressed: true });
  await user.click(screen.getByRole('button', { name: votes.down }));
  await screen.findByText('+3');
  expect(sent).toEqual(['UP', 'DOWN', 'DOWN']);
});

test('S-23: a press during a request is sent after it', async () => {
  const sent: unknown[] = [];
  const first = Promise.withResolvers<void>();
  const gateway: Gateway = async (name, variables) => {
    if (name === 'Stories') return list([story()]);
    sent.push((variables['input'] as { vote: unknown }).vote);
    const answer = sent.length === 1 ? { score: 4, ownVote: 'UP' } : { score: 2, ownVote: 'DOWN' };
    if (sent.length === 1) await first.promise;
    return { data: { voteOnStory: { __typename: 'StoryVotePayload', id: 's1', ...answer } } };
  };
  const { user } = render(<Stories titleId="t1" />, { gateway, viewer });
  await user.click(await screen.findByRole('button', { name: votes.up }));
  await user.click(screen.getByRole('button', { name: votes.down }));
  expect(sent).toEqual(['UP']);
  first.resolve();
  await screen.findByText('+2');
  await screen.findByRole('button', { name: votes.down, pressed: true });
  expect(sent).toEqual(['UP', 'DOWN']);
});

test('a vote that fails is reverted with a message', async () => {
  const gateway: Gateway = (name) => {
    if (name === 'Stories') return list([story()]);
    throw new Error('no answer');
  };
  const { user } = render(<Stories titleId="t1" />, { gateway, viewer });
  await user.click(await screen.findByRole('button', { name: votes.down }));
  await screen.findByText('Oyun kaydedilemedi.');
  screen.getByText('+3');
});

test('a vote whose answer was lost keeps its key when it is repeated, and the next one has another', async () => {
  const sent: { vote: string; idempotencyKey: string }[] = [];
  const gateway: Gateway = (name, variables) => {
    if (name === 'Stories') return list([story()]);
    sent.push(variables['input'] as (typeof sent)[number]);
    if (sent.length <= 2) throw new Error('no answer');
    const answer = sent.length === 3 ? { score: 4, ownVote: 'UP' } : { score: 3, ownVote: null };
    return { data: { voteOnStory: { __typename: 'StoryVotePayload', id: 's1', ...answer } } };
  };
  const { user } = render(<Stories titleId="t1" />, { gateway, viewer });
  const up = await screen.findByRole('button', { name: votes.up });
  await user.click(up);
  await user.click(await screen.findByRole('button', { name: uiTexts.retry }));
  await waitFor(() => expect(sent).toHaveLength(2));
  await user.click(up);
  await screen.findByRole('button', { name: votes.up, pressed: true });
  await user.click(up);
  await screen.findByRole('button', { name: votes.up, pressed: false });
  await waitFor(() => expect(sent).toHaveLength(4));
  const [first, ...others] = sent.map(({ idempotencyKey }) => idempotencyKey);
  expect(others.map((key) => key === first)).toEqual([true, true, false]);
});

test('a member writes the one story, and changes it', async () => {
  let own: object | null = null;
  const gateway: Gateway = (name, variables) => {
    if (name === 'Stories') return list(own ? [own] : [], own);
    const { body } = variables['input'] as { body: string };
    own = story({ body, author: { ...story().author, id: 'm2', name: 'Deniz' } });
    return { data: { setStory: { __typename: 'StoryPayload', story: own } } };
  };
  const { user } = render(<Stories titleId="t1" />, { gateway, viewer });
  await screen.findByText('Henüz hikâye yok');
  await user.click(screen.getByRole('button', { name: 'Paylaş' }));
  screen.getByText('Hikâyen boş olamaz.');
  await user.type(screen.getByRole('textbox', { name: 'Senin hikâyen' }), 'Yağmur yağıyordu');
  await user.click(screen.getByRole('button', { name: 'Paylaş' }));
  await screen.findByRole('button', { name: 'Değiştir' });
  expect(screen.getAllByText('Yağmur yağıyordu').length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: /beğendim/ })).toBeNull();
});

test('a page without stories that others follow shows no empty state, and its button loads the next one', async () => {
  const gateway: Gateway = (_, { cursor }) => {
    const more = { last: Boolean(cursor), nextCursor: cursor ? null : 'sonraki' };
    const items = cursor ? [story()] : [];
    return { data: { stories: { __typename: 'StoryList', items, own: null, ...more } } };
  };
  const { user } = render(<Stories titleId="t1" />, { gateway, viewer });
  const more = await screen.findByRole('button', { name: uiTexts.more });
  expect(screen.queryByText(texts.none)).toBeNull();
  await user.click(more);
  await screen.findByText('Son vapur');
});

test('a covered story shows its text after the reader asks for it', async () => {
  const asked: unknown[] = [];
  const gateway: Gateway = (name, variables) => {
    if (name === 'Stories') return list([story({ covered: true, body: '' })]);
    asked.push([name, variables]);
    if (asked.length === 1) return { errors: [{ message: 'Olmadı', extensions: { code: 'TRY_AGAIN' } }] };
    return { data: { revealStory: { __typename: 'StoryPayload', story: story() } } };
  };
  const { user } = render(<Stories titleId="t1" />, { gateway, viewer });
  await user.click(await screen.findByRole('button', { name: 'Yine de göster' }));
  await user.click(await screen.findByRole('button', { name: 'Tekrar dene' }));
  await screen.findByText('Son vapur');
  expect(screen.queryByText(texts.spoilerHint)).toBeNull();
  expect(asked).toEqual(Array(2).fill(['RevealStory', { id: 's1' }]));
});
