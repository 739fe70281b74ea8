import { useApolloClient, useSubscription, useSuspenseQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useToast } from '../../../components/ui/toast.js';
import { CommentsDocument } from '../../../generated/comments.js';
import { ThreadChangedDocument } from '../../../generated/thread-changed.js';
import type { CommentsQuery, TargetInput } from '../../../generated/types.js';
import { commentTexts } from '../texts.js';
import { useHydrated } from '../../../components/ui/use-hydrated.js';

export type ThreadComment = NonNullable<CommentsQuery['comments']>['items'][number];
export type ReplyComment = ThreadComment['replies'][number];

export interface Thread {
  /** Undefined when the comments do not answer. */
  comments: readonly ThreadComment[] | undefined;
  /** Of the whole thread: comments, and the replies below them. */
  count: number;
  replyCount: number;
  last: boolean;
  loadingMore: boolean;
  /** Whether a further page was asked for. */
  turned: boolean;
  loadMore: () => void;
  retry: () => void;
}

const PAGE_SIZE = 20;

/** A thread as it stands now: the first page with the page itself, more on request, changes as they happen. */
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
  useSubscription(ThreadChangedDocument, {
    variables: { target },
    skip: !hydrated,
    ignoreResults: true,
    onData: ({ data: { data: change } }) => {
      const comments = change?.threadChanged.comments;
      if (!comments) return;
      client.writeQuery({ query: CommentsDocument, variables: { target, page: 1 }, data: { comments } });
    },
  });
  const list = data?.comments;
  const loadMore = () => {
    setLoadingMore(true);
    const page = Math.floor((list?.items.length ?? 0) / PAGE_SIZE) + 1;
    client
      .query({
        query: CommentsDocument,
        // Counted from what the reader has on top, whatever came meanwhile.
        variables: { target, page, newestId: list?.items[0]?.id ?? null },
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
