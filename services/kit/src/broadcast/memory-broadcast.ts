import type { Broadcast } from '../ports/broadcast.js';
import { Feed, keptFrames, type KeptFrames } from './feed.js';

interface Channel {
  readonly feed: Feed;
  /** Time of its last frame, by `performance.now()`. */
  at: number;
}

/** Frames within this process. */
export function memoryBroadcast(kept: KeptFrames = keptFrames): Broadcast {
  const channels = new Map<string, Channel>();
  const channelOf = (name: string): Channel => {
    const known = channels.get(name) ?? { feed: new Feed(kept.frames), at: performance.now() };
    channels.set(name, known);
    return known;
  };
  const sweep = setInterval(
    () => {
      const now = performance.now();
      for (const [name, { feed, at }] of channels) {
        if (now - at > kept.framesMs) feed.forget();
        if (now - at > kept.headMs && !feed.hasReaders) channels.delete(name);
      }
    },
    Math.min(kept.framesMs, 10_000),
  ).unref();

  return {
    publish(name, frame) {
      const channel = channelOf(name);
      channel.at = performance.now();
      channel.feed.take(frame);
    },
    open: async (name, fromSeq, listener) => channelOf(name).feed.open(fromSeq, listener),
    async close() {
      clearInterval(sweep);
      for (const { feed } of channels.values()) feed.close();
      channels.clear();
    },
  };
}
