import { InMemoryCache } from '@apollo/client';
import { commentPolicies } from '../../features/comments/cache-policy.js';

/** The normalised cache of one page (server) or one tab (browser). */
export function createCache(): InMemoryCache {
  return new InMemoryCache({ typePolicies: commentPolicies });
}
