import { useQuery, useSuspenseQuery } from '@apollo/client/react';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Button } from '../../../components/ui/button.js';
import { FeedDocument } from '../../../generated/feed.js';
import { GroupPostsDocument } from '../../../generated/group-posts.js';
import type { PostPageFragment } from '../../../generated/types.js';
import { useIncomplete } from '../../../lib/render-scope.js';
import { useFeed } from '../hooks/use-feed.js';
import { usePostOverlay } from '../hooks/use-post-overlay.js';
import type { FlowPost } from '../post.js';
import { feedSource, groupSource, type PostSource } from '../post-source.js';
import { flowTexts } from '../texts.js';
import { NewPosts } from './new-posts.js';
import { NoPosts, PostList, PostListSkeleton, PostsFailed } from './post-list.js';

/** Notifies a feed of a post that was written above it. */
export type AddPost = (post: FlowPost) => void;

const everyone = feedSource('EVERYONE');
const followed = feedSource('FOLLOWED');

interface Props {
  /** Set by the feed that is shown. */
  onReady: (add: AddPost | undefined) => void;
}

/** 'Herkes', the same for all readers. @param page first page, from 1 */
export function EveryoneFeed({ page, onReady }: Props & { page: number }) {
  const { data, refetch } = useSuspenseQuery(FeedDocument, {
    variables: { kind: 'EVERYONE', ...(page > 1 && { page }) },
    errorPolicy: 'all',
  });
  useIncomplete(!data?.feed);
  usePostOverlay(data?.feed?.items.map(({ id }) => id) ?? []);
  return (
    <Posts
      source={everyone}
      list={data?.feed}
      onRetry={() => void refetch().catch(() => undefined)}
      onReady={onReady}
      empty={<NoPosts title={flowTexts.noneTitle} hint={flowTexts.noneHint} />}
    />
  );
}

/** 'Takip ettiklerin', for members. */
export function FollowedFeed({ onReady, onEveryone }: Props & { onEveryone: () => void }) {
  const { data, error, refetch } = useQuery(FeedDocument, {
    variables: { kind: 'FOLLOWED' },
    context: { quiet: true },
    errorPolicy: 'all',
  });
  if (!data?.feed && !error) return <PostListSkeleton />;
  return (
    <Posts
      source={followed}
      list={data?.feed}
      onRetry={() => void refetch().catch(() => undefined)}
      onReady={onReady}
      empty={
        <NoPosts
          title={flowTexts.noFollowedTitle}
          hint={flowTexts.noFollowedHint}
          action={
            <Button variant="outline" onClick={onEveryone}>
              {flowTexts.toEveryone}
            </Button>
          }
        />
      }
    />
  );
}

/** The posts of a group, for those who may see them. @param page where they begin, from 1 */
export function GroupFeed({
  groupId,
  page,
  onReady,
  hidden,
}: Props & { groupId: string; page: number; hidden: ReactNode }) {
  const source = useMemo(() => groupSource(groupId), [groupId]);
  const { data, error, refetch } = useQuery(GroupPostsDocument, {
    variables: { groupId, ...(page > 1 && { page }) },
    // The cache must not show what a former member has read.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    context: { quiet: true },
    errorPolicy: 'all',
    ssr: false,
  });
  if (data === undefined && !error) return <PostListSkeleton />;
  if (data?.groupPosts === null && !error) return hidden;
  return (
    <Posts
      source={source}
      list={data?.groupPosts}
      onRetry={() => void refetch().catch(() => undefined)}
      onReady={onReady}
      empty={<NoPosts title={flowTexts.noGroupPosts} hint={flowTexts.noneHint} />}
      inGroup
    />
  );
}

interface PostsProps extends Props {
  source: PostSource;
  /** Null if it could not be read. */
  list: PostPageFragment | null | undefined;
  onRetry: () => void;
  empty: ReactNode;
  inGroup?: boolean;
}

function Posts({ source, list, onRetry, onReady, empty, inGroup = false }: PostsProps) {
  const feed = useFeed(source, list);
  const top = useRef<HTMLDivElement>(null);
  const add = useRef(feed.add);
  add.current = feed.add;
  useEffect(() => {
    onReady((post) => add.current(post));
    return () => onReady(undefined);
  }, [onReady]);
  if (!list) return <PostsFailed onRetry={onRetry} />;
  const showNewer = () => {
    feed.readNewer();
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView();
  };
  return (
    <div ref={top} className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-4">
      <NewPosts count={feed.newCount} loading={feed.readingNewer} onShow={showNewer} />
      <PostList
        posts={list.items}
        last={list.last}
        loadingMore={feed.loadingMore}
        turned={feed.turned}
        onMore={feed.loadMore}
        empty={empty}
        inGroup={inGroup}
      />
    </div>
  );
}
