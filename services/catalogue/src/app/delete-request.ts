import { isId, type Clock, type TaskKind, type TaskStep, type Tasks } from '@seyir/kit';
import type { Transaction } from './ports.js';
import type { RequestEvents, RequestStore } from './request-ports.js';

type Input = { readonly requestId: string };
/** `intoId`: the request that gets the votes. */
type MergeInput = { readonly requestId: string; readonly intoId: string };

/** Deletes the votes and the row of a removed request. */
export const deleteRequestTask: TaskKind<Input, string> = { name: 'delete-request', whenDead: 'ticket' };
/**
 * Gives the votes of a removed request to another one, and deletes its row. A replica of an older release does not know this kind
 * and leaves the task to others.
 */
export const mergeRequestTask: TaskKind<MergeInput, string> = { name: 'merge-request', whenDead: 'ticket' };

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
  async ({ requestId }, _, { limit }) =>
    (await requests.removeDeleted(requestId, limit, clock.now())) ? 'done' : { cursor: requestId };

/**
 * One step of `merge-request`. If the other request was answered while votes still moved, its answer is announced again with the last
 * of them: members whose votes came later than the first announcement were not notified.
 */
export const mergeRequestStep =
  (deps: Pick<Deps, 'requests' | 'requestEvents' | 'clock'>): TaskStep<MergeInput, string> =>
  async ({ requestId, intoId }, cursor, context) => {
    const { requests, requestEvents, clock } = deps;
    const moved = await requests.moveVotes(requestId, intoId, context.limit);
    if (moved === context.limit) return { cursor: requestId };
    if (moved > 0 || cursor !== undefined) await announceAgain();
    return deleteRequestStep(deps)({ requestId }, cursor, context);

    async function announceAgain(): Promise<void> {
      const [into] = await requests.byIds([intoId], undefined);
      if (!into || into.state === 'open') return;
      const { state, reason } = into;
      await requestEvents.requestsChanged([await requests.decide(intoId, { state, reason }, clock.now())]);
    }
  };
