import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { type Gateway, renderWaiting } from '../../../testing/render.js';
import type { ReplyComment, ThreadComment } from '../hooks/use-thread.js';
import { Comments } from './comments.js';

const upTo = (number: number) => ({ kind: 'EPISODE', season: 1, number }) as const;

const reply = (id: string, over: Partial<ReplyComment> = {}): ReplyComment => ({
  id,
  parentId: 'c1',
  body: null,
  spoiler: upTo(3),
  covered: true,
  hiddenBy: null,
  deleted: false,
  edited: false,
  author: {
    id: `m${id}`,
    username: `uye.${id}`,
    name: `Üye ${id}`,
    avatar: null,
    path: `/profile/uye.${id}`,
  },
  version: 1,
  mentions: [],
  mayEdit: false,
  mayDelete: false,
  replyCount: 0,
  postedAt: `2026-11-20T12:0${id.slice(1)}:00.000Z`,
  reactions: [],
  ownReaction: null,
  ...over,
});

/** A covered comment with three replies: one with the same scope, one with a wider scope, one by the reader. */
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
      __typename: 'Comment',
      id,
      covered: false,
      body: `Metin ${id}`,
    }));
    return { data: { revealComments: { comments } } };
  }
  if (name !== 'Comments') return new Promise(() => undefined);
  const list = {
    __typename: 'CommentList',
    items: [typed(covered)],
    count: 1,
    replyCount: 3,
    last: true,
    nextCursor: null,
    live: null,
  };
  return { data: { comments: list } };
});

const show = (path = '/') => renderWaiting(<Comments kind="EPISODE" id="e1" />, { gateway, path });
const covers = () => screen.queryAllByRole('button', { name: 'Yine de göster' });

test('the heading counts comments and replies', async () => {
  await show();
  await screen.findByText('1 yorum · 3 yanıt');
});

test('folds the covered replies of a covered comment; unfolded, each has its own cover', async () => {
  const { user } = await show();
  await screen.findByText('Benimki');
  expect(covers()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Spoiler içeren 2 yanıtı göster' }));
  expect(covers()).toHaveLength(3);
});

test('revealing a comment shows its replies, but keeps wider spoilers covered', async () => {
  const { user } = await show();
  await screen.findByText('Benimki');
  await user.click(covers()[0]!);
  await screen.findByText('Metin c1');
  await screen.findByText('Metin r2');
  expect(gateway).toHaveBeenLastCalledWith('RevealComments', { ids: ['c1', 'r2'] });
  expect(covers()).toHaveLength(1);
});

test('opens the folded reply that a notification links to', async () => {
  await show('/#yorum-r2');
  await screen.findByText('Üye r2');
  expect(covers()).toHaveLength(3);
});

test('further pages continue after the last loaded comment, even if comments are added meanwhile', async () => {
  const open = (n: number) => {
    const comment = reply(`c${n}`, { covered: false, body: `Yorum ${n}`, parentId: null });
    return typed({ ...comment, replies: [] } as ThreadComment);
  };
  const listOf = (numbers: number[], nextCursor: string | null) => ({
    __typename: 'CommentList',
    items: numbers.map(open),
    count: 5,
    replyCount: 0,
    last: nextCursor === null,
    nextCursor,
    live: { __typename: 'ThreadLive', seq: 1, ticket: 't' },
  });
  let write: () => void = () => undefined;
  let isWritten = false;
  const written = new Promise<void>((resolve) => (write = resolve));
  const sent: Gateway = async (name, { cursor }) => {
    if (name === 'ThreadComments') return { data: { threadComments: [open(5)] } };
    if (name === 'ThreadFrames') {
      await written;
      isWritten = true;
      const fact = { __typename: 'CommentFact', id: 'c5', parentId: null, version: 1, deleted: false };
      const frame = { resync: false, spreadMs: 0, count: 5, replyCount: 0, ticket: null };
      return {
        data: {
          threadFrames: { __typename: 'ThreadFrame', seq: 2, ...frame, comments: [fact], reactions: [] },
        },
      };
    }
    // The fake connection ends after its frame, so a slow test sees the list read again.
    if (!cursor) return { data: { comments: listOf(isWritten ? [5, 4, 3] : [4, 3], 'after-3') } };
    const next = Number((cursor as string).slice(-1)) - 1;
    return { data: { comments: listOf([next], next > 1 ? `after-${next}` : null) } };
  };
  const { user } = await renderWaiting(<Comments kind="EPISODE" id="e1" />, {
    gateway: sent,
  });
  const more = () => screen.findByRole('button', { name: 'Daha fazla yorum' });
  await user.click(await more());
  await screen.findByText('Yorum 2');
  write();
  await screen.findByText('Yorum 5');
  await user.click(await more());
  await screen.findByText('Yorum 1');
  const shown = screen.getAllByText(/^Yorum \d$/).map(({ textContent }) => textContent);
  expect(shown).toEqual([5, 4, 3, 2, 1].map((n) => `Yorum ${n}`));
  expect(screen.queryByRole('button', { name: 'Daha fazla yorum' })).toBeNull();
});

test('retries a failed query for hidden texts, because the page holds the texts for everybody', async () => {
  const shown = reply('c9', { covered: false, body: 'Engelli metin', parentId: null });
  let failures = 1;
  const sent: Gateway = (name, variables) => {
    if (name === 'Comments') {
      const items = [typed({ ...shown, replies: [] } as ThreadComment)];
      const list = { count: 1, replyCount: 0, last: true, nextCursor: null, live: null };
      return { data: { comments: { __typename: 'CommentList', items, ...list } } };
    }
    if (name !== 'CommentsOverlay') return gateway(name, variables);
    if (failures-- > 0) throw new Error('no answer');
    return { data: { commentsById: [{ ...typed(shown as ThreadComment), hiddenBy: 'BLOCK', body: null }] } };
  };
  const viewer = { state: 'member', member: { id: 'm0', username: 'ben', name: 'Ben' } } as const;
  await renderWaiting(<Comments kind="EPISODE" id="e1" />, { gateway: sent, viewer });
  await screen.findByText('Engelli metin');
  await screen.findByText('Engellediğin bir üyenin yorumu.', {}, { timeout: 3_000 });
  expect(failures).toBe(-1);
});

test('shows a reaction to a loaded reply at once; a second press sends its removal afterwards', async () => {
  const top = {
    ...reply('c1', { parentId: null, covered: false, body: 'Baş', replyCount: 2 }),
    replies: [reply('r1')],
  };
  const asked = typed(reply('r2', { covered: false, body: 'Yanıt' }));
  const answers: (() => void)[] = [];
  const sent: Gateway = (name, { input }) => {
    if (name === 'Comments')
      return {
        data: {
          comments: {
            __typename: 'CommentList',
            items: [typed(top)],
            count: 1,
            replyCount: 1,
            last: true,
            nextCursor: null,
            live: null,
          },
        },
      };
    if (name === 'Replies')
      return {
        data: {
          replies: {
            __typename: 'CommentList',
            items: [typed(reply('r1')), asked],
            count: 2,
            last: true,
            nextCursor: null,
          },
        },
      };
    if (name !== 'React') return new Promise(() => undefined);
    const { targetId, active } = input as { targetId: string; active: boolean };
    const [ownReaction, reactions] = active
      ? ['LIKE', [{ __typename: 'ReactionCount', reaction: 'LIKE', count: 1 }]]
      : [null, []];
    const answer = { __typename: 'SetReactionPayload', targetId, ownReaction, reactions };
    return new Promise((resolve) => answers.push(() => resolve({ data: { setReaction: answer } })));
  };
  const { user } = await renderWaiting(<Comments kind="EPISODE" id="e1" />, {
    gateway: sent,
    viewer: { state: 'member', member: { id: 'm', username: 'deniz', name: 'Deniz' } },
  });
  await user.click(screen.getByRole('button', { name: '2 yanıtın tamamını göster' }));
  const below = (await screen.findByText('Yanıt')).closest('article')!;
  const like = within(below).getByRole('button', { name: /Beğen/ });
  const pressed = (value: string) => waitFor(() => expect(like.getAttribute('aria-pressed')).toBe(value));
  await user.click(like);
  await pressed('true');
  await user.click(like);
  await pressed('false');
  expect(answers).toHaveLength(1);
  answers[0]!();
  await waitFor(() => expect(answers).toHaveLength(2));
  expect(like.getAttribute('aria-pressed')).toBe('false');
  answers[1]!();
  await pressed('false');
});
