import { elapsed, type Clock } from '@seyir/kit/stateless';
import { LRUCache } from 'lru-cache';
import type { Watch } from './watch.js';

/**
 * Answers polls from memory while it listens to the member's subject: until a wake, and at most for a minute.
 * @typeParam T the state of the member in the answer to a poll
 */
export interface MemberStates<T> {
  get(memberId: string, read: () => Promise<T>): Promise<T>;
  /** Call it after the member's own change, so that the next poll sees the change even before its wake arrives. */
  forget(memberId: string): void;
}

export interface MemberStatesOptions {
  readonly subjectOf: (memberId: string) => string;
  readonly watch: Watch;
  readonly clock: Clock;
  readonly max: number;
}

interface Entry<T> {
  known: { readonly state: T; readonly mark: number; readonly at: number } | undefined;
  /** Rises with each forget: a read that began before is not cached. */
  forgotten: number;
  usedAt: number;
  readonly release: () => void;
}

/** A lost wake delays an update by at most this time. */
const FRESH_MS = 60_000;
/** A member without a poll for this time is dropped. */
const IDLE_MS = 60_000;

export const createMemberStates = <T>({
  subjectOf,
  watch,
  clock,
  max,
}: MemberStatesOptions): MemberStates<T> => {
  const now = elapsed(clock);
  // `fetchMethod` does not fit, because an entry subscribes before its state is read and is kept without a state.
  const entries = new LRUCache<string, Entry<T>>({ max, dispose: ({ release }) => release() });

  /** Iterates from the least recently used entry. */
  const letIdleGo = (): void => {
    for (const memberId of entries.rkeys()) {
      const entry = entries.peek(memberId);
      if (entry && now() - entry.usedAt < IDLE_MS) return;
      entries.delete(memberId);
    }
  };

  const entryOf = (memberId: string): Entry<T> => {
    const found = entries.get(memberId);
    if (found) {
      found.usedAt = now();
      return found;
    }
    const release = watch.hold(subjectOf(memberId));
    const entry: Entry<T> = { known: undefined, forgotten: 0, usedAt: now(), release };
    entries.set(memberId, entry);
    return entry;
  };

  return {
    async get(memberId, read) {
      const subject = subjectOf(memberId);
      const entry = entryOf(memberId);
      letIdleGo();
      const { known } = entry;
      // Without a listener on the channel a change would be missed.
      const isSubscribed = watch.isSubscribed(subject);
      if (known && isSubscribed && now() - known.at < FRESH_MS && !watch.isChanged(subject, known.mark))
        return known.state;
      const [mark, at, forgotten] = [watch.mark(), now(), entry.forgotten];
      const state = await read();
      if (isSubscribed && forgotten === entry.forgotten) entry.known = { state, mark, at };
      return state;
    },
    forget(memberId) {
      const entry = entries.peek(memberId);
      if (!entry) return;
      entry.known = undefined;
      entry.forgotten += 1;
    },
  };
};
