import { badInput, DomainError, isId, notFound, type Clock, type Tasks } from '@seyir/kit';
import {
  LASTS_MS,
  LATEST_MS,
  MOST_PAST,
  MOST_PLANNED,
  MOST_PROPOSALS,
  MOST_PROPOSED,
} from '../domain/group-memory.js';
import { isInside, managesGroup } from '../domain/group.js';
import type { GroupMemoryStore, GroupPlanNotices } from './group-memory-ports.js';
import type { GroupEvents, GroupStore } from './group-ports.js';
import type { Catalogue, Transaction } from './ports.js';
import { addTellTask } from './tell-group-plans.js';

const MINUTE_MS = 60_000;

// One transaction changes the plan under the lock of the group, and withdraws notifications of the old date in a task.
interface Deps {
  readonly groups: Pick<GroupStore, 'lock'>;
  readonly groupEvents: Pick<GroupEvents, 'planChanged'>;
  readonly groupMemory: GroupMemoryStore;
  readonly groupPlanNotices: Pick<GroupPlanNotices, 'dateOf'>;
  readonly catalogue: Catalogue;
  readonly transaction: Transaction;
  readonly tasks: Tasks;
  readonly clock: Clock;
}

/**
 * Sets or changes the date of an episode in a group's plan. The date of a plain member is a proposal, until the owner or a manager
 * sets one (product-rules, Group plan); nobody is notified of it. A changed date withdraws the notifications of the old one.
 * BAD_INPUT for a date in the past or more than a year ahead; NOT_FOUND for an unknown episode; LIMIT_REACHED beyond 30 future
 * dates, 3 proposals of a member, and 20 of the group; CONFLICT for a proposal of an episode that has another member's date.
 */
export const planGroupEpisode =
  ({ groups, groupEvents, groupMemory, groupPlanNotices, catalogue, transaction, tasks, clock }: Deps) =>
  async (by: string, groupId: string, episodeId: string, at: Date): Promise<void> => {
    const now = clock.now().getTime();
    // The form sends whole minutes, so the current minute is allowed.
    if (!(at.getTime() > now - MINUTE_MS && at.getTime() <= now + LATEST_MS))
      throw badInput({ at: 'invalid' });
    if (!isId(episodeId)) throw notFound(`episode ${episodeId}`);
    const place = await catalogue.place({ kind: 'episode', id: episodeId });
    if (!place?.episode) throw notFound(`episode ${episodeId}`);
    const episode = { episodeId, titleId: place.titleId, ...place.episode, at };
    await transaction.run(async () => {
      const group = await groups.lock(groupId, by);
      if (!group) throw notFound(`group ${groupId}`);
      // The guard has checked before the lock; the caller may have left since then.
      if (!isInside(group.standing)) throw new DomainError('FORBIDDEN');
      const from = new Date(now - LASTS_MS);
      const counts = await groupMemory.countPlanned(groupId, { exceptId: episodeId, from, by });
      const isFixed = managesGroup(group.standing);
      const known = isFixed ? undefined : await groupMemory.dateOf(groupId, episodeId);
      if (known && known.proposedBy !== by)
        throw new DomainError('CONFLICT', { reason: `episode ${episodeId} has a date` });
      const isFull = isFixed
        ? counts.fixed >= MOST_PLANNED
        : counts.own >= MOST_PROPOSED || counts.proposed >= MOST_PROPOSALS;
      if (isFull) throw new DomainError('LIMIT_REACHED', { reason: `dates of group ${groupId}` });
      const before = await groupPlanNotices.dateOf(groupId, episodeId);
      await groupMemory.plan(groupId, { ...episode, proposedBy: isFixed ? undefined : by });
      if (before?.isNotified && before.at.getTime() !== at.getTime())
        await addTellTask(tasks, { groupId, episodeId });
      await groupMemory.prunePast(groupId, from, MOST_PAST);
      groupEvents.planChanged(groupId);
    });
  };
