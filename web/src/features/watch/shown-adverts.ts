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

/** The showings of the last day that the browser kept, the latest 200. */
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
 * What a visitor's browser has shown, once for each showing: public pages set no cookie, so the server's cap for
 * visitors rests on this.
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
    // A browser that keeps nothing is shown adverts as if it were new.
  }
}
