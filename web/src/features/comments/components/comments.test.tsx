import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { type Gateway, renderWaiting } from '../../../testing/render.js';
import type { ReplyComment, ThreadComment } from '../hooks/use-thread.js';
import { Comments } from './comments.js';

const upTo = (number: number) => ({ kind: 'EPISODE', season: 1, number }) as const;

const reply = (id: string, over: Partial<ReplyComment> = {}): ReplyComment => ({
  ...{ id, parentId: 'c1', body: null, spoiler: upTo(3), covered: true, deleted: false, edited: false },
  author: {
    id: `m${id}`,
    username: `uye.${id}`,
    name: `Üye ${id}`,
    avatar: null,
    path: `/profile/uye.${id}`,
  },
  ...{ version: 1, mentions: [], mayEdit: false, mayDelete: false, replyCount: 0 },
  ...{ postedAt: `2026-11-20T12:0${id.slice(1)}:00.000Z`, reactions: [], ownReaction: null },
  ...over,
});

/** A covered comment with a reply as covered, one wider, and one that the reader wrote. */
const covered: ThreadComment = {
  ...reply('c1', { parentId: null, replyCount: 3 }),
  replies: [reply('r2'), reply('r3', { spoiler: upTo(5) }), reply('r4', { covered: false, body: 'Benimki' })],
};

const typed = (comment: ReplyComment | ThreadComment): object => ({
  ...comment,
  __typename: 'Comment',
  author: { ...comment.author, __typename: 'Member' },
  spoiler: { ...comment.spoiler, __typename: 'Spoiler' },
  ...('replies' in comment && { replies: comment.replies.map(typed) }),
});

const gateway = jest.fn<Gateway>((name, { ids }) => {
  if (name === 'RevealComments') {
    const comments = (ids as string[]).map((id) => ({
      ...{ __typename: 'Comment', id, covered: false, body: `Metin ${id}` },
    }));
    return { data: { revealComments: { comments } } };
  }
  if (name !== 'Comments') return new Promise(() => undefined);
  const list = { __typename: 'CommentList', items: [typed(covered)], count: 1, replyCount: 3, last: true };
  return { data: { comments: list } };
});

const show = (path = '/') => renderWaiting(<Comments kind="EPISODE" id="e1" />, { gateway, path });
const covers = () => screen.queryAllByRole('button', { name: 'Yine de göster' });

test('the heading names comments and replies', async () => {
  await show();
  await screen.findByText('1 yorum · 3 yanıt');
});

test('below a covered comment the covered replies are folded until asked for, each under its own cover then', async () => {
  const { user } = await show();
  await screen.findByText('Benimki');
  expect(covers()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Spoiler içeren 2 yanıtı göster' }));
  expect(covers()).toHaveLength(3);
});

test('asking for the comment shows its replies, but those that give more away stay covered', async () => {
  const { user } = await show();
  await screen.findByText('Benimki');
  await user.click(covers()[0]!);
  await screen.findByText('Metin c1');
  await screen.findByText('Metin r2');
  expect(gateway).toHaveBeenLastCalledWith('RevealComments', { ids: ['c1', 'r2'] });
  expect(covers()).toHaveLength(1);
});

test('a notification leads to a folded reply', async () => {
  await show('/#yorum-r2');
  await screen.findByText('Üye r2');
  expect(covers()).toHaveLength(3);
});
