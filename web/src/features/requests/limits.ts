/** Product specification, section 9: the delay of the search on the request page. */
export const search = { from: 2, pauseMs: 300 } as const;

/** Section 9: the delay before the page is read again after a request. */
export const RELOAD_MS = 1_500;

/** Section 8: the delay before a visitor is redirected to the sign-in page. */
export const SIGN_IN_MS = 2_000;

export const listPath = '/istek';

/** The roles that can decide about requests. */
export const deciders: readonly string[] = ['EDITOR', 'ADMIN'];
