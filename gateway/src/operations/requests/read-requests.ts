import { RequestKind, wakes, type ContentRequest, type Title } from '@seyir/proto';
import { z } from 'zod';
import { noteRead } from '../../live/note-read.js';
import { cursor, ids, page, size } from '../inputs.js';
import { operation } from '../operation.js';
import { pageOf, readPage, type PageOf } from '../page.js';

/** Characters of a search for what to ask for (product-spec, section 9). */
export const SUGGEST_FROM = 2;

export const requestKind = z.enum(RequestKind).refine((kind) => kind !== RequestKind.UNSPECIFIED);

/** The requests of a kind: pending ones by score, highest first, or answered ones, latest first. */
export const listRequests = operation({
  input: z.object({
    kind: requestKind,
    answered: z.boolean().default(false),
    page,
    size: size(20, 50),
    cursor,
  }),
  access: 'public',
  run(ctx, { kind, answered, ...asked }): Promise<PageOf<ContentRequest>> {
    noteRead(ctx.parts, wakes.requests);
    return readPage(ctx, `requests:${kind}:${answered}`, asked, async (page) => {
      const { requests, info } = await ctx.services.catalogue.listRequests({ kind, answered, page });
      return { ...pageOf(requests, info), count: requests.length };
    });
  },
});

/** These requests with the viewer's votes. */
export const getRequests = operation({
  input: z.object({ ids: ids(100) }),
  access: 'public',
  run: async ({ services }, input): Promise<ContentRequest[]> =>
    (await services.catalogue.getRequests(input)).requests,
});

export interface RequestSuggestions {
  readonly requests: readonly ContentRequest[];
  readonly titles: readonly Title[];
}

/** Suggestions for a new request: existing requests with the name, and titles without a playable source. */
export const suggestRequests = operation({
  input: z.object({
    query: z.string().trim().min(SUGGEST_FROM).max(100),
    kind: requestKind.optional(),
  }),
  access: 'public',
  limit: 'searching',
  async run({ services, loaders }, { query, kind = RequestKind.UNSPECIFIED }): Promise<RequestSuggestions> {
    const { requests, titleIds } = await services.catalogue.suggestRequests({ query, kind });
    const titles = await Promise.all(titleIds.map((id) => loaders.titles.load(id).catch(() => undefined)));
    return { requests, titles: titles.flatMap((title) => title ?? []) };
  },
});
