import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ApolloLink, Observable } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { act, screen, waitFor, within } from '@testing-library/react';
import { PostDocument } from '../../generated/post.js';
import type { PostFramesSubscription } from '../../generated/types.js';
import type { LiveContext } from '../../lib/live-context.js';
import { type Gateway, renderWaiting } from '../../testing/render.js';
import { PostItem } from './components/post-item.js';
import { PostPage } from './components/post-page.js';
import type { FlowPost } from './post.js';
import { me, pollOf, postOf } from './testing/posts.js';

type Frame = PostFramesSubscription['postFrames'];

interface Following extends LiveContext {
  ticket: string;
  isOpen: boolean;
  send: (frame: Partial<Frame>) => void;
  refuse: () => void;
  /** Ends the frames, as the gateway does once the viewer may no longer see the post. */
  end: () => void;
}
let followings: Following[];
/** A fake live connection. */
const socket = new ApolloLink((operation, forward) => {
  if (operation.operationName !== 'PostFrames') return forward(operation);
  return new Observable((observer) => {
    const following: Following = {
      ...(operation.getContext() as LiveContext),
      ticket: operation.variables['ticket'] as string,
      isOpen: true,
      send(frame) {
        const whole = { seq: 0, resync: false, spreadMs: 0, claps: 0, votes: [], ticket: null };
        const postFrames = { __typename: 'PostFrame', ...whole, ...frame };
        act(() => observer.next({ data: { postFrames } }));
      },
      refuse: () =>
        act(() => {
          observer.next({ errors: [{ message: 'Bilet eski', extensions: { code: 'OUTDATED' } }] } as never);
          observer.complete();
        }),
      end: () => act(() => observer.complete()),
    };
    followings.push(following);
    return () => {
      following.isOpen = false;
    };
  });
});
const openTickets = () => followings.filter(({ isOpen }) => isOpen).map(({ ticket }) => ticket);
const followingOf = (ticket: string) => followings.findLast((one) => one.isOpen && one.ticket === ticket)!;

let showOnScreen: (isIntersecting: boolean) => void;
const real = globalThis.IntersectionObserver;
beforeEach(() => {
  followings = [];
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      showOnScreen = (isIntersecting) =>
        callback([{ isIntersecting } as IntersectionObserverEntry], this as never);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  globalThis.IntersectionObserver = real;
});

/** A post that is read from the cache, so that frames change it. */
function Shown({ id }: { id: string }) {
  const { data } = useQuery(PostDocument, { variables: { id } });
  return data?.post ? <PostItem post={data.post} /> : null;
}

const live = (ticket: string, seq = 4) => ({ __typename: 'PostLive', seq, ticket });
const livePost = ({ id, clapCount, poll }: FlowPost) => ({
  __typename: 'Post',
  id,
  clapCount,
  clapLive: live('claps'),
  poll: poll && { __typename: 'Poll', answers: poll.answers },
  pollLive: poll && !poll.resultsHidden && !poll.ended ? live('poll') : null,
});

/** Shows a post; `now` is the post as the gateway has it, which `set` changes. */
const open = async (post: FlowPost, answers: Record<string, () => object> = {}) => {
  let [now, reads]: [FlowPost | undefined, number] = [post, 0];
  const gateway: Gateway = (name) => {
    if (name === 'Post') return { data: { post } };
    if (name === 'LivePosts') {
      reads += 1;
      return { data: { postsById: now ? [livePost(now)] : [] } };
    }
    const answer = answers[name];
    if (!answer) throw new Error(`${name} is not answered here`);
    return answer() as never;
  };
  const shown = await renderWaiting(<Shown id={post.id} />, { gateway, viewer: me, links: [socket] });
  await screen.findByRole('article');
  const set = (next: FlowPost | undefined) => {
    now = next;
  };
  return { ...shown, set, reads: () => reads };
};
const enter = () => act(() => showOnScreen(true));
// A post is followed after a pause, on a busy machine after some seconds.
jest.setTimeout(30_000);
const until = <T,>(check: () => T) => waitFor(check, { timeout: 10_000 });

test('claps of others appear while the post is on the screen, and nothing is followed before and after', async () => {
  const { set } = await open(postOf('p1', { clapCount: 4 }));
  expect(followings).toEqual([]);
  set(postOf('p1', { clapCount: 6 }));
  enter();
  await until(() => expect(openTickets()).toEqual(['claps']));
  await screen.findByRole('button', { name: 'Alkışla: 6 alkış' });
  followingOf('claps').send({ seq: 5, claps: 9 });
  await screen.findByRole('button', { name: 'Alkışla: 9 alkış' });
  // Neither an older frame nor a frame that only renews the ticket changes the count.
  followingOf('claps').send({ seq: 5, claps: 3 });
  followingOf('claps').send({ seq: 5, ticket: 'claps 2' });
  screen.getByRole('button', { name: 'Alkışla: 9 alkış' });
  expect(followingOf('claps').variablesNow?.()).toEqual({ ticket: 'claps 2', seq: 5 });
  act(() => showOnScreen(false));
  await until(() => expect(openTickets()).toEqual([]));
});

test('own claps that are being sent are not counted a second time', async () => {
  const sent = { current: () => undefined as void };
  const { user } = await open(postOf('p1', { clapCount: 4 }), {
    Clap: () =>
      new Promise((resolve) => {
        sent.current = () =>
          resolve({ data: { clap: { __typename: 'ClapPayload', postId: 'p1', clapCount: 5, ownClaps: 1 } } });
      }),
  });
  enter();
  await until(() => expect(openTickets()).toEqual(['claps']));
  await user.click(screen.getByRole('button', { name: /^Alkışla/ }));
  followingOf('claps').send({ seq: 5, claps: 5 });
  screen.getByRole('button', { name: 'Alkışla: 5 alkış, senin 1' });
  followingOf('claps').send({ seq: 6, claps: 7 });
  await until(() => {
    act(() => sent.current());
    screen.getByRole('button', { name: 'Alkışla: 7 alkış, senin 1' });
  });
});

const results = (counts: readonly number[]) =>
  pollOf({
    ownAnswer: 2,
    resultsHidden: false,
    voteCount: counts.reduce((sum, count) => sum + count, 0),
    answers: ['Çay', 'Kahve'].map((text, place) => ({
      __typename: 'PollAnswer',
      text,
      count: counts[place]!,
    })),
  });

test('the results of a poll are followed once the viewer has voted, and change live', async () => {
  const voted = results([1, 3]);
  const { user, set } = await open(postOf('p1', { poll: pollOf() }), {
    VoteInPoll: () => {
      set(postOf('p1', { poll: voted }));
      return { data: { voteInPoll: { __typename: 'VoteInPollPayload', postId: 'p1', poll: voted } } };
    },
  });
  enter();
  await until(() => expect(openTickets()).toEqual(['claps']));
  await user.click(screen.getByRole('radio', { name: 'Kahve' }));
  await user.click(screen.getByRole('button', { name: 'Oy ver' }));
  const group = await screen.findByRole('group', { name: 'Anket sonuçları' });
  await until(() => expect(openTickets()).toEqual(['claps', 'poll']));
  followingOf('poll').send({ seq: 5, votes: [5, 3] });
  await within(group).findByText('5 oy, %63');
  screen.getByText('8 oy');
  // A frame from before the own vote.
  followingOf('poll').send({ seq: 6, votes: [5, 2] });
  followingOf('poll').send({ seq: 7, votes: [6, 2] });
  await screen.findByText('9 oy');
});

test('after missing frames the post is read again; after a refusal it is followed with a new ticket', async () => {
  const { set, reads, unmount } = await open(postOf('p1', { clapCount: 4 }));
  enter();
  await until(() => expect(openTickets()).toEqual(['claps']));
  set(postOf('p1', { clapCount: 30 }));
  followingOf('claps').send({ seq: 40, resync: true });
  await screen.findByRole('button', { name: 'Alkışla: 30 alkış' });
  expect([reads(), followings.length]).toEqual([2, 1]);
  followingOf('claps').refuse();
  expect(openTickets()).toEqual([]);
  await until(() => expect(openTickets()).toEqual(['claps']));
  expect(reads()).toBe(3);
  unmount();
  expect(openTickets()).toEqual([]);
});

test('a post that the viewer may no longer see leaves the page, and is not followed again', async () => {
  const { set, reads } = await open(postOf('p1', { clapCount: 4 }));
  enter();
  await until(() => expect(openTickets()).toEqual(['claps']));
  set(undefined);
  followingOf('claps').refuse();
  await until(() => expect(screen.queryByRole('article')).toBeNull());
  expect(reads()).toBe(2);
  expect(openTickets()).toEqual([]);
});

test('counts stay as a frame has changed them, although the read of a sign-in began before the frame', async () => {
  const post = postOf('p1', { clapCount: 4, poll: results([1, 3]) });
  let answer: (() => void) | undefined;
  let isAsked = false;
  const gateway: Gateway = (name) => {
    if (name === 'LivePosts') return { data: { postsById: [livePost(post)] } };
    if (name !== 'Post') throw new Error(`${name} is not answered here`);
    if (isAsked) return new Promise((resolve) => (answer = () => resolve({ data: { post } })));
    isAsked = true;
    return { data: { post } };
  };
  const page = <PostPage id="p1" absent={null} />;
  const { look } = await renderWaiting(page, { gateway, viewer: me, links: [socket] });
  await until(() => expect(openTickets()).toEqual(['claps', 'poll']));
  const looked = look(me);
  await until(() => expect(answer).toBeDefined());
  followingOf('claps').send({ seq: 5, claps: 9 });
  followingOf('poll').send({ seq: 5, votes: [6, 3] });
  answer?.();
  await looked;
  await screen.findByRole('button', { name: 'Alkışla: 9 alkış' });
  await screen.findByText('9 oy');
});

test('the page of a post shows nothing of it within a second after the viewer has lost its group', async () => {
  let isMember = true;
  const post = postOf('p1', { body: 'Gizli metin' });
  const gateway: Gateway = (name) => {
    if (name === 'Post') return { data: { post: isMember ? post : null } };
    if (name === 'LivePosts') return { data: { postsById: isMember ? [livePost(post)] : [] } };
    throw new Error(`${name} is not answered here`);
  };
  const page = <PostPage id="p1" absent={<p>Böyle bir gönderi yok</p>} comments={() => <p>Yorumlar</p>} />;
  await renderWaiting(page, { gateway, viewer: me, links: [socket] });
  // Followed without being on the screen: the reader may have scrolled down to the comments.
  await until(() => expect(openTickets()).toEqual(['claps']));
  followingOf('claps').send({ seq: 4, ticket: 'claps 2' });
  isMember = false;
  followingOf('claps').end();
  await waitFor(() => expect(screen.queryByText('Gizli metin')).toBeNull(), { timeout: 1_000 });
  await screen.findByText('Böyle bir gönderi yok');
  expect(screen.queryByText('Yorumlar')).toBeNull();
});
