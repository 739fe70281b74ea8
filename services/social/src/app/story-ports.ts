import type { Keyed, KeySlice } from '@seyir/kit';
import type { Scope } from '../domain/spoiler.js';
import type { Story, StoryVote } from '../domain/story.js';
import type { Listed } from './ports.js';

/** The position of a story in the list of its title: its folded score, and its id. */
export interface StoryKey {
  readonly score: number;
  readonly id: string;
}

/** A story with its votes, for an import. */
export interface ImportedStory extends Pick<Story, 'id' | 'titleId' | 'authorId' | 'body' | 'postedAt'> {
  readonly upIds: readonly string[];
  readonly downIds: readonly string[];
}

/** Reads leave out deleted stories; `readerId` is the member whose own votes are returned. */
export interface StoryStore {
  /** Adds the author's story about a title, or changes its text. */
  set(story: Pick<Story, 'id' | 'titleId' | 'authorId' | 'body'>, now: Date): Promise<Story>;
  /** Stories by id, whether or not the reader may see them. */
  byIds(ids: readonly string[], readerId: string | undefined): Promise<Story[]>;
  /** The stories among these that the reader may see. */
  shown(ids: readonly string[], readerId: string | undefined): Promise<Story[]>;
  /** The author's story about a title; undefined for none. */
  ofAuthor(titleId: string, authorId: string): Promise<Story | undefined>;
  /** Locks a story until the end of the transaction; false if it does not exist. */
  lock(id: string): Promise<boolean>;
  /** Covers a locked story as a spoiler of this scope, or removes the cover if `cover` is undefined. */
  setCover(id: string, cover: Scope | undefined): Promise<void>;
  /** Stories that the reader may see and whose authors the reader does not mute, the highest score first. */
  list(
    titleId: string,
    readerId: string | undefined,
    slice: KeySlice<StoryKey>,
  ): Promise<readonly Keyed<Listed<Story>, StoryKey>[]>;
  /** Votes, or removes an equal vote; undefined for a deleted story. */
  vote(
    id: string,
    memberId: string,
    vote: 1 | 2,
    now: Date,
  ): Promise<{ readonly score: number; readonly ownVote: StoryVote } | undefined>;
  /** Adds a story with its votes; false if it exists, or its author has another one about the title. */
  import(story: ImportedStory): Promise<boolean>;
  /** Stores folded scores, by which the list is sorted. */
  keepScores(scores: readonly { readonly id: string; readonly score: number }[]): Promise<void>;
  /** Removes stories from all reads; returns those that existed. */
  markDeleted(ids: readonly string[], now: Date): Promise<string[]>;
  /** Deletes up to `limit` votes of a deleted story, and its row with the last of them; false while some are left. */
  removeDeleted(id: string, limit: number, now: Date): Promise<boolean>;
  /** Up to `limit` stories of a member or about a title, for their removal. */
  idsOf(by: { readonly authorId: string } | { readonly titleId: string }, limit: number): Promise<string[]>;
  /** Deletes up to `limit` votes of a member, and updates the counters; returns their number. */
  forgetVotes(memberId: string, limit: number): Promise<number>;
}
