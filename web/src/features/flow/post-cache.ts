import type { ApolloCache } from '@apollo/client';

/** Removes a post from every cached list. */
export function dropPost(cache: ApolloCache, id: string): void {
  cache.evict({ id: cache.identify({ __typename: 'Post', id })! });
  cache.gc();
}
