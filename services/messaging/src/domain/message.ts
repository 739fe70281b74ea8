import type { Photo } from './photo.js';

/** Reactions of product-rules by their numbers: 1 Beğen to 6 Şaşırtıcı. */
export type Reaction = 1 | 2 | 3 | 4 | 5 | 6;

export interface MessageReaction {
  readonly memberId: string;
  readonly reaction: Reaction;
}

/** The message that this one replies to. */
export interface Quote {
  readonly messageId: string;
  readonly seq: number;
  /** Empty for an erased member. */
  readonly authorId: string;
  /** Empty if deleted. */
  readonly excerpt: string;
  readonly deleted: boolean;
  readonly photoCount: number;
}

export interface Message {
  readonly id: string;
  readonly conversationId: string;
  /** Its number in the conversation, from 1 without gaps. */
  readonly seq: number;
  /** Empty for an erased member. */
  readonly authorId: string;
  /** Empty if deleted, and if it consists of photos. */
  readonly body: string;
  readonly deleted: boolean;
  readonly edited: boolean;
  readonly sentAt: Date;
  /** The version of the conversation at the last change of this message. */
  readonly version: number;
  readonly replyTo: Quote | undefined;
  readonly reactions: readonly MessageReaction[];
  /** None if deleted. */
  readonly photos: readonly Photo[];
}

/** How long an author may edit a message (product-rules, Messages). */
const EDITABLE_MS = 15 * 60_000;

/** The time until which the author may edit a message. */
export const editableUntil = ({ sentAt }: Pick<Message, 'sentAt'>): Date =>
  new Date(sentAt.getTime() + EDITABLE_MS);
