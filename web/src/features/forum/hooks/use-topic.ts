import { useApolloClient, useSuspenseQuery } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { OwnTopicDocument } from '../../../generated/own-topic.js';
import { PostsByIdDocument } from '../../../generated/posts-by-id.js';
import { TopicPageDocument } from '../../../generated/topic-page.js';
import { TopicPostsDocument } from '../../../generated/topic-posts.js';
import { joined } from '../../../lib/keyset-list.js';
import { retry } from '../../../lib/retry.js';
import { useViewer } from '../../../lib/viewer.js';

const MOST = 100;

/** The viewer's reading position when the page was opened; known once the viewer's own data is loaded. */
export interface OwnPlace {
  /** The last post that was read; undefined for a topic that the viewer had not opened before. */
  readonly read: number | undefined;
}

/**
 * A topic with its posts from one number on: rendered with the data for visitors, then updated with the viewer's own data. Further
 * pages are added at either end of the list.
 */
export function useTopic(id: string, fromNumber: number | null) {
  const client = useApolloClient();
  const viewer = useViewer();
  const memberId = viewer.state === 'member' ? viewer.member.id : undefined;
  const variables = useMemo(() => ({ id, fromNumber }), [id, fromNumber]);
  const { data } = useSuspenseQuery(TopicPageDocument, { variables });
  const [own, setOwn] = useState<OwnPlace>();
  const { topic, topicPosts: list } = data;
  const posts = list?.items ?? [];

  useEffect(() => {
    if (memberId === undefined) return;
    const query = { query: OwnTopicDocument, variables: { id } };
    return retry(() =>
      client
        .query({ ...query, fetchPolicy: 'network-only', context: { quiet: true } })
        .then(({ data: answer }) =>
          setOwn({ read: answer?.topicsById?.[0]?.state?.readNumber ?? undefined }),
        ),
    );
  }, [client, memberId, id]);

  const ids = [...new Set(posts.flatMap((post) => [post.id, ...(post.quoted ? [post.quoted.id] : [])]))];
  const wanted = ids.slice(-MOST).join(',');
  const readAgain = useCallback(
    (asked: readonly string[]) =>
      client.query({
        query: PostsByIdDocument,
        variables: { ids: [...asked] },
        fetchPolicy: 'network-only',
        context: { quiet: true },
      }),
    [client],
  );
  useEffect(() => {
    if (memberId !== undefined && wanted !== '') return retry(() => readAgain(wanted.split(',')));
    return undefined;
  }, [memberId, wanted, readAgain]);

  const load = useCallback(
    async (where: { fromNumber: number } | { beforeNumber: number }) => {
      const { data: more } = await client.query({
        query: TopicPostsDocument,
        variables: { id, ...where },
        fetchPolicy: 'network-only',
      });
      const page = more?.topicPosts;
      if (!page) return;
      client.cache.updateQuery({ query: TopicPageDocument, variables }, (before) => {
        const standing = before?.topicPosts;
        if (!standing) return before;
        const topicPosts =
          'beforeNumber' in where
            ? {
                ...standing,
                items: joined(page.items, standing.items, ({ id: one }) => one),
                earlier: page.earlier,
              }
            : {
                ...standing,
                last: page.last,
                nextCursor: page.nextCursor ?? null,
                items: joined(standing.items, page.items, ({ id: one }) => one),
              };
        return { ...before, topicPosts };
      });
    },
    [client, id, variables],
  );

  const first = posts[0]?.number ?? 1;
  const last = posts.at(-1)?.number ?? 0;
  // A cached page may be older than the member's own data; then the rest is read once.
  const isBehind = own !== undefined && list?.last === true && (topic?.lastNumber ?? 0) > last;
  const caughtUp = useRef(false);
  useEffect(() => {
    if (!isBehind || caughtUp.current) return;
    caughtUp.current = true;
    load({ fromNumber: last + 1 }).catch(() => undefined);
  }, [isBehind, load, last]);
  return {
    topic,
    list,
    posts,
    own,
    readAgain,
    loadEarlier: useCallback(() => load({ beforeNumber: first }), [load, first]),
    loadLater: useCallback(() => load({ fromNumber: last + 1 }), [load, last]),
  };
}
