import type { ReactionTarget } from '../../domain/reaction.js';
import type { Target } from '../../domain/target.js';

export interface RecountStore {
  /** Recounts the replies of the next threads, in the order of their targets; returns the last target. */
  recountReplies(after: Target | undefined, limit: number): Promise<Target | undefined>;
  /**
   * Recounts the reactions of the next targets that changed since a time, in the order of the targets; returns the
   * last one checked.
   */
  recountReactions(
    since: Date,
    after: ReactionTarget | undefined,
    limit: number,
  ): Promise<ReactionTarget | undefined>;
}
