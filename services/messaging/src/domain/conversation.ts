import type { Message } from './message.js';

/** The lists of a member's conversations. Requests are from members whom the member does not follow. */
export type Folder = 'inbox' | 'requests';

/** A conversation as one of its two members sees it. */
export interface Conversation {
  readonly id: string;
  readonly otherId: string;
  readonly folder: Folder;
  /** False: it is a request that its recipient has not answered. */
  readonly accepted: boolean;
  /** Number of the last message. */
  readonly seq: number;
  /** Increases with each change of its messages. */
  readonly version: number;
  readonly readSeq: number;
  /** The last message that the other member has read; 0 if hidden. */
  readonly otherReadSeq: number;
  /** The last message that a connection of the other member has received; 0 if hidden. */
  readonly otherDeliveredSeq: number;
  /** False if one of the two blocks the other, or the other member was erased. */
  readonly mayWrite: boolean;
  /** Undefined if the member sees no message. */
  readonly last: Message | undefined;
  readonly lastAt: Date;
}

/** Messages that the member has not read. */
export const unreadOf = ({ seq, readSeq }: Pick<Conversation, 'seq' | 'readSeq'>): number =>
  Math.max(0, seq - readSeq);

/** Conversations that a member may open with others in 24 hours (product-rules, Messages). */
export const MOST_OPENED = 20;
export const OPENED_WITHIN_MS = 24 * 60 * 60_000;
