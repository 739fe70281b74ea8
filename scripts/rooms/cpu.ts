import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { cpuSeconds, family } from '../bench/processes.ts';

/** The share of the machine's processors above which a run measures the machine instead of the product. */
export const MOST_CPU = 0.85;

/** How much of the machine's processors was used, from 0 to 1. */
export interface Cpu {
  all: number;
  /** The part of this run: site, database, browsers and this program. */
  own: number;
}

/** Ticks of all processors since the start. */
const ticks = (): { idle: number; all: number } => {
  const [first = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  // Guests' ticks, the last two fields, are parts of the first two.
  const fields = first.trim().split(/\s+/).slice(1, 9).map(Number);
  return { idle: (fields[3] ?? 0) + (fields[4] ?? 0), all: fields.reduce((sum, one) => sum + one, 0) };
};

/** Measures the use of the whole machine, also by programs of others. @returns a function that gives the mean since then */
export const watchCpu = (): (() => Cpu) => {
  const [before, began] = [ticks(), performance.now()];
  const own = cpuSeconds(family(process.pid));
  return () => {
    const after = ticks();
    const seconds = ((performance.now() - began) / 1_000) * availableParallelism();
    return {
      all: 1 - (after.idle - before.idle) / Math.max(1, after.all - before.all),
      own: Math.max(0, cpuSeconds(family(process.pid)) - own) / seconds,
    };
  };
};
