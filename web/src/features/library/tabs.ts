import type { LibraryList } from '../../generated/types.js';

/** The library tabs by their hash (specification, section 2, defines the first two). */
export const libraryTabs = {
  'tab-6': 'WATCH_LIST',
  'tab-11': 'LAST_WATCHED',
  favoriler: 'FAVOURITES',
  takip: 'FOLLOWED',
} as const satisfies Record<string, LibraryList | 'LAST_WATCHED'>;

export type LibraryTab = keyof typeof libraryTabs;

/** The tab of a hash; the watch list for any other hash. */
export function tabOf(hash: string): LibraryTab {
  const name = hash.replace(/^#/, '');
  return Object.hasOwn(libraryTabs, name) ? (name as LibraryTab) : 'tab-6';
}
