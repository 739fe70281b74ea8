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
  /**
   * False: the account pauses because of tries under its other name. The password is then refused like a wrong one, after the
   * same work, because a visible pause would tell that both names belong to one account.
   */
  readonly counts: boolean;
  /** It counts as a failure. */
  failed(): Promise<void>;
  /** Does not count, and clears the account's earlier failures. */
  succeeded(): Promise<void>;
  /** Does not count: the password was not verified. */
  released(): Promise<void>;
}

/** The object that failures are counted for. Counters of different kinds never collide, whatever text a person types as login. */
export type Tried =
  /** A sign-in by username or e-mail address. Without `memberId` the login is unknown. */
  | { readonly kind: 'sign-in'; readonly loginKey: string; readonly memberId: string | undefined }
  /** A member confirms the password again. */
  | { readonly kind: 'confirmation'; readonly memberId: string };

export interface LoginGate {
  /** SLOW_DOWN with the waiting time after too many failures of an address, a login or a confirmation. */
  enter(address: string, tried: Tried): Promise<LoginTry>;
}
