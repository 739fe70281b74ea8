import type { ApolloClient } from '@apollo/client';
import { LivePostsDocument } from '../../generated/live-posts.js';
import type { LivePostsQuery } from '../../generated/types.js';

export type LivePost = NonNullable<LivePostsQuery['postsById']>[number];

interface Batch {
  readonly ids: Set<string>;
  readonly found: Promise<ReadonlyMap<string, LivePost>>;
}

/** Posts that appear together are read by one query. */
const TOGETHER_MS = 50;

const waiting = new WeakMap<ApolloClient, Batch>();

/** The current counts of a post, and where its live connection continues; undefined if it is hidden from the viewer. */
export async function readLivePost(client: ApolloClient, id: string): Promise<LivePost | undefined> {
  const batch = waiting.get(client) ?? begin(client);
  batch.ids.add(id);
  return (await batch.found).get(id);
}

const begin = (client: ApolloClient): Batch => {
  const ids = new Set<string>();
  const read = async () => {
    await new Promise((resolve) => setTimeout(resolve, TOGETHER_MS));
    waiting.delete(client);
    // Not written to the cache: the poll of this answer has only counts.
    const { data } = await client.query({
      query: LivePostsDocument,
      variables: { ids: [...ids] },
      fetchPolicy: 'no-cache',
      context: { quiet: true },
    });
    if (!data?.postsById) throw new Error('posts could not be read');
    return new Map(data.postsById.map((post) => [post.id, post]));
  };
  const batch = { ids, found: read() };
  waiting.set(client, batch);
  return batch;
};
