import { PageHead } from '../../../lib/page-head.js';
import { useRenderScope } from '../../../lib/render-scope.js';
import { watchData } from '../structured-data.js';
import { watchTexts } from '../texts.js';
import type { WatchedPage } from '../watched-page.js';

/** Title, description and structured data of a watch page, for search engines and link previews. */
export function WatchMeta({ page }: { page: WatchedPage }) {
  const { origin } = useRenderScope();
  const { title, episode } = page;
  const isFilm = title.kind === 'MOVIE';
  // Search engines and link previews have no age gate, so they get neither picture nor summary of an adult title.
  const adult = title.ageMark === 'AGE_18';
  const numbered = isFilm ? undefined : episode;
  return (
    <PageHead
      title={watchTexts.pageTitle(title.name, numbered)}
      description={watchTexts
        .pageDescription(title.name, numbered, adult ? '' : episode.description)
        .slice(0, 160)}
      path={episode.path ?? title.path}
      image={adult ? undefined : (episode.image ?? title.backdrop ?? undefined)}
      type={isFilm ? 'video.movie' : 'video.episode'}
      noindex={adult}
      data={adult ? [] : watchData(page, origin)}
    />
  );
}
