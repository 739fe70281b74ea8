import type { Registration } from '../../domain/registration.js';

/** The input of a registration, and until when it can be activated. */
export interface NewRegistration {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly expiresAt: Date;
}

/** Registrations, stored apart from members until activated. Expired ones are not found. */
export interface Registrations {
  /**
   * Password hashes of the registrations with a username or an e-mail address, oldest first. All registrations of one address
   * share a salt, so one hash of a typed password can be compared with all of them.
   */
  hashesOf(login: string, at: Date): Promise<string[]>;
  /**
   * Adds a registration. It can never be activated if a member has its address. False for a username of a member or of another
   * registration. The statements are the same in all cases.
   */
  add(registration: NewRegistration, at: Date): Promise<boolean>;
  /** Stores the browser that registered; an earlier one no longer counts. */
  setBrowser(id: string, browserHash: Uint8Array): Promise<void>;
  /** Registrations that can be activated: one by its id, or up to ten of an address, newest first. */
  waiting(of: { readonly id: string } | { readonly email: string }, at: Date): Promise<Registration[]>;
  addLink(id: string, tokenHash: Uint8Array, at: Date): Promise<void>;
  /** The registration of a mailed link. */
  byLink(tokenHash: Uint8Array, at: Date): Promise<Registration | undefined>;
  /**
   * Takes a registration that is about to become a member: one of any number of concurrent calls for one address succeeds. The
   * other registrations of the address can no longer be activated, and expire like those of a known address.
   */
  take(id: string, at: Date): Promise<boolean>;
  /** Deletes up to `limit` expired ones; returns their number. */
  prune(at: Date, limit: number): Promise<number>;
  /** Deletes up to `limit` pending members that a process of the previous version has added; returns their number. */
  pruneUnactivatedMembers(limit: number): Promise<number>;
}
