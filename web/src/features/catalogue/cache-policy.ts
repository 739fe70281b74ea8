import type { TypePolicies } from '@apollo/client';

/** A person has another role and character in each title, so each title keeps its own. */
export const cataloguePolicies: TypePolicies = { Person: { keyFields: false } };
