import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { ErrorState } from '../../../components/ui/states.js';
import { RoomWatchedDocument } from '../../../generated/room-watched.js';
import { useSpread } from '../hooks/use-spread.js';
import { playedName } from '../queued-name.js';
import { roomTexts as texts } from '../texts.js';

const started = new Intl.DateTimeFormat('tr-TR', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Istanbul',
});

interface Props {
  code: string;
  /** The episode that plays: with another one the list is read again. */
  episodeId: string;
  isPlaying: boolean;
  /** Within how many ms the pages of the room should spread the reads that a frame causes. */
  spreadMs: () => number;
}

/** The episodes that a room has played, in their order. Nothing before the first one. */
export function RoomWatched({ code, episodeId, isPlaying, spreadMs }: Props) {
  const { data, error, refetch } = useQuery(RoomWatchedDocument, {
    variables: { code },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const readSoon = useSpread(() => void refetch().catch(() => undefined));
  const played = isPlaying ? episodeId : undefined;
  // The query above reads when the list opens; only a later change of the episode reads it again.
  const seen = useRef(played);
  useEffect(() => {
    if (played === seen.current) return;
    seen.current = played;
    if (played !== undefined) readSoon(spreadMs());
  }, [played, readSoon, spreadMs]);
  if (error && !data) return <ErrorState title={texts.watchedFailed} onRetry={() => void refetch()} />;
  if (!data || data.roomWatched.length === 0) return null;
  return (
    <section aria-label={texts.watched} className="grid gap-2">
      <h2 className="text-base font-semibold">{texts.watched}</h2>
      <ol className="grid gap-2">
        {data.roomWatched.map(({ episode, startedAt }) => (
          <li key={startedAt} className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
            {episode?.path ? (
              <Link to={episode.path} className="font-semibold underline-offset-4 hover:underline">
                {playedName(episode)}
              </Link>
            ) : (
              <span className="text-muted">{playedName(episode)}</span>
            )}
            <time dateTime={startedAt} className="tabular text-muted">
              {started.format(new Date(startedAt))}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
