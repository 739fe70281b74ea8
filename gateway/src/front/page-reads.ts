import { partsOf, sourceOf } from '../live/watch.js';

/**
 * Header between the internal port, a separate web server and the page cache: the sources whose change makes a response outdated,
 * as `subject` or `subject#id,id`. It is never sent to readers.
 */
export const PAGE_READS = 'x-page-reads';

/** If there are more things, only the subject is named, because a page forwards the sources of several responses. */
const MOST_IDS = 30;

/** Subjects contain only identifiers; other characters must not end the header. */
export const readsHeader = (sources: Iterable<string>): string => {
  const bySubject = new Map<string, Set<string | undefined>>();
  for (const source of sources) {
    const { subject, id } = partsOf(source);
    bySubject.set(subject, (bySubject.get(subject) ?? new Set()).add(id));
  }
  return [...bySubject]
    .map(([subject, ids]) => {
      const name = encodeURIComponent(subject);
      if (ids.has(undefined) || ids.size > MOST_IDS) return name;
      return `${name}#${[...ids].map((id) => encodeURIComponent(id ?? '')).join()}`;
    })
    .join(' ');
};

export const readsOf = (header: string | null): string[] =>
  (header ?? '')
    .split(' ')
    .filter(Boolean)
    .flatMap((entry) => {
      const [name = '', ids] = entry.split('#');
      const subject = decodeURIComponent(name);
      return ids === undefined
        ? [subject]
        : ids.split(',').map((id) => sourceOf(subject, decodeURIComponent(id)));
    });
