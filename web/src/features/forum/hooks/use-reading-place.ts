import { useApolloClient } from '@apollo/client/react';
import { type RefObject, useEffect, useRef } from 'react';
import { MarkTopicReadDocument } from '../../../generated/mark-topic-read.js';
import type { OwnPlace } from './use-topic.js';

/** How long the last seen post must be visible before its number is stored. */
const PAUSE_MS = 1_000;

/**
 * Stores the last post that a member has seen. A post counts as seen once its end has been on the screen.
 * @param own undefined for visitors, and until the member's own data is loaded
 * @param list the element with the posts; the end of each has its number in `data-seen`
 */
export function useReadingPlace(
  id: string,
  own: OwnPlace | undefined,
  list: RefObject<HTMLElement | null>,
  postCount: number,
): void {
  const client = useApolloClient();
  const seen = useRef(0);
  const kept = useRef(-1);
  const ready = own !== undefined;
  const read = own?.read ?? -1;

  useEffect(() => {
    const root = list.current;
    if (!ready || !root) return;
    kept.current = Math.max(kept.current, read);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      if (seen.current <= kept.current) return;
      const number = seen.current;
      kept.current = number;
      client
        .mutate({ mutation: MarkTopicReadDocument, variables: { id, number }, context: { quiet: true } })
        .then(
          ({ data }) => {
            const now = data?.markTopicRead.state;
            const cached = client.cache.identify({ __typename: 'Topic', id });
            if (now && cached) client.cache.modify({ id: cached, fields: { state: () => now as never } });
          },
          // The next seen post retries it.
          () => (kept.current = Math.min(kept.current, number - 1)),
        );
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, PAUSE_MS);
    };
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        const number = Number((target as HTMLElement).dataset['seen']);
        if (isIntersecting && number > seen.current) seen.current = number;
      }
      later();
    });
    for (const end of root.querySelectorAll('[data-seen]')) observer.observe(end);
    // A topic without posts counts as opened.
    later();
    // The page is left, or the tab is closed.
    document.addEventListener('visibilitychange', keep);
    return () => {
      document.removeEventListener('visibilitychange', keep);
      observer.disconnect();
      keep();
    };
  }, [client, id, list, ready, read, postCount]);
}
