import type { FieldPolicy, TypePolicies } from '@apollo/client';
import { keysetList } from '../../lib/keyset-list.js';

interface CachedPoll {
  question: string;
  answers: readonly { text: string }[];
}

/** A covered poll arrives without texts; texts that the reader has revealed stay. */
const pollPolicy: FieldPolicy<CachedPoll | null> = {
  merge: (existing, incoming) =>
    existing?.question && incoming?.question === ''
      ? {
          ...incoming,
          question: existing.question,
          answers: incoming.answers.map((answer, place) => ({
            ...answer,
            text: existing.answers[place]!.text,
          })),
        }
      : incoming,
};

const pagesOf = (key: string) => keysetList({ keyArgs: [key], firstPage: 'replaces-all' });

export const flowPolicies: TypePolicies = {
  Query: {
    fields: {
      feed: pagesOf('kind'),
      memberPosts: pagesOf('memberId'),
      groupPosts: pagesOf('groupId'),
    },
  },
  Post: {
    fields: {
      // A post that the reader has revealed stays open when it is read again, although the answer covers it.
      covered: {
        merge: (existing: boolean | undefined, incoming: boolean) => existing !== false && incoming,
      },
      body: {
        merge: (existing: string | undefined, incoming: string | null) => incoming ?? existing ?? null,
      },
      poll: pollPolicy,
    },
  },
};
