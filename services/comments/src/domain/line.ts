import type { Comment } from './comment.js';

interface Linked {
  readonly comment: Comment;
  /** A comment outside this list replies to this one or belongs to its thread. */
  readonly answered: boolean;
}

/**
 * The comments that can be deleted because no remaining comment replies to them or belongs to their thread; a reply
 * chain is deleted from its end. `emptied` returns whether a comment has no content left.
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
      const above = id === undefined ? undefined : byId.get(id);
      if (above) keep.push(above);
    }
  }
  return linked.map(({ comment }) => comment).filter(({ id }) => !stays.has(id));
};
