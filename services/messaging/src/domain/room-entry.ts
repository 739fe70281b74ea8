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
  readonly scope: Scope | undefined;
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
  readonly scope: Scope | undefined;
}
