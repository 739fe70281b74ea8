import type { Redis } from 'ioredis';
import { withDeadline } from '../time/deadline.js';

const EVERY_MS = 2_000;
const ANSWER_MS = 1_000;

/**
 * Closes a connection that no longer answers, so that it reconnects: a subscriber only listens and would never notice. Calls
 * `onSilence` first.
 */
export function watchConnection(redis: Redis, onSilence: () => void): { stop(): void } {
  let asking = false;
  const timer = setInterval(() => {
    if (redis.status !== 'ready' || asking) return;
    asking = true;
    withDeadline(redis.ping(), ANSWER_MS, 'Redis')
      .catch(() => {
        onSilence();
        redis.disconnect(true);
      })
      .finally(() => {
        asking = false;
      });
  }, EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
