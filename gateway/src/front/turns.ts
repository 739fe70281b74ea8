import { DomainError } from '@seyir/kit/stateless';

/** Lets so many work at once; the others wait for their turn. */
export interface Turns {
  /** Rejects with TRY_AGAIN at once when too many wait already. */
  take<T>(work: () => Promise<T>): Promise<T>;
}

export const createTurns = (atOnce: number, mostWaiting: number): Turns => {
  const waiting: (() => void)[] = [];
  let working = 0;
  const begin = (): Promise<void> => {
    if (working < atOnce) {
      working += 1;
      return Promise.resolve();
    }
    if (waiting.length >= mostWaiting)
      throw new DomainError('TRY_AGAIN', { reason: 'too many pages wait', retryAfterMs: 1_000 });
    return new Promise((resolve) => waiting.push(resolve));
  };
  /** The place goes to who has waited longest. */
  const end = (): void => {
    const next = waiting.shift();
    if (next) next();
    else working -= 1;
  };
  return {
    async take(work) {
      await begin();
      try {
        return await work();
      } finally {
        end();
      }
    },
  };
};
