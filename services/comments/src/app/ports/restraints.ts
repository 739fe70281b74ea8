import type { Block, Hidden } from '../../domain/restraint.js';

/** Blocks, mutes and muted words of members, as a projection of the events of accounts. */
export interface RestraintStore {
  keepBlock(block: Block): Promise<void>;
  /** An empty list removes the member's row. */
  keepWords(memberId: string, words: readonly string[]): Promise<void>;
  /**
   * Deletes a member's muted words, and up to `limit` blocks by or against the member; returns the number of blocks.
   */
  forget(memberId: string, limit: number): Promise<number>;
  /** Whether anything may be hidden from the reader; expired mutes count too. */
  hides(readerId: string): Promise<boolean>;
  /** The restraints that currently hide some of these authors from the reader. */
  hiddenFrom(readerId: string, authorIds: readonly string[], now: Date): Promise<Hidden>;
  /** The same for many readers, without the reasons; a reader without an entry sees everything. */
  hiddenFromEach(
    readerIds: readonly string[],
    authorIds: readonly string[],
    now: Date,
  ): Promise<ReadonlyMap<string, HiddenFromReader>>;
  /** The members among these who block the member. */
  blockersOf(memberId: string, among: readonly string[]): Promise<ReadonlySet<string>>;
}

export interface HiddenFromReader {
  readonly authors: ReadonlySet<string>;
  /** Search keys. */
  readonly words: readonly string[];
}

/** Call it after the commit: notifies the caches of these members that other texts may be hidden now. */
export interface RestraintEvents {
  restraintsChanged(memberIds: readonly string[]): void;
}
