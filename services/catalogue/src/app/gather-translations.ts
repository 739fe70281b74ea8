import type { TaskKind, Tasks, TaskStep } from '@seyir/kit';
import type { CatalogueEvents } from './ports.js';
import type { PlayableStore } from './request-ports.js';

type Nothing = Record<string, never>;

/**
 * Computes in which translations marked titles can be watched, for the filter of lists. A task, because writers of episodes and
 * sources of one title would otherwise wait for each other.
 */
export const gatherTranslationsTask: TaskKind<Nothing, Nothing> = {
  name: 'gather-translations',
  chunk: 100,
  whenDead: 'ticket',
};

/** One step of `gather-translations`. */
export const gatherTranslationsStep =
  ({ playable, events }: { playable: PlayableStore; events: CatalogueEvents }): TaskStep<Nothing, Nothing> =>
  async (_, __, { limit }) => {
    const { marked, changed } = await playable.gatherTranslations(limit);
    if (changed.length > 0) events.wake(changed);
    return marked > 0 ? { cursor: {} } : 'done';
  };

/** Marks titles whose sources or episodes have changed. One task processes the marks of all writers. */
export const markTranslations = async (
  { playable, tasks }: { readonly playable: PlayableStore; readonly tasks: Tasks },
  titleIds: readonly string[],
): Promise<void> => {
  if (titleIds.length === 0) return;
  await playable.markTranslations(titleIds);
  await tasks.add(gatherTranslationsTask, {}, { key: 'all' });
};
