import { InMemoryCache } from '@apollo/client';

/** The normalised cache of one page (server) or one tab (browser). */
export function createCache(): InMemoryCache {
  return new InMemoryCache();
}
