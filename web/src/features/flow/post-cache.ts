import type { ApolloCache } from '@apollo/client';
import { PostDocument } from '../../generated/post.js';

/** Removes a post from every cached list, and from its own page. */
export function dropPost(cache: ApolloCache, id: string): void {
  // With the evicted post alone, its page would show the old text until it is read again.
  cache.updateQuery({ query: PostDocument, variables: { id } }, (old) => old && { post: null });
  cache.evict({ id: cache.identify({ __typename: 'Post', id })! });
  cache.gc();
}
