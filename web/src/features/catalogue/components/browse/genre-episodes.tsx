import { useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback } from 'react';
import { Skeleton } from '../../../../components/ui/skeleton.js';
import { GenreEpisodesDocument } from '../../../../generated/genre-episodes.js';
import { browseTexts } from '../../browse-texts.js';
import { Row } from '../home/row.js';
import { LatestCard } from '../latest-card.js';

const size = 12;

/**
 * The newest episodes of a genre; the row loads further pages of the genre at its end. Its data are loaded in the browser only,
 * not on the server.
 */
export default function GenreEpisodes({ genre }: { genre: { readonly id: string; readonly name: string } }) {
  const client = useApolloClient();
  const { data, error, refetch } = useQuery(GenreEpisodesDocument, {
    variables: { genreId: genre.id, page: 1, size },
    ssr: false,
    context: { quiet: true },
  });
  const load = useCallback(
    (page: number) =>
      client
        .query({ query: GenreEpisodesDocument, variables: { genreId: genre.id, page, size } })
        .then((answer) => answer.data?.latestEpisodes),
    [client, genre.id],
  );
  if (!data && !error) return <Skeleton className="h-64 rounded-2xl" />;
  return (
    <Row
      title={browseTexts.latestOf(genre.name)}
      kind="serial"
      list={data?.latestEpisodes}
      load={load}
      slide={(episode) => <LatestCard episode={episode} />}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  );
}
