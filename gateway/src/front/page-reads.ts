/**
 * Between the internal door, a web server of its own and the pages: the wakes after which an answer is out of date.
 * Never sent to anyone else.
 */
export const PAGE_READS = 'x-page-reads';

/** Subjects are made of identifiers; whatever stands in one must not end the header. */
export const readsHeader = (subjects: Iterable<string>): string =>
  [...subjects].map(encodeURIComponent).join(' ');

export const readsOf = (header: string | null): string[] =>
  (header ?? '').split(' ').filter(Boolean).map(decodeURIComponent);
