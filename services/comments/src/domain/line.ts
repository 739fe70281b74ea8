import type { Comment } from './comment.js';

interface Linked {
  readonly comment: Comment;
  /** A comment that is not among these hangs on it or answers it. */
  readonly answered: boolean;
}

/**
 * Those among the comments that may go because nothing that stays hangs on them or answers them: a line of answers goes
 * from its end. `emptied` says whether a comment itself has nothing left to show.
 */
export const unanswered = (linked: readonly Linked[], emptied: (comment: Comment) => boolean): Comment[] => {
  const byId = new Map(linked.map((one) => [one.comment.id, one]));
  const stays = new Set<string>();
  const keep = linked.filter(({ comment, answered }) => answered || !emptied(comment));
  for (let one = keep.pop(); one; one = keep.pop()) {
    if (stays.has(one.comment.id)) continue;
    stays.add(one.comment.id);
    const { reply } = one.comment;
    for (const id of reply ? [reply.toId, reply.rootId] : []) {
      const above = byId.get(id);
      if (above) keep.push(above);
    }
  }
  return linked.map(({ comment }) => comment).filter(({ id }) => !stays.has(id));
};
