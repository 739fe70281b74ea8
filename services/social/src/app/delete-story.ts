import { isId, type Clock, type EraseMemberData, type TaskKind, type TaskStep, type Tasks } from '@seyir/kit';
import type { Transaction } from './ports.js';
import type { StoryStore } from './story-ports.js';

type Input = { readonly storyId: string };

/** Deletes the votes and the row of a deleted story. */
export const deleteStoryTask: TaskKind<Input, string> = { name: 'delete-story', whenDead: 'ticket' };

interface Deps {
  readonly stories: StoryStore;
  readonly transaction: Transaction;
  readonly tasks: Tasks;
  readonly clock: Clock;
}

/** Deletes a story: no read returns it any more, and a task deletes its rows. A repeated call is no error. */
export const deleteStory =
  (deps: Deps) =>
  async (id: string): Promise<void> => {
    if (isId(id)) await deps.transaction.run(() => removeStories(deps, [id]));
  };

/** Erases a member's stories, as `deleteStory` does. */
export const eraseStories =
  (deps: Omit<Deps, 'transaction'>): EraseMemberData =>
  async (authorId, limit) => {
    const ids = await deps.stories.idsOf({ authorId }, limit);
    await removeStories(deps, ids);
    return ids.length < limit;
  };

/** Removes stories from all reads and leaves their rows to tasks. Call it in a transaction. */
export const removeStories = async (
  { stories, tasks, clock }: Omit<Deps, 'transaction'>,
  ids: readonly string[],
): Promise<void> => {
  for (const storyId of await stories.markDeleted(ids, clock.now()))
    await tasks.add(deleteStoryTask, { storyId }, { key: storyId });
};

/** One step of `delete-story`. */
export const deleteStoryStep =
  ({ stories, clock }: Pick<Deps, 'stories' | 'clock'>): TaskStep<Input, string> =>
  async ({ storyId }, _, { limit }) =>
    (await stories.removeDeleted(storyId, limit, clock.now())) ? 'done' : { cursor: storyId };
