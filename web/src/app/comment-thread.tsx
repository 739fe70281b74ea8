import { Suspense } from 'react';
import { Skeleton } from '../components/ui/skeleton.js';
import { Comments } from '../features/comments/components/comments.js';
import type { TargetInput } from '../generated/types.js';

/** What people say about an episode or a title; the page around it does not wait for it. */
export function CommentThread({ kind, id }: TargetInput) {
  return (
    <Suspense fallback={<Skeleton className="h-96 rounded-2xl" />}>
      <Comments key={id} kind={kind} id={id} />
    </Suspense>
  );
}
