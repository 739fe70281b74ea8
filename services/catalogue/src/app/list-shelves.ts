import type { Shelf } from '../domain/title.js';
import type { ShelfFilter, ShelfStore } from './ports.js';

const MOST = 100;

/** Genres or networks that have titles of a kind, or of any, those with the most first; at most 100. */
export const listShelves =
  ({ shelves }: { shelves: ShelfStore }) =>
  (filter: ShelfFilter): Promise<Shelf[]> =>
    shelves.list(filter, MOST);
