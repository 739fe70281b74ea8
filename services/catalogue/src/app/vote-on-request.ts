import { badInput, DomainError, isId, notFound } from '@seyir/kit';
import { isPending } from '../domain/request.js';
import type { Transaction } from './ports.js';
import type { RequestStore, Voted } from './request-ports.js';

interface Deps {
  readonly requests: RequestStore;
  readonly transaction: Transaction;
}

/**
 * Votes 1 up or 2 down (product-spec, section 4): the other vote replaces the first, so the score changes by 2; the same vote
 * removes it. BAD_INPUT for another number, NOT_FOUND for a removed request, REQUEST_CLOSED for an answered one.
 */
export const voteOnRequest =
  ({ requests, transaction }: Deps) =>
  async (memberId: string, id: string, vote: number): Promise<Voted> => {
    if (vote !== 1 && vote !== 2) throw badInput({ vote: 'invalid' });
    return transaction.run(async () => {
      const standing = isId(id) ? await requests.lock(id, 'vote') : undefined;
      if (!standing) throw notFound(`request ${id}`);
      if (!isPending(standing.state))
        throw new DomainError('REQUEST_CLOSED', { reason: `request ${id} is ${standing.state}` });
      return requests.vote(id, memberId, vote, 'toggle');
    });
  };
