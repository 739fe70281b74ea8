import type { ApolloClient } from '@apollo/client';
import { LibraryOverlayDocument } from '../../generated/library-overlay.js';
import { SeasonWatchedFragmentDoc } from '../../generated/season-watched-fragment.js';
import { answerOf } from '../../lib/optimistic.js';
import type { LibraryType } from './seasons.js';

const titleOf = (id: string): string => id.slice(0, id.lastIndexOf(':'));

/** The gateway answers for at most 200 titles and episodes; this stays below it. */
const MOST = 100;

type Wanted = Record<LibraryType, Set<string>>;
const wantedBy = new WeakMap<ApolloClient, Wanted>();

/** Reads a part of the member's library into the cache; the requests of one tick become one query. */
export function readLibrary(client: ApolloClient, type: LibraryType, id: string): void {
  let wanted = wantedBy.get(client);
  if (!wanted) {
    const now: Wanted = { TitleLibrary: new Set(), EpisodeLibrary: new Set(), SeasonLibrary: new Set() };
    wantedBy.set(client, (wanted = now));
    queueMicrotask(() => {
      wantedBy.delete(client);
      void ask(client, now);
    });
  }
  wanted[type].add(id);
}

async function ask(client: ApolloClient, wanted: Wanted): Promise<void> {
  const [titles, episodes] = [[...wanted.TitleLibrary], [...wanted.EpisodeLibrary]];
  const ofTitles = [...new Set([...wanted.SeasonLibrary].map(titleOf))];
  do {
    const seasonsOf = ofTitles.shift();
    const variables = {
      titleIds: titles.splice(0, MOST),
      episodeIds: episodes.splice(0, MOST),
      ...(seasonsOf !== undefined && { seasonsOf }),
    };
    try {
      const { data } = await client.query({
        query: LibraryOverlayDocument,
        variables,
        fetchPolicy: 'network-only',
      });
      const whole = new Set(data?.library?.seasons.map(({ id }) => id));
      // The answer names only the fully watched seasons.
      for (const id of wanted.SeasonLibrary)
        if (titleOf(id) === seasonsOf && !whole.has(id))
          client.cache.writeFragment({
            fragment: SeasonWatchedFragmentDoc,
            data: answerOf('SeasonLibrary', { id, watched: false }),
          });
    } catch {
      // A failure is not shown: the marks stay unset, and the next page queries them again.
    }
  } while (titles.length + episodes.length + ofTitles.length > 0);
}
