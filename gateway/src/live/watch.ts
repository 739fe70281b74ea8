import { elapsed, type Clock, type LiveChannel } from '@seyir/kit/stateless';
import { changedIds } from '@seyir/proto';
import { createChanges, type Changes } from './changes.js';
import { beginSubscription, type WakeSubscription } from './wake-subscription.js';

/**
 * Knows what has changed since a read. A *source* is a subject of the LiveChannel (a list, which any change of the subject may
 * affect) or one thing of it (`sourceOf`).
 */
export interface Watch {
  /** The number of wakes so far, of any subject: data that is read from now on is at least as new. */
  mark(): number;
  /** Whether a subscribed source has changed since a mark. A list changes at most once in 5 s. */
  isChanged(source: string, mark: number): boolean;
  /** Whether data of a source that was read at a mark must not be shown any more. */
  isWithdrawn(source: string, mark: number): boolean;
  /** Whether wakes of a subscribed source arrive at present, so that data read from then on can be cached. */
  isSubscribed(source: string): boolean;
  /** Whether all wakes of a subscribed source since a mark have arrived, so that data read at the mark can be checked. */
  isSubscribedSince(source: string, mark: number): boolean;
  /** Resolves when the wakes of a subscribed source arrive, or cannot. Undefined if that is known already. */
  subscribing(source: string): Promise<void> | undefined;
  /** Acts like a wake that reports a change of this source, if its subject is subscribed. */
  change(source: string): void;
  /** Subscribes to a source's subject, once per process. Returns a function that releases it. */
  hold(source: string): () => void;
  close(): Promise<void>;
}

interface Held {
  readonly changes: Changes;
  holders: number;
  /** The mark from which on all wakes arrive. */
  subscribedFrom: number;
  readonly subscription: WakeSubscription;
}

const BETWEEN = '#';

/** One thing of a subject whose wakes name ids. */
export const sourceOf = (subject: string, id: string): string => subject + BETWEEN + id;

/** The subject of a source, and the id if it is one thing. */
export const partsOf = (source: string): { subject: string; id: string | undefined } => {
  const at = source.indexOf(BETWEEN);
  return at < 0
    ? { subject: source, id: undefined }
    : { subject: source.slice(0, at), id: source.slice(at + BETWEEN.length) };
};

export const createWatch = (live: LiveChannel, clock: Clock, onError: (error: unknown) => void): Watch => {
  const held = new Map<string, Held>();
  const closing = new Set<Promise<void>>();
  const now = elapsed(clock);
  let wakeCount = 0;

  const begin = (subject: string): Held => {
    const changes = createChanges(now, wakeCount);
    const onWake = (hint: string | undefined) => {
      wakeCount += 1;
      changes.add(hint, wakeCount);
    };
    // Counted like a wake, so that marks from before differ from marks after it.
    const onSubscribed = () => {
      wakeCount += 1;
      entry.subscribedFrom = wakeCount;
    };
    const subscription = beginSubscription(subject, { live, onWake, onSubscribed, onError });
    const entry: Held = { changes, holders: 0, subscribedFrom: Infinity, subscription };
    held.set(subject, entry);
    return entry;
  };

  const end = (subject: string, entry: Held) => {
    held.delete(subject);
    const done = entry.subscription.close().finally(() => closing.delete(done));
    closing.add(done);
  };

  return {
    mark: () => wakeCount,
    isChanged(source, mark) {
      const { subject, id } = partsOf(source);
      return held.get(subject)?.changes.isChanged(id, mark) ?? true;
    },
    isWithdrawn(source, mark) {
      const { subject, id } = partsOf(source);
      return held.get(subject)?.changes.isWithdrawn(id, mark) ?? false;
    },
    isSubscribed: (source) =>
      live.connected && (held.get(partsOf(source).subject)?.subscription.isSubscribed ?? false),
    isSubscribedSince: (source, mark) =>
      live.connected && (held.get(partsOf(source).subject)?.subscribedFrom ?? Infinity) <= mark,
    subscribing(source) {
      const entry = held.get(partsOf(source).subject);
      return entry && !entry.subscription.isSubscribed ? entry.subscription.begun : undefined;
    },
    change(source) {
      wakeCount += 1;
      const { subject, id } = partsOf(source);
      held.get(subject)?.changes.add(id === undefined ? undefined : changedIds([id]), wakeCount);
    },
    hold(source) {
      const { subject } = partsOf(source);
      const entry = held.get(subject) ?? begin(subject);
      entry.holders += 1;
      let holds = true;
      return () => {
        if (!holds) return;
        holds = false;
        entry.holders -= 1;
        if (entry.holders === 0 && held.get(subject) === entry) end(subject, entry);
      };
    },
    async close() {
      for (const [subject, entry] of [...held]) end(subject, entry);
      await Promise.all(closing);
    },
  };
};
