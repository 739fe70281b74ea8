import type { ServiceClient } from '@seyir/kit';
import type { PlaybackService } from '@seyir/proto';
import type { Progress } from '../../app/ports.js';

/** Maximum wait of a page of comments for playback; unknown progress covers spoilers. */
const TIMEOUT_MS = 300;

export const progressOf = (client: ServiceClient<typeof PlaybackService>): Progress => ({
  async reached(memberId, scopes) {
    const answer = await client.reached(
      { memberId, scopes: [...scopes] },
      { asService: true, timeoutMs: TIMEOUT_MS },
    );
    return answer.reached;
  },
});
