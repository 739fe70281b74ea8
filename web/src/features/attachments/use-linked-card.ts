import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { LinkedEpisodeDocument } from '../../generated/linked-episode.js';
import { LinkedTitleDocument } from '../../generated/linked-title.js';
import type { LinkedCard } from './linked-card.js';
import type { LinkedPlace } from './linked-place.js';

/** Finds the title or episode of an address; undefined for none. */
export function useFindCard(): (place: LinkedPlace) => Promise<LinkedCard | undefined> {
  const client = useApolloClient();
  return useCallback(
    async ({ kind, slug, episode: place }) => {
      if (place) {
        const { data } = await client.query({
          query: LinkedEpisodeDocument,
          variables: { kind, slug, ...place },
        });
        const episode = data?.watchPage?.episode;
        return episode && { kind: 'EPISODE', episode };
      }
      const { data } = await client.query({ query: LinkedTitleDocument, variables: { kind, slug } });
      return data?.title ? { kind: 'TITLE', title: data.title } : undefined;
    },
    [client],
  );
}
