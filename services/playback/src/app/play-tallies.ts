import { runOutsideCalls } from '@seyir/kit';
import type { PlayTally } from './ports.js';

/** How long plays are collected before they are stored together, in ms. */
const COLLECT_MS = 1_000;
/** Maximum number of sources with plays that are not stored yet; plays of further sources are not counted. */
const MOST_WAITING = 5_000;

/**
 * Collects plays of sources and stores them about once a second, so that a popular episode costs one write for many viewers. Plays
 * of the last second are lost if the process ends or the database does not answer; that is acceptable for an estimate.
 */
export class PlayTallies {
  #waiting = new Map<string, { plays: number; failures: number }>();
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly keep: (tallies: readonly PlayTally[]) => Promise<void>) {}

  add(hash: string, what: 'plays' | 'failures'): void {
    const tally = this.#waiting.get(hash) ?? { plays: 0, failures: 0 };
    if (!this.#waiting.has(hash) && this.#waiting.size >= MOST_WAITING) return;
    tally[what]++;
    this.#waiting.set(hash, tally);
    // The write runs outside the context of the calls that it counts.
    this.#timer ??= runOutsideCalls(() => setTimeout(() => void this.#store(), COLLECT_MS).unref());
  }

  async #store(): Promise<void> {
    this.#timer = undefined;
    const tallies = [...this.#waiting].map(([hash, counts]) => ({ hash, ...counts }));
    this.#waiting = new Map();
    await this.keep(tallies).catch(() => undefined);
  }
}
