import { skipToken, useApolloClient, useSuspenseQuery } from '@apollo/client/react';
import { useCallback } from 'react';
import { SeasonEpisodesDocument } from '../../../generated/season-episodes.js';
import type { SeasonEpisodeFragment, TitleKind, TranslationKind } from '../../../generated/types.js';
import { useIncomplete } from '../../../lib/render-scope.js';

/** Two or three views of the slider. */
export const seasonPageSize = 12;

/** An episode with the translations in which it can be watched; null if they cannot be read. */
export type TranslatedEpisode = SeasonEpisodeFragment & { translations: readonly TranslationKind[] | null };

export interface SeasonPage {
  items: readonly TranslatedEpisode[];
  count: number;
  last: boolean;
}

interface Season {
  /** Null if the service does not answer. */
  first: SeasonPage | null | undefined;
  load: (page: number) => Promise<SeasonPage | null | undefined>;
  retry: () => void;
}

/** A season's episodes, page by page; `page` 0 sends no query. */
export function useSeason(kind: TitleKind, slug: string, season: number, page = 1): Season {
  const client = useApolloClient();
  const variables = { kind, slug, season, size: seasonPageSize };
  const { data, error, refetch } = useSuspenseQuery(
    SeasonEpisodesDocument,
    page === 0 ? skipToken : { variables: { ...variables, page }, errorPolicy: 'all' as const },
  );
  useIncomplete(error !== undefined);
  const load = useCallback(
    (next: number) =>
      client
        .query({
          query: SeasonEpisodesDocument,
          variables: { kind, slug, season, size: seasonPageSize, page: next },
        })
        .then((answer) => answer.data?.title?.episodes),
    [client, kind, slug, season],
  );
  return { first: data?.title?.episodes, load, retry: () => void refetch().catch(() => undefined) };
}
