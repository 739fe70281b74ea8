import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LibraryOverlayDocument } from '../generated/library-overlay.js';
import { SetEpisodeWatchedDocument } from '../generated/set-episode-watched.js';
import { SetSeasonWatchedDocument } from '../generated/set-season-watched.js';
import { SetTitleMarkDocument } from '../generated/set-title-mark.js';
import { LibraryDesk, type LibraryGateway } from '../features/library-marks/library-desk.js';
import { LibraryDeskProvider } from '../features/library-marks/use-library.js';
import { useViewer } from '../lib/viewer.js';

/** What the page knows of the member's library; forgotten when another member, or none, looks. */
export function LibraryProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const [desk] = useState(() => new LibraryDesk(gatewayOf(client)));
  const viewer = useViewer();
  const memberId = viewer.state === 'member' ? viewer.member.id : undefined;
  const known = useRef(memberId);
  useEffect(() => {
    if (known.current !== undefined && known.current !== memberId) desk.forget();
    known.current = memberId;
  }, [desk, memberId]);
  return <LibraryDeskProvider value={desk}>{children}</LibraryDeskProvider>;
}

const gatewayOf = (client: ApolloClient): LibraryGateway => ({
  async overlay({ titleIds, episodeIds, seasonsOf }) {
    const variables = {
      titleIds: [...titleIds],
      episodeIds: [...episodeIds],
      ...(seasonsOf !== undefined && { seasonsOf }),
    };
    const { data } = await client.query({
      query: LibraryOverlayDocument,
      variables,
      fetchPolicy: 'no-cache',
    });
    return data?.library ?? { titles: [], episodes: [], seasons: [] };
  },
  async setTitleMark(titleId, mark, active) {
    const input = { titleId, mark, active, idempotencyKey: crypto.randomUUID() };
    const { data } = await client.mutate({
      mutation: SetTitleMarkDocument,
      variables: { input },
      fetchPolicy: 'no-cache',
    });
    return said(data).setTitleMark.library;
  },
  async setEpisodeWatched(episodeId, watched) {
    const input = { episodeId, watched, idempotencyKey: crypto.randomUUID() };
    const { data } = await client.mutate({
      mutation: SetEpisodeWatchedDocument,
      variables: { input },
      fetchPolicy: 'no-cache',
    });
    return said(data).setEpisodeWatched;
  },
  async setSeasonWatched(titleId, season, watched) {
    const input = { titleId, season, watched, idempotencyKey: crypto.randomUUID() };
    const { data } = await client.mutate({
      mutation: SetSeasonWatchedDocument,
      variables: { input },
      fetchPolicy: 'no-cache',
    });
    return said(data).setSeasonWatched;
  },
});

const said = <T,>(data: T | null | undefined): T => {
  if (!data) throw new Error('the gateway answered without data');
  return data;
};
