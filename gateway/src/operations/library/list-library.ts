import { LibraryList, TitleKind, type LibraryState } from '@seyir/proto';
import { z } from 'zod';
import { cursor, page, size } from '../inputs.js';
import { operation } from '../operation.js';
import { pageOf, readPage } from '../page.js';

/** A page of the viewer's watch list, favourites or followed titles, latest first. */
export const listLibrary = operation({
  input: z.object({
    list: z.enum(LibraryList).refine((list) => list !== LibraryList.UNSPECIFIED),
    kind: z.enum(TitleKind).default(TitleKind.UNSPECIFIED),
    watched: z.boolean().optional(),
    page,
    size: size(24),
    cursor,
  }),
  access: 'member',
  run: (ctx, { list, kind, watched, ...asked }) =>
    readPage(ctx, `library:${list}:${kind}:${watched}`, asked, async (page) => {
      const request = { list, kind, page, ...(watched !== undefined && { watched }) };
      const answer = await ctx.services.playback.listLibrary(request);
      return pageOf<LibraryState>(answer.entries, answer.info);
    }),
});
