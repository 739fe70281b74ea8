import type { Clock } from '@seyir/kit';
import { answerRequests } from './answer-requests.js';
import type { Transaction } from './ports.js';
import type { PlayableStore, RequestEvents, RequestStore } from './request-ports.js';

interface Deps {
  readonly playable: PlayableStore;
  readonly requests: RequestStore;
  readonly requestEvents: RequestEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/** Stores whether an episode has a source; the first one of a title answers the requests for it. */
export const keepSources =
  ({ playable, transaction, ...answering }: Deps) =>
  (episodeId: string, sourceCount: number): Promise<void> =>
    transaction.run(async () => {
      const titleId = await playable.keep(episodeId, sourceCount > 0);
      if (titleId !== undefined) await answerRequests(answering)([titleId]);
    });
