import type { KeptCounter, Slice } from '@seyir/kit';
import type { Announcement, EpisodeFacts, NotifyKind } from '../domain/announcement.js';
import type { Activity, Notification, Translation } from '../domain/notification.js';

export type NewNotification = Omit<Notification, 'read' | 'removed' | 'version'>;

export interface NotificationStore {
  /** The newest first, without removed ones. */
  ofMember(memberId: string, slice: Slice): Promise<Notification[]>;
  /** Adds it, or brings a removed one back; undefined when it already stands. */
  add(notification: NewNotification, now: Date): Promise<Notification | undefined>;
  /** Takes it out of the list; undefined when it is not in it. */
  remove(memberId: string, causeId: string, now: Date): Promise<Notification | undefined>;
  /** Marks all as read and answers those that were not. */
  markRead(memberId: string, now: Date): Promise<Notification[]>;
}

export interface Counters {
  /** Entries of the list. */
  readonly count: number;
  readonly activity: Activity;
}

/** The counters of a member's list, beside it in the same transaction. */
export interface CounterStore {
  of(memberId: string): Promise<Counters>;
  /** Locks the member's list until the end of the transaction; false for a member who is gone, and has none. */
  lock(memberId: string, now: Date): Promise<boolean>;
  /** Moves the counters and raises the revision. */
  move(memberId: string, by: { count: number; unread: number }, now: Date): Promise<Counters>;
}

/** What can be watched since when; see `catchUp` for how it reaches a list. */
export interface AnnouncementStore {
  /** What is heard of one episode stands in line until the end of the transaction. */
  lock(episodeId: string): Promise<void>;
  keepEpisode(episode: EpisodeFacts): Promise<void>;
  /** Adds those that are new and takes away those that are not named; `at` is when they appeared. */
  keepGroups(episodeId: string, groups: readonly AnnouncedGroup[], at: Date): Promise<void>;
  /** Sets title and time of what is announced of an episode, once both it and its sources are known. */
  place(episodeId: string): Promise<void>;
  /** What the member wants to know of and has not in the list yet, the oldest first; at most 200. */
  due(memberId: string, now: Date): Promise<Announcement[]>;
  /** The member's list holds all until now. */
  caughtUp(memberId: string, now: Date): Promise<void>;
  /** Ids of those whose time has come and that open pages have not been woken for, the oldest first. */
  untold(now: Date, limit: number): Promise<string[]>;
  /** Nobody is woken for what was before. */
  skipUntold(before: Date): Promise<void>;
  told(id: string): Promise<void>;
  /** Who wants to know of it, in the order of ids, those after `after`. */
  membersFor(id: string, after: string | undefined, limit: number): Promise<string[]>;
}

export interface AnnouncedGroup {
  readonly id: string;
  readonly groupId: string;
  readonly translation: Translation;
}

/** What members want to know of. */
export interface WishStore {
  /** True; nothing is kept of a member who is gone. */
  add(memberId: string, kind: NotifyKind, id: string, now: Date): Promise<true>;
  /** Whether there was one. */
  remove(memberId: string, kind: NotifyKind, id: string): Promise<boolean>;
  among(memberId: string, kind: NotifyKind, ids: readonly string[]): Promise<string[]>;
}

/**
 * Takes away what hangs on things and members that are gone, inside a transaction. Lists are cut into chunks: what comes
 * after a key, in its order, at most `limit`; fewer mean that none is left.
 */
export interface RemovalStore extends KeptCounter {
  /** Takes away wishes to know of a thing; answers the members, after a member's id. */
  wishesFor(targetId: string, after: string, limit: number): Promise<string[]>;
  announcements(episodeId: string): Promise<void>;
  /** Members who have the episode in their list, after a member's id. */
  membersToldOf(episodeId: string, after: string, limit: number): Promise<string[]>;
  /** Takes an episode out of a member's list. */
  toldOf(memberId: string, episodeId: string, now: Date): Promise<Notification[]>;
  /** Ends a member's list for good: it counts nothing and takes nothing any more. */
  endList(memberId: string): Promise<void>;
  /** Takes away a member's notifications after the id of a cause; answers them as their last event has them. */
  ofMember(memberId: string, after: string, limit: number): Promise<Notification[]>;
  /** All wishes of a member: at most a few thousand. */
  wishesOf(memberId: string): Promise<void>;
}

/** What there is; rejects with TRY_AGAIN or DEADLINE when it cannot be told. */
export interface Catalogue {
  exists(kind: NotifyKind, id: string): Promise<boolean>;
}

/** Wakes the open pages of a member. */
export type Wake = (memberId: string) => void;

/** Facts for other services and wakes for open pages, left in the transaction of the change. */
export interface NotificationEvents {
  notificationsChanged(memberId: string, notifications: readonly Notification[]): Promise<void>;
}

export interface Transaction {
  run<T>(work: () => Promise<T>): Promise<T>;
}
