import { DomainError } from '../errors/index.js';
import { currentCall, runOutsideCalls } from '../rpc/call.js';
import type { UnitOfWork } from './unit-of-work.js';

/** Maximum number of keys of one read. */
const MOST = 100;
/** Maximum number of waiting callers; further ones get TRY_AGAIN. */
const WAITING = 2_000;

interface Waiting<Key, T> {
  readonly key: Key;
  /** Aborted when the caller no longer waits. */
  readonly signal: AbortSignal | undefined;
  readonly resolve: (found: T) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Reads for many callers: those who come while one read runs share the next one, so that a crowd costs few statements; a single caller
 * does not wait. If a read fails, it fails for all who share it. DEADLINE for a caller whose call ends before its read begins.
 * @param read returns one result for each key, in their order
 * @throws inside a unit of work, because the reads of others are not part of it
 */
export const sharedReads = <Key, T>(
  unitOfWork: UnitOfWork,
  read: (keys: readonly Key[]) => Promise<readonly T[]>,
): ((key: Key) => Promise<T>) => {
  let waiting: Waiting<Key, T>[] = [];
  let isRunning = false;

  /** The callers of the next read. */
  const next = (): readonly Waiting<Key, T>[] => {
    const ended = waiting.filter(({ signal }) => signal?.aborted);
    for (const { reject } of ended) reject(new DomainError('DEADLINE'));
    const all = ended.length === 0 ? waiting : waiting.filter(({ signal }) => !signal?.aborted);
    waiting = all.slice(MOST);
    return all.slice(0, MOST);
  };

  const drain = async (): Promise<void> => {
    isRunning = true;
    for (let batch = next(); batch.length > 0; batch = next())
      try {
        const found = await read(batch.map(({ key }) => key));
        batch.forEach(({ resolve }, index) => resolve(found[index]!));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    isRunning = false;
  };

  return async (key) => {
    if (unitOfWork.active) throw new Error('shared reads are not part of a unit of work');
    if (waiting.length >= WAITING) throw new DomainError('TRY_AGAIN', { retryAfterMs: 1_000 });
    return new Promise((resolve, reject) => {
      waiting.push({ key, signal: currentCall()?.signal, resolve, reject });
      if (!isRunning) runOutsideCalls(() => void drain());
    });
  };
};
