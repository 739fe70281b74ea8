import type { Clock } from '@seyir/kit';
import { nobody, type Comment } from '../domain/comment.js';
import { targetKey, type Target } from '../domain/target.js';
import type { CaseEvents, CommentEvents, RemovalStore } from './ports.js';

/** Sorts before every id that is given: where a list that is read in the order of ids begins. */
export const FIRST_ID = nobody;

/**
 * A second pass follows this much later, in ms: a write that had begun before the removal, or under a viewer's
 * signature that was still good, may have come after the first one.
 */
export const SECOND_PASS_MS = 300_000;

/** The last state of a comment that was taken away: deleted, one version on. */
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
 * Takes away reactions on, and cases about, things and comments that go, at most `limit` rows of each. Answers false
 * while some are left: the step then ends, and the next one comes back to the same things.
 */
export const clearTargets = async (
  { removal, events, clock }: Deps,
  ids: readonly string[],
  limit: number,
): Promise<boolean> => {
  const now = clock.now();
  const reactions = await removal.reactionsOn(ids, limit, now);
  await events.reactionsChanged(reactions.gone);
  const cases = await removal.casesAbout(ids, limit, now);
  await events.casesChanged(cases.gone);
  return !reactions.more && !cases.more;
};
