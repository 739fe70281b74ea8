import { useQuery } from '@apollo/client/react';
import { MoreButton } from '../../../components/ui/more-button.js';
import { Skeleton } from '../../../components/ui/skeleton.js';
import { ErrorState } from '../../../components/ui/states.js';
import { FoundForumPostsDocument } from '../../../generated/found-forum-posts.js';
import { joined } from '../../../lib/keyset-list.js';
import { forumTexts } from '../texts.js';
import { shownTitle } from '../topic.js';
import { PostHit } from './post-hit.js';

/** The posts of all topics that a search finds, below the topics that it finds; nothing if there are none. */
export default function FoundForumPosts({ query }: { query: string }) {
  const { data, error, refetch, fetchMore } = useQuery(FoundForumPostsDocument, {
    variables: { query },
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
  const { items, nextCursor } = data.forumPostsFound;
  if (items.length === 0 && !nextCursor) return null;
  const loadMore = (cursor: string) =>
    fetchMore({
      variables: { cursor },
      updateQuery: (before, { fetchMoreResult: next }) => ({
        forumPostsFound: {
          ...next.forumPostsFound,
          items: joined(before.forumPostsFound.items, next.forumPostsFound.items, ({ post }) => post.id),
        },
      }),
    });
  return (
    <section aria-labelledby="yazilarda" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="yazilarda" className="text-xl">
        {forumTexts.forumPosts}
      </h2>
      <ol className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface empty:hidden">
        {items.map(({ post, topic }) => (
          <PostHit key={post.id} post={post} path={topic.path} query={query} topic={shownTitle(topic)} />
        ))}
      </ol>
      {nextCursor && (
        <MoreButton
          variant="quiet"
          className=""
          onMore={() => loadMore(nextCursor)}
          label={forumTexts.morePostsFound}
          failure={forumTexts.moreFailed}
        />
      )}
    </section>
  );
}
