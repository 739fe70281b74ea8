import type { FieldPolicy, Reference } from '@apollo/client';

interface List {
  items: readonly Reference[];
  count: number;
  last: boolean;
}

/**
 * Pages of one thread are one list. A first page that is read again puts what is new on top; later pages follow at the
 * end; a comment stands once, however the pages shifted meanwhile.
 */
export const threadPolicy: FieldPolicy<List> = {
  keyArgs: ['target'],
  merge(existing, incoming, { args, readField }) {
    if (!existing) return incoming;
    const first = (args?.['page'] ?? 1) === 1;
    const id = (item: Reference) => readField('id', item);
    const [head, tail] = first ? [incoming.items, existing.items] : [existing.items, incoming.items];
    const known = new Set(head.map(id));
    const items = [...head, ...tail.filter((item) => !known.has(id(item)))];
    return { ...incoming, items, last: first ? incoming.last || existing.last : incoming.last };
  },
};
