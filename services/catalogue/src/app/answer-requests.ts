import type { Clock } from '@seyir/kit';
import type { RequestEvents, RequestStore } from './request-ports.js';

interface Deps {
  readonly requests: RequestStore;
  readonly requestEvents: RequestEvents;
  readonly clock: Clock;
}

/**
 * Closes the requests for added titles (product-rules, Requests): requests by name get their title, and become available once the
 * title has a playable source. Call it in the transaction that changes the titles, episodes or sources.
 */
export const answerRequests =
  ({ requests, requestEvents, clock }: Deps) =>
  async (titleIds: readonly string[]): Promise<void> => {
    if (titleIds.length === 0) return;
    await requests.lockAnswers('exclusive');
    await requests.link(titleIds);
    await requestEvents.requestsChanged(await requests.answer(titleIds, clock.now()));
  };
