/** How often a playing player tells where it stands (experience.md: every 10 s). */
export const REPORT_EVERY_MS = 10_000;

export type ProgressMoment = 'tick' | 'pause' | 'leave';

/**
 * Decides when a position is written: while playing at most every 10 s, once on pause and once when the page is left.
 * A player that does not play writes nothing more, so that a forgotten tab never overtakes another device.
 */
export class ProgressPolicy {
  #lastAt: number | undefined;
  #settled = true;

  /** @param now milliseconds; @returns whether to write. */
  decide(moment: ProgressMoment, playing: boolean, now: number): boolean {
    if (moment === 'tick') {
      if (!playing) return false;
      this.#settled = false;
      if (this.#lastAt !== undefined && now - this.#lastAt < REPORT_EVERY_MS) return false;
    } else {
      if (this.#settled) return false;
      // One that plays on in a hidden tab goes on writing.
      this.#settled = !playing;
    }
    this.#lastAt = now;
    return true;
  }
}
