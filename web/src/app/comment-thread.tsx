import { Skeleton } from '../components/ui/skeleton.js';
import type { TargetInput } from '../generated/types.js';
import { late } from '../components/lazy-open.js';

// The thread is below the fold: its markup is part of the page, and its code loads later.
const Comments = late<TargetInput>(() =>
  import('../features/comments/components/comments.js').then((module) => ({ default: module.Comments })),
);

/** The comments of an episode or a title; the page around it does not wait for them. */
export function CommentThread({ kind, id }: TargetInput) {
  return <Comments key={id} kind={kind} id={id} standIn={<Skeleton className="h-96 rounded-2xl" />} />;
}
