import { badInput, checkText, cleanText, DomainError, isId, notFound, type Clock } from '@seyir/kit';
import type { ContentRequest, RequestState } from '../domain/request.js';
import type { Transaction } from './ports.js';
import type { RequestEvents, RequestStore } from './request-ports.js';

/** In graphemes. */
const REASON = { min: 1, max: 300 };

interface Deps {
  readonly requests: RequestStore;
  readonly requestEvents: RequestEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

export interface Decision {
  readonly state: RequestState;
  readonly reason: string;
  /** The version of the request that the editor has read. */
  readonly version: number;
}

/**
 * An editor plans, declines, answers or reopens a request; its voters are notified. BAD_INPUT for a decline without a reason,
 * NOT_FOUND for a removed request, OUTDATED if it was changed meanwhile.
 */
export const decideRequest =
  ({ requests, requestEvents, transaction, clock }: Deps) =>
  async (editorId: string, id: string, { state, reason, version }: Decision): Promise<ContentRequest> => {
    const text = state === 'declined' ? cleanText(reason) : '';
    const problem = state === 'declined' && checkText(text, REASON);
    if (problem) throw badInput({ reason: problem });
    return transaction.run(async () => {
      const standing = isId(id) ? await requests.lock(id, 'change') : undefined;
      if (!standing) throw notFound(`request ${id}`);
      if (standing.version !== version)
        throw new DomainError('OUTDATED', { reason: `request ${id} has version ${standing.version}` });
      await requestEvents.requestsChanged([await requests.decide(id, { state, reason: text }, clock.now())]);
      const [request] = await requests.byIds([id], editorId);
      if (!request) throw notFound(`request ${id}`);
      return request;
    });
  };
