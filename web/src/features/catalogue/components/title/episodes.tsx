import { useSearchParams } from 'react-router';
import { SeasonMark } from '../../../library-marks/marks.js';
import type { TitleDetailsFragment } from '../../../../generated/types.js';
import { EmptyState } from '../../../../components/ui/states.js';
import { shownSeason } from '../../season.js';
import { titlePageTexts } from '../../title-page-texts.js';
import { EpisodeGroups } from './episode-groups.js';
import { EpisodeGrid } from './episode-grid.js';
import { SeasonTabs } from './season-tabs.js';

/** Season tabs and the episodes of the chosen season, which the address contains. */
export function Episodes({ title }: { title: TitleDetailsFragment }) {
  const [query] = useSearchParams();
  const season = shownSeason(title, query.get('sezon'));
  return (
    <section aria-label={titlePageTexts.episodes} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="flex flex-wrap items-center gap-x-5">
          <h2 className="text-2xl">{titlePageTexts.episodes}</h2>
          {season !== undefined && <SeasonMark titleId={title.id} season={season} />}
        </div>
        {title.seasons.length > 1 && <SeasonTabs seasons={title.seasons} current={season} />}
      </div>
      {season === undefined ? (
        <EmptyState
          icon="series"
          title={titlePageTexts.noEpisodesTitle}
          hint={titlePageTexts.noEpisodesHint}
        />
      ) : title.kind === 'ANIME' ? (
        <EpisodeGroups key={season} title={title} season={season} />
      ) : (
        <EpisodeGrid key={season} title={title} season={season} />
      )}
    </section>
  );
}
