import { useRef } from 'react';
import { Slider } from '../../../../components/ui/slider.js';
import { EmptyState, ErrorState } from '../../../../components/ui/states.js';
import type { TitleDetailsFragment } from '../../../../generated/types.js';
import { useMore } from '../../hooks/use-more.js';
import { usePositions } from '../../hooks/use-positions.js';
import { useSeason } from '../../hooks/use-season.js';
import { catalogueTexts } from '../../texts.js';
import { RowEnd } from '../row-end.js';
import { GoToEpisode } from './go-to-episode.js';
import { SeasonEpisode } from './season-episode.js';

/**
 * A season's episodes in a row that loads its next page at its end (specification, section 2), with what the member
 * has watched of them and a way to one by its number.
 */
export function EpisodeSlider({ title, season }: { title: TitleDetailsFragment; season: number }) {
  const region = useRef<HTMLDivElement>(null);
  const { first, load, retry } = useSeason(title.kind, title.slug, season);
  const list = useMore(first, load);
  const { items, state, pages, last, more } = list;
  const positions = usePositions(items.map(({ id }) => id));
  if (!first) return <ErrorState title={catalogueTexts.episodesFailed} onRetry={retry} />;
  if (items.length === 0)
    return (
      <EmptyState icon="series" title={catalogueTexts.noEpisodesTitle} hint={catalogueTexts.noEpisodesHint} />
    );
  return (
    <div ref={region} className="min-w-0 [container:row/inline-size]">
      <Slider
        title={catalogueTexts.season(season)}
        level="h3"
        kind="serial"
        actions={first.count > 1 && <GoToEpisode list={list} region={region} />}
        slides={items.map((episode) => ({
          key: episode.id,
          content: (
            <SeasonEpisode
              episode={episode}
              titleId={title.id}
              backdrop={title.backdrop}
              fallback={title.path}
              position={positions.get(episode.id)}
            />
          ),
        }))}
        onEnd={last || state === 'failed' ? undefined : more}
        waiting={<RowEnd state={state} last={last && pages > 1} wide onRetry={more} />}
      />
    </div>
  );
}
