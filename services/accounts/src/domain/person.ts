import { foldKey } from '@seyir/kit';
import { isReserved, isUsername } from './names.js';
import type { GrantedRole } from './member.js';
import { looksLikeStaff } from './staff-names.js';

/** Somebody as the identity provider describes them. */
export interface Person {
  readonly issuer: string;
  readonly subject: string;
  readonly username: string;
  /** Empty: the username is shown. */
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly roles: readonly GrantedRole[];
}

/** A sign-in at the identity provider. */
export interface Ticket {
  readonly id: string;
  readonly person: Person;
  /** The provider's session that it belongs to. */
  readonly sessionId: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

/** What the identity provider says has ended: one session of a person, or all. */
export interface ProviderLogout {
  readonly id: string;
  readonly issuer: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
  readonly sessionId: string | undefined;
  readonly subject: string | undefined;
}

/** What a sign-in of a person and the end of all of theirs wait for each other on. */
export const personKey = (issuer: string, subject: string): string => `person ${issuer} ${subject}`;

/** What a sign-in and its own end wait for each other on. */
export const sessionKey = (issuer: string, sessionId: string): string => `session ${issuer} ${sessionId}`;

const SHORTEST = 3;
const LONGEST = 24;

/** What a person gets a number on whose own name is for staff. */
const NEUTRAL = 'uye';

/** Usernames that may be given to a person, the likeliest first, without end: theirs if it is one, else the like of it. */
export function* usernamesFor({ username, roles }: Pick<Person, 'username' | 'roles'>): Generator<string> {
  const wished = roles.length === 0 && looksLikeStaff(username) ? NEUTRAL : username;
  const folded = foldKey(wished.split('@')[0] ?? '').replace(/[^a-z0-9_.]/g, '_');
  const base = folded.slice(0, LONGEST).padEnd(SHORTEST, '_');
  if (isUsername(base) && !isReserved(base)) yield base;
  for (let n = 2; ; n++) yield `${base.slice(0, LONGEST - String(n).length)}${n}`;
}
