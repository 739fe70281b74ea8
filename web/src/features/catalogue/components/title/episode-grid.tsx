import { Button } from '../../../../components/ui/button.js';
import { EmptyState, ErrorState } from '../../../../components/ui/states.js';
import type { TitleDetailsFragment } from '../../../../generated/types.js';
import { useMore } from '../../hooks/use-more.js';
import { usePositions } from '../../hooks/use-positions.js';
import { useSeason } from '../../hooks/use-season.js';
import { catalogueTexts } from '../../texts.js';
import { SeasonEpisode } from './season-episode.js';

/** A season's episodes as stills, with what the member has watched of them. */
export function EpisodeGrid({ title, season }: { title: TitleDetailsFragment; season: number }) {
  const { first, load, retry } = useSeason(title.kind, title.slug, season);
  const { items, state, pages, last, more } = useMore(first, load);
  const positions = usePositions(items.map(({ id }) => id));
  if (!first) return <ErrorState title={catalogueTexts.episodesFailed} onRetry={retry} />;
  if (items.length === 0)
    return (
      <EmptyState icon="series" title={catalogueTexts.noEpisodesTitle} hint={catalogueTexts.noEpisodesHint} />
    );
  return (
    <>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 2xl:grid-cols-4">
        {items.map((episode) => (
          <li key={episode.id} className="min-w-0">
            <SeasonEpisode
              episode={episode}
              backdrop={title.backdrop}
              fallback={title.path}
              position={positions.get(episode.id)}
            />
          </li>
        ))}
      </ul>
      {(!last || pages > 1) && (
        <Button
          variant="quiet"
          className="justify-self-center"
          loading={state === 'loading'}
          disabled={last}
          onClick={more}
        >
          {last
            ? catalogueTexts.noMoreEpisodes
            : state === 'failed'
              ? catalogueTexts.moreFailed
              : catalogueTexts.moreEpisodes}
        </Button>
      )}
    </>
  );
}
