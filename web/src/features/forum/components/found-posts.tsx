import { useQuery } from '@apollo/client/react';
import { MoreButton } from '../../../components/ui/more-button.js';
import { Skeleton } from '../../../components/ui/skeleton.js';
import { EmptyState, ErrorState } from '../../../components/ui/states.js';
import { FoundTopicPostsDocument } from '../../../generated/found-topic-posts.js';
import { joined } from '../../../lib/keyset-list.js';
import { forumTexts } from '../texts.js';
import { PostHit } from './post-hit.js';

export interface FoundPostsProps {
  topicId: string;
  /** The topic's address. */
  path: string;
  query: string;
}

/** The posts of a topic that a search finds, the newest first; each links to its place. */
export default function FoundPosts({ topicId, path, query }: FoundPostsProps) {
  const { data, error, refetch, fetchMore } = useQuery(FoundTopicPostsDocument, {
    variables: { topicId, query },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
    ssr: false,
  });
  if (!data && error)
    return (
      <ErrorState
        title={forumTexts.searchPostsFailed}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (!data)
    return (
      <div aria-busy="true">
        <Skeleton className="h-64 rounded-2xl" />
      </div>
    );
  const { items = [], nextCursor } = data.topicPostsFound ?? {};
  const loadMore = (cursor: string) =>
    fetchMore({
      variables: { cursor },
      updateQuery: (before, { fetchMoreResult }) => ({
        topicPostsFound: fetchMoreResult.topicPostsFound && {
          ...fetchMoreResult.topicPostsFound,
          items: joined(
            before.topicPostsFound?.items ?? [],
            fetchMoreResult.topicPostsFound.items,
            ({ id }) => id,
          ),
        },
      }),
    });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p role="status" className="sr-only">
        {forumTexts.postsFound(items.length, Boolean(nextCursor))}
      </p>
      {/* A page of a search may be empty although more follows. */}
      {items.length === 0 && !nextCursor && (
        <EmptyState icon="search" title={forumTexts.noneFound} hint={forumTexts.noPostsFoundHint} />
      )}
      {items.length > 0 && (
        <ol
          aria-label={forumTexts.postsFoundFor(query)}
          className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface"
        >
          {items.map((post) => (
            <PostHit key={post.id} post={post} path={path} query={query} />
          ))}
        </ol>
      )}
      {nextCursor && (
        <MoreButton
          variant="quiet"
          className=""
          onMore={() => loadMore(nextCursor)}
          label={forumTexts.morePostsFound}
          failure={forumTexts.moreFailed}
        />
      )}
    </div>
  );
}
