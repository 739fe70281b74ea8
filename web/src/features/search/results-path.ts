/** Maximum length of a query. */
const mostCharacters = 100;

export const resultsPage = '/ara';

/** Address of the results for a query. */
export const resultsPath = (query: string): string => `${resultsPage}?q=${encodeURIComponent(query)}`;

/** The query in an address of the results; older pages call it `qr`. */
export const queryOf = (address: URLSearchParams): string =>
  (address.get('q') ?? address.get('qr') ?? '').trim().slice(0, mostCharacters);
