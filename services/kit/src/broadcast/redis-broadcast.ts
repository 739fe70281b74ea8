import type { Redis } from 'ioredis';
import type { Broadcast, Frame } from '../ports/broadcast.js';
import type { Subscription } from '../ports/event-bus.js';
import { Feed, keptFrames, type KeptFrames } from './feed.js';
import { pack, unpack } from './packed-frame.js';
import { withDeadline } from '../time/deadline.js';
import type { RedisConfig } from '../redis/config.js';
import { connectIoredis, isConnected } from '../redis/ioredis-connection.js';

const ANSWER_MS = 250;
/** Pause before the next try if Redis did not answer, or refused a frame. */
const AGAIN_MS = 1_000;
/** Number of channels whose last frame is kept while Redis is down. */
const MOST_UNSENT = 1_000;
const PREFIX = 'broadcast:';

/** Stores the frame and the channel's highest number, and publishes the frame, in one step. */
const PUBLISH = `
  redis.call('XADD', KEYS[1], 'MAXLEN', '~', ARGV[3], '*', 'f', ARGV[2])
  redis.call('PEXPIRE', KEYS[1], ARGV[4])
  local head = tonumber(redis.call('GET', KEYS[2]) or '-1')
  redis.call('SET', KEYS[2], math.max(head, tonumber(ARGV[1])), 'PX', ARGV[5])
  redis.call('PUBLISH', KEYS[3], ARGV[2])`;

interface Channel {
  readonly feed: Feed;
  opened: number;
  /** Frames that arrived before the stored frames were read. */
  early: Frame[] | undefined;
  loaded: Promise<void>;
}

const keysOf = (name: string) => ({
  frames: `${PREFIX}${name}:frames`,
  head: `${PREFIX}${name}:head`,
  subject: PREFIX + name,
});

/**
 * Frames over Redis: a stream stores the last ones, pub/sub sends each. While Redis is down frames are lost. When it is back,
 * each process sends the last one of each channel, and its readers get a gap.
 */
export async function redisBroadcast(config: RedisConfig, kept: KeptFrames = keptFrames): Promise<Broadcast> {
  const [sending, receiving] = [await connectIoredis(config), await connectIoredis(config)];
  const [sender, receiver] = [sending.redis, receiving.redis];
  const channels = new Map<string, Channel>();
  const unsent = new Map<string, Frame>();
  let again: NodeJS.Timeout | undefined;

  const keep = (name: string, frame: Frame) => {
    if ((unsent.get(name)?.seq ?? -1) > frame.seq) return;
    unsent.set(name, frame);
    const [oldest] = unsent.keys();
    if (unsent.size > MOST_UNSENT && oldest !== undefined) unsent.delete(oldest);
  };
  const send = (name: string, frame: Frame) => {
    if (sender.status !== 'ready') return keep(name, frame);
    const { frames, head, subject } = keysOf(name);
    const limits = [kept.frames, kept.framesMs, kept.headMs].map(Math.ceil);
    sender.eval(PUBLISH, 3, frames, head, subject, frame.seq, pack(frame), ...limits).catch(() => {
      keep(name, frame);
      // A server that is loading its data, or that has become a replica, refuses requests but keeps the connection open. So no
      // reconnect would trigger the next try.
      again ??= setTimeout(sendUnsent, AGAIN_MS).unref();
    });
  };
  const sendUnsent = () => {
    clearTimeout(again);
    again = undefined;
    const waiting = [...unsent];
    unsent.clear();
    for (const [name, frame] of waiting) send(name, frame);
  };
  sender.on('ready', sendUnsent);

  receiver.on('messageBuffer', (subject: Buffer, message: Buffer) => {
    const channel = channels.get(subject.toString().slice(PREFIX.length));
    const frame = unpack(message);
    if (channel?.early) channel.early.push(frame);
    else channel?.feed.take(frame);
  });

  /** Subscribes first and then reads the stored frames, so that none is missed in between. */
  const load = async (name: string, channel: Channel, isFirst: boolean): Promise<void> => {
    channel.early = [];
    try {
      await withDeadline(receiver.subscribe(keysOf(name).subject), ANSWER_MS, 'Redis');
      const { frames, head } = await withDeadline(readKept(sender, name), ANSWER_MS, 'Redis');
      channel.feed.load(frames, head, isFirst);
    } catch {
      setTimeout(() => reload(name, channel), AGAIN_MS).unref();
    }
    const early = channel.early ?? [];
    channel.early = undefined;
    for (const frame of early) channel.feed.take(frame);
  };
  const reload = (name: string, channel: Channel) => {
    // If there is no connection now, the next connection loads the frames.
    if (channels.get(name) === channel && receiver.status === 'ready')
      channel.loaded = load(name, channel, false);
  };
  receiver.on('ready', () => {
    for (const [name, channel] of channels) reload(name, channel);
  });
  await withDeadline(Promise.all([isConnected(sender), isConnected(receiver)]), ANSWER_MS, 'Redis').catch(
    () => undefined,
  );

  const begin = (name: string): Channel => {
    const channel: Channel = {
      feed: new Feed(kept.frames),
      opened: 0,
      early: undefined,
      loaded: Promise.resolve(),
    };
    channels.set(name, channel);
    if (receiver.status === 'ready') channel.loaded = load(name, channel, true);
    return channel;
  };
  const end = async (name: string, channel: Channel): Promise<void> => {
    if (channel.opened > 0 || channels.get(name) !== channel) return;
    channels.delete(name);
    channel.feed.close();
    if (receiver.status !== 'ready') return;
    await withDeadline(receiver.unsubscribe(keysOf(name).subject), ANSWER_MS, 'Redis').catch(() => undefined);
  };

  return {
    publish: send,
    async open(name, fromSeq, listener): Promise<Subscription> {
      const channel = channels.get(name) ?? begin(name);
      channel.opened += 1;
      await channel.loaded;
      const reading = channel.feed.open(fromSeq, listener);
      let isOpen = true;
      return {
        async close() {
          if (!isOpen) return;
          isOpen = false;
          await reading.close();
          channel.opened -= 1;
          await end(name, channel);
        },
      };
    },
    async close() {
      clearTimeout(again);
      for (const { feed } of channels.values()) feed.close();
      channels.clear();
      sending.close();
      receiving.close();
    },
  };
}

const readKept = async (
  redis: Redis,
  name: string,
): Promise<{ frames: Frame[]; head: number | undefined }> => {
  const keys = keysOf(name);
  const [entries, head] = await Promise.all([
    redis.xrangeBuffer(keys.frames, '-', '+'),
    redis.get(keys.head),
  ]);
  const frames = entries.flatMap(([, fields]) => (fields[1] ? [unpack(fields[1])] : []));
  return { frames, head: head === null ? undefined : Number(head) };
};
