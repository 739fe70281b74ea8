import type { ShelfInput, TitleOrder } from '../../generated/types.js';
import { letterOf } from './alphabet.js';
import { orderOf, orderWords } from './order.js';
import { shelfWords } from './shelves.js';

/** What a list's address asks for. */
export interface ListQuery {
  order: TitleOrder;
  letter: string | undefined;
  /** Of lists of a kind; the page of a shelf names it in its path. */
  shelf: ShelfInput | undefined;
}

/** The query of a list's address; what is usual is left out. */
export function listSearch({ order, letter, shelf }: ListQuery): string {
  const search = new URLSearchParams();
  if (shelf) search.set(shelfWords[shelf.sort], shelf.slug);
  if (letter) search.set('harf', letter);
  const word = orderWords[order];
  if (word) search.set('sirala', word);
  const text = search.toString();
  return text && `?${text}`;
}

/** What an address asks for; words that mean nothing are left out. */
export function listQueryOf(search: URLSearchParams): ListQuery {
  const [genre, network] = [search.get('tur'), search.get('kanal')];
  return {
    order: orderOf(search.get('sirala')),
    letter: letterOf(search.get('harf')),
    shelf: genre ? { sort: 'GENRE', slug: genre } : network ? { sort: 'NETWORK', slug: network } : undefined,
  };
}
