import type { KeptCounter, Keyed, KeySlice } from '@seyir/kit';
import type { Announcement, EpisodeFacts, NotifyKind } from '../domain/announcement.js';
import type { Activity, Notification, NotificationKind, Translation } from '../domain/notification.js';

export type NewNotification = Omit<Notification, 'read' | 'removed' | 'version'>;

/** A notification without the outcome of a case. */
export type PlainNotification = Omit<NewNotification, 'outcome' | 'violation' | 'until'>;

/** A position in a list; the time as text with its microseconds. */
export type Moment = { readonly time: string; readonly id: string };

export interface NotificationStore {
  /** Newest first, without removed ones. */
  ofMember(memberId: string, slice: KeySlice<Moment>): Promise<Keyed<Notification, Moment>[]>;
  /** Adds it, or restores a removed one; undefined if it already exists. */
  add(notification: NewNotification, now: Date): Promise<Notification | undefined>;
  /**
   * Adds these notifications, or restores removed ones, and counts them in their lists, which the transaction has locked. Returns
   * them without those that already exist.
   */
  addCounted(notifications: readonly PlainNotification[], now: Date): Promise<Notification[]>;
  /**
   * Counts further members behind an existing notification: it gets a new actor and time, and is unread again. Undefined if it
   * already counts that many.
   */
  renew(
    notification: NewNotification,
    now: Date,
  ): Promise<{ readonly notification: Notification; readonly wasRead: boolean } | undefined>;
  /**
   * Changes the count and the time of an existing notification; a later time makes it unread again. Undefined if nothing has changed.
   */
  recount(
    notification: NewNotification,
    now: Date,
  ): Promise<{ readonly notification: Notification; readonly wasRead: boolean } | undefined>;
  /** Removes it from the list; undefined if it is not in it. */
  remove(memberId: string, causeId: string, now: Date): Promise<Notification | undefined>;
}

export interface Counters {
  /** Entries of the list. */
  readonly count: number;
  readonly activity: Activity;
}

/** The counters of a member's list, updated in the transaction of the list's change. */
export interface CounterStore {
  of(memberId: string): Promise<Counters>;
  /** Locks the member's list until the end of the transaction; false for an erased member, who has none. */
  lock(memberId: string, now: Date): Promise<boolean>;
  /** Locks the lists of these members in the order of ids; returns those who are not erased. */
  lockAll(memberIds: readonly string[], now: Date): Promise<ReadonlySet<string>>;
  /** Marks all notifications that have arrived as read and increments the revision; false if nothing is unread. */
  markRead(memberId: string, now: Date): Promise<boolean>;
  /** Changes the counters and increments the revision. */
  move(memberId: string, by: { count: number; unread: number }, now: Date): Promise<Counters>;
}

/** A member's block and mute of another one, from the events of accounts. */
export interface Block {
  readonly id: string;
  readonly memberId: string;
  readonly otherId: string;
  readonly blocked: boolean;
  readonly muted: boolean;
  /** End of the mute; undefined: until it is lifted. */
  readonly mutedUntil: Date | undefined;
}

export interface BlockStore {
  keep(block: Block): Promise<void>;
  /** Deletes up to `limit` blocks by and against a member; returns their number. */
  forget(memberId: string, limit: number): Promise<number>;
  /**
   * Finds the pairs without notifications: the actor is erased, one blocks the other, or the member currently mutes the actor.
   */
  barredAmong(pairs: readonly Pair[], now: Date): Promise<(pair: Pair) => boolean>;
}

/** A member and the one who acted. */
export interface Pair {
  readonly actorId: string;
  readonly memberId: string;
}

/** The announcements of watchable episodes; `catchUp` adds them to lists. */
export interface AnnouncementStore {
  /** Makes events of one episode wait for each other until the end of the transaction. */
  lock(episodeId: string): Promise<void>;
  keepEpisode(episode: EpisodeFacts): Promise<void>;
  /** Adds announcements of new groups and deletes those of groups that are not listed; `at` is the time of the change. */
  keepGroups(episodeId: string, groups: readonly AnnouncedGroup[], at: Date): Promise<void>;
  /** Sets title and time of an episode's announcements, once both it and its sources are known. */
  place(episodeId: string, now: Date): Promise<void>;
  /**
   * Announcements that became due since the member's list was last recorded as complete. Empty for a member without
   * wishes.
   */
  since(memberId: string, now: Date): Promise<News>;
  /** The member's wishes in the order of their targets, after one. */
  wishesAfter(memberId: string, after: Wish | undefined, limit: number): Promise<Wish[]>;
  /**
   * The due announcements of these wishes that are not in the member's list yet, oldest first. One that fulfils two
   * wishes is returned twice.
   */
  dueFor(memberId: string, wishes: readonly Wish[], now: Date, limit: number): Promise<Announcement[]>;
  /** Records that the member's list is complete until now. */
  caughtUp(memberId: string, now: Date): Promise<void>;
  /** Ids of due announcements whose waiting pages were not woken yet, oldest first. */
  notWoken(now: Date, limit: number): Promise<string[]>;
  /** Skips the wakes of earlier announcements. */
  skipWakes(before: Date): Promise<void>;
  markWoken(id: string): Promise<void>;
  /** The members with a wish for it, in the order of ids, after `after`. */
  membersFor(id: string, after: string | undefined, limit: number): Promise<string[]>;
}

export interface News {
  /** The announcements read here that the member has a wish for and that are not in the list yet. */
  readonly due: readonly Announcement[];
  /** Number of announcements read, for any member. */
  readonly seen: number;
  /** True if more announcements became due than one look reads. */
  readonly more: boolean;
  /** True if the list was not recorded as complete within the last minute. */
  readonly behind: boolean;
  /** The counters of the list at the same moment. */
  readonly counters: Counters;
}

export interface Wish {
  readonly kind: NotifyKind;
  readonly targetId: string;
  readonly since: Date;
}

export interface AnnouncedGroup {
  readonly id: string;
  readonly groupId: string;
  readonly translation: Translation;
}

/** Members' wishes for announcements. */
export interface WishStore {
  /** Returns true. */
  add(memberId: string, kind: NotifyKind, id: string, now: Date): Promise<true>;
  /** Returns whether there was one. */
  remove(memberId: string, kind: NotifyKind, id: string): Promise<boolean>;
  among(memberId: string, kind: NotifyKind, ids: readonly string[]): Promise<string[]>;
}

/**
 * Deletes the data of removed targets and erased members inside a transaction. Each list is read in chunks: the rows
 * after a key, in its order, at most `limit`; fewer rows mean that it is the last chunk.
 */
export interface RemovalStore extends KeptCounter {
  /** Deletes wishes for a target, after a member's id; returns the members. */
  wishesFor(targetId: string, after: string, limit: number): Promise<string[]>;
  announcements(episodeId: string): Promise<void>;
  /** Members with the episode in their list, after a member's id. */
  membersNotifiedOf(episodeId: string, after: string, limit: number): Promise<string[]>;
  /** Removes an episode's notifications from a member's list. */
  removeEntriesOf(memberId: string, episodeId: string, now: Date): Promise<Notification[]>;
  /** Ends a member's list for good: it is empty and accepts no more entries. */
  endList(memberId: string): Promise<void>;
  /**
   * Deletes a member's notifications after the id of a cause; returns the state for their final events. An empty result is the end.
   */
  ofMember(memberId: string, after: string, limit: number): Promise<Notification[]>;
  /**
   * Up to `limit` notifications that a member caused and that no event about their cause removes, in the order of their recipients.
   */
  causedBy(actorId: string, limit: number): Promise<CausedNotification[]>;
  /** Removes the actor from these notifications. */
  forgetActors(ids: readonly string[]): Promise<void>;
  /** Deletes all wishes of a member: at most a few thousand. */
  wishesOf(memberId: string): Promise<void>;
}

/** A notification in the list of another member than its actor. */
export interface CausedNotification {
  readonly id: string;
  readonly memberId: string;
  readonly causeId: string;
  readonly removed: boolean;
  /** True if other members are counted behind it too. */
  readonly hasOthers: boolean;
}

/** An entry of a list with its cause. */
export interface StandingNotification {
  readonly id: string;
  readonly memberId: string;
  readonly causeId: string;
  readonly kind: NotificationKind;
  /** True if its cause is an announcement that still exists. */
  readonly announced: boolean;
}

/** All notifications in the order of ids, including removed ones. */
export interface SweepStore {
  standing(after: string, limit: number): Promise<StandingNotification[]>;
}

/** Whether targets exist; rejects with TRY_AGAIN or DEADLINE if the catalogue does not answer. */
export interface Catalogue {
  exists(kind: NotifyKind, id: string): Promise<boolean>;
}

/** Wakes the open pages of a member. */
export type Wake = (memberId: string) => void;

/** Events for other services and wakes for open pages, written in the transaction of the change. */
export interface NotificationEvents {
  notificationsChanged(memberId: string, notifications: readonly Notification[]): Promise<void>;
}

export interface Transaction {
  run<T>(work: () => Promise<T>): Promise<T>;
}
