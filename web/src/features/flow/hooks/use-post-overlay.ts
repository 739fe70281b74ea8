import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { useHydrated } from '../../../components/ui/use-hydrated.js';
import { PostsOverlayDocument } from '../../../generated/posts-overlay.js';
import { useViewer } from '../../../lib/viewer.js';
import { dropPost } from '../post-cache.js';

/** Maximum number of posts in one query. */
const MOST = 50;

export type ReadPosts = (ids: readonly string[]) => Promise<void>;

/** Reads posts again as the viewer may see them; posts that are hidden from the viewer are removed from the page. */
export function useReadPosts(): ReadPosts {
  const client = useApolloClient();
  return useCallback(
    async (ids) => {
      const asked = ids.slice(0, MOST);
      if (asked.length === 0) return;
      const { data } = await client.query({
        query: PostsOverlayDocument,
        variables: { ids: [...asked] },
        fetchPolicy: 'network-only',
        context: { quiet: true },
      });
      if (!data?.postsById) return;
      const found = new Set(data.postsById.map(({ id }) => id));
      for (const id of asked) if (!found.has(id)) dropPost(client.cache, id);
    },
    [client],
  );
}

/** Loads the viewer's own data of posts that were rendered without a session: own claps, votes and rights. */
export function usePostOverlay(ids: readonly string[]): void {
  const viewer = useViewer();
  const hydrated = useHydrated();
  const read = useReadPosts();
  // Posts that were read in the browser already have the viewer's rights.
  const [rendered] = useState(() => (hydrated ? [] : ids));
  const memberId = viewer.state === 'member' ? viewer.member.id : undefined;
  useEffect(() => {
    if (memberId !== undefined) read(rendered).catch(() => undefined);
  }, [memberId, read, rendered]);
}
