import type { Clock } from '@seyir/kit';
import type { Comment } from '../domain/comment.js';
import { targetKey, type Target } from '../domain/target.js';
import type { CaseEvents, CommentEvents, KeptCases, RemovalStore } from './ports.js';

/** The last state of a deleted comment, with the next version. */
export const withdrawn = (comment: Comment, now: Date): Comment => ({
  ...comment,
  deleted: true,
  version: comment.version + 1,
  changedAt: now,
});

export const threadsOf = (comments: readonly Comment[]): Target[] => [
  ...new Map(comments.map(({ target }) => [targetKey(target), target])).values(),
];

interface Deps {
  readonly removal: RemovalStore;
  readonly events: CommentEvents & CaseEvents;
  readonly clock: Clock;
}

/**
 * Deletes the reactions and cases of removed targets, at most `limit` rows of each. Returns false while some are left; the task
 * then continues with the same targets in its next step.
 * @param kept cases that stay
 */
export const clearTargets = async (
  { removal, events, clock }: Deps,
  ids: readonly string[],
  limit: number,
  kept: KeptCases = 'none',
): Promise<boolean> => {
  const now = clock.now();
  const reactions = await removal.reactionsOn(ids, limit, now);
  await events.reactionsChanged(reactions.gone);
  const cases = await removal.casesAbout(ids, limit, now, kept);
  await events.casesChanged(cases.gone);
  return !reactions.more && !cases.more;
};
