import type { Subscription } from './event-bus.js';

/**
 * Wakes for open connections: hints without data that may be lost or doubled. Whoever is woken re-reads,
 * and re-reads after every reconnect too.
 */
export interface LiveChannel {
  /** Never rejects: a lost wake costs time, not truth. `subject` like `notifications.member.{id}`; `hint` ≤ 200 characters. */
  wake(subject: string, hint?: string): void;
  /** `onWake` is called with the hint of each wake, and with `undefined` after a reconnect (anything may have been missed). */
  listen(subject: string, onWake: (hint?: string) => void): Promise<Subscription>;
  close(): Promise<void>;
}
