import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useHydrated } from '../../../components/ui/use-hydrated.js';
import { useToast } from '../../../components/ui/toast.js';
import type { PostPageFragment } from '../../../generated/types.js';
import type { FlowPost } from '../post.js';
import type { PostSource } from '../post-source.js';
import { flowTexts } from '../texts.js';
import { useNewPosts } from './use-new-posts.js';

export interface Feed {
  /** Number of newer posts that are not in the list. */
  newCount: number;
  /** Adds the next newer posts, at most 20, at the top of the list. */
  readNewer: () => void;
  readingNewer: boolean;
  loadMore: () => void;
  loadingMore: boolean;
  /** Whether a further page was requested. */
  turned: boolean;
  /** Adds an own new post at the top, with the posts of others since then below it. */
  add: (post: FlowPost) => void;
}

/**
 * Handles the changes around a cached list of posts: newer ones, further ones, own ones.
 * @param source must be the same object as long as the list is the same
 */
export function useFeed(source: PostSource, list: PostPageFragment | null | undefined): Feed {
  const client = useApolloClient();
  const toast = useToast();
  const hydrated = useHydrated();
  const [loadingMore, setLoadingMore] = useState(false);
  const [readingNewer, setReadingNewer] = useState(false);
  const [turned, setTurned] = useState(false);
  // Posts that were written here and that the server has not listed yet; others may have posted between them and the list.
  const [own, setOwn] = useState<ReadonlySet<string>>(new Set());
  const newest = list?.items.find(({ id }) => !own.has(id))?.id;
  const newCount = useNewPosts(source, newest, hydrated && list != null);

  const askNewer = async () => {
    const page = await source.newer(client, newest, true);
    const listed = new Set(page?.items.map(({ id }) => id));
    setOwn((before) => new Set([...before].filter((id) => !listed.has(id))));
  };
  const readNewer = () => {
    setReadingNewer(true);
    askNewer()
      .catch(() => toast.show({ text: flowTexts.moreFailed, tone: 'error', onRetry: readNewer }))
      .finally(() => setReadingNewer(false));
  };
  const loadMore = () => {
    setLoadingMore(true);
    source
      .more(client, list?.nextCursor)
      .then(
        () => setTurned(true),
        () => toast.show({ text: flowTexts.moreFailed, tone: 'error', onRetry: loadMore }),
      )
      .finally(() => setLoadingMore(false));
  };
  const add = (post: FlowPost) => {
    setOwn((before) => new Set([...before, post.id]));
    source.add(client.cache, post);
    // If this read fails, the post was still sent; the live count keeps offering the other posts.
    askNewer().catch(() => undefined);
  };
  return { newCount, readNewer, readingNewer, loadMore, loadingMore, turned, add };
}
