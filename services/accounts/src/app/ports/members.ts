import type { Account, Privacy } from '../../domain/account.js';
import type { GrantedRole, Member } from '../../domain/member.js';
import type { KeptRestraint } from '../../domain/restraint.js';
import type { SocialLinks } from '../../domain/social-links.js';
import type { MutedWords } from './restraints.js';

export interface NewMember {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  /** Undefined for an address that is not known. */
  readonly email: string | undefined;
  readonly avatar: string;
  readonly about: string;
  readonly country: string;
  readonly roles: readonly GrantedRole[];
  readonly joinedAt: Date;
  readonly demo: boolean;
}

export interface MemberStore {
  /** All members, activated or not. */
  byIds(ids: readonly string[]): Promise<Member[]>;
  byUsername(username: string): Promise<Member | undefined>;
  /** In id order, members after `id`; from the start without one. */
  after(id: string | undefined, limit: number): Promise<Member[]>;
  /** Adds activated members at version 1 and returns the new ones; existing members stay unchanged. */
  add(members: readonly NewMember[], at: Date): Promise<Member[]>;
}

/** Members of the demo. */
export interface DemoMembers {
  /** In id order; all of them without `limit`. */
  ids(limit?: number): Promise<string[]>;
  /** Deletes them with all their data; returns the last state of the deleted rows. */
  remove(ids: readonly string[]): Promise<RemovedDemo>;
}

export interface RemovedDemo {
  readonly members: Member[];
  readonly sessionIds: string[];
  /** Restraints by them and against them. */
  readonly restraints: KeptRestraint[];
  readonly mutedWords: MutedWords[];
}

/** Finds members by their names; not yet activated and banned ones are not found. */
export interface MemberNames {
  /** @param keys folded usernames */
  byUsernames(keys: readonly string[]): Promise<Member[]>;
  /**
   * Ordered by username.
   * @param prefix folded
   */
  byUsernamePrefix(prefix: string, limit: number): Promise<Member[]>;
  /**
   * Ordered by display name.
   * @param prefix folded
   */
  byNamePrefix(prefix: string, limit: number): Promise<Member[]>;
}

/** The members' own data, including private fields. */
export interface AccountStore {
  byId(memberId: string, at: Date): Promise<Account | undefined>;
  /** The account with a username, which is compared in its folded form. */
  byUsername(username: string, at: Date): Promise<Account | undefined>;
  /** Raises the version; undefined for an unknown member. `birthYear` undefined: unchanged, 0: removed. */
  update(
    memberId: string,
    given: { name: string; about: string; country: string; birthYear: number | undefined },
    at: Date,
  ): Promise<Member | undefined>;
  setLinks(memberId: string, links: SocialLinks): Promise<void>;
  /** Raises the version. */
  setPrivacy(memberId: string, privacy: Privacy, now: Date): Promise<void>;
  /** Returns false if another member has the address. */
  setEmail(memberId: string, email: string, at: Date): Promise<boolean>;
  /** Raises the version; undefined for an unknown member. */
  setAvatar(memberId: string, avatar: string, at: Date): Promise<Member | undefined>;
  /** The images among these that a member uses. */
  shownAvatars(names: readonly string[]): Promise<ReadonlySet<string>>;
}

export interface AccountEvents {
  /** Added in the transaction of the change. */
  membersChanged(members: readonly Member[]): Promise<void>;
  /** Published with the last state before the removal. */
  membersRemoved(members: readonly Member[]): Promise<void>;
  /** Call it after the commit, when data of a member's page other than the member has changed. */
  profileChanged(memberId: string): void;
  /** Call it after the commit, when others may see less of a member's page than before. */
  profileRestricted(memberId: string): void;
  /** After the commit, or at once outside a transaction: processes with the session in memory read it again. */
  sessionEnded(sessionId: string): void;
  /** As `sessionEnded`, for sessions that go on with other rights of their member. */
  sessionsChanged(sessionIds: readonly string[]): void;
}

/** The copy of the erasure ledger outside of this database. */
export interface ErasureRecords {
  /** Adding an id twice is no error. */
  add(memberIds: readonly string[], at: Date): Promise<void>;
  /** All ids added since the day of this time. */
  since(since: Date): Promise<string[]>;
}
