import { setTimeout as delay } from 'node:timers/promises';

/** PostgreSQL error codes: a lock was not granted in time, deadlock. */
const BUSY: readonly unknown[] = ['55P03', '40P01'];
const PAUSE_MS = 500;

/** For migrations that run beside members' writes: repeats `work` until it gets its lock, because members' writes have priority. */
export const patiently = async <T>(work: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!BUSY.includes((error as { code?: unknown }).code)) throw error;
      await delay(PAUSE_MS);
    }
  }
};
