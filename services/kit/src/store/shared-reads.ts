import { runOutsideCalls } from '../rpc/call.js';
import type { UnitOfWork } from './unit-of-work.js';

/** Maximum number of keys of one read. */
const MOST = 100;

interface Waiting<Key, T> {
  readonly key: Key;
  readonly resolve: (found: T) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Reads for many callers: those who come while one read runs share the next one, so that a crowd costs few statements; a single caller
 * does not wait. If a read fails, it fails for all who share it.
 * @param read returns one result for each key, in their order
 * @throws inside a unit of work, because the reads of others are not part of it
 */
export const sharedReads = <Key, T>(
  unitOfWork: UnitOfWork,
  read: (keys: readonly Key[]) => Promise<readonly T[]>,
): ((key: Key) => Promise<T>) => {
  let waiting: Waiting<Key, T>[] = [];
  let isRunning = false;

  const drain = async (): Promise<void> => {
    isRunning = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MOST);
      waiting = waiting.slice(MOST);
      try {
        const found = await read(batch.map(({ key }) => key));
        batch.forEach(({ resolve }, index) => resolve(found[index]!));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isRunning = false;
  };

  return async (key) => {
    if (unitOfWork.active) throw new Error('shared reads are not part of a unit of work');
    return new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (!isRunning) runOutsideCalls(() => void drain());
    });
  };
};
