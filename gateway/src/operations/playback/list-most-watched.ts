import { wakes, type Title } from '@seyir/proto';
import { z } from 'zod';
import { operation } from '../operation.js';

/** Fewer titles are no ranking. */
const FEWEST = 3;

/** The titles with the most viewers in the last seven days, most viewers first, at most ten; none if there are fewer than three. */
export const listMostWatched = operation({
  input: z.object({}),
  access: 'public',
  run: async ({ parts, loaders }): Promise<Title[]> => {
    const titleIds = await parts.reads.get('most-watched', wakes.catalogue, async () => {
      return (await parts.asVisitor.playback.listMostWatched({})).titleIds;
    });
    const titles = await Promise.all(titleIds.map((id) => loaders.titles.load(id)));
    const known = titles.filter((title) => title !== undefined);
    return known.length < FEWEST ? [] : known;
  },
});
