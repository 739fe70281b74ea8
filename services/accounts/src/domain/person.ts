import { foldKey } from '@seyir/kit';
import { isReserved, isUsername } from './names.js';
import type { GrantedRole } from './member.js';
import { looksLikeStaff } from './staff-names.js';

/** A person as described by the identity provider. */
export interface Person {
  readonly issuer: string;
  readonly subject: string;
  readonly username: string;
  /** Empty: the username is displayed. */
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly roles: readonly GrantedRole[];
}

/** A sign-in at the identity provider. */
export interface Ticket {
  readonly id: string;
  readonly person: Person;
  /** The provider's session that the ticket belongs to. */
  readonly sessionId: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

/** An end reported by the identity provider: of one session of a person, or of all. */
export interface ProviderLogout {
  readonly id: string;
  readonly issuer: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
  readonly sessionId: string | undefined;
  readonly subject: string | undefined;
}

/** Lock key for a sign-in of a person and the end of all of the person's sessions. */
export const personKey = (issuer: string, subject: string): string => `person ${issuer} ${subject}`;

/** Lock key for one sign-in of a person and the end of that sign-in. */
export const sessionKey = (issuer: string, sessionId: string): string => `session ${issuer} ${sessionId}`;

const SHORTEST = 3;
const LONGEST = 24;

/** Base of the username of a person whose own name is reserved for staff. */
const NEUTRAL = 'uye';

/** An endless list of candidate usernames for a person, best first: the person's own if it is valid, else similar ones. */
export function* usernamesFor({ username, roles }: Pick<Person, 'username' | 'roles'>): Generator<string> {
  const wished = roles.length === 0 && looksLikeStaff(username) ? NEUTRAL : username;
  const folded = foldKey(wished.split('@')[0] ?? '').replace(/[^a-z0-9_.]/g, '_');
  const base = folded.slice(0, LONGEST).padEnd(SHORTEST, '_');
  if (isUsername(base) && !isReserved(base)) yield base;
  for (let n = 2; ; n++) yield `${base.slice(0, LONGEST - String(n).length)}${n}`;
}
