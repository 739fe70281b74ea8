import type { LibraryState, Title } from '@seyir/proto';
import { z } from 'zod';
import { asCard, card } from './card.js';
import { asBit, bit } from './common.js';

/** A card of the watch list: status 0 'İzlenmedi', 1 'İzlendi'. */
export const libraryCard = card.extend({ status: bit });

export type LibraryCardShape = z.output<typeof libraryCard>;

export const asLibraryCard = (title: Title, { entryWatched }: LibraryState): LibraryCardShape => ({
  ...asCard(title),
  status: asBit(entryWatched),
});
