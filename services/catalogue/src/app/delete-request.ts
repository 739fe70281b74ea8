import { isId, type Clock, type TaskKind, type TaskStep, type Tasks } from '@seyir/kit';
import type { Transaction } from './ports.js';
import type { RequestEvents, RequestStore } from './request-ports.js';

/** `intoId`: the request that gets the votes. */
type Input = { readonly requestId: string; readonly intoId?: string };

/** Deletes the votes and the row of a removed request, or gives its votes to another one before. */
export const deleteRequestTask: TaskKind<Input, string> = { name: 'delete-request', whenDead: 'ticket' };

interface Deps {
  readonly requests: RequestStore;
  readonly requestEvents: RequestEvents;
  readonly transaction: Transaction;
  readonly tasks: Tasks;
  readonly clock: Clock;
}

/** Removes a request: no read returns it any more, and a task deletes its rows. A repeated call is no error. */
export const deleteRequest =
  (deps: Deps) =>
  async (id: string): Promise<void> => {
    if (isId(id)) await deps.transaction.run(() => removeRequests(deps, [id]));
  };

/** Removes requests from all reads and leaves their rows to tasks. Call it in a transaction. */
export const removeRequests = async (
  { requests, requestEvents, tasks, clock }: Omit<Deps, 'transaction'>,
  ids: readonly string[],
): Promise<void> => {
  for (const requestId of ids) {
    const removed = await requests.markDeleted(requestId, clock.now());
    if (!removed) continue;
    await requestEvents.requestsChanged([removed]);
    await tasks.add(deleteRequestTask, { requestId }, { key: requestId });
  }
};

/** One step of `delete-request`. */
export const deleteRequestStep =
  ({ requests, clock }: Pick<Deps, 'requests' | 'clock'>): TaskStep<Input, string> =>
  async ({ requestId, intoId }, _, { limit }) => {
    const moved = intoId === undefined ? 0 : await requests.moveVotes(requestId, intoId, limit);
    if (moved === limit) return { cursor: requestId };
    return (await requests.removeDeleted(requestId, limit, clock.now())) ? 'done' : { cursor: requestId };
  };
