import { lazy, Suspense, useEffect, useId, useRef } from 'react';
import { EmptyState, ErrorState } from '../../../../components/ui/states.js';
import type { TitleDetailsFragment } from '../../../../generated/types.js';
import { useMore } from '../../hooks/use-more.js';
import { usePositions } from '../../hooks/use-positions.js';
import { useSeason } from '../../hooks/use-season.js';
import { titlePageTexts } from '../../title-page-texts.js';
import { RowEnd } from '../row-end.js';
import { episodeGrid, SeasonEpisode } from './season-episode.js';

// Loaded later, because most readers do not use it at first sight.
const GoToEpisode = lazy(() =>
  import('./go-to-episode.js').then((module) => ({ default: module.GoToEpisode })),
);

/**
 * A season's episodes, which load the next page at their end (specification, section 2), with the member's watched
 * marks and a field to go to an episode by its number.
 */
export function EpisodeGrid({ title, season }: { title: TitleDetailsFragment; season: number }) {
  const region = useRef<HTMLElement>(null);
  const heading = useId();
  const { first, load, retry } = useSeason(title.kind, title.slug, season);
  const list = useMore(first, load, `${title.id}:${season}`);
  const { items, state, pages, last, more } = list;
  const positions = usePositions(items.map(({ id }) => id));
  const end = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const tile = end.current?.lastElementChild;
    if (!tile || last || state !== 'idle') return undefined;
    const watch = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && more(), {
      rootMargin: '25% 0px',
    });
    watch.observe(tile);
    return () => watch.disconnect();
  }, [items.length, last, state, more]);
  if (!first) return <ErrorState title={titlePageTexts.episodesFailed} onRetry={retry} />;
  if (items.length === 0)
    return (
      <EmptyState icon="series" title={titlePageTexts.noEpisodesTitle} hint={titlePageTexts.noEpisodesHint} />
    );
  return (
    <section ref={region} aria-labelledby={heading} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-3">
        <h3 id={heading} className="text-xl">
          {titlePageTexts.season(season)}
        </h3>
        {first.count > 1 && (
          <Suspense fallback={<span className="h-10" />}>
            <GoToEpisode list={list} region={region} />
          </Suspense>
        )}
      </div>
      <ul ref={end} className={episodeGrid}>
        {items.map((episode) => (
          <li key={episode.id} className="min-w-0">
            <SeasonEpisode
              episode={episode}
              titleId={title.id}
              backdrop={title.backdrop}
              fallback={title.path}
              position={positions.get(episode.id)}
              translations={episode.translations}
            />
          </li>
        ))}
        <RowEnd state={state} last={last && pages > 1} wide onRetry={more} />
      </ul>
    </section>
  );
}
