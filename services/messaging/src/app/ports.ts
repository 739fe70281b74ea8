import type { Keyed, KeySlice } from '@seyir/kit';
import type { Conversation, Folder } from '../domain/conversation.js';
import type { Message, Reaction } from '../domain/message.js';
import type { Block } from '../domain/restraint.js';

/** The numbers of an import. */
export interface ImportResult {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
}

/** The position of a conversation in a list: the time of its last message in PostgreSQL's format, and its id. */
export interface ConversationKey {
  readonly at: string;
  readonly id: string;
}

/** The position of a message in its conversation. */
export interface MessageKey {
  readonly seq: number;
}

/** The data of a locked conversation. */
export interface LockedConversation {
  readonly id: string;
  readonly memberId: string;
  readonly otherId: string;
  readonly openedBy: string;
  readonly accepted: boolean;
  readonly seq: number;
}

export interface NewConversation {
  readonly id: string;
  readonly openedBy: string;
  readonly otherId: string;
  /** False: it is a request that its recipient has not answered. */
  readonly accepted: boolean;
  readonly now: Date;
}

export interface ConversationList {
  readonly folder: Folder;
  readonly unreadOnly: boolean;
}

/** The changes of a member's conversations. */
export interface InboxChanges {
  readonly revision: number;
  /** At most 100. */
  readonly unread: number;
  /** At most 100. */
  readonly requests: number;
  readonly changed: readonly Conversation[];
}

/** Conversations as stored for each of their members. Members outside a conversation get none of its data. */
export interface ConversationStore {
  /** Makes calls for the same two members wait for each other until the end of the transaction. */
  lockPair(one: string, other: string): Promise<void>;
  /** The id of the conversation of two members, even if a member has removed it. */
  idOf(memberId: string, otherId: string): Promise<string | undefined>;
  /** How many conversations a member has opened since then. */
  countOpened(memberId: string, since: Date): Promise<number>;
  add(conversation: NewConversation): Promise<void>;
  /** Locks the conversation until the end of the transaction; undefined if the member is not in it. */
  lock(id: string, memberId: string): Promise<LockedConversation | undefined>;
  /** Conversations that the member is in, in any order. */
  byIds(memberId: string, ids: readonly string[]): Promise<Conversation[]>;
  /** The ids of conversations that the member is in. */
  participating(memberId: string, ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Conversations with the newest message first. */
  list(
    memberId: string,
    list: ConversationList,
    slice: KeySlice<ConversationKey>,
  ): Promise<readonly Keyed<Conversation, ConversationKey>[]>;
  /** The changes since a revision, the newest first; empty for revision 0. */
  changes(memberId: string, since: number, limit: number): Promise<InboxChanges>;
  /** Accepts the request: the conversation is in both inboxes. Call it under the lock. */
  accept(id: string): Promise<void>;
  /** Removes the conversation with its messages from a member's lists until a new message arrives. Call it under the lock. */
  remove(id: string, memberId: string): Promise<void>;
  /** Records up to which message a member has read; false if nothing has changed. */
  markRead(id: string, memberId: string, seq: number): Promise<boolean>;
  /** Sets what a member has read of an imported conversation, also backwards. */
  setRead(id: string, memberId: string, seq: number): Promise<void>;
  /**
   * Records that the messages of a member's inbox were delivered, in up to `limit` conversations; returns them with
   * their other members.
   */
  markDelivered(
    memberId: string,
    limit: number,
  ): Promise<readonly { readonly id: string; readonly otherId: string }[]>;
  /** Gives each of these members a new revision, which contains the change of these conversations. */
  touch(memberIds: readonly string[], conversationIds: readonly string[]): Promise<void>;
  /** Removes up to `limit` conversations of a member with all their remaining data; returns their number. */
  forget(memberId: string, limit: number): Promise<number>;
  /** Whether two members may write to each other: neither blocks the other. */
  isBlocked(one: string, other: string): Promise<boolean>;
  keepBlock(block: Block): Promise<void>;
}

export interface NewMessage {
  readonly id: string;
  readonly conversationId: string;
  readonly authorId: string;
  readonly body: string;
  /** Number of the message that it replies to. */
  readonly replyToSeq: number | undefined;
  readonly now: Date;
}

/** The author and the conversation of a message. */
export interface MessagePlace {
  readonly id: string;
  readonly conversationId: string;
  /** All zeros for an erased member. */
  readonly authorId: string;
  readonly seq: number;
}

export interface MessageStore {
  /** Adds the next message to a locked conversation, which moves to the top of both lists. */
  add(message: NewMessage): Promise<void>;
  /** Sets the times of messages of a locked conversation; returns how many have moved. */
  moveTimes(
    conversationId: string,
    times: readonly { readonly id: string; readonly sentAt: Date }[],
  ): Promise<number>;
  /** Those that the member sees, in any order. */
  byIds(memberId: string, ids: readonly string[]): Promise<Message[]>;
  /** A message that is not deleted, and one of the two members of its conversation. */
  reported(id: string): Promise<{ readonly conversationId: string; readonly memberId: string } | undefined>;
  /** The positions of messages that the member can see. */
  placesOf(memberId: string, ids: readonly string[]): Promise<readonly MessagePlace[]>;
  /** The newest first. */
  list(
    memberId: string,
    conversationId: string,
    slice: KeySlice<MessageKey>,
  ): Promise<readonly Keyed<Message, MessageKey>[]>;
  /** Messages that have changed since a version, the oldest change first. */
  changedSince(
    memberId: string,
    conversationId: string,
    version: number,
    limit: number,
  ): Promise<readonly Message[]>;
  /** A message and up to `before` messages before it, the oldest first. */
  upTo(memberId: string, id: string, before: number): Promise<readonly Message[]>;
  /** Call it for a locked conversation. */
  edit(id: string, conversationId: string, body: string, now: Date): Promise<void>;
  /** Call it for a locked conversation. */
  delete(id: string, conversationId: string, now: Date): Promise<void>;
  /** Sets or removes a member's reaction; false if nothing has changed. Call it for a locked conversation. */
  react(place: MessagePlace, memberId: string, reaction: Reaction | undefined): Promise<boolean>;
  /** Empties up to `limit` messages of a member and deletes their reactions; returns the number of rows. */
  forget(memberId: string, limit: number, now: Date): Promise<number>;
}

export interface Settings {
  /** False: nobody sees what the member has read, and the member sees no read marks of others. */
  readonly readMarks: boolean;
}

export interface SettingStore {
  of(memberId: string): Promise<Settings>;
  set(memberId: string, settings: Settings): Promise<void>;
  forget(memberId: string): Promise<void>;
}

/** Causes of notifications about conversations. */
export interface RequestNotices {
  /** In the transaction that opens the conversation. */
  tell(request: {
    readonly conversationId: string;
    readonly senderId: string;
    readonly recipientId: string;
  }): Promise<void>;
}

/** Wakes open pages. A wake only says that something has changed, not what. */
export interface MessageEvents {
  /** After the commit. */
  inboxesChanged(memberIds: readonly string[]): void;
  typing(memberId: string, conversationId: string): void;
}

/** Calls to accounts. Rejects with TRY_AGAIN if it does not answer. */
export interface Members {
  exists(id: string): Promise<boolean>;
}

/** Calls to social. Rejects with TRY_AGAIN if it does not answer. */
export interface Follows {
  /** Whether a member follows the member of the current call. */
  followsViewer(memberId: string): Promise<boolean>;
}

export interface Transaction {
  run<T>(work: () => Promise<T>): Promise<T>;
}
