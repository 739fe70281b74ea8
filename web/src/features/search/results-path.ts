/** The site searches for no more than this. */
const mostCharacters = 100;

export const resultsPage = '/ara';

/** Address of the results for these words. */
export const resultsPath = (query: string): string => `${resultsPage}?q=${encodeURIComponent(query)}`;

/** The words in an address of the results; `qr` is their name in the calls of older pages. */
export const queryOf = (address: URLSearchParams): string =>
  (address.get('q') ?? address.get('qr') ?? '').trim().slice(0, mostCharacters);
