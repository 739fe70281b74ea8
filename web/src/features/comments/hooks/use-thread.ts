import { useApolloClient, useSuspenseQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useToast } from '../../../components/ui/toast.js';
import { CommentsDocument } from '../../../generated/comments.js';
import type { CommentsQuery, TargetInput } from '../../../generated/types.js';
import { commentTexts } from '../texts.js';
import { useHydrated } from '../../../components/ui/use-hydrated.js';
import { useLiveThread } from './use-live-thread.js';

export type ThreadComment = NonNullable<CommentsQuery['comments']>['items'][number];
export type ReplyComment = ThreadComment['replies'][number];

export interface Thread {
  /** Undefined if the comments service does not answer. */
  comments: readonly ThreadComment[] | undefined;
  /** Comments and replies of the whole thread. */
  count: number;
  replyCount: number;
  last: boolean;
  loadingMore: boolean;
  /** Whether a further page was requested. */
  turned: boolean;
  loadMore: () => void;
  retry: () => void;
}

const PAGE_SIZE = 20;

/**
 * The current state of a thread: its first page comes with the page, further ones load on request, and live changes
 * are applied.
 */
export function useThread(target: TargetInput): Thread {
  const client = useApolloClient();
  const hydrated = useHydrated();
  const { data, refetch } = useSuspenseQuery(CommentsDocument, {
    variables: { target, page: 1 },
    errorPolicy: 'all',
  });
  const toast = useToast();
  const [loadingMore, setLoadingMore] = useState(false);
  const [turned, setTurned] = useState(false);
  const list = data?.comments;
  useLiveThread(target, hydrated ? list?.live : undefined);
  const loadMore = () => {
    setLoadingMore(true);
    const page = Math.floor((list?.items.length ?? 0) / PAGE_SIZE) + 1;
    client
      .query({
        query: CommentsDocument,
        variables: { target, page, cursor: list?.nextCursor ?? null },
        fetchPolicy: 'network-only',
      })
      .then(
        () => setTurned(true),
        () => toast.show({ text: commentTexts.moreFailed, tone: 'error', onRetry: loadMore }),
      )
      .finally(() => setLoadingMore(false));
  };
  return {
    comments: list?.items,
    count: list?.count ?? 0,
    replyCount: list?.replyCount ?? 0,
    last: list?.last ?? true,
    loadingMore,
    turned,
    loadMore,
    retry: () => void refetch().catch(() => undefined),
  };
}
