import type { Keyed, KeySlice } from '@seyir/kit';
import type { Group, GroupFields, GroupRole, GroupStanding } from '../domain/group.js';

/** The position of a group in a list: those with the most members first. */
export interface GroupKey {
  readonly members: number;
  readonly id: string;
}

/** The position of a member in a group's list: by role, then by the time of joining. */
export interface GroupMemberKey {
  readonly rank: number;
  readonly since: string;
  readonly id: string;
}

export interface IdKey {
  readonly id: string;
}

/** The groups of a list: all, those that the viewer belongs to, or those that the viewer is invited to. */
export type GroupFilter = 'all' | 'joined' | 'invited';

export interface GroupMember {
  readonly memberId: string;
  readonly role: GroupRole;
  readonly since: Date;
}

export interface GroupRequest {
  readonly id: string;
  readonly memberId: string;
  readonly since: Date;
}

export interface NewGroup extends GroupFields {
  readonly id: string;
  readonly slug: string;
  readonly nameKey: string;
  readonly createdAt: Date;
}

/** Reads leave out deleted groups. `viewerId` is the member whose standings are returned. */
export interface GroupStore {
  /**
   * Makes groups that could get the same slug wait for each other until the end of the transaction; equal names have equal slugs.
   */
  lockSlug(slug: string): Promise<void>;
  nameIsTaken(nameKey: string, exceptId: string | undefined): Promise<boolean>;
  /** The slug, if necessary with the first free number appended. */
  freeSlug(slug: string): Promise<string>;
  add(group: NewGroup): Promise<void>;
  /** The ids among these that belong to groups, including deleted ones. */
  known(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Under the lock. */
  edit(id: string, to: GroupFields & { readonly nameKey: string; readonly now: Date }): Promise<void>;
  /** Under the lock. */
  removePictures(
    id: string,
    pictures: { readonly cover: boolean; readonly poster: boolean },
    now: Date,
  ): Promise<void>;
  /** Locks a group against all changes, and posts in it, until the end of the transaction. */
  lock(id: string, viewerId: string | undefined): Promise<Group | undefined>;
  /** Removes a group from all reads; false if it does not exist or is already deleted. */
  markDeleted(id: string, now: Date): Promise<boolean>;
  /** Deletes up to `limit` members, requests, invitations and dates of a deleted group, then its row; false while some are left. */
  removeDeleted(id: string, limit: number): Promise<boolean>;
  /** Those of the files that are the cover or the poster of a group. */
  usedPictures(files: readonly string[]): Promise<ReadonlySet<string>>;
  byIds(ids: readonly string[], viewerId: string | undefined): Promise<Group[]>;
  bySlug(slug: string, viewerId: string | undefined): Promise<Group | undefined>;
  /** @param nameKey a part of the names' keys; one or two letters must be the beginning; empty: all */
  list(
    filter: GroupFilter,
    nameKey: string,
    viewerId: string | undefined,
    slice: KeySlice<GroupKey>,
  ): Promise<readonly Keyed<Group, GroupKey>[]>;
}

/** A change of a member's standing in a group. */
export interface StandingChange {
  readonly from: GroupStanding;
  readonly to: GroupStanding;
  readonly now: Date;
  /** The time of a new request. */
  readonly requestId: string;
}

/** Members of groups, requests to join, and invitations. Lists leave out erased members. */
export interface GroupMemberStore {
  /** Members without a standing are left out. */
  standings(groupId: string, memberIds: readonly string[]): Promise<ReadonlyMap<string, GroupStanding>>;
  /** Changes a member's standing and the group's counters, under the group's lock. */
  move(groupId: string, memberId: string, change: StandingChange): Promise<void>;
  /** Locks a membership until the end of the transaction; false for a member who is not in the group. */
  hold(groupId: string, memberId: string): Promise<boolean>;
  /** The members among these who may read the group's posts. */
  readersAmong(groupId: string, memberIds: readonly string[]): Promise<string[]>;
  /** Up to `limit` members who manage the group, the owner first. */
  managers(groupId: string, limit: number): Promise<string[]>;
  /**
   * How many groups a member belongs to, and how many the member owns. Other transactions that count them wait for this one, so a
   * limit holds for calls at the same time.
   */
  countOf(memberId: string): Promise<{ readonly joined: number; readonly owned: number }>;
  members(
    groupId: string,
    slice: KeySlice<GroupMemberKey>,
  ): Promise<readonly Keyed<GroupMember, GroupMemberKey>[]>;
  /** The oldest first. */
  requests(groupId: string, slice: KeySlice<IdKey>): Promise<readonly Keyed<GroupRequest, IdKey>[]>;
  /** Ids of the invited members. */
  invited(groupId: string, slice: KeySlice<IdKey>): Promise<readonly Keyed<string, IdKey>[]>;
  requestsByIds(
    ids: readonly string[],
  ): Promise<readonly { readonly id: string; readonly groupId: string; readonly memberId: string }[]>;
  /** Up to `limit` groups that a member belongs to, has requested to join or is invited to, for the member's removal. */
  groupsOf(memberId: string, limit: number): Promise<string[]>;
  /** Up to `limit` groups that a member owns, in the order of ids. */
  ownedBy(memberId: string, limit: number): Promise<string[]>;
  /**
   * The next owner among all other members, or among those who are not banned: the manager who joined first, else the member who
   * joined first; undefined if there is none.
   */
  successor(groupId: string, ownerId: string, among: 'active' | 'all'): Promise<string | undefined>;
}

/** The wakes of open pages, sent after the commit. */
export interface GroupEvents {
  groupChanged(groupId: string): void;
  /** The group was deleted or has become private, so connections of some readers must end. */
  groupWithdrawn(groupId: string): void;
  standingChanged(groupId: string, memberId: string): void;
  planChanged(groupId: string): void;
}
