import { inTwoPasses, type Clock, type TaskKind, type TaskStep, type Tasks } from '@seyir/kit';
import type { BadgeStore } from './badge-ports.js';
import type { CollectionStore } from './collection-ports.js';
import { removeStories } from './delete-story.js';
import type { GroupMemoryStore } from './group-memory-ports.js';
import type { Transaction } from './ports.js';
import type { StoryStore } from './story-ports.js';

type Input = { readonly titleId: string; readonly pass: number };

/** Removes a deleted title from collections and groups' plans, and deletes its stories and the members' counts about it. */
export const removeTitleTask: TaskKind<Input, string> = { name: 'remove-title', whenDead: 'page' };

interface Deps {
  readonly transaction: Transaction;
  readonly tasks: Tasks;
}

/**
 * Handles the removal of a title. The catalogue hides it at once on every page, so the dependent data needs no mark; a task deletes
 * it.
 */
export const removeTitle =
  ({ transaction, tasks }: Deps) =>
  (titleId: string): Promise<void> =>
    transaction.run(async () => {
      await tasks.add(removeTitleTask, { titleId, pass: 1 }, { key: titleId });
    });

// A step removes the title from each list that names it, and each list is a separate port.
interface StepDeps {
  readonly collections: CollectionStore;
  readonly stories: StoryStore;
  readonly badges: Pick<BadgeStore, 'forgetTitle'>;
  readonly groupMemory: Pick<GroupMemoryStore, 'forgetTitle'>;
  readonly tasks: Tasks;
  readonly clock: Clock;
}

/** One step of `remove-title`. */
export const removeTitleStep = (deps: StepDeps): TaskStep<Input, string> =>
  inTwoPasses(removeTitleTask, deps, async ({ titleId }, _, { limit }) => {
    const removed = await deps.collections.forgetTitle(titleId, limit);
    const stories = await deps.stories.idsOf({ titleId }, limit);
    await removeStories(deps, stories);
    const watched = await deps.badges.forgetTitle(titleId, limit);
    const planned = await deps.groupMemory.forgetTitle(titleId, limit);
    return [removed, stories.length, watched, planned].includes(limit) ? { cursor: titleId } : 'done';
  });
