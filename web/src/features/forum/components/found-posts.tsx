import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../../components/ui/avatar.js';
import { Button } from '../../../components/ui/button.js';
import { Skeleton } from '../../../components/ui/skeleton.js';
import { EmptyState, ErrorState } from '../../../components/ui/states.js';
import { TimeAgo } from '../../../components/ui/time-ago.js';
import { FoundTopicPostsDocument } from '../../../generated/found-topic-posts.js';
import type { FoundTopicPostsQuery } from '../../../generated/types.js';
import { joined } from '../../../lib/keyset-list.js';
import { excerptOf } from '../excerpt.js';
import { forumTexts } from '../texts.js';
import { postPlace } from '../topic.js';

export interface FoundPostsProps {
  topicId: string;
  /** The topic's address. */
  path: string;
  query: string;
}

type Found = NonNullable<FoundTopicPostsQuery['topicPostsFound']>['items'][number];

/** The posts of a topic that a search finds, the newest first; each links to its place. */
export default function FoundPosts({ topicId, path, query }: FoundPostsProps) {
  const [more, setMore] = useState<'idle' | 'loading' | 'failed'>('idle');
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
  const loadMore = (cursor: string) => {
    setMore('loading');
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
    }).then(
      () => setMore('idle'),
      () => setMore('failed'),
    );
  };
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
            <Hit key={post.id} post={post} path={path} query={query} />
          ))}
        </ol>
      )}
      {nextCursor && (
        <div className="grid justify-items-center gap-2">
          <Button variant="quiet" loading={more === 'loading'} onClick={() => loadMore(nextCursor)}>
            {forumTexts.morePostsFound}
          </Button>
          <p role="alert" className="text-sm text-pomegranate-text empty:hidden">
            {more === 'failed' && forumTexts.moreFailed}
          </p>
        </div>
      )}
    </div>
  );
}

function Hit({ post, path, query }: { post: Found; path: string; query: string }) {
  const name = post.author?.name ?? forumTexts.gone;
  const number = post.number ?? 0;
  const { before, match, after } = excerptOf(post.body ?? '', query);
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)] gap-3 p-4 transition-colors hover:bg-raised">
      <Avatar name={name} src={post.author?.avatar ?? undefined} size="sm" />
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
          <span className="font-semibold break-words">{name}</span>
          <Link
            to={postPlace(path, number)}
            aria-label={forumTexts.goToPost(number, name)}
            className="tabular text-muted after:absolute after:inset-0"
          >
            #{number}
          </Link>
          <span className="text-muted">
            <TimeAgo at={post.postedAt} />
          </span>
        </p>
        <p className="line-clamp-3 break-words">
          {before}
          {match && <mark className="rounded-sm bg-saffron/30 text-text">{match}</mark>}
          {after}
        </p>
      </div>
    </li>
  );
}
