import { DomainError } from '@seyir/kit/stateless';

/** Lets so many work at once; the others wait for their turn. */
export interface Turns {
  /**
   * Rejects with TRY_AGAIN at once when too many wait already.
   * @param first goes before all others that wait, and is never turned away
   */
  take<T>(work: () => Promise<T>, first?: boolean): Promise<T>;
}

export interface TurnsOptions {
  readonly atOnce: number;
  readonly mostWaiting: number;
  /** While others wait, a place rests as long as its work took: where that is work of this thread, calls have half of it. */
  readonly rests: boolean;
}

const LONGEST_REST_MS = 100;

export const createTurns = ({ atOnce, mostWaiting, rests }: TurnsOptions): Turns => {
  const waiting: (() => void)[] = [];
  const waitingFirst: (() => void)[] = [];
  let working = 0;
  const begin = (first: boolean): Promise<void> => {
    if (working < atOnce) {
      working += 1;
      return Promise.resolve();
    }
    if (first) return new Promise((resolve) => waitingFirst.push(resolve));
    if (waiting.length >= mostWaiting)
      throw new DomainError('TRY_AGAIN', { reason: 'too many pages wait', retryAfterMs: 1_000 });
    return new Promise((resolve) => waiting.push(resolve));
  };
  /**
   * The place goes to the work that has waited longest, in a later turn of the event loop: work that waits for nothing
   * would otherwise follow on work without end, and nothing else be heard.
   */
  const end = (tookMs: number): void => {
    if (rests && waiting.length > 0 && waitingFirst.length === 0)
      setTimeout(passOn, Math.min(tookMs, LONGEST_REST_MS));
    else setImmediate(passOn);
  };
  const passOn = (): void => {
    const next = waitingFirst.shift() ?? waiting.shift();
    if (next) next();
    else working -= 1;
  };
  return {
    async take(work, first = false) {
      await begin(first);
      const began = performance.now();
      try {
        return await work();
      } finally {
        end(performance.now() - began);
      }
    },
  };
};
