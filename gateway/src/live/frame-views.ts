import type { Broadcast, Clock, Frame, Gap, LiveChannel } from '@seyir/kit/stateless';
import { LRUCache } from 'lru-cache';
import type { Crowds } from './crowds.js';
import { createFramePaces } from './frame-paces.js';
import type { FrameEvent, FrameSource } from './frame-source.js';
import type { Outlet } from './outlet.js';
import { watchRights } from './rights-watch.js';

/** Sends the frames of channels to sockets: each is encoded once for all readers with the same document. */
export interface FrameViews {
  /** @returns an iterator that never yields, because frames are sent directly; it ends by `return` */
  follow(source: FrameSource, reader: Reader): Promise<AsyncIterableIterator<never>>;
}

export interface Reader {
  /** Key of the request: readers with the same key get the same bytes. */
  readonly key: string;
  readonly outlet: Outlet;
  encode(event: FrameEvent): Buffer;
  /** Wraps the shared bytes into one socket's message. */
  wrap(encoded: Buffer): Buffer;
}

/** A ticket is renewed on the socket well before it expires. */
const RENEW_MS = 300_000;
/** Number of cached encodings per frame. Our pages use one document, but strangers may send others. */
const MOST_KEPT = 4;
/** Number of channels with a cached gap: after a disconnection all their readers get it. */
const MOST_GAPS = 1_000;

export interface FrameViewsOptions {
  readonly broadcast: Broadcast;
  readonly live: LiveChannel;
  readonly clock: Clock;
  readonly crowds: Crowds;
  /**
   * Called when frames of a channel are missing. Its cached state must be read again, because the message that drops it from the
   * cache may be lost too.
   */
  readonly onGap: (channel: string) => void;
}

export const createFrameViews = ({
  broadcast,
  live,
  clock,
  crowds,
  onGap,
}: FrameViewsOptions): FrameViews => {
  const paces = createFramePaces();
  const encoded = new WeakMap<Frame, Map<string, Buffer>>();
  /** All readers of a channel get a gap with the same number. */
  const gaps = new LRUCache<string, { seq: number; bytes: Buffer }>({ max: MOST_GAPS });

  const encodeFrame = (frame: Frame, key: string, encode: () => Buffer): Buffer => {
    const kept = encoded.get(frame) ?? new Map<string, Buffer>();
    encoded.set(frame, kept);
    const bytes = kept.get(key) ?? encode();
    if (kept.size < MOST_KEPT) kept.set(key, bytes);
    return bytes;
  };
  const encodeGap = ({ seq }: Gap, key: string, encode: () => Buffer): Buffer => {
    const kept = gaps.get(key);
    if (kept?.seq === seq) return kept.bytes;
    const bytes = encode();
    gaps.set(key, { seq, bytes });
    return bytes;
  };

  return {
    async follow(source, { key, outlet, encode, wrap }) {
      const { channel, fromSeq, renew, rights = [], pace = {} } = source.options;
      const viewKey = `${channel} ${key}`;
      const crowd = crowds.join(channel);
      const paced = paces.join(channel, pace);
      const ending = new AbortController();
      const ended = Promise.withResolvers<void>();
      let stopWatching = () => Promise.resolve();
      let position = fromSeq;
      const resync = () =>
        wrap(
          encodeGap({ gap: true, seq: position }, viewKey, () =>
            encode(source.eventOf({ gap: true, seq: position }, crowd.mostMs())),
          ),
        );
      const subscription = await broadcast.open(channel, fromSeq, (item) => {
        position = item.seq;
        if ('gap' in item) onGap(channel);
        const make = () => encode(source.eventOf(item, crowd.mostMs()));
        if ('gap' in item) return outlet.offer({ bytes: wrap(encodeGap(item, viewKey, make)), resync });
        paced.offer(item, () =>
          outlet.offer({ bytes: wrap(encodeFrame(item, key, make)), resync, key: item.key }),
        );
      });
      // Also sent once at the start: the first message confirms the subscription.
      const renewals = async () => {
        for (;;) {
          const ticket = await renew();
          if (ticket === undefined) return end();
          const event = { seq: position, spreadMs: 0, ticket };
          outlet.offer({ bytes: wrap(encode(event)), resync, key: 'ticket' });
          await clock.sleep(RENEW_MS, ending.signal);
        }
      };
      const end = async () => {
        if (ending.signal.aborted) return;
        ending.abort();
        crowd.leave();
        paced.leave();
        ended.resolve();
        await Promise.all([subscription.close(), stopWatching()]);
      };
      const check = async () => {
        if (!ending.signal.aborted && (await renew()) === undefined) await end();
      };
      // Before the first renewal, so that a change after it is noticed. Without wakes the reader gets no frames.
      try {
        stopWatching = await watchRights(live, rights, () => void check().catch(() => undefined));
      } catch (error) {
        await end();
        throw error;
      }
      renewals().catch(() => undefined);
      const done: IteratorResult<never> = { done: true, value: undefined };
      const following: AsyncIterableIterator<never> = {
        [Symbol.asyncIterator]() {
          return this;
        },
        async next() {
          await ended.promise;
          return done;
        },
        async return() {
          await end();
          return done;
        },
      };
      return following;
    },
  };
};
