import type { Reaction, ReactionCount, ReactionTarget, Tally } from '../../domain/reaction.js';

/** A member's request to set or remove a reaction. */
export interface Press {
  readonly memberId: string;
  readonly reaction: Reaction;
  /** False removes the reaction, if it is the member's current one. */
  readonly active: boolean;
}

export interface ReactionStore {
  /**
   * Applies the changes in the given order and returns the target's counts after them. Prevents the removal of the
   * comment until the end of the transaction; undefined if it does not exist or accepts no reactions.
   */
  press(target: ReactionTarget, presses: readonly Press[]): Promise<ReactionCount[] | undefined>;
  ofMember(
    type: ReactionTarget['type'],
    ids: readonly string[],
    memberId: string,
  ): Promise<ReadonlyMap<string, Reaction>>;
  /** The tallies as last published. */
  /** Counts by target, pending changes included; targets without reactions are left out. */
  countsOf(
    type: ReactionTarget['type'],
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, readonly ReactionCount[]>>;
  after(targetId: string | undefined, limit: number): Promise<Tally[]>;
}
