import type { KeySlice, Keyed } from '@seyir/kit';
/** The purpose of a link that was mailed to a member. */
export type TokenPurpose = 'reset' | 'email';

/** The purpose of a mail with a link. */
export type LinkPurpose = 'activation' | TokenPurpose;

export interface TokenOwner {
  readonly memberId: string;
  /** The address that a token of purpose `email` is for. */
  readonly email: string | undefined;
}

export interface TokenStore {
  put(
    token: { hash: Uint8Array; purpose: TokenPurpose; memberId: string; expiresAt: Date; email?: string },
    at: Date,
  ): Promise<void>;
  /** The owner of a valid token. */
  find(hash: Uint8Array, purpose: TokenPurpose, at: Date): Promise<TokenOwner | undefined>;
  /** Uses it up together with the member's other tokens of that purpose: one of any number of concurrent calls succeeds. */
  spend(hash: Uint8Array, purpose: TokenPurpose, at: Date): Promise<TokenOwner | undefined>;
  /** Deletes all of a member's tokens of one purpose. */
  drop(memberId: string, purpose: TokenPurpose): Promise<void>;
  prune(expiredBefore: Date): Promise<void>;
}

/**
 * The reason of a mail. The process that sends the mail decides whether it is sent and with which content, not the call that
 * requests it.
 */
export type MailPurpose =
  'registered' | LinkPurpose | 'password-changed' | 'email-changed' | 'removal-received' | 'removal-decided';

export interface MailRequest {
  readonly id: string;
  readonly purpose: MailPurpose;
  readonly email: string;
  /** The recipient, if the address is not the member's own. */
  readonly memberId?: string;
  /** The registration whose link is sent; undefined: all of the address. */
  readonly registrationId?: string;
  /** The removal request that the mail is about. */
  readonly removalId?: string;
  /** Number of failed tries. */
  readonly failures: number;
}

/** Why a mail is not tried any more: too many tries have failed, or the mail server refuses the address. */
export type MailEnd = 'given_up' | 'refused';

/** Mails by state. */
export type MailFigures = Readonly<Record<'waiting' | MailEnd, number>>;

/** Mails to send: added in the transaction of the change, and kept until sent. */
export interface MailQueue {
  add(request: Omit<MailRequest, 'failures'>, at: Date): Promise<void>;
  due(at: Date, limit: number): Promise<MailRequest[]>;
  done(id: string): Promise<void>;
  /** Retries at that time or later. */
  failed(id: string, nextTryAt: Date): Promise<void>;
  /** Ends a mail that was not sent, and removes its address. The row stays until `prune` for an operator. */
  end(id: string, why: MailEnd, at: Date): Promise<void>;
  /** Deletes the mails that ended before. */
  prune(endedBefore: Date): Promise<void>;
  figures(): Promise<MailFigures>;
  /** Age of the mail that waits longest, in seconds; 0 if none waits. */
  oldest(at: Date): Promise<number>;
}

/** The owner of an address. */
export interface Addressee {
  readonly memberId: string;
  readonly username: string;
  /** The name as originally typed, even if the request has another case; empty for none. */
  readonly email: string;
  readonly banned: boolean;
}

export interface Addressees {
  byEmail(email: string): Promise<Addressee | undefined>;
  byId(memberId: string): Promise<Addressee | undefined>;
}

export interface ContactMessage {
  readonly id: string;
  readonly memberId: string | undefined;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

/** A message at the desk. */
export interface DeskContact extends ContactMessage {
  readonly sentAt: Date;
  /** Undefined while it waits. */
  readonly handledAt: Date | undefined;
  /** Undefined also for a moderator who is erased. */
  readonly handledBy: string | undefined;
}

/** The place of a message in its list. */
export type SentMoment = { readonly sentAt: string; readonly id: string };

export interface ContactStore {
  add(message: ContactMessage, at: Date): Promise<void>;
  /** Messages that wait, the oldest first. */
  waiting(slice: KeySlice<SentMoment>): Promise<Keyed<DeskContact, SentMoment>[]>;
  /** Handled messages, the last sent first. */
  handled(slice: KeySlice<SentMoment>): Promise<Keyed<DeskContact, SentMoment>[]>;
  /** Undefined for an unknown message. A message that is handled already keeps who did it. */
  setHandled(
    id: string,
    by: { readonly memberId: string; readonly at: Date } | undefined,
  ): Promise<DeskContact | undefined>;
}
