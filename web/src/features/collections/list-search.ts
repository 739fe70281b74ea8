import type { CollectionSort } from '../../generated/types.js';
import { search } from './limits.js';

const words: Readonly<Record<CollectionSort, string>> = {
  NEWEST: '',
  LIKED: 'begenilen',
  UPDATED: 'degisen',
};

export const sorts = Object.keys(words) as CollectionSort[];

export interface ListQuery {
  readonly sort: CollectionSort;
  /** Empty: all. */
  readonly query: string;
}

/** The filters of an address; invalid values are ignored. */
export function listQueryOf(params: URLSearchParams): ListQuery {
  const query = (params.get('ara') ?? '').trim();
  return {
    sort: sorts.find((sort) => words[sort] === params.get('sira')) ?? 'NEWEST',
    query: [...query].length < search.from ? '' : query.slice(0, 100),
  };
}

export function listSearch({ sort, query }: ListQuery): string {
  const params = new URLSearchParams();
  if (query) params.set('ara', query);
  if (words[sort]) params.set('sira', words[sort]);
  const text = params.toString();
  return text && `?${text}`;
}
