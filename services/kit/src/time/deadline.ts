import { DomainError } from '../errors/domain-error.js';

/** Rejects with TRY_AGAIN if `work` has not settled within `ms`. The work itself continues and its result is ignored. */
export async function withDeadline<T>(work: Promise<T>, ms: number, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DomainError('TRY_AGAIN', { reason: `${what}: no answer in ${ms} ms` })),
      ms,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
