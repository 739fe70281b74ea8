import { keyset, type Keyset, type KeyPage } from '@seyir/kit';
import type { TitleOrder } from '../domain/title.js';

/** The default and the maximum page size. */
export const sizes = { usual: 24, most: 100 } as const;

/** A page of a list with its counter. */
export type CountedPage<T> = KeyPage<T> & { readonly count: number };

/** The end of a page: the values of the columns that order the list. */
export type ListKey = Readonly<Record<string, string | number>>;

/** Letters of a name in a cursor: a full name may exceed a cursor's length. */
export const NAME_PART = 60;

/**
 * The cursor keys of titles in each order. A name is cut to its first letters; the store reads the rest by the id.
 */
export const titleKeys: Readonly<Record<TitleOrder, Keyset<ListKey>>> = {
  added: keyset('added', { addedAt: 'moment', id: 'id' }),
  popular: keyset('popular', { popularity: 'integer', rating: 'number', id: 'id' }),
  name: keyset('name', { name: 'text', id: 'id' }),
};

export const airingKeys = keyset('airing', {
  weekday: 'integer',
  time: 'text',
  name: 'text',
  id: 'id',
}) as Keyset<ListKey>;

export const placeKeys = keyset('place', { season: 'integer', number: 'integer' }) as Keyset<ListKey>;

export const releasedKeys = keyset('released', { releasedAt: 'moment', id: 'id' }) as Keyset<ListKey>;
