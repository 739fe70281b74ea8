import type { Subscription } from './event-bus.js';

/**
 * One frame of a channel: a change, as its owner publishes it. All listeners of a process get the same object, so derived data
 * can be cached with it.
 */
export interface Frame {
  /** Sequence number, from the owner's row in the transaction of the change: one more than the channel's previous frame. */
  readonly seq: number;
  /** The data, at most 16 kB. */
  readonly data: Uint8Array;
  /** Among frames with the same key only the newest matters: a frame that waits for a slow reader is replaced. No line breaks. */
  readonly key?: string;
}

/** Frames are missing: the reader must read its state again. That state is at least as new as `seq`. */
export interface Gap {
  readonly gap: true;
  readonly seq: number;
}

export type FrameListener = (item: Frame | Gap) => void;

/**
 * Numbered frames for open connections. Frames may be lost, duplicated or reordered in transit; a listener gets each once and in
 * order, or a gap. After each lost connection it gets a gap, even if the gap's number is the one it has. A channel keeps its last
 * 256 frames until 60 s after the last of them, and its last number for 10 minutes.
 */
export interface Broadcast {
  /** Never rejects. `channel` like `comments.thread.{kind}.{id}`. Call it after the commit that assigned `seq`. */
  publish(channel: string, frame: Frame): void;
  /**
   * Calls `listener` with all frames after `fromSeq`, the number of the reader's state. That state must be less than 10 minutes
   * old: a channel without a stored number has not changed since. A process subscribes once per channel, however many listeners
   * it has.
   */
  open(channel: string, fromSeq: number, listener: FrameListener): Promise<Subscription>;
  close(): Promise<void>;
}
