import { LibraryList, TitleKind, type LibraryState } from '@seyir/proto';
import { z } from 'zod';
import { page, size } from '../inputs.js';
import { operation } from '../operation.js';
import { pageOf } from '../page.js';

/** A page of the viewer's watch list, favourites or followed titles, the latest first. */
export const listLibrary = operation({
  input: z.object({
    list: z.enum(LibraryList).refine((list) => list !== LibraryList.UNSPECIFIED),
    kind: z.enum(TitleKind).default(TitleKind.UNSPECIFIED),
    watched: z.boolean().optional(),
    page,
    size: size(24),
  }),
  access: 'member',
  async run({ services }, { list, kind, watched, page, size }) {
    const answer = await services.playback.listLibrary({
      list,
      kind,
      page: { number: page, size },
      ...(watched !== undefined && { watched }),
    });
    return pageOf<LibraryState>(answer.entries, answer.info);
  },
});
