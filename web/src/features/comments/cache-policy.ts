import type { FieldPolicy, Reference, TypePolicies } from '@apollo/client';

interface List {
  items: readonly Reference[];
  count: number;
  last: boolean;
}

/**
 * Pages of one thread are one list. A first page that is read again puts what is new on top; later pages follow at the
 * end; a comment stands once, however the pages shifted meanwhile.
 */
const threadPolicy: FieldPolicy<List> = {
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

/** What a reader has asked to see stays open when the thread is read again, which covers it as for anyone. */
const commentPolicy: TypePolicies[string] = {
  fields: {
    covered: { merge: (existing: boolean | undefined, incoming: boolean) => existing !== false && incoming },
    body: {
      merge: (existing: string | null | undefined, incoming: string | null) => incoming ?? existing ?? null,
    },
  },
};

export const commentPolicies: TypePolicies = {
  Query: { fields: { comments: threadPolicy } },
  Comment: commentPolicy,
};
