import { Session } from 'node:inspector/promises';
import { memoryUsage } from 'node:process';
import { setInterval as every } from 'node:timers/promises';
import { performance } from 'node:perf_hooks';

/** How often the process looks whether it rests, in ms. */
const LOOK_EVERY_MS = 10_000;
/** The process rests below this share of its time. */
const REST = 0.1;
/** Growth since the last release that is worth another one, in bytes. */
const GROWTH = 64 * 1024 ** 2;

/** What `releaseAtRest` sees of the process. */
export interface Vitals {
  /** Resident memory, in bytes. */
  resident(): number;
  /** The share of the time since the last call in which the process worked: 0 to 1. */
  load(): number;
  release(): Promise<void>;
}

/**
 * Returns memory to the system that only a start or a flood needed, 90 MB after a start: as soon as the process rests, and again
 * when it rests after it has grown by 64 MB. Resolves when `signal` is aborted.
 */
export const releaseAtRest = async (
  signal: AbortSignal,
  vitals: Vitals = ofThisProcess(),
  lookEveryMs = LOOK_EVERY_MS,
): Promise<void> => {
  let least = 0;
  try {
    for await (const _ of every(lookEveryMs, undefined, { signal, ref: false })) {
      const rests = vitals.load() < REST;
      if (!rests || vitals.resident() - least < GROWTH) continue;
      // Without it the process only stays larger.
      await vitals.release().catch(() => undefined);
      least = vitals.resident();
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
};

const ofThisProcess = (): Vitals => {
  let before = performance.eventLoopUtilization();
  return {
    resident: () => memoryUsage.rss(),
    load() {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, before);
      before = now;
      return utilization;
    },
    release: releaseMemory,
  };
};

/** Collects garbage, and returns free pages to the system, which V8 keeps otherwise. It stops the process for 0.2 to 0.5 s. */
const releaseMemory = async (): Promise<void> => {
  const session = new Session();
  session.connect();
  try {
    await session.post('HeapProfiler.collectGarbage');
  } finally {
    session.disconnect();
  }
};
