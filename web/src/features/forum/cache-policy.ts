import type { TypePolicies } from '@apollo/client';

const keepsOpened = {
  // A topic that the reader has revealed stays open when it is read again, although the answer covers it.
  merge: (existing: string | null | undefined, incoming: string | null) => incoming ?? existing ?? null,
};

export const forumPolicies: TypePolicies = {
  Query: { fields: { topicsById: { keyArgs: false, merge: false } } },
  Topic: {
    fields: {
      covered: {
        merge: (existing: boolean | undefined, incoming: boolean) => existing !== false && incoming,
      },
      title: keepsOpened,
      body: keepsOpened,
    },
  },
};
