const key = 'seyir-searches';
const MOST = 6;

/** The last searches in this browser, the newest first. */
export function recentSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function noteSearch(query: string): void {
  write([query, ...recentSearches().filter((other) => other !== query)].slice(0, MOST));
}

export const forgetSearches = (): void => write([]);

function write(searches: readonly string[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(key, JSON.stringify(searches));
    else localStorage.removeItem(key);
  } catch {
    // Storage may be disabled; then there are no recent searches.
  }
}
