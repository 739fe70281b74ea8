import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Frame, FrameListener, Gap } from '../ports/broadcast.js';
import type { Subscription } from '../ports/event-bus.js';

export interface KeptFrames {
  /** Maximum number of frames that a channel keeps. */
  readonly frames: number;
  /** How long a channel keeps frames after its last one. */
  readonly framesMs: number;
  /** How long a channel's last number stays known. */
  readonly headMs: number;
}

export const keptFrames: KeptFrames = { frames: 256, framesMs: 60_000, headMs: 600_000 };

/**
 * How long a frame waits for its predecessor, which may still arrive over another connection. After that the predecessor counts as
 * lost.
 */
const PATIENCE_MS = 250;
/** Maximum number of listeners that are called in one turn of the event loop, so that other work can run in between. */
const AT_ONCE = 200;

interface Reader {
  /** The reader has everything up to this number. */
  position: number;
  /** The reader may have missed something that the numbers do not show. */
  owed: boolean;
  readonly listener: (item: Frame | Gap) => void;
}

/** One channel within one process: orders frames, keeps the last ones, and moves each reader forward. */
export class Feed {
  /** Frames are delivered in order and without duplicates. A number that is missing here belongs to a lost frame. */
  #frames: Frame[] = [];
  readonly #ahead = new Map<number, Frame>();
  readonly #readers = new Set<Reader>();
  #head: number | undefined;
  #waiting: NodeJS.Timeout | undefined;
  #delivering = false;
  /** True if a frame has arrived since the current pass over the readers began. */
  #more = false;

  constructor(private readonly most: number) {}

  /** The number of the last frame; undefined while unknown. */
  get head(): number | undefined {
    return this.#head;
  }

  get hasReaders(): boolean {
    return this.#readers.size > 0;
  }

  /** Accepts a frame in the order of arrival. */
  take(frame: Frame): void {
    this.#head ??= frame.seq - 1;
    if (frame.seq <= this.#head) return;
    this.#ahead.set(frame.seq, frame);
    this.#follow();
    if (this.#ahead.size > 0) this.#waiting ??= setTimeout(() => this.#giveUp(), PATIENCE_MS).unref();
  }

  /**
   * Loads frames that are stored elsewhere, at the start and after a disconnection. After a disconnection each reader
   * gets a gap even if no number is missing: a frame may have been lost together with its sender.
   */
  load(frames: readonly Frame[], head: number | undefined, isFirst: boolean): void {
    const last = Math.max(head ?? -Infinity, frames.at(-1)?.seq ?? -Infinity);
    if (!isFirst) for (const reader of this.#readers) reader.owed = true;
    const bySeq = new Map(frames.map((frame) => [frame.seq, frame]));
    this.#frames = [...bySeq.values()].sort((a, b) => a.seq - b.seq).slice(-this.most);
    this.#head = last > -Infinity ? last : undefined;
    this.#ahead.clear();
    this.#stopWaiting();
    this.#deliver();
  }

  /** Drops the frames and keeps the last number. */
  forget(): void {
    this.#frames = [];
  }

  open(position: number, onItem: FrameListener): Subscription {
    // A listener runs in the async context of its `open` call, never in that of a publisher.
    const inOwnContext = AsyncLocalStorage.snapshot();
    const listener = (item: Frame | Gap) => inOwnContext(onItem, item);
    const reader: Reader = { position, owed: false, listener };
    this.#readers.add(reader);
    setImmediate(() => this.#readOn(reader));
    return {
      close: async () => {
        this.#readers.delete(reader);
      },
    };
  }

  close(): void {
    this.#stopWaiting();
    this.#readers.clear();
  }

  #follow(): void {
    for (let next = this.#next(); next; next = this.#next()) this.#append(next);
    this.#deliver();
  }

  #next(): Frame | undefined {
    return this.#ahead.get((this.#head ?? 0) + 1);
  }

  #giveUp(): void {
    this.#waiting = undefined;
    for (const frame of [...this.#ahead.values()].sort((a, b) => a.seq - b.seq)) this.#append(frame);
    this.#deliver();
  }

  #append(frame: Frame): void {
    this.#head = frame.seq;
    this.#ahead.delete(frame.seq);
    this.#frames.push(frame);
    if (this.#frames.length > this.most) this.#frames.shift();
    if (this.#ahead.size === 0) this.#stopWaiting();
  }

  #stopWaiting(): void {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
  }

  #deliver(): void {
    this.#more = true;
    if (this.#delivering || this.#readers.size === 0) return;
    this.#delivering = true;
    void this.#deliverAll();
  }

  async #deliverAll(): Promise<void> {
    while (this.#more) {
      this.#more = false;
      const all = [...this.#readers];
      for (let i = 0; i < all.length; i += AT_ONCE) {
        await nextTurn();
        for (const reader of all.slice(i, i + AT_ONCE)) this.#readOn(reader);
      }
    }
    this.#delivering = false;
  }

  #readOn(reader: Reader): void {
    const head = () => this.#head ?? reader.position;
    if (reader.owed && this.#readers.has(reader)) {
      reader.position = Math.max(reader.position, head());
      reader.owed = false;
      call(reader.listener, { gap: true, seq: reader.position });
    }
    while (this.#readers.has(reader) && reader.position < head()) {
      const next = this.#after(reader.position);
      if (next?.seq === reader.position + 1) {
        reader.position = next.seq;
        call(reader.listener, next);
      } else {
        reader.position = head();
        call(reader.listener, { gap: true, seq: reader.position });
      }
    }
  }

  /** The first frame after a number. It searches from the end, because readers are near it. */
  #after(position: number): Frame | undefined {
    let index = this.#frames.length;
    while (index > 0 && this.#frames[index - 1]!.seq > position) index -= 1;
    return this.#frames[index];
  }
}

/** An error in one listener does not affect the others. */
const call = (listener: FrameListener, item: Frame | Gap): void => {
  try {
    listener(item);
  } catch (error) {
    setImmediate(() => {
      throw error;
    });
  }
};
