import type { Scope } from './spoiler.js';

/** An entry of a room's chat. */
export interface RoomEntry {
  readonly id: string;
  readonly roomId: string;
  /** Its number in the chat, from 1 without gaps. */
  readonly seq: number;
  /** Empty for an erased member. */
  readonly authorId: string;
  /** Empty if deleted or covered. */
  readonly body: string;
  readonly covered: boolean;
  readonly deleted: boolean;
  /** What it gives away: a moderator's cover, which is the whole title, or what its author declared. */
  readonly scope: Scope | undefined;
  /** The scopes that a reader must have reached, those of the covered entry that it answers included. */
  readonly scopes: readonly Scope[];
  readonly postedAt: Date;
  readonly replyTo: RoomQuote | undefined;
}

/** The entry that this one replies to. */
export interface RoomQuote {
  readonly entryId: string;
  readonly authorId: string;
  /** Empty if deleted or covered. */
  readonly excerpt: string;
  /** Also for an entry of an erased member. */
  readonly deleted: boolean;
  /** As of the entry itself. */
  readonly scopes: readonly Scope[];
}
