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

/** A thread that is read again brings the oldest replies; those that were loaded or written here besides stay. */
const repliesPolicy: FieldPolicy<readonly Reference[]> = {
  merge(existing = [], incoming, { readField }) {
    const known = new Set(incoming.map((reply) => readField('id', reply)));
    return [...incoming, ...existing.filter((reply) => !known.has(readField('id', reply)))];
  },
};

/** What a reader has asked to see stays open when the thread is read again, which covers it as for anyone. */
const commentPolicy: TypePolicies[string] = {
  fields: {
    replies: repliesPolicy,
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
