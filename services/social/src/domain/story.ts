import type { Scope } from './spoiler.js';

/** 0: no vote. The numbers are those of the legacy call. */
export type StoryVote = 0 | 1 | 2;

/** A member's short text about a title. */
export interface Story {
  readonly id: string;
  readonly titleId: string;
  readonly authorId: string;
  readonly body: string;
  readonly postedAt: Date;
  readonly edited: boolean;
  /** What it spoils by a moderator's decision; undefined: not covered. */
  readonly cover: Scope | undefined;
  /** Votes up minus votes down. */
  readonly score: number;
  /** The viewer's. */
  readonly ownVote: StoryVote;
}
