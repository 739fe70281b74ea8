interface Showing {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
}

const KEY = 'seyir.adverts';
const DAY_MS = 24 * 60 * 60 * 1000;
const MOST = 200;

const isShowing = (value: unknown): value is Showing =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Showing).id === 'string' &&
  typeof (value as Showing).at === 'number';

/** The browser's showings of the last day, at most the latest 200. */
export function showingsOf(kept: string | null, now: number): Showing[] {
  try {
    const found: unknown = JSON.parse(kept ?? '[]');
    if (!Array.isArray(found)) return [];
    return found
      .filter(isShowing)
      .filter(({ at }) => at > now - DAY_MS && at <= now)
      .slice(-MOST);
  } catch {
    return [];
  }
}

/**
 * The adverts that a visitor's browser has shown, once per showing. Public pages set no cookie, so the server applies
 * its limit for visitors to this list.
 */
export function shownAdverts(): string[] {
  try {
    return showingsOf(localStorage.getItem(KEY), Date.now()).map(({ id }) => id);
  } catch {
    return [];
  }
}

export function rememberAdvert(id: string): void {
  try {
    const now = Date.now();
    localStorage.setItem(
      KEY,
      JSON.stringify([...showingsOf(localStorage.getItem(KEY), now), { id, at: now }]),
    );
  } catch {
    // Without storage, the browser counts as one that has shown no adverts.
  }
}
