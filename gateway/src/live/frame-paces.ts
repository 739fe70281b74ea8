import type { Frame } from '@seyir/kit/stateless';

/** The least time in ms between two frames of a key; frames with another key, or without one, do not wait. */
export type Pace = Readonly<Record<string, number>>;

/** Limits the frames of busy channels, because the cost is the number of frames times the number of readers. */
export interface FramePaces {
  join(channel: string, pace: Pace): PacedReader;
}

export interface PacedReader {
  /** Sends a frame now or, in a busy channel, a little later; a waiting frame is replaced by the next one with its key. */
  offer(frame: Frame, send: () => void): void;
  leave(): void;
}

/** A channel is busy with more readers than this, or with more frames in a second. */
const MOST_READERS = 50;
const MOST_FRAMES = 20;
const SECOND_MS = 1_000;

type Release = (key: string) => void;

export const createFramePaces = (): FramePaces => {
  const channels = new Map<string, PacedChannel>();
  return {
    join(name, pace) {
      const channel = channels.get(name) ?? new PacedChannel();
      channels.set(name, channel);
      channel.readers += 1;
      const held = new Map<string, () => void>();
      const release: Release = (key) => {
        const send = held.get(key);
        held.delete(key);
        send?.();
      };
      let isIn = true;
      return {
        offer(frame, send) {
          const { key } = frame;
          const everyMs = key === undefined ? undefined : pace[key];
          const mustWait = channel.holds(frame, everyMs);
          if (key === undefined) for (const waiting of [...held.keys()]) release(waiting);
          else held.delete(key);
          if (!mustWait || key === undefined || everyMs === undefined) return send();
          held.set(key, send);
          channel.later(key, everyMs, release);
        },
        leave() {
          if (!isIn) return;
          isIn = false;
          held.clear();
          channel.readers -= 1;
          if (channel.readers === 0) channels.delete(name);
        },
      };
    },
  };
};

/** The times of one channel, common to its readers, so that all of them get the same frames. */
class PacedChannel {
  readers = 0;
  readonly #held = new WeakMap<Frame, boolean>();
  readonly #opensAt = new Map<string, number>();
  readonly #due = new Map<string, Set<Release>>();
  #recent: number[] = [];

  /** Whether a frame waits. Each reader gets the answer of the first one that asks. */
  holds(frame: Frame, everyMs: number | undefined): boolean {
    const known = this.#held.get(frame);
    if (known !== undefined) return known;
    const holds = this.#decide(frame, everyMs);
    this.#held.set(frame, holds);
    return holds;
  }

  /** Calls `release` when the next frame of this key may be sent. */
  later(key: string, everyMs: number, release: Release): void {
    const waiting = this.#due.get(key);
    if (waiting) return void waiting.add(release);
    this.#due.set(key, new Set([release]));
    const waitMs = (this.#opensAt.get(key) ?? 0) - performance.now();
    setTimeout(() => this.#open(key, everyMs), Math.max(0, waitMs)).unref();
  }

  #decide({ key }: Frame, everyMs: number | undefined): boolean {
    const now = performance.now();
    this.#recent = [...this.#recent.filter((at) => at > now - SECOND_MS), now].slice(-MOST_FRAMES - 1);
    if (key === undefined || everyMs === undefined) return false;
    const isBusy = this.readers > MOST_READERS || this.#recent.length > MOST_FRAMES;
    if (isBusy && now < (this.#opensAt.get(key) ?? 0)) return true;
    this.#opensAt.set(key, now + everyMs);
    return false;
  }

  #open(key: string, everyMs: number): void {
    const waiting = this.#due.get(key) ?? [];
    this.#due.delete(key);
    this.#opensAt.set(key, performance.now() + everyMs);
    for (const release of waiting) release(key);
  }
}
