import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Skeleton } from '../../../components/ui/skeleton.js';
import { EmptyState, ErrorState } from '../../../components/ui/states.js';
import type { FlowPost } from '../post.js';
import { flowTexts } from '../texts.js';
import { PostItem } from './post-item.js';

interface Props {
  posts: readonly FlowPost[];
  last: boolean;
  loadingMore: boolean;
  /** Whether a further page was requested. */
  turned: boolean;
  onMore: () => void;
  /** Shown in place of an empty list. */
  empty: ReactNode;
  /** True on the page of the posts' group. */
  inGroup?: boolean;
}

/** The posts of a list in order, and the button for further ones. */
export function PostList({ posts, last, loadingMore, turned, onMore, empty, inGroup = false }: Props) {
  if (posts.length === 0 && last) return empty;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {posts.map((post) => (
          <li key={post.id}>
            <PostItem post={post} inGroup={inGroup} />
          </li>
        ))}
      </ol>
      {(!last || turned) && (
        <div className="grid justify-items-center">
          {last ? (
            <p className="text-muted">{flowTexts.noMore}</p>
          ) : (
            <Button variant="quiet" loading={loadingMore} onClick={onMore}>
              {flowTexts.more}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** Placeholder while a list is loading. */
export function PostListSkeleton() {
  return (
    <div aria-busy="true" aria-label={flowTexts.loading} role="status" className="grid gap-4">
      {[0, 1, 2].map((place) => (
        <Skeleton key={place} className="h-48 rounded-2xl" />
      ))}
    </div>
  );
}

export function PostsFailed({ onRetry }: { onRetry: () => void }) {
  return <ErrorState title={flowTexts.failedTitle} onRetry={onRetry} />;
}

export function NoPosts({ title, hint, action }: { title: string; hint?: ReactNode; action?: ReactNode }) {
  return <EmptyState icon="flow" title={title} {...(hint && { hint })} {...(action && { action })} />;
}
