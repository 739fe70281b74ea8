import type { Account, Privacy } from '../domain/account.js';
import type { GrantedRole, Member } from '../domain/member.js';
import type { Person, ProviderLogout, Ticket } from '../domain/person.js';
import type { Registration } from '../domain/registration.js';
import type { Session } from '../domain/session.js';
import type { SocialLinks } from '../domain/social-links.js';

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

/** Members who came with the demo. */
export interface DemoMembers {
  /** In the order of ids; all without `limit`. */
  ids(limit?: number): Promise<string[]>;
  /** Takes them away with all that is theirs; answers those that it took as they last stood, and the ids of sessions. */
  remove(ids: readonly string[]): Promise<{ members: Member[]; sessionIds: string[] }>;
}

/** Finds members by what others call them; who has not joined yet or is banned is not found. */
export interface MemberNames {
  /** @param keys folded usernames. */
  byUsernames(keys: readonly string[]): Promise<Member[]>;
  /** @param prefix folded; in the order of usernames. */
  byUsernamePrefix(prefix: string, limit: number): Promise<Member[]>;
  /** @param prefix folded; in the order of shown names. */
  byNamePrefix(prefix: string, limit: number): Promise<Member[]>;
}

/** What somebody typed to register, and who may activate it until when. */
export interface NewRegistration {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly expiresAt: Date;
}

/** Registrations, apart from members until they are activated. Expired ones are not found. */
export interface Registrations {
  /**
   * Password hashes of the registrations that a username or an e-mail address names, the oldest first. Those of one
   * address have one salt, so that one hash of a typed password is compared with all of them.
   */
  hashesOf(login: string, at: Date): Promise<string[]>;
  /**
   * Adds a registration; it can never be activated where a member has its address. False for a username that a member
   * or another registration has. The statements are the same in all cases.
   */
  add(registration: NewRegistration, at: Date): Promise<boolean>;
  /** Notes the browser that registered; the one noted before no longer counts. */
  setBrowser(id: string, browserHash: Uint8Array): Promise<void>;
  /** Those that can be activated: one by its id, or up to ten of an address, the newest first. */
  waiting(of: { readonly id: string } | { readonly email: string }, at: Date): Promise<Registration[]>;
  addLink(id: string, tokenHash: Uint8Array, at: Date): Promise<void>;
  /** The registration of a mailed link. */
  byLink(tokenHash: Uint8Array, at: Date): Promise<Registration | undefined>;
  /**
   * Takes a registration that is about to become a member: of any number at once for one address, one succeeds. The
   * others of the address can no longer be activated, and wait for their end as those of a known address do.
   */
  take(id: string, at: Date): Promise<boolean>;
  /** Deletes up to `limit` expired ones; answers how many. */
  prune(at: Date, limit: number): Promise<number>;
  /** Deletes up to `limit` members that a process of the version before has added to wait; answers how many. */
  pruneUnactivatedMembers(limit: number): Promise<number>;
}

/** What a link that was mailed to a member is good for. */
export type TokenPurpose = 'reset' | 'email';

/** What a mail with a link is asked for. */
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
  /** Whose token it is, while it is good. */
  find(hash: Uint8Array, purpose: TokenPurpose, at: Date): Promise<TokenOwner | undefined>;
  /** Takes it together with the member's others of that purpose: of any number at once, one succeeds. */
  spend(hash: Uint8Array, purpose: TokenPurpose, at: Date): Promise<TokenOwner | undefined>;
  /** Takes all of a member's tokens of one purpose. */
  drop(memberId: string, purpose: TokenPurpose): Promise<void>;
  prune(expiredBefore: Date): Promise<void>;
}

/** Why somebody is to be written to. Whether and what is decided when the mail is made, never while the asker waits. */
export type MailPurpose = 'registered' | LinkPurpose | 'password-changed' | 'email-changed';

export interface MailRequest {
  readonly id: string;
  readonly purpose: MailPurpose;
  readonly email: string;
  /** Who is written to at that address, where it is not who has it. */
  readonly memberId?: string;
  /** The registration whose link is sent; absent: all of the address. */
  readonly registrationId?: string;
  /** Tries that failed so far. */
  readonly failures: number;
}

/** What is to be mailed: left in the transaction of the change, kept until it is sent. */
export interface MailQueue {
  add(request: Omit<MailRequest, 'failures'>, at: Date): Promise<void>;
  due(at: Date, limit: number): Promise<MailRequest[]>;
  done(id: string): Promise<void>;
  /** Another try from then on. */
  failed(id: string, nextTryAt: Date): Promise<void>;
}

/** Who is behind an address. */
export interface Addressee {
  readonly memberId: string;
  readonly username: string;
  /** As it was given, whatever the case it was asked with; empty for none. */
  readonly email: string;
  readonly banned: boolean;
}

export interface Addressees {
  byEmail(email: string): Promise<Addressee | undefined>;
  byId(memberId: string): Promise<Addressee | undefined>;
}

/** What members keep of themselves, with what is private of it. */
export interface AccountStore {
  byId(memberId: string, at: Date): Promise<Account | undefined>;
  /** By the folded form of a username. */
  byUsername(username: string, at: Date): Promise<Account | undefined>;
  /** The version rises; undefined for who is not there. `birthYear` undefined: left as it is, 0: none. */
  update(
    memberId: string,
    given: { name: string; about: string; country: string; birthYear: number | undefined },
    at: Date,
  ): Promise<Member | undefined>;
  setLinks(memberId: string, links: SocialLinks): Promise<void>;
  setPrivacy(memberId: string, privacy: Privacy): Promise<void>;
  /** False for an address that another member has. */
  setEmail(memberId: string, email: string, at: Date): Promise<boolean>;
  /** The version rises; undefined for who is not there. */
  setAvatar(memberId: string, avatar: string, at: Date): Promise<Member | undefined>;
  /** Which of these images some member shows. */
  shownAvatars(names: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Images of members, by the name that their row holds. */
export interface AvatarImages {
  has(name: string): Promise<boolean>;
  /** All that were ever uploaded and are still stored. */
  uploaded(): AsyncIterable<string>;
  /** Deleting what is not there is no error. */
  delete(name: string): Promise<void>;
}

export interface ContactMessage {
  readonly id: string;
  readonly memberId: string | undefined;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

export interface ContactStore {
  add(message: ContactMessage, at: Date): Promise<void>;
}

/** Counts what anybody may ask for. SLOW_DOWN with the time to wait; TRY_AGAIN where it cannot be counted. */
export interface JoinGate {
  register(address: string): Promise<void>;
  mail(purpose: LinkPurpose, email: string): Promise<void>;
  /** Counts the member and the new address. */
  emailChange(memberId: string, email: string): Promise<void>;
  /** Counts the member, or a visitor's address. */
  contact(memberId: string | undefined, address: string): Promise<void>;
}

/** Local passwords: only the local identity and the import know of them. */
export interface PasswordStore {
  /** By username or e-mail address, in one look-up for both. @param loginKey of `loginKey`. */
  find(loginKey: string): Promise<{ memberId: string; hash: string | undefined } | undefined>;
  hashOf(memberId: string): Promise<string | undefined>;
  /** Hashes by member. */
  put(hashes: ReadonlyMap<string, string>, at: Date): Promise<void>;
  remove(memberId: string): Promise<void>;
}

export interface PasswordHasher {
  /** @param like a hash whose salt is used again; absent: a new one. */
  hash(password: string, like?: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
}

/** How the identity provider knows a session. */
export interface ProviderSession {
  readonly id: string;
  /** Shown to the provider to end it there. */
  readonly idToken: string;
}

export interface SessionStore {
  /** Ends the session of the token `replaces` in the same statement, and answers its id if it was open. */
  open(
    session: Session,
    tokenHash: Uint8Array,
    more: { userAgent: string; replaces?: Uint8Array; provider?: ProviderSession },
  ): Promise<string | undefined>;
  find(tokenHash: Uint8Array): Promise<{ session: Session; member: Member } | undefined>;
  /** Notes that the session is in use, unless another process has since `before`. */
  seen(id: string, at: Date, before: Date): Promise<void>;
  /** Ends it if it is open; answers its id and the provider's token of it, undefined where there never was one. */
  end(tokenHash: Uint8Array, at: Date): Promise<{ id: string; idToken: string | undefined } | undefined>;
  /** Ends those that belong to a session of the provider; answers their ids. */
  endByProvider(providerSession: string, at: Date): Promise<string[]>;
  /** Ends all of a member that are open, but for `exceptId`; answers their ids. */
  endAll(memberId: string, at: Date, exceptId?: string): Promise<string[]>;
  /** Ends one of a member if it is open; false where the member never had it. */
  endOne(memberId: string, id: string, at: Date): Promise<boolean>;
  /** Those that have not been ended, the last seen first. */
  ofMember(memberId: string): Promise<{ session: Session; userAgent: string }[]>;
  /** Forgets sessions that were opened before; answers how many. */
  prune(openedBefore: Date): Promise<number>;
}

/** What a person shows to be let in. */
export type Proof =
  | { readonly kind: 'password'; readonly login: string; readonly password: string }
  /** Of an identity provider, taken by the gateway. */
  | { readonly kind: 'ticket'; readonly ticket: string; readonly linking?: Linking };

/** The password of an account of our own that is to be linked with the person of a ticket, and where it was typed. */
export interface Linking {
  readonly password: string;
  readonly address: string;
}

/** A ticket that the provider has vouched for, with what was said beside it. */
export interface ReadTicket {
  readonly ticket: Ticket;
  /** The member whose password was given, to be linked with the ticket's person. */
  readonly owner: string | undefined;
}

/** Taking a ticket, in two steps: the first may wait for the provider, the second holds a transaction. */
export interface Tickets {
  /** Reads it and checks the password of `linking`. INVALID_CREDENTIALS; TRY_AGAIN; BAD_INPUT for a wrong password. */
  read(token: string, linking: Linking | undefined): Promise<ReadTicket>;
  /** Spends it inside the transaction of the sign-in; answers whose it is. INVALID_CREDENTIALS; LINK_REQUIRED. */
  spend(read: ReadTicket): Promise<string>;
}

/** Whom a login names. Finding nobody takes the same work as finding somebody. */
export interface FoundLogin {
  /** Undefined: nobody. */
  readonly memberId: string | undefined;
  /**
   * Answers the member after one verification. INVALID_CREDENTIALS for a wrong password and where nobody was found;
   * ACTIVATION_REQUIRED for the password of a registration, after the same work.
   */
  redeem(password: string): Promise<{ memberId: string }>;
}

/** Taking a password, in two steps: a try is counted after the look-up and before the verification. */
export interface Logins {
  /** @param loginKey of `loginKey`. */
  find(loginKey: string): Promise<FoundLogin>;
}

interface SignInMethod {
  readonly kind: Proof['kind'];
}

/** Who proves to be whom: passwords of our own, or an identity provider. */
export interface Identity {
  /** What a person may sign in with. */
  readonly signInMethods: readonly SignInMethod[];
  /**
   * INVALID_CREDENTIALS alike, and after equal work, for an unknown account, a wrong proof and one of another method;
   * ACTIVATION_REQUIRED as in `FoundLogin`.
   */
  redeem(proof: Proof): Promise<{ memberId: string }>;
  /** Whether it is the password of a member who is known already; false where they have none. */
  verify(memberId: string, password: string): Promise<boolean>;
  /** Takes all proofs of a member away; doing it twice is no error. */
  disable(memberId: string): Promise<void>;
}

/** What browsers need to know of the identity provider. */
export interface ProviderAddress {
  /** `https://giris.seyir.example` */
  readonly url: string;
  readonly realm: string;
  readonly clientId: string;
}

/** The identity provider's signed words. Each read rejects with TRY_AGAIN while its keys cannot be had. */
export interface Provider {
  readonly address: ProviderAddress;
  /** INVALID_CREDENTIALS for whatever is not a ticket for us of just now. */
  ticket(token: string): Promise<Ticket>;
  /** Checks a token that names a person: of the same sign-in as the ticket. INVALID_CREDENTIALS. */
  idToken(token: string, ticket: Ticket): Promise<string>;
  /** FORBIDDEN for whatever is not a logout token for us of just now. */
  logout(token: string): Promise<ProviderLogout>;
  /** Whether it answers; asked at most every few seconds, answered within two. */
  reachable(): Promise<boolean>;
  /** Where a browser ends the sign-in that a token names, and is led back to the site. */
  leaveAt(idToken: string): string;
}

/** Who is who at an identity provider, and which of its proofs were taken. */
export interface ProviderStore {
  find(
    person: Pick<Person, 'issuer' | 'subject'>,
  ): Promise<{ memberId: string; disabled: boolean } | undefined>;
  /** Whoever else comes with one of these keys waits until this transaction is over. */
  alone(keys: readonly string[]): Promise<void>;
  /** False where the person or the member is linked already. */
  link(person: Person, memberId: string, at: Date): Promise<boolean>;
  disable(memberId: string, at: Date): Promise<void>;
  /** The version rises; undefined where they have these roles already. */
  setRoles(memberId: string, roles: readonly GrantedRole[], at: Date): Promise<Member | undefined>;
  /** Of any number at once, one succeeds; forgotten after `until`. */
  spend(key: string, at: Date, until: Date): Promise<boolean>;
  /** Notes when something has ended; forgotten after `until`. */
  noteEnd(key: string, at: Date, until: Date): Promise<void>;
  endedAt(key: string): Promise<Date | undefined>;
  prune(expiredBefore: Date): Promise<void>;
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

/** What failures count on. Counters of different kinds never meet, whatever is typed as a login. */
export type Tried =
  /** A sign-in of a member, by username or e-mail address. */
  | { readonly kind: 'member'; readonly memberId: string }
  /** A sign-in by a login that names nobody. */
  | { readonly kind: 'login'; readonly loginKey: string }
  /** A member is asked for the password once more. */
  | { readonly kind: 'confirmation'; readonly memberId: string };

export interface LoginGate {
  /** SLOW_DOWN with the time to wait once an address or account has failed too often. */
  enter(address: string, tried: Tried): Promise<LoginTry>;
}

export interface AccountEvents {
  /** Left in the transaction of the change. */
  membersChanged(members: readonly Member[]): Promise<void>;
  /** As they were before they went. */
  membersRemoved(members: readonly Member[]): Promise<void>;
  /** After commit: something else of a member's page than the member has changed. */
  profileChanged(): void;
  /** After commit, or at once outside a transaction: processes that keep the session in memory ask again. */
  sessionEnded(sessionId: string): void;
}

export interface Transaction {
  run<T>(work: () => Promise<T>): Promise<T>;
}
