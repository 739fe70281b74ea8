import { useApolloClient } from '@apollo/client/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useViewer } from '../../../lib/viewer.js';
import { followCounts } from '../follow-counts.js';
import type { FlowPost } from '../post.js';
import { uncountedClaps } from './use-claps.js';

/** A post is followed once it has been on the screen for this long, so that scrolling past posts does not follow each. */
const SETTLED_MS = 600;
/** Number of posts of a page that are followed at once. A socket takes 20 subscriptions, and a poll needs a second one. */
const MOST = 6;

let followed = 0;

/**
 * Keeps claps and poll results of a post up to date while it is on the screen. The result is the ref of its element.
 * @param isAlone true for a page of this post, which is followed wherever the reader has scrolled to
 */
export function useLiveCounts({ id, poll }: FlowPost, isAlone: boolean): RefObject<HTMLElement | null> {
  const client = useApolloClient();
  const viewer = useViewer();
  const element = useRef<HTMLElement>(null);
  const [isSeen, setSeen] = useState(isAlone);

  useEffect(() => {
    if (isAlone || !element.current || typeof IntersectionObserver === 'undefined') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = new IntersectionObserver((entries) => {
      const isShown = entries.at(-1)?.isIntersecting ?? false;
      clearTimeout(timer);
      timer = setTimeout(() => setSeen(isShown), SETTLED_MS);
    });
    watch.observe(element.current);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
    };
  }, [isAlone]);

  const memberId = viewer.state === 'member' ? viewer.member.id : '';
  // A vote shows the results, which have a live connection of their own.
  const showsResults = poll !== null && !poll.resultsHidden && !poll.ended;
  const isKnown = viewer.state !== 'unknown';
  useEffect(() => {
    if (!isSeen || !isKnown || followed >= MOST) return;
    followed += 1;
    const stop = followCounts({
      client,
      postId: id,
      isClapping: () => uncountedClaps(client, memberId, id) > 0,
    });
    return () => {
      followed -= 1;
      stop();
    };
  }, [client, id, isSeen, isKnown, memberId, showsResults]);
  return element;
}
