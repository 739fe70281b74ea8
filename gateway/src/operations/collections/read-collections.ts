import { DomainError } from '@seyir/kit/stateless';
import { CollectionSort, wakes, type Collection, type PageInfo, type Title } from '@seyir/proto';
import { z } from 'zod';
import type { Ctx } from '../../context.js';
import { noteRead } from '../../live/note-read.js';
import { noneWhenNotFound } from '../catalogue/get-title.js';
import { cursor, id, page, size } from '../inputs.js';
import { operation } from '../operation.js';
import { pageOf, readPage, type PageOf } from '../page.js';

const paged = { page, size: size(24, 48), cursor };

/** Public collections by sort and part of the name. Only a search counts against the limit of searches. */
export const listCollections = operation({
  input: z.object({
    sort: z.enum(CollectionSort).default(CollectionSort.NEWEST),
    query: z.string().trim().max(100).default(''),
    ...paged,
  }),
  access: 'public',
  async run(ctx, { sort, query, ...asked }): Promise<PageOf<Collection>> {
    if (query !== '' && !ctx.facts.unlimited) await ctx.parts.limiter.take('searching', ctx.countedAs);
    return readPage(ctx, `collections:${sort}:${query}`, asked, (page) =>
      listOf(ctx, ({ social }) => social.listCollections({ sort, query, page })),
    );
  },
});

/** The collections of a member, the newest first; undefined if the member hides them from the viewer. */
export const listMemberCollections = operation({
  input: z.object({ memberId: id, ...paged }),
  access: 'public',
  run: (ctx, { memberId, ...asked }): Promise<PageOf<Collection> | undefined> =>
    readPage(ctx, `member-collections:${memberId}`, asked, (page) =>
      listOf(ctx, ({ social }) => social.listMemberCollections({ memberId, page })),
    ).catch(noneWhenNotFound),
});

interface ListAnswer {
  readonly collections: readonly Collection[];
  readonly info?: PageInfo | undefined;
}

/** Reads a list and ties the page that is being rendered to its collections: a change of one of them renders the page again. */
const listOf = async (
  { services, parts }: Ctx,
  read: (from: Ctx['services']) => Promise<ListAnswer>,
): Promise<PageOf<Collection>> => {
  const mark = parts.watch.mark();
  const { collections, info } = await read(services);
  for (const { id: collectionId } of collections) parts.pages.note(wakes.collection(collectionId), mark);
  return { ...pageOf(collections, info), count: collections.length };
};

export interface WholeCollection {
  readonly collection: Collection;
  readonly entries: readonly CollectionEntry[];
  /** Undefined for a visitor, and while it is unknown. */
  readonly finishedCount: number | undefined;
}

export interface CollectionEntry {
  readonly title: Title;
  readonly note: string;
  readonly finished: boolean | undefined;
}

/** A collection with its titles; undefined if it is hidden from the viewer. Titles that no longer exist are left out. */
export const getCollection = operation({
  input: z.object({ id }),
  access: 'public',
  async run(ctx, { id: collectionId }): Promise<WholeCollection | undefined> {
    noteRead(ctx.parts, wakes.collection(collectionId));
    const found = await ctx.services.social.getCollection({ collectionId }).catch(noneWhenNotFound);
    if (!found) return undefined;
    const { collection, finishedTitleIds, progressKnown } = found;
    if (!collection) throw new DomainError('INTERNAL', { reason: 'an answer without a collection' });
    const finished = new Set(finishedTitleIds);
    const titles = await titlesOf(
      ctx,
      found.entries.map(({ titleId }) => titleId),
    );
    const entries = found.entries.flatMap(({ note }, index) => {
      const title = titles[index];
      return title ? [{ title, note, finished: progressKnown ? finished.has(title.id) : undefined }] : [];
    });
    const finishedCount = progressKnown ? entries.filter((entry) => entry.finished).length : undefined;
    return { collection, entries, finishedCount };
  },
});

const titlesOf = ({ loaders }: Ctx, ids: readonly string[]): Promise<(Title | undefined)[]> =>
  Promise.all(ids.map((titleId) => loaders.titles.load(titleId)));
