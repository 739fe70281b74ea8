import type { FieldPolicy, Reference, TypePolicies } from '@apollo/client';
import { joined } from '../../lib/keyset-list.js';

interface Page {
  items: readonly Reference[];
  last: boolean;
  nextCursor?: string | null;
}

/** Joins the pages of a folder into one list; when the first page is read again, its conversations move to the top. */
const conversations: FieldPolicy<Page | null> = {
  keyArgs: ['folder'],
  merge(existing, incoming, { args, readField }) {
    if (!existing || !incoming) return incoming;
    const id = (item: Reference) => readField('id', item);
    if (args?.['cursor']) return { ...incoming, items: joined(existing.items, incoming.items, id) };
    const { last, nextCursor = null } = existing;
    return {
      ...incoming,
      last: incoming.last || last,
      nextCursor,
      items: joined(incoming.items, existing.items, id),
    };
  },
};

/** The loaded messages of a conversation, the newest first and without gaps. */
const messages: FieldPolicy<Page | null> = {
  keyArgs: ['conversationId'],
  merge(existing, incoming, { args, readField }) {
    if (!incoming) return existing ?? null;
    if (!existing) return incoming;
    const id = (item: Reference) => readField('id', item);
    const seq = (item: Reference) => Number(readField('seq', item));
    const sorted = (items: readonly Reference[]) => [...items].sort((a, b) => seq(b) - seq(a));
    const newest = Math.max(0, ...existing.items.map(seq));
    const oldest = Math.min(Infinity, ...existing.items.map(seq));
    const { last, nextCursor = null } = existing;
    if (args?.['changedSince']) {
      // A changed message above the loaded ones would leave a gap. It is loaded with its page, in its then current state.
      const shown = last ? incoming.items : incoming.items.filter((item) => seq(item) >= oldest);
      return { ...existing, items: sorted(joined(shown, existing.items, id)) };
    }
    if (args?.['cursor']) return { ...incoming, items: sorted(joined(existing.items, incoming.items, id)) };
    // There are so many new messages that some between the two are missing.
    if (Math.min(Infinity, ...incoming.items.map(seq)) > newest + 1) return incoming;
    return { ...existing, last, nextCursor, items: sorted(joined(incoming.items, existing.items, id)) };
  },
};

export const messagePolicies: TypePolicies = {
  Query: { fields: { conversations, messages } },
};
