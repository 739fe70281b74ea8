import { eraseMemberWith, inTwoPasses } from '@seyir/kit';
import type { Clock, TaskKind, TaskStep, Tasks } from '@seyir/kit';
import { removeRequests } from './delete-request.js';
import type { RequestEvents, RequestStore } from './request-ports.js';

type Input = { readonly memberId: string; readonly pass: number };

/** Deletes a member's votes, and removes the member's name from requests. */
export const removeMemberTask: TaskKind<Input, string> = { name: 'remove-member', whenDead: 'page' };

/** Handles the erasure of a member: the member's calls are refused at once; a task deletes the rows. */
export const removeMember = eraseMemberWith(removeMemberTask);

interface StepDeps {
  readonly requests: RequestStore;
  readonly requestEvents: RequestEvents;
  readonly tasks: Tasks;
  readonly clock: Clock;
}

/** One step of `remove-member`. A request with votes of others stays, without a name; one without any is removed. */
export const removeMemberStep = (deps: StepDeps): TaskStep<Input, string> => {
  const { requests } = deps;
  return inTwoPasses(removeMemberTask, deps, async ({ memberId }, _, { limit }) => {
    const asked = await requests.forgetAsker(memberId, limit);
    const voted = asked.length === limit ? [] : await requests.forgetVotes(memberId, limit);
    await removeRequests(deps, await requests.abandoned([...asked, ...voted]));
    return asked.length === limit || voted.length === limit ? { cursor: memberId } : 'done';
  });
};
