import { batchOf, isId, notFound } from '@seyir/kit';
import type { Collection, CollectionEntry } from '../domain/collection.js';
import type { CollectionStore } from './collection-ports.js';
import type { Progress } from './ports.js';

export interface WholeCollection {
  readonly collection: Collection;
  readonly entries: readonly CollectionEntry[];
  /**
   * The titles of the collection that the reader has watched to the end; undefined for a visitor, and while playback does not
   * answer.
   */
  readonly finishedTitleIds: readonly string[] | undefined;
}

interface Deps {
  readonly collections: CollectionStore;
  readonly progress: Progress;
  /** Called with the error if the reader's progress could not be read; the reader still gets an answer. */
  readonly onUnknown: (error: unknown) => void;
}

/** A collection with all entries and the reader's progress. NOT_FOUND if it does not exist. */
export const getCollection =
  ({ collections, progress, onUnknown }: Deps) =>
  async (readerId: string | undefined, id: string): Promise<WholeCollection> => {
    const [[collection], entries] = isId(id)
      ? await Promise.all([collections.byIds([id], readerId), collections.entries(id)])
      : [[], []];
    if (!collection) throw notFound(`collection ${id}`);
    if (readerId === undefined) return { collection, entries, finishedTitleIds: undefined };
    const scopes = entries.map(({ titleId }) => ({ titleId, season: 0, number: 0 }));
    const reached = await progress.reached(readerId, scopes).catch((error: unknown) => {
      onUnknown(error);
      return undefined;
    });
    const finishedTitleIds = reached && entries.flatMap(({ titleId }, n) => (reached[n] ? [titleId] : []));
    return { collection, entries, finishedTitleIds };
  };

/** The collections that a member may open; an undefined member is a visitor. BAD_INPUT beyond 200 ids. */
export const findShown =
  ({ collections }: Pick<Deps, 'collections'>) =>
  async (readerId: string | undefined, ids: readonly string[]): Promise<string[]> =>
    ids.length === 0 ? [] : (await collections.shown(batchOf(ids), readerId)).map(({ id }) => id);
