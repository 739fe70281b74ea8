import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { classes } from '../../../components/ui/classes.js';
import { LazyImage } from '../../../components/ui/lazy-image.js';
import { Skeleton } from '../../../components/ui/skeleton.js';
import { ErrorState } from '../../../components/ui/states.js';
import { WatchSeasonDocument } from '../../../generated/watch-season.js';
import type { Place } from '../place.js';
import { watchTexts } from '../texts.js';

interface Props {
  place: Place;
  seasons: readonly { number: number; episodeCount: number }[];
  /** Id of the episode on the page. */
  current: string;
}

/** The season's episodes beside the comments, the one that plays marked. */
export function SeasonRail({ place, seasons, current }: Props) {
  const [season, setSeason] = useState(place.season);
  const { kind, slug } = place;
  const { data, error, refetch } = useQuery(WatchSeasonDocument, { variables: { kind, slug, season } });
  const episodes = data?.title?.episodes?.items;
  const expected = seasons.find((s) => s.number === season)?.episodeCount ?? 6;
  return (
    <aside aria-label={watchTexts.episodes} className="grid content-start gap-4">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-xl">{watchTexts.episodes}</h2>
        {seasons.length > 1 && (
          <select
            aria-label="Sezon"
            value={season}
            onChange={(event) => setSeason(Number(event.target.value))}
            className="h-10 rounded-full border border-control bg-surface px-4 text-sm"
          >
            {seasons.map(({ number }) => (
              <option key={number} value={number}>
                {number}. Sezon
              </option>
            ))}
          </select>
        )}
      </div>
      {error && !episodes ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <ol aria-busy={!episodes} className="grid max-h-[44rem] gap-1 overflow-y-auto pr-1">
          {episodes
            ? episodes.map((episode) => (
                <li key={episode.id}>
                  <Link
                    to={episode.path ?? '#'}
                    aria-current={episode.id === current ? 'page' : undefined}
                    className={classes(
                      'grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-3 rounded-xl p-1.5 hover:bg-raised',
                      episode.id === current && 'bg-raised',
                    )}
                  >
                    <span className="aspect-video overflow-hidden rounded-lg bg-raised">
                      {episode.image && (
                        <LazyImage
                          src={episode.image}
                          alt=""
                          width={112}
                          height={63}
                          className="size-full object-cover"
                        />
                      )}
                    </span>
                    <span className="min-w-0">
                      <span
                        className={classes(
                          'block text-sm',
                          episode.id === current ? 'text-accent-text' : 'text-muted',
                        )}
                      >
                        {episode.number}. Bölüm
                      </span>
                      <span className="block truncate font-semibold">{episode.name}</span>
                    </span>
                  </Link>
                </li>
              ))
            : Array.from({ length: Math.min(expected, 8) }, (_, i) => (
                <li key={i} className="p-1.5">
                  <Skeleton className="h-16 rounded-lg" />
                </li>
              ))}
        </ol>
      )}
    </aside>
  );
}
