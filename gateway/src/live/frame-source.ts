import type { Frame, Gap } from '@seyir/kit/stateless';
import type { Pace } from './frame-paces.js';

/** One frame of a channel, as the fields of its GraphQL type; without `frame` the reader must read its state again. */
export interface FrameEvent<T = unknown> {
  readonly seq: number;
  readonly frame?: T;
  /** Maximum random delay in ms before a reader reads again; it grows with the number of the channel's readers. */
  readonly spreadMs: number;
  /** Replaces the reader's ticket. */
  readonly ticket?: string;
}

/** A subject whose wakes may end a reader's right to follow a channel. */
export interface RightsSubject {
  readonly subject: string;
  /** True: only wakes about withdrawn things count. */
  readonly withdrawn?: boolean;
}

export interface FrameSourceOptions<T> {
  readonly channel: string;
  readonly fromSeq: number;
  decode(data: Uint8Array): T;
  /** A ticket for the next ten minutes; undefined if the reader may no longer follow the channel. */
  renew(): Promise<string | undefined>;
  /** Limits the frames of a busy channel. */
  readonly pace?: Pace;
  /** After a wake of these, `renew` is called at once; otherwise every five minutes. */
  readonly rights?: readonly RightsSubject[];
}

/** The result of a subscription field whose events the socket sends itself, encoded once for all readers. */
export class FrameSource<T = unknown> implements AsyncIterable<never> {
  constructor(readonly options: FrameSourceOptions<T>) {}

  /** Only for graphql-js, which checks that a subscription returns an iterable. */
  [Symbol.asyncIterator](): never {
    throw new Error('frames are sent by the socket itself');
  }

  eventOf(item: Frame | Gap, spreadMs: number): FrameEvent<T> {
    if ('gap' in item) return { seq: item.seq, spreadMs };
    return { seq: item.seq, frame: this.options.decode(item.data), spreadMs };
  }
}
