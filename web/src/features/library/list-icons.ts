/** The icon of each list of a library. */
export const listIcons = { WATCH_LIST: 'bookmark', FAVOURITES: 'heart', FOLLOWED: 'bell' } as const;
