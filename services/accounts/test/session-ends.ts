import type { Subscription } from '@seyir/kit';
import { readChange, wakes } from '@seyir/proto';
import type { Running } from './fixtures.js';

/** Calls back when the end of one session reaches the gateways. */
export const whenEnded = (
  { bench }: Running,
  sessionId: string | undefined,
  onEnd: () => void,
): Promise<Subscription> =>
  bench.live.listen(wakes.sessions, (hint) => {
    if (sessionId !== undefined && readChange(hint).ids?.includes(sessionId)) onEnd();
  });
