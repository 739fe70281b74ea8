import type { Activity, Notification } from '../domain/notification.js';

/** A window on a list: rows to pass over and rows to answer. */
export interface Slice {
  readonly offset: number;
  readonly limit: number;
}

export type NewNotification = Omit<Notification, 'read' | 'removed' | 'version' | 'changedAt'>;

export interface NotificationStore {
  /** The newest first, without removed ones. */
  ofMember(memberId: string, slice: Slice): Promise<Notification[]>;
  /** Adds it, or brings a removed one back; undefined when it already stands. */
  add(notification: NewNotification, now: Date): Promise<Notification | undefined>;
  /** Takes it out of the list; undefined when it is not in it. */
  remove(memberId: string, causeId: string, now: Date): Promise<Notification | undefined>;
  /** Marks all as read and answers those that were not. */
  markRead(memberId: string, now: Date): Promise<Notification[]>;
  /** In the order of ids, those after `id`, removed ones too. */
  after(id: string | undefined, limit: number): Promise<Notification[]>;
}

export interface Counters {
  /** Entries of the list. */
  readonly count: number;
  readonly activity: Activity;
}

/** The counters of a member's list, beside it in the same transaction. */
export interface CounterStore {
  of(memberId: string): Promise<Counters>;
  /** Locks the member's list until the end of the transaction. */
  lock(memberId: string, now: Date): Promise<Counters>;
  /** Moves the counters and raises the revision. */
  move(memberId: string, by: { count: number; unread: number }, now: Date): Promise<Counters>;
}

/** Facts for other services and wakes for open pages, left in the transaction of the change. */
export interface NotificationEvents {
  notificationsChanged(memberId: string, notifications: readonly Notification[]): Promise<void>;
}

export interface Transaction {
  run<T>(work: () => Promise<T>): Promise<T>;
}
