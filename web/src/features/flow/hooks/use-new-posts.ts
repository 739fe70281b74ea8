import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { PostSource } from '../post-source.js';

/** Interval at which newer posts are counted without a live connection. */
const POLL_MS = 30_000;

/**
 * How many posts of a list are newer than one, updated live; at most 21.
 * @param newerThan undefined for an empty list
 * @param enabled false before hydration
 */
export function useNewPosts(source: PostSource, newerThan: string | undefined, enabled: boolean): number {
  const client = useApolloClient();
  const [known, setKnown] = useState<{ newerThan: string | undefined; count: number }>();
  const [isLive, setLive] = useState(false);

  useEffect(() => {
    if (!enabled) return;
    return source.follow(client, newerThan, {
      next(count) {
        setLive(count !== undefined);
        if (count !== undefined) setKnown({ newerThan, count });
      },
      lost: () => setLive(false),
    });
  }, [client, source, newerThan, enabled]);

  useEffect(() => {
    if (!enabled || isLive) return;
    const poll = () => {
      if (document.hidden) return;
      // They are shown once the reader asks for them.
      source.newer(client, newerThan, false).then(
        (page) =>
          page && setKnown({ newerThan, count: page.items.length + (newerThan && !page.last ? 1 : 0) }),
        () => undefined,
      );
    };
    const timer = setInterval(poll, POLL_MS * (0.75 + Math.random() / 2));
    return () => clearInterval(timer);
  }, [client, source, newerThan, enabled, isLive]);

  return known?.newerThan === newerThan ? (known?.count ?? 0) : 0;
}
