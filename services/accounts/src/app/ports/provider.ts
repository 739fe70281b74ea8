import type { GrantedRole, Member } from '../../domain/member.js';
import type { Person, ProviderLogout, Ticket } from '../../domain/person.js';
import type { Linking } from './identity.js';

/** A verified ticket, with the data sent beside it. */
export interface ReadTicket {
  readonly ticket: Ticket;
  /** The member to link with the ticket's person; the password was verified. */
  readonly owner: string | undefined;
}

/** Accepts a ticket in two steps: the first may wait for the provider, the second needs a transaction. */
export interface Tickets {
  /** Verifies it and the password of `linking`. INVALID_CREDENTIALS; TRY_AGAIN; BAD_INPUT for a wrong password. */
  read(token: string, linking: Linking | undefined): Promise<ReadTicket>;
  /** Uses it up inside the transaction of the sign-in; returns the member's id. INVALID_CREDENTIALS; LINK_REQUIRED. */
  spend(read: ReadTicket): Promise<string>;
}

/** The browsers' settings for the identity provider. */
export interface ProviderAddress {
  /** `https://giris.seyir.example` */
  readonly url: string;
  readonly realm: string;
  readonly clientId: string;
}

/** Verifies the identity provider's signed tokens. Each call rejects with TRY_AGAIN while its keys are unavailable. */
export interface Provider {
  readonly address: ProviderAddress;
  /** INVALID_CREDENTIALS unless it is a fresh ticket for us. */
  ticket(token: string): Promise<Ticket>;
  /** Verifies the id token, which must belong to the ticket's sign-in. INVALID_CREDENTIALS. */
  idToken(token: string, ticket: Ticket): Promise<string>;
  /** FORBIDDEN unless it is a fresh logout token for us. */
  logout(token: string): Promise<ProviderLogout>;
  /** Whether it answers; checked at most every few seconds, with a limit of two seconds. */
  reachable(): Promise<boolean>;
  /** The address at which a browser ends the sign-in of an id token, and returns to the site. */
  leaveAt(idToken: string): string;
}

/** Persons of the identity provider, and its used proofs. */
export interface ProviderStore {
  find(
    person: Pick<Person, 'issuer' | 'subject'>,
  ): Promise<{ memberId: string; disabled: boolean } | undefined>;
  /** Locks these keys until the end of the transaction. */
  alone(keys: readonly string[]): Promise<void>;
  /** False if the person or the member is already linked. */
  link(person: Person, memberId: string, at: Date): Promise<boolean>;
  disable(memberId: string, at: Date): Promise<void>;
  /** Raises the version; undefined if the member already has these roles. */
  setRoles(memberId: string, roles: readonly GrantedRole[], at: Date): Promise<Member | undefined>;
  /** One of any number of concurrent calls succeeds; deleted after `until`. */
  spend(key: string, at: Date, until: Date): Promise<boolean>;
  /** Records the time of an end; deleted after `until`. */
  noteEnd(key: string, at: Date, until: Date): Promise<void>;
  endedAt(key: string): Promise<Date | undefined>;
  prune(expiredBefore: Date): Promise<void>;
}
