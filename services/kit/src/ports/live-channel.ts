import type { Subscription } from './event-bus.js';

/**
 * Wakes for open connections: hints without data that may be lost or duplicated. A woken listener reads its data again, and also
 * after every reconnect.
 */
export interface LiveChannel {
  /** Whether wakes arrive at present. While they do not, a reader that cannot wait polls. */
  readonly connected: boolean;
  /** Never rejects: a lost wake only delays an update. `subject` like `notifications.member.{id}`; `hint` ≤ 200 characters. */
  wake(subject: string, hint?: string): void;
  /**
   * `onWake` is called with the hint of each wake, and with `undefined` after a reconnect or a late subscription (anything may have
   * been missed).
   */
  listen(subject: string, onWake: (hint?: string) => void): Promise<Subscription>;
  close(): Promise<void>;
}
