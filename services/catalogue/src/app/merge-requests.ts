import { badInput, DomainError, isId, notFound, type Clock, type Tasks } from '@seyir/kit';
import { isPending, type ContentRequest } from '../domain/request.js';
import { mergeRequestTask } from './delete-request.js';
import type { Transaction } from './ports.js';
import type { RequestEvents, RequestStore } from './request-ports.js';

interface Deps {
  readonly requests: RequestStore;
  readonly requestEvents: RequestEvents;
  readonly transaction: Transaction;
  readonly tasks: Tasks;
  readonly clock: Clock;
}

/** Two requests for the same title: `id` ends, `intoId` stays. */
export interface Merge {
  readonly id: string;
  readonly intoId: string;
  /** The version of the ending request that the editor has read. */
  readonly version: number;
}

/**
 * Ends a request; a task moves its votes to the one that stays. Returns the one that stays. BAD_INPUT for a request of another
 * kind or for another title; NOT_FOUND; REQUEST_CLOSED if one of them was answered; OUTDATED if the ending request was changed
 * meanwhile; TRY_AGAIN while it still gets the votes of an earlier merge, which would be lost.
 */
export const mergeRequests =
  ({ requests, requestEvents, transaction, tasks, clock }: Deps) =>
  (editorId: string, { id, intoId, version }: Merge): Promise<ContentRequest> =>
    transaction.run(async () => {
      if (id === intoId) throw badInput({ intoId: 'invalid' });
      // Without this lock, a source may arrive for the title while it moves from one request to the other, and neither would be answered.
      await requests.lockAnswers('shared');
      // In the order of ids, so that two merges of the same requests wait for each other.
      for (const one of [id, intoId].sort())
        if (!isId(one) || !(await requests.lock(one, 'change'))) throw notFound(`request ${one}`);
      const both = await requests.byIds([id, intoId], editorId);
      const from = both.find((one) => one.id === id)!;
      const into = both.find((one) => one.id === intoId)!;
      if (from.version !== version)
        throw new DomainError('OUTDATED', { reason: `request ${id} has version ${from.version}` });
      if (!isPending(from.state) || !isPending(into.state))
        throw new DomainError('REQUEST_CLOSED', { reason: `request ${id} or ${intoId} is answered` });
      if (await requests.isGettingVotes(id))
        throw new DomainError('TRY_AGAIN', { reason: `request ${id} still gets votes` });
      const isOther = from.titleId && into.titleId && from.titleId !== into.titleId;
      if (from.kind !== into.kind || isOther) throw badInput({ intoId: 'invalid' });
      if (from.titleId && !into.titleId) await requests.setTitle(intoId, from.titleId);
      const removed = await requests.markDeleted(id, clock.now());
      if (removed) await requestEvents.requestsChanged([removed]);
      await tasks.add(mergeRequestTask, { requestId: id, intoId }, { key: id });
      return { ...into, titleId: into.titleId ?? from.titleId };
    });
