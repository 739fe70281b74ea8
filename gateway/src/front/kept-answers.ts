import { elapsed, metric, type Clock, type LiveChannel } from '@seyir/kit/stateless';
import { LRUCache } from 'lru-cache';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Ctx } from '../context.js';
import type { PageReading, PageReads } from '../live/page-reading.js';
import type { Watch } from '../live/watch.js';

/** An answer of a call, as it is sent. */
export interface Answer {
  readonly status: number;
  /** JSON */
  readonly text: string;
  /** False for an answer with errors. */
  readonly isComplete: boolean;
}

/** Answers of visitors' reads. Visitors get the same answer to the same read, so one is made and sent to all of them. */
export interface KeptAnswers {
  /**
   * The kept answer to a visitor's read, or a new one. A member, and a caller whose session cannot be read, always gets a new one.
   * Call it after the limits, so that a kept answer counts for them too.
   * @param key names the call and everything in it that the answer depends on; undefined: never kept
   */
  get(ctx: Ctx, key: string | undefined, make: () => Promise<Answer>): Promise<Answer>;
}

interface Entry {
  /** Undefined: the answer must not be shared. It is remembered so that nobody waits for another caller's answer. */
  readonly answer: Answer | undefined;
  readonly reads: PageReads;
  /** When it is too old, on this module's clock. */
  readonly until: number;
  readonly bytes: number;
  release: () => void;
}

interface Options {
  readonly watch: Watch;
  readonly pages: PageReading;
  readonly live: Pick<LiveChannel, 'connected'>;
  readonly clock: Clock;
  /** How long an answer is kept, in ms; 0: not at all. */
  readonly freshMs: number;
  readonly metrics: Registry;
}

const MOST_ANSWERS = 5_000;
const MOST_BYTES = 24_000_000;
/** A longer key is not worth its memory: it comes from a made-up read. */
const LONGEST_KEY = 2_000;
/** Approximate size of a source in memory. */
const SOURCE_BYTES = 150;
/** How long nobody waits for another caller's answer after a failure. */
const FAILED_MS = 1_000;

const unshared = { answer: undefined, reads: new Map<string, number>() };

/**
 * `fetchMethod` does not fit: a wake makes an entry old before its time, and only the made answer shows whether it may be kept. An
 * answer is kept only if all of it comes from public reads, whose wakes arrive: then removed content goes with its wake.
 */
export const createKeptAnswers = (options: Options): KeptAnswers => {
  const { watch, pages, live, clock, freshMs, metrics } = options;
  const now = elapsed(clock);
  const { answers, bytes } = answerMetrics(metrics);
  const kept = new LRUCache<string, Entry>({
    max: MOST_ANSWERS,
    maxSize: MOST_BYTES,
    sizeCalculation: (entry) => entry.bytes,
    dispose(entry) {
      bytes.dec(entry.bytes);
      entry.release();
    },
    onInsert: (entry) => bytes.inc(entry.bytes),
  });
  const making = new Map<string, Promise<Entry | undefined>>();

  const isYoung = ({ until }: Entry): boolean => now() < until;
  const isCurrent = (entry: Entry): boolean =>
    isYoung(entry) &&
    [...entry.reads].every(
      ([source, mark]) => watch.isSubscribedSince(source, mark) && !watch.isChanged(source, mark),
    );

  const keep = (key: string, entry: Omit<Entry, 'bytes' | 'release'>): Entry => {
    // Subscribed as long as the answer is kept, so that its wakes arrive.
    const releases = [...entry.reads.keys()].map((source) => watch.hold(source));
    const size = 2 * (key.length + (entry.answer?.text.length ?? 0)) + SOURCE_BYTES * (1 + entry.reads.size);
    const whole = { ...entry, bytes: size, release: () => releases.forEach((release) => release()) };
    kept.set(key, whole);
    return whole;
  };

  const keepFailure = (key: string): void => {
    const known = kept.get(key);
    const until = now() + FAILED_MS;
    if (!known || (known.answer ? !isCurrent(known) : known.until < until)) keep(key, { ...unshared, until });
  };

  /**
   * Makes an answer and remembers a failure. Otherwise each reader in an outage would wait for another one's timeout, and then for
   * its own.
   */
  const attempt = async (key: string, make: () => Promise<Answer>): Promise<Answer> => {
    let isComplete = false;
    try {
      const answer = await make();
      ({ isComplete } = answer);
      return answer;
    } finally {
      if (!isComplete) keepFailure(key);
    }
  };

  const begin = async (
    key: string,
    make: () => Promise<Answer>,
  ): Promise<{ answer: Answer; entry?: Entry }> => {
    const madeAt = now();
    const { value: answer, reads, isShared, ageMs } = await pages.runShared(() => attempt(key, make));
    // The cause of an error may be gone at the next call.
    if (!answer.isComplete) return { answer };
    const entry =
      isShared && reads.size > 0
        ? { answer, reads, until: madeAt - ageMs + freshMs }
        : { ...unshared, until: madeAt + freshMs };
    return { answer, entry: keep(key, entry) };
  };

  /** Makes the answer for which others wait. */
  const start = (key: string, make: () => Promise<Answer>): Promise<Answer> => {
    answers.inc({ result: 'miss' });
    const made = begin(key, make);
    // Deleted before those who wait continue: the first of them may begin the next one.
    const entry = made
      .then(
        (done) => done.entry,
        () => undefined,
      )
      .finally(() => making.delete(key));
    making.set(key, entry);
    return made.then(({ answer }) => answer);
  };

  return {
    async get({ state, ageConfirmed }, name, make) {
      const isKept = freshMs > 0 && live.connected && name !== undefined && name.length <= LONGEST_KEY;
      if (!isKept || state.kind !== 'none') return make();
      const key = `${ageConfirmed ? '18' : ''} ${name}`;
      const known = kept.get(key);
      if (known && isYoung(known) && !known.answer) return attempt(key, make);
      if (known?.answer && isCurrent(known)) {
        answers.inc({ result: 'hit' });
        return known.answer;
      }
      const running = making.get(key);
      if (!running) return start(key, make);
      let entry = await running;
      // Not one that began before a change: this reader may have come because of the change. The next one began after all who waited
      // had come.
      if (entry?.answer && !isCurrent(entry)) {
        const next = making.get(key);
        if (!next) return start(key, make);
        entry = await next;
      }
      if (!entry?.answer) return attempt(key, make);
      answers.inc({ result: 'hit' });
      return entry.answer;
    },
  };
};

const answerMetrics = (registry: Registry) => ({
  answers: metric(
    registry,
    'seyir_kept_answers_total',
    () =>
      new Counter({
        name: 'seyir_kept_answers_total',
        help: "Visitors' reads by result: hit, answered from memory; miss, made",
        labelNames: ['result'],
        registers: [registry],
      }),
  ),
  bytes: metric(
    registry,
    'seyir_kept_answers_bytes',
    () =>
      new Gauge({
        name: 'seyir_kept_answers_bytes',
        help: 'Approximate size of the kept answers',
        registers: [registry],
      }),
  ),
});
