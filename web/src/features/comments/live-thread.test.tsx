import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ApolloLink, Observable } from '@apollo/client';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { LiveContext } from '../../lib/live-context.js';
import { type Gateway, renderWaiting } from '../../testing/render.js';
import { Comments } from './components/comments.js';
import { usePostComment } from './hooks/use-write.js';
import type { ThreadFrame } from './thread-frames.js';

/** A comment as the gateway returns it. */
const comment = (id: string, over: object = {}) => ({
  __typename: 'Comment',
  id,
  parentId: null,
  body: `Metin ${id}`,
  covered: false,
  hiddenBy: null,
  deleted: false,
  edited: false,
  author: {
    __typename: 'Member',
    id: 'm1',
    username: 'ada',
    name: 'Ada',
    avatar: null,
    path: '/profile/ada',
  },
  spoiler: { __typename: 'Spoiler', kind: 'NONE', season: null, number: null },
  version: 1,
  mentions: [],
  mayEdit: false,
  mayDelete: false,
  replyCount: 0,
  reactions: [],
  ownReaction: null,
  postedAt: '2026-11-20T12:00:00.000Z',
  replies: [],
  ...over,
});

let thread: ReturnType<typeof comment>[];
let seq: number;
let count: number;
let last: boolean;
/** The gateway's comments by id. */
let bodies: Map<string, object>;
const gateway = jest.fn<Gateway>((name, { comments }) => {
  if (name === 'Comments') {
    const live = { __typename: 'ThreadLive', seq, ticket: `ticket ${seq}` };
    const list = {
      __typename: 'CommentList',
      items: thread,
      count,
      replyCount: 0,
      last,
      nextCursor: null,
      live,
    };
    return { data: { comments: list } };
  }
  if (name !== 'ThreadComments') return new Promise(() => undefined);
  const asked = (comments as { id: string }[]).map(({ id }) => {
    const {
      ownReaction: _own,
      replies: _replies,
      ...rest
    } = (bodies.get(id) ?? comment(id)) as ReturnType<typeof comment>;
    return rest;
  });
  return { data: { threadComments: asked } };
});
const asked = (name: string) => gateway.mock.calls.filter(([operation]) => operation === name).length;

interface Following extends LiveContext {
  send: (frame: Partial<ThreadFrame>) => void;
  refuse: () => void;
  end: () => void;
}
let following: Following[];
/** A fake live connection. */
const socket = new ApolloLink((operation, forward) => {
  if (operation.operationName !== 'ThreadFrames') return forward(operation);
  return new Observable((observer) => {
    const context = operation.getContext() as LiveContext;
    const send = (frame: Partial<ThreadFrame>) => {
      const whole = { seq: 0, resync: false, spreadMs: 0, count: null, replyCount: null, ticket: null };
      const threadFrames = { __typename: 'ThreadFrame', ...whole, comments: [], reactions: [], ...frame };
      act(() => observer.next({ data: { threadFrames } }));
    };
    const refuse = () => {
      act(() => {
        observer.next({ errors: [{ message: 'Bilet eski', extensions: { code: 'OUTDATED' } }] } as never);
        observer.complete();
      });
    };
    following.push({ ...context, send, refuse, end: () => act(() => observer.complete()) });
  });
});

beforeEach(() => {
  gateway.mockClear();
  following = [];
  bodies = new Map();
  [thread, seq, count, last] = [[comment('c1', { replyCount: 0 })], 5, 1, true];
});
afterEach(() => {
  jest.useRealTimers();
});

const open = async () => {
  const shown = await renderWaiting(<Comments kind="EPISODE" id="e1" />, { gateway, links: [socket] });
  await screen.findByText('Metin c1');
  await waitFor(() => expect(following).toHaveLength(1));
  return { ...shown, live: following[0]! };
};
const fact = (id: string, over: object = {}) => ({
  __typename: 'CommentFact' as const,
  id,
  parentId: null,
  version: 1,
  deleted: false,
  ...over,
});

test('a new comment appears at the top with its text, loaded by one query, and the heading counts it', async () => {
  const { live } = await open();
  expect(live.variablesNow?.()).toEqual({ ticket: 'ticket 5', seq: 5 });
  live.send({ seq: 6, count: 2, replyCount: 0, comments: [fact('c2')] });
  await screen.findByText('Metin c2');
  await screen.findByText('2 yorum');
  const texts = screen.getAllByText(/^Metin c/).map(({ textContent }) => textContent);
  expect(texts).toEqual(['Metin c2', 'Metin c1']);
  expect([asked('ThreadComments'), asked('Comments')]).toEqual([1, 1]);
  expect(live.variablesNow?.()).toEqual({ ticket: 'ticket 5', seq: 6 });
  live.send({ seq: 6, count: 3, comments: [fact('c3')] });
  expect(asked('ThreadComments')).toBe(1);
});

test('an own comment is counted once, also if its frame arrives before the answer', async () => {
  let answer!: (result: ApolloLink.Result) => void;
  const posting: Gateway = (name, variables) => {
    if (name === 'PostComment') return new Promise((resolve) => (answer = resolve));
    return name === 'ThreadComments' ? new Promise(() => undefined) : gateway(name, variables);
  };
  function Post() {
    const { send } = usePostComment({ kind: 'EPISODE', id: 'e1' });
    return <button onClick={() => void send({ body: 'Metin c2', spoiler: undefined })}>Yolla</button>;
  }
  const page = (
    <>
      <Comments kind="EPISODE" id="e1" />
      <Post />
    </>
  );
  const { user } = await renderWaiting(page, { gateway: posting, links: [socket] });
  await waitFor(() => expect(following).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Yolla' }));
  following[0]!.send({ seq: 6, count: 2, replyCount: 0, comments: [fact('c2')] });
  await screen.findByText('2 yorum');
  await act(async () =>
    answer({ data: { postComment: { __typename: 'PostCommentPayload', comment: comment('c2') } } }),
  );
  await screen.findByText('Metin c2');
  screen.getByText('2 yorum');
});

test('a comment appears although the read of a sign-in began before it and was answered after its frame', async () => {
  const { live, look } = await open();
  live.send({ seq: 6, count: 2, replyCount: 0, comments: [fact('c2')] });
  await screen.findByText('Metin c2');
  await look({ state: 'visitor' });
  expect(screen.queryByText('Metin c2')).toBeNull();
  [thread, seq, count] = [[comment('c2'), ...thread], 6, 2];
  await screen.findByText('Metin c2', {}, { timeout: 5_000 });
}, 15_000);

test('a reply appears below its comment; a reply to a comment outside the page is not loaded', async () => {
  bodies.set('r1', comment('r1', { parentId: 'c1', body: 'Yanıt metni' }));
  const { live } = await open();
  live.send({ seq: 6, comments: [fact('r1', { parentId: 'c1' }), fact('r9', { parentId: 'c9' })] });
  const reply = await screen.findByText('Yanıt metni');
  expect(within(reply.closest('ol')!).queryByText('Metin c1')).toBeNull();
  const [, variables] = gateway.mock.calls.find(([name]) => name === 'ThreadComments')!;
  expect(variables['comments']).toEqual([{ id: 'r1', version: 1 }]);
});

test('a comment that is missing on an old page appears with the replies that were written since', async () => {
  bodies.set('r1', comment('r1', { parentId: 'c2', body: 'İlk yanıt' }));
  bodies.set('r2', comment('r2', { parentId: 'c2', body: 'İkinci yanıt' }));
  const { live } = await open();
  live.send({ seq: 6, comments: [fact('c2'), fact('r1', { parentId: 'c2' })] });
  live.send({ seq: 7, comments: [fact('r2', { parentId: 'c2' })] });
  await screen.findByText('Metin c2');
  await screen.findByText('İlk yanıt');
  await screen.findByText('İkinci yanıt');
});

test('an edited text is reloaded, a deleted one disappears without a query', async () => {
  const { live } = await open();
  bodies.set('c1', comment('c1', { version: 2, body: 'Düzeltilmiş', edited: true }));
  live.send({ seq: 6, comments: [fact('c1', { version: 2 })] });
  await screen.findByText('Düzeltilmiş');
  live.send({ seq: 7, comments: [fact('c1', { version: 3, deleted: true })] });
  await screen.findByText('Bu yorum silindi.');
  expect(asked('ThreadComments')).toBe(1);
});

test('an edit of a comment on a page that is not loaded leaves the list as it is', async () => {
  last = false;
  const { live } = await open();
  bodies.set('old', comment('old', { version: 2, postedAt: '2025-01-01T12:00:00.000Z' }));
  live.send({ seq: 6, comments: [fact('old', { version: 2 }), fact('c2')] });
  await screen.findByText('Metin c2');
  expect(screen.queryByText('Metin old')).toBeNull();
});

test('refetches the thread if frames are missing', async () => {
  const { live } = await open();
  [thread, seq] = [[comment('c7'), ...thread], 9];
  live.send({ seq: 9, resync: true });
  await screen.findByText('Metin c7');
  expect(following).toHaveLength(1);
  expect(live.variablesNow?.()).toEqual({ ticket: 'ticket 9', seq: 9 });
});

test('an expired ticket is replaced by a refetch of the thread, and the next one is followed', async () => {
  const { live } = await open();
  seq = 8;
  live.refuse();
  await waitFor(() => expect(following).toHaveLength(2), { timeout: 8_000 });
  expect(following[1]?.variablesNow?.()).toEqual({ ticket: 'ticket 8', seq: 8 });
}, 15_000);

test('a thread whose frames have ended is read again within a second', async () => {
  const { live } = await open();
  live.send({ seq: 5, ticket: 'new' });
  live.end();
  await waitFor(() => expect(asked('Comments')).toBe(2), { timeout: 1_000 });
});

test('polls every 15 seconds without a live connection, and not with one', async () => {
  const { live } = await open();
  live.send({ seq: 5, ticket: 'new' });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
  const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
  await pass(60_000);
  expect(asked('Comments')).toBe(1);
  expect(live.variablesNow?.()).toMatchObject({ ticket: 'new' });
  act(() => live.onLost?.());
  await pass(20_000);
  expect(asked('Comments')).toBe(2);
  live.send({ seq: 5, ticket: 'newer' });
  await pass(60_000);
  expect(asked('Comments')).toBe(2);
});
