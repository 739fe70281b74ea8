import type { ApolloClient } from '@apollo/client';
import { PostCountsFragmentDoc } from '../../generated/post-counts-fragment.js';
import { PostFramesDocument } from '../../generated/post-frames.js';
import type { PostFramesSubscription } from '../../generated/types.js';
import type { LiveContext } from '../../lib/live-context.js';
import { showCounts } from './live-counts.js';
import { dropPost } from './post-cache.js';
import { type LivePost, readLivePost } from './read-live-posts.js';

type Live = LivePost['clapLive'];
type Frame = PostFramesSubscription['postFrames'];

/** Maximum wait before a post is read again after a refused subscription; the wait grows with each attempt. */
const AGAIN_MS = 3_000;
const LONGEST_AGAIN_MS = 60_000;
/** Maximum wait before a post is read again after the gateway has ended its frames: the viewer may have lost it. */
const ENDED_MS = 300;
/** Pause before claps of a frame are shown while own claps are being sent: they would be counted twice. */
const BUSY_MS = 300;

export interface FollowOptions {
  client: ApolloClient;
  postId: string;
  /** True while own claps are shown that the server has not counted yet. */
  isClapping: () => boolean;
}

/**
 * Reads the counts of a post and keeps them up to date until the returned function is called. A post that is hidden from the viewer
 * meanwhile is removed from the page.
 */
export function followCounts({ client, postId, isClapping }: FollowOptions): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let followings: { unsubscribe: () => void }[] = [];
  let refusals = 0;
  let isReading = false;
  let isStopped = false;
  let isWaiting = false;
  let claps = 0;
  let votes: readonly number[] = [];

  const later = (ms: number, work: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, ms);
    timers.add(timer);
  };
  const showClaps = () => {
    isWaiting = isClapping();
    if (isWaiting) later(BUSY_MS, showClaps);
    else showCounts(client.cache, postId, { claps });
  };
  const takeClaps = (count: number) => {
    claps = count;
    if (!isWaiting) showClaps();
  };
  const takeVotes = (counts: readonly number[]) => {
    votes = counts;
    showCounts(client.cache, postId, { votes });
  };
  const show = ({ clapCount, poll, pollLive }: LivePost) => {
    takeClaps(clapCount);
    if (poll && pollLive) takeVotes(poll.answers.map(({ count }) => count));
  };

  const follow = (live: Live, take: (frame: Frame) => void) => {
    let position = { seq: live.seq, ticket: live.ticket };
    const context: LiveContext = { variablesNow: () => ({ ...position }) };
    const following = client
      .subscribe({
        query: PostFramesDocument,
        variables: { ...position },
        context: { ...context },
        errorPolicy: 'all',
      })
      .subscribe({
        next({ data }) {
          if (!data) return again();
          refusals = 0;
          const { postFrames: frame } = data;
          const isNew = frame.seq > position.seq;
          position = { seq: Math.max(frame.seq, position.seq), ticket: frame.ticket ?? position.ticket };
          if (frame.resync) readAgain(Math.random() * frame.spreadMs);
          else if (isNew && frame.ticket === null) take(frame);
        },
        error: again,
        // The gateway ends the frames of a post that the viewer may no longer see.
        complete: ended,
      });
    followings.push(following);
  };
  const readAgain = (ms: number) => {
    if (isReading) return;
    isReading = true;
    later(ms, () => {
      isReading = false;
      readLivePost(client, postId).then((post) => {
        if (isStopped) return;
        if (post) show(post);
        else hide();
      }, again);
    });
  };
  const disconnect = () => {
    const ending = followings;
    followings = [];
    for (const following of ending) following.unsubscribe();
  };
  const hide = () => {
    disconnect();
    dropPost(client.cache, postId);
  };
  function again() {
    if (isStopped || followings.length === 0) return;
    disconnect();
    reconnect();
  }
  function ended() {
    if (isStopped || followings.length === 0) return;
    disconnect();
    reconnect(ENDED_MS);
  }
  const reconnect = (firstMs = AGAIN_MS) => {
    const most = refusals === 0 ? firstMs : Math.min(LONGEST_AGAIN_MS, AGAIN_MS * 2 ** refusals);
    refusals += 1;
    later(most * (0.5 + Math.random() / 2), connect);
  };
  const connect = () => {
    readLivePost(client, postId).then(
      (post) => {
        if (isStopped) return;
        if (!post) return hide();
        show(post);
        follow(post.clapLive, (frame) => takeClaps(frame.claps));
        if (post.pollLive) follow(post.pollLive, (frame) => takeVotes(frame.votes));
      },
      () => {
        if (!isStopped) reconnect();
      },
    );
  };

  // A read of the page that began before these counts, as after a sign-in, may be answered after them.
  const watching = client
    .watchFragment({ fragment: PostCountsFragmentDoc, from: { __typename: 'Post', id: postId } })
    .subscribe(({ data, complete }) => {
      if (!complete) return;
      if (data.clapCount < claps && !isWaiting) showClaps();
      if (data.poll?.answers.some(({ count }, place) => (count ?? 0) < (votes[place] ?? 0))) takeVotes(votes);
    });
  connect();
  return () => {
    isStopped = true;
    watching.unsubscribe();
    disconnect();
    for (const timer of timers) clearTimeout(timer);
  };
}
