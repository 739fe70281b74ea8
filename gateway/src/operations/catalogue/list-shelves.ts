import { ShelfSort, TitleKind, wakes, type Shelf } from '@seyir/proto';
import { z } from 'zod';
import { slug } from '../inputs.js';
import { operation } from '../operation.js';

/**
 * Genres or networks with titles of a kind (UNSPECIFIED: any), those with the most titles first; optionally only the one with a
 * slug, empty if it is unknown.
 */
export const listShelves = operation({
  input: z.object({
    sort: z.enum(ShelfSort),
    kind: z.enum(TitleKind).default(TitleKind.UNSPECIFIED),
    slug: slug.or(z.literal('')).default(''),
  }),
  access: 'public',
  run: ({ parts }, asked): Promise<Shelf[]> =>
    parts.reads.get(`shelves:${asked.sort}:${asked.kind}:${asked.slug}`, wakes.catalogue, async () => {
      return (await parts.asVisitor.catalogue.listShelves(asked)).shelves;
    }),
});
