import { useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { classes } from '../../../components/ui/classes.js';
import { LazyImage } from '../../../components/ui/lazy-image.js';
import { Select } from '../../../components/ui/select.js';
import { Skeleton } from '../../../components/ui/skeleton.js';
import { ErrorState } from '../../../components/ui/states.js';
import { WatchSeasonDocument } from '../../../generated/watch-season.js';
import type { WatchSeasonQuery } from '../../../generated/types.js';
import type { Place } from '../place.js';
import { watchTexts } from '../texts.js';

interface Props {
  place: Place;
  seasons: readonly { number: number; episodeCount: number }[];
  /** Id of the page's episode. */
  current: string;
  /** In the panel over the picture: a list on every screen size, with the panel's own heading. */
  isPanel?: boolean;
}

/** The season's episodes with the current one marked: a list beside the comments, on phones a strip above them. */
export function SeasonRail({ place, seasons, current, isPanel = false }: Props) {
  const [season, setSeason] = useState(place.season);
  const { kind, slug } = place;
  const { data, error, refetch } = useQuery(WatchSeasonDocument, { variables: { kind, slug, season } });
  const episodes = data?.title?.episodes?.items;
  const expected = seasons.find((s) => s.number === season)?.episodeCount ?? 6;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // Scrolls only the list and not the page, so that the picture stays visible.
    const place = list.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (place) list.current?.scrollTo({ left: place.offsetLeft - 8, top: place.offsetTop - 80 });
  }, [episodes]);
  const Frame = isPanel ? 'div' : 'aside';
  return (
    <Frame
      {...(!isPanel && { 'aria-label': watchTexts.episodes })}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-4"
    >
      <div className={classes('flex items-center justify-between gap-3', !isPanel && 'min-h-11')}>
        {!isPanel && <h2 className="text-xl">{watchTexts.episodes}</h2>}
        {seasons.length > 1 && (
          <Select
            label={watchTexts.season}
            hideLabel
            items={seasons.map(({ number }) => ({
              value: String(number),
              label: watchTexts.seasonOf(number),
            }))}
            value={String(season)}
            onValueChange={(value) => setSeason(Number(value))}
            className="w-36"
          />
        )}
      </div>
      {error && !episodes ? (
        <ErrorState onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <ol
          ref={list}
          aria-busy={!episodes}
          className={classes(
            'relative -m-1 grid gap-1 p-1',
            !isPanel &&
              'max-lg:auto-cols-[10rem] max-lg:grid-flow-col max-lg:overflow-x-auto lg:max-h-[44rem] lg:overflow-y-auto',
          )}
        >
          {episodes
            ? episodes.map((episode) => (
                <li key={episode.id}>
                  <Row episode={episode} isCurrent={episode.id === current} isPanel={isPanel} />
                </li>
              ))
            : Array.from({ length: Math.min(expected, 8) }, (_, i) => (
                <li key={i} className="p-1.5">
                  <Skeleton className="aspect-video rounded-lg lg:aspect-auto lg:h-16" />
                </li>
              ))}
        </ol>
      )}
    </Frame>
  );
}

type Listed = NonNullable<NonNullable<NonNullable<WatchSeasonQuery['title']>['episodes']>['items']>[number];

function Row({ episode, isCurrent, isPanel }: { episode: Listed; isCurrent: boolean; isPanel: boolean }) {
  const { path, image, number, name } = episode;
  return (
    <Link
      to={path ?? '#'}
      aria-current={isCurrent ? 'page' : undefined}
      className={classes(
        'grid items-center gap-x-3 gap-y-2 rounded-xl p-1.5 hover:bg-raised',
        isPanel ? 'grid-cols-[6rem_minmax(0,1fr)]' : 'lg:grid-cols-[7rem_minmax(0,1fr)]',
        isCurrent && 'bg-raised',
      )}
    >
      <span className="aspect-video overflow-hidden rounded-lg bg-line">
        {image && <LazyImage src={image} alt="" width={112} height={63} className="size-full object-cover" />}
      </span>
      <span className="min-w-0">
        <span className={classes('block text-sm', isCurrent ? 'text-accent-text' : 'text-muted')}>
          {watchTexts.episodeOf(number)}
        </span>
        <span className="block truncate font-semibold">{name}</span>
      </span>
    </Link>
  );
}
