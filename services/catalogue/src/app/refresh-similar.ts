import type { TaskKind, Tasks, TaskStep } from '@seyir/kit';
import { isDeepStrictEqual } from 'node:util';
import type { TitleFacts } from '../domain/title.js';
import type { CatalogueEvents, SimilarStore } from './ports.js';

type Nothing = Record<string, never>;

/** Computes the similar titles of marked titles in batches, and marks the neighbours of changed ones. */
export const refreshSimilarTask: TaskKind<Nothing, Nothing> = {
  name: 'refresh-similar',
  chunk: 5,
  whenDead: 'ticket',
};

/** One step of `refresh-similar`. Other processes learn once, after the last title, that they must read similar titles again. */
export const refreshSimilarStep =
  ({ similar, events }: { similar: SimilarStore; events: CatalogueEvents }): TaskStep<Nothing, Nothing> =>
  async (_, before, { limit }) => {
    if ((await similar.refreshNext(limit)) > 0) return { cursor: {} };
    if (before) events.wake([]);
    return 'done';
  };

/** Marks these titles for recomputation. One task processes the marks of all writers. */
export const markSimilar = async (
  { similar, tasks }: { readonly similar: SimilarStore; readonly tasks: Tasks },
  titleIds: readonly string[],
): Promise<void> => {
  if (titleIds.length === 0) return;
  await similar.mark(titleIds);
  await tasks.add(refreshSimilarTask, {}, { key: 'all' });
};

/** Whether a change of a title may change its similar titles. */
export const hasNewLikeness = (after: TitleFacts, before: TitleFacts | undefined): boolean =>
  before === undefined || !isDeepStrictEqual(likenessOf(after), likenessOf(before));

const likenessOf = ({ kind, genres, people, popularity, rating }: TitleFacts): unknown => ({
  kind,
  popularity,
  rating,
  genres: genres.map(({ id }) => id).sort(),
  people: people.map(({ id }) => id).sort(),
});
