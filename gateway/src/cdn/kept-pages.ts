import { elapsed, type Clock, type LiveChannel } from '@seyir/kit/stateless';
import { readChange } from '@seyir/proto';
import { beginSubscription, type WakeSubscription } from '../live/wake-subscription.js';
import { partsOf } from '../live/watch.js';
import type { PagePurge } from './page-purge.js';
import { EVERY_PAGE, tagsOfWake } from './page-tags.js';

/** The pages that caches in front of the site keep: a wake of their sources removes them there. */
export interface KeptPages {
  /** Whether the wakes of all these sources arrive, so that a cache may keep the page; if not, they are subscribed to. */
  mayKeep(sources: Iterable<string>): boolean;
  /** Removes every page: at start and at the end, because nobody listened before, and nobody may listen afterwards. */
  purgeAll(): Promise<void>;
  close(): Promise<void>;
}

/** The changes of this time are sent together. A response that was made shortly before a change arrives at the cache within it. */
const GATHER_MS = 500;
const RETRY_MS = 2_000;
/** While a cache does not answer, more tags than these are replaced by the tag of every page. */
const MOST_WAITING = 2_000;

interface Held {
  until: number;
  readonly subscription: WakeSubscription;
}

interface Options {
  readonly purge: PagePurge;
  readonly live: LiveChannel;
  readonly clock: Clock;
  /** How long a cache may keep a page, in ms: subjects are listened to for this long after the last page that reads them. */
  readonly keepMs: number;
  readonly onError: (error: unknown) => void;
}

export const createKeptPages = ({ purge, live, clock, keepMs, onError }: Options): KeptPages => {
  const now = elapsed(clock);
  const held = new Map<string, Held>();
  const waiting = new Set<string>();
  const ending = new AbortController();
  let sending: Promise<void> | undefined;
  let sweptAt = 0;

  const add = (tags: readonly string[]) => {
    for (const tag of tags) waiting.add(tag);
    if (waiting.size > MOST_WAITING) {
      waiting.clear();
      waiting.add(EVERY_PAGE);
    }
    sending ??= send().finally(() => (sending = undefined));
  };

  const send = async () => {
    let pauseMs = GATHER_MS;
    while (waiting.size > 0) {
      await clock.sleep(pauseMs, ending.signal).catch(() => undefined);
      if (ending.signal.aborted) return;
      const tags = [...waiting];
      waiting.clear();
      pauseMs = GATHER_MS;
      await purge.purge(tags).catch((error: unknown) => {
        onError(error);
        for (const tag of tags) waiting.add(tag);
        pauseMs = RETRY_MS;
      });
    }
  };

  const begin = (subject: string): Held => {
    const onWake = (hint: string | undefined) => {
      const tags = tagsOfWake(subject, hint);
      // Must not be shown any more: sent at once, and again with the changes of this time.
      if (hint !== undefined && readChange(hint).withdrawn) purge.purge(tags).catch(onError);
      add(tags);
    };
    const failed = (error: unknown) => {
      onError(error);
      // The next page that reads the subject tries again.
      if (held.get(subject) === entry) held.delete(subject);
    };
    const entry: Held = {
      until: 0,
      subscription: beginSubscription(subject, { live, onWake, onError: failed }),
    };
    held.set(subject, entry);
    return entry;
  };

  const release = async (subject: string, entry: Held) => {
    held.delete(subject);
    await entry.subscription.close();
  };

  const sweep = () => {
    if (now() - sweptAt < keepMs) return;
    sweptAt = now();
    for (const [subject, entry] of [...held]) if (entry.until < now()) void release(subject, entry);
  };

  return {
    mayKeep(sources) {
      sweep();
      let isSubscribed = live.connected;
      for (const source of sources) {
        const { subject } = partsOf(source);
        const entry = held.get(subject) ?? begin(subject);
        entry.until = now() + keepMs;
        isSubscribed &&= entry.subscription.isSubscribed;
      }
      return isSubscribed;
    },
    purgeAll: () => purge.purge([EVERY_PAGE]).catch(onError),
    async close() {
      ending.abort();
      await sending;
      for (const [subject, entry] of [...held]) await release(subject, entry);
    },
  };
};
