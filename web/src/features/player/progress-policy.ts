/**
 * Default interval of position reports during playback (experience.md: every 10 s); a busy server asks for a longer
 * one.
 */
export const REPORT_EVERY_MS = 10_000;
/** Maximum interval: an older position is too inaccurate to resume at. */
const MOST_MS = 60_000;

export type ProgressMoment = 'tick' | 'pause' | 'leave';

/**
 * Decides when a position is written: during playback every 10 s or at the requested interval, once on pause and once
 * on leaving. A paused player writes nothing more, so a forgotten tab never overwrites another device.
 */
export class ProgressPolicy {
  #lastAt: number | undefined;
  #settled = true;
  #everyMs = REPORT_EVERY_MS;

  /** Sets the interval that the server requested (ms). */
  reportEvery(ms: number): void {
    this.#everyMs = Math.min(Math.max(ms, REPORT_EVERY_MS), MOST_MS);
  }

  /** @param now milliseconds; @returns whether to write. */
  decide(moment: ProgressMoment, playing: boolean, now: number): boolean {
    if (moment === 'tick') {
      if (!playing) return false;
      this.#settled = false;
      if (this.#lastAt !== undefined && now - this.#lastAt < this.#everyMs) return false;
    } else {
      if (this.#settled) return false;
      // A hidden tab that still plays continues to write.
      this.#settled = !playing;
    }
    this.#lastAt = now;
    return true;
  }
}
