/** The cookie of an accepted age gate (specification, section 4); read by nobody but this page. */
const NAME = 'censor';
const VALUE = '18';
const SECONDS = 365 * 24 * 60 * 60;

/** Whether a document's cookies say that the gate was accepted. */
export const saysAdult = (cookies: string): boolean =>
  cookies.split(';').some((cookie) => cookie.trim() === `${NAME}=${VALUE}`);

/** The cookie that accepting sets: 365 days, for this site's own pages. */
export const adultCookie = (secure: boolean): string =>
  `${NAME}=${VALUE}; Max-Age=${SECONDS}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
