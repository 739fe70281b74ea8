import { wakes, type Title } from '@seyir/proto';
import { z } from 'zod';
import { id, size } from '../inputs.js';
import { operation } from '../operation.js';

/** Titles similar to one, most similar first. */
export const listSimilarTitles = operation({
  input: z.object({ titleId: id, size: size(12, 24) }),
  access: 'public',
  run: ({ parts }, { titleId, size }): Promise<Title[]> =>
    parts.reads.get(
      `similar:${titleId}:${size}`,
      wakes.catalogue,
      async () => (await parts.asVisitor.catalogue.listSimilarTitles({ titleId, size, cards: true })).titles,
      // A title that becomes similar appears only when this answer expires.
      (titles) => [titleId, ...titles.map(({ id }) => id)],
    ),
});
