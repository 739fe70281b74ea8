import { setTimeout as delay } from 'node:timers/promises';
import { keptFrames } from '../../src/broadcast/feed.js';
import { memoryBroadcast } from '../../src/broadcast/memory-broadcast.js';
import { describeBroadcast } from '../contracts/broadcast.contract.js';

const FRAMES_MS = 1_000;

describeBroadcast('memory', async () => {
  const broadcast = memoryBroadcast({ ...keptFrames, framesMs: FRAMES_MS });
  // The test waits for the expiry itself; the broadcast checks for old frames once in this time.
  return { here: broadcast, there: broadcast, outlive: () => delay(2.5 * FRAMES_MS) };
});
