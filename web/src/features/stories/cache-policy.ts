import type { TypePolicies } from '@apollo/client';

export const storyPolicies: TypePolicies = {
  Story: {
    fields: {
      // A story that the reader has revealed stays open when it is read again, although the answer covers it.
      covered: {
        merge: (existing: boolean | undefined, incoming: boolean) => existing !== false && incoming,
      },
      body: {
        merge: (existing: string | undefined, incoming: string) => incoming || (existing ?? ''),
      },
    },
  },
};
