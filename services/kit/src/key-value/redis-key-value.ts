import { z } from 'zod';
import type { KeyValue } from '../ports/key-value.js';
import type { RedisConfig } from '../redis/config.js';
import { RedisLink } from '../redis/link.js';

const ANSWER_MS = 200;

/** Increments a counter within a window that starts with the first call, in one step. */
const INCREMENT = `
  local value = redis.call('INCRBY', KEYS[1], ARGV[1])
  local left = redis.call('PTTL', KEYS[1])
  if left < 0 then
    redis.call('PEXPIRE', KEYS[1], ARGV[2])
    left = tonumber(ARGV[2])
  end
  return { value, left }`;

const Counted = z.tuple([z.number(), z.number()]);

/** KeyValue in Redis. It starts and runs without a server; calls then reject with TRY_AGAIN. */
export async function redisKeyValue(config: RedisConfig): Promise<KeyValue> {
  const link = await RedisLink.to(config, config.answerMs ?? ANSWER_MS);
  const expiring = (ttlMs: number) => ({ type: 'PX', value: Math.ceil(ttlMs) }) as const;
  return {
    get: (key) => link.ask(async (client) => (await client.get(key)) ?? undefined),
    async set(key, value, ttlMs) {
      await link.ask((client) => client.set(key, value, { expiration: expiring(ttlMs) }));
    },
    async delete(...keys) {
      if (keys.length > 0) await link.ask((client) => client.del(keys));
    },
    async setIfAbsent(key, value, ttlMs) {
      const set = { expiration: expiring(ttlMs), condition: 'NX' } as const;
      return (await link.ask((client) => client.set(key, value, set))) !== null;
    },
    async increment(key, by, windowMs) {
      const parameters = { keys: [key], arguments: [String(by), String(Math.ceil(windowMs))] };
      const [value, resetMs] = Counted.parse(await link.ask((client) => client.eval(INCREMENT, parameters)));
      return { value, resetMs };
    },
    async close() {
      link.close();
    },
  };
}
