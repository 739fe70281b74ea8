import type { LibraryList, TitleMark } from '../../generated/types.js';

/** The mark that adds a title to each list. */
export const listMarks = {
  WATCH_LIST: 'WATCH_LIST',
  FAVOURITES: 'FAVOURITE',
  FOLLOWED: 'FOLLOWED',
} as const satisfies Record<LibraryList, TitleMark>;
