import type { KeySlice, Keyed } from '@seyir/kit';
import type { KeptRestraint } from '../../domain/restraint.js';

/** Blocks and mutes between members. */
export interface RestraintStore {
  /** Locks both members against other changes until the end of the transaction; false if one of them does not exist. */
  lock(memberId: string, otherId: string): Promise<boolean>;
  /** Stores it, or deletes the row if there is neither a block nor a mute. Returns its argument. */
  save(restraint: KeptRestraint): Promise<KeptRestraint>;
  find(memberId: string, otherId: string): Promise<KeptRestraint | undefined>;
  /**
   * Counts active restraints.
   * @param now leaves out mutes that have ended
   */
  count(memberId: string, kind: 'blocks' | 'mutes', now?: Date): Promise<number>;
  list(
    memberId: string,
    kind: 'blocks' | 'mutes',
    slice: KeySlice<ChangedMoment>,
    now: Date,
  ): Promise<Keyed<KeptRestraint, ChangedMoment>[]>;
  /** Removes the member's ended mutes; returns the changed restraints. */
  endMutes(memberId: string, now: Date): Promise<KeptRestraint[]>;
  /** The members among these who block the member. */
  blockersOf(memberId: string, among: readonly string[]): Promise<ReadonlySet<string>>;
  /** In id order. */
  after(id: string | undefined, limit: number): Promise<KeptRestraint[]>;
}

export type ChangedMoment = { readonly changedAt: string; readonly id: string };

/** A member's muted words. */
export interface MutedWords {
  readonly memberId: string;
  /** As typed. */
  readonly words: readonly string[];
  readonly version: number;
  readonly changedAt: Date;
}

export interface MutedWordStore {
  of(memberId: string): Promise<MutedWords | undefined>;
  /** Undefined if nothing has changed. */
  set(memberId: string, words: readonly string[], now: Date): Promise<MutedWords | undefined>;
  /** Restraints in the order of member ids. */
  after(memberId: string | undefined, limit: number): Promise<MutedWords[]>;
}

/** Added in the transaction of the change. */
export interface RestraintEvents {
  restraintsChanged(restraints: readonly KeptRestraint[]): Promise<void>;
  mutedWordsChanged(words: readonly MutedWords[]): Promise<void>;
}
