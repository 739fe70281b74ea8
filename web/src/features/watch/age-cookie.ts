/** The cookie of an accepted age gate (specification, section 4). */
const NAME = 'censor';
const VALUE = '18';
const SECONDS = 365 * 24 * 60 * 60;

/** Whether the cookies of a document contain an accepted age gate. */
export const saysAdult = (cookies: string): boolean =>
  cookies.split(';').some((cookie) => cookie.trim() === `${NAME}=${VALUE}`);

/** The cookie of an accepted age gate: 365 days, SameSite. */
export const adultCookie = (secure: boolean): string =>
  `${NAME}=${VALUE}; Max-Age=${SECONDS}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
