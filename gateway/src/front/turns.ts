import { DomainError } from '@seyir/kit/stateless';

/** Limits concurrent work. Waiting work gets its turn by address: the address with the fewest running works is first. */
export interface Turns {
  /**
   * Runs `work` in its turn. Rejects with TRY_AGAIN at once if too many are waiting.
   * @param who the requesting address; undefined has priority over all others and is never refused
   */
  take<T>(work: () => Promise<T>, who: string | undefined): Promise<T>;
}

export interface TurnsOptions {
  readonly atOnce: number;
  readonly mostWaiting: number;
  /**
   * While others wait, a place pauses for as long as its work took. If the work runs on this thread, calls get half of the time.
   */
  readonly rests: boolean;
}

const LONGEST_REST_MS = 100;

/** p-queue is not used: an order by running work would need a custom queue class, which is most of this file, and casts. */
export const createTurns = ({ atOnce, mostWaiting, rests }: TurnsOptions): Turns => {
  const waiting: { readonly who: string; readonly go: () => void }[] = [];
  const waitingFirst: (() => void)[] = [];
  const workingOf = new Map<string, number>();
  let working = 0;
  const count = (who: string | undefined, by: 1 | -1): void => {
    if (who === undefined) return;
    const now = (workingOf.get(who) ?? 0) + by;
    if (now > 0) workingOf.set(who, now);
    else workingOf.delete(who);
  };
  const begin = (who: string | undefined): Promise<void> => {
    if (working < atOnce) {
      working += 1;
      return Promise.resolve();
    }
    if (who === undefined) return new Promise((resolve) => waitingFirst.push(resolve));
    if (waiting.length >= mostWaiting)
      throw new DomainError('TRY_AGAIN', { reason: 'too many pages wait', retryAfterMs: 1_000 });
    return new Promise((go) => waiting.push({ who, go }));
  };
  /** Among the addresses with the fewest running works, the work that has waited longest: no address can occupy all places. */
  const nextOfWaiting = (): (() => void) | undefined => {
    let best = 0;
    const workOf = (index: number) => workingOf.get(waiting[index]?.who ?? '') ?? 0;
    for (let n = 1; n < waiting.length; n += 1) if (workOf(n) < workOf(best)) best = n;
    return waiting.splice(best, 1)[0]?.go;
  };
  /**
   * Frees the place in a later turn of the event loop: synchronous work would otherwise follow work without end, and block
   * everything else.
   */
  const end = (tookMs: number): void => {
    if (rests && waiting.length > 0 && waitingFirst.length === 0)
      setTimeout(passOn, Math.min(tookMs, LONGEST_REST_MS));
    else setImmediate(passOn);
  };
  const passOn = (): void => {
    const next = waitingFirst.shift() ?? nextOfWaiting();
    if (next) next();
    else working -= 1;
  };
  return {
    async take(work, who) {
      await begin(who);
      count(who, 1);
      const began = performance.now();
      try {
        return await work();
      } finally {
        count(who, -1);
        end(performance.now() - began);
      }
    },
  };
};
