import type { Reaction, ReactionTarget } from '../../domain/reaction.js';
import type { NewComment, ThreadState } from './comments.js';

export interface ImportStore {
  /** Makes concurrent imports wait for each other until the end of the transaction. */
  lock(): Promise<void>;
  /** Inserts or replaces by id, but keeps comments edited or deleted since; counts new ones. */
  saveComments(comments: readonly NewComment[], how: { now: Date; demo: boolean }): Promise<Saved>;
  /** Stores and counts each member's reaction; returns how many are new and how many replace another. */
  saveReactions(reactions: readonly MemberReaction[]): Promise<SavedReactions>;
}

export interface MemberReaction {
  readonly target: ReactionTarget;
  readonly memberId: string;
  readonly reaction: Reaction;
}

export interface Saved {
  readonly created: readonly string[];
  readonly updated: readonly string[];
  /** The threads of the imported comments, with updated counters and frame numbers. */
  readonly threads: readonly ThreadState[];
}

export interface SavedReactions {
  readonly created: number;
  readonly updated: number;
}

export interface ImportResult {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
}
