import type { GrantedRole, Member } from '../domain/member.js';
import type { Session } from '../domain/session.js';

export interface NewMember {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  /** Undefined: none is known. */
  readonly email: string | undefined;
  readonly avatar: string;
  readonly about: string;
  readonly country: string;
  readonly roles: readonly GrantedRole[];
  readonly joinedAt: Date;
  readonly demo: boolean;
}

export interface MemberStore {
  /** Whoever they are, activated or not. */
  byIds(ids: readonly string[]): Promise<Member[]>;
  byUsername(username: string): Promise<Member | undefined>;
  /** In the order of ids, those after `id`; from the start without one. */
  after(id: string | undefined, limit: number): Promise<Member[]>;
  /** Adds activated members at version 1 and answers those that were not there; leaves the others as they are. */
  add(members: readonly NewMember[], at: Date): Promise<Member[]>;
}

/** Local passwords: only the local identity and the import know of them. */
export interface PasswordStore {
  /** By username or e-mail address, in one look-up whichever it is. */
  find(login: string): Promise<{ memberId: string; hash: string | undefined } | undefined>;
  /** Hashes by member. */
  put(hashes: ReadonlyMap<string, string>, at: Date): Promise<void>;
  remove(memberId: string): Promise<void>;
}

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
}

export interface SessionStore {
  open(session: Session, tokenHash: Uint8Array, userAgent: string): Promise<void>;
  find(tokenHash: Uint8Array): Promise<{ session: Session; member: Member } | undefined>;
  /** Notes that the session is in use, unless another process has since `before`. */
  seen(id: string, at: Date, before: Date): Promise<void>;
  /** Ends it if it is open; answers its id, undefined where there never was one. */
  end(tokenHash: Uint8Array, at: Date): Promise<string | undefined>;
  /** Forgets sessions that were opened before; answers how many. */
  prune(openedBefore: Date): Promise<number>;
}

/** What a person shows to be let in. */
export type Proof =
  | { readonly kind: 'password'; readonly login: string; readonly password: string }
  /** Of an identity provider, taken by the gateway. */
  | { readonly kind: 'ticket'; readonly ticket: string };

interface SignInMethod {
  readonly kind: Proof['kind'];
}

/** Who proves to be whom: passwords of our own, or an identity provider. */
export interface Identity {
  /** What a person may sign in with. */
  readonly signInMethods: readonly SignInMethod[];
  /** INVALID_CREDENTIALS alike, and after equal work, for an unknown account, a wrong proof and one of another method. */
  redeem(proof: Proof): Promise<{ memberId: string }>;
  /** Takes all proofs of a member away; doing it twice is no error. */
  disable(memberId: string): Promise<void>;
}

/** A sign-in that was let through and whose outcome is not known yet. */
export interface LoginTry {
  /** It counts as a failure. */
  failed(): Promise<void>;
  /** It counts for nothing, and the account's earlier failures are forgotten. */
  succeeded(): Promise<void>;
  /** It counts for nothing: neither right nor wrong was found out. */
  released(): Promise<void>;
}

export interface LoginGate {
  /** SLOW_DOWN with the time to wait once an address or account has failed too often. */
  enter(address: string, login: string): Promise<LoginTry>;
}

export interface AccountEvents {
  /** Left in the transaction of the change. */
  membersChanged(members: readonly Member[]): Promise<void>;
  /** After commit: whoever knows the session must ask again. */
  sessionEnded(sessionId: string): void;
}

export interface Transaction {
  run<T>(work: () => Promise<T>): Promise<T>;
}
