import { Skeleton } from '../components/ui/skeleton.js';
import type { TargetInput } from '../generated/types.js';
import { late } from '../lib/lazy-open.js';

// It stands below the page's first sight: its markup comes with the page, its code after it.
const Comments = late<TargetInput>(() =>
  import('../features/comments/components/comments.js').then((module) => ({ default: module.Comments })),
);

/** What people say about an episode or a title; the page around it does not wait for it. */
export function CommentThread({ kind, id }: TargetInput) {
  return <Comments key={id} kind={kind} id={id} standIn={<Skeleton className="h-96 rounded-2xl" />} />;
}
