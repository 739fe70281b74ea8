import type { FieldPolicy, Reference, TypePolicies } from '@apollo/client';
import type { HiddenBy } from '../../generated/types.js';
import { isFirstPage, joined, keysetList, type KeysetPage } from '../../lib/keyset-list.js';
import { decisionOn, hiddenNow } from '../restraints/held.js';

interface Thread extends KeysetPage {
  live?: unknown;
}

const pages = keysetList<Thread>({ keyArgs: ['target'], firstPage: 'goes-on-top' });

/** The live position stays that of the first page, because a later page does not contain the changes since then. */
const threadPolicy: FieldPolicy<Thread | null> = {
  ...pages,
  merge(existing, incoming, options) {
    const merged = pages.merge(existing, incoming, options);
    return existing && merged && !isFirstPage(options.args) ? { ...merged, live: existing.live } : merged;
  },
};

/**
 * A refetched thread contains only the oldest replies. Replies that were loaded or written on this page are kept as
 * well.
 */
const repliesPolicy: FieldPolicy<readonly Reference[]> = {
  merge: (existing = [], incoming, { readField }) =>
    joined(incoming, existing, (reply) => readField('id', reply)),
};

/** A revealed comment stays open when the thread is refetched, although the answer covers it. */
const commentPolicy: TypePolicies[string] = {
  fields: {
    replies: repliesPolicy,
    hiddenBy: {
      read: (answered: HiddenBy | null = null, { cache, readField }) =>
        hiddenNow(cache, readField<string>('id', readField('author')), answered),
    },
    covered: { merge: (existing: boolean | undefined, incoming: boolean) => existing !== false && incoming },
    body: {
      read: (answered: string | null = null, { cache, readField }) =>
        decisionOn(cache, readField<string>('id', readField('author'))) === 'BLOCK' ? null : answered,
      merge: (existing: string | null | undefined, incoming: string | null) => incoming ?? existing ?? null,
    },
  },
};

/** The whole answer depends on the page, so only the comments inside it are cached. */
const answerPolicy: FieldPolicy = { keyArgs: false, merge: false };

export const commentPolicies: TypePolicies = {
  Query: {
    fields: {
      comments: threadPolicy,
      commentsById: answerPolicy,
      replies: answerPolicy,
      threadComments: answerPolicy,
    },
  },
  Comment: commentPolicy,
};
