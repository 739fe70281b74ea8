import type { LinkPurpose } from './mails.js';

/** Limits calls that anyone can make. SLOW_DOWN with the waiting time; TRY_AGAIN if they cannot be counted. */
export interface JoinGate {
  register(address: string): Promise<void>;
  /** Counts by the address that gets the mail. */
  mail(purpose: LinkPurpose | 'removal', email: string): Promise<void>;
  /** Counts by member and by new address. */
  emailChange(memberId: string, email: string): Promise<void>;
  /** Counts by member, or by a visitor's address. */
  contact(memberId: string | undefined, address: string): Promise<void>;
}

/** A sign-in that passed the limit and whose outcome is still open. */
export interface LoginTry {
  /** It counts as a failure. */
  failed(): Promise<void>;
  /** Does not count, and clears the account's earlier failures. */
  succeeded(): Promise<void>;
  /** Does not count: the password was not verified. */
  released(): Promise<void>;
}

/** The object that failures are counted for. Counters of different kinds never collide, whatever text a person types as login. */
export type Tried =
  /** A sign-in of a member, by username or e-mail address. */
  | { readonly kind: 'member'; readonly memberId: string }
  /** A sign-in with an unknown login. */
  | { readonly kind: 'login'; readonly loginKey: string }
  /** A member confirms the password again. */
  | { readonly kind: 'confirmation'; readonly memberId: string };

export interface LoginGate {
  /** SLOW_DOWN with the waiting time after too many failures of an address or account. */
  enter(address: string, tried: Tried): Promise<LoginTry>;
}
