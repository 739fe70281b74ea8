import { watchTexts } from '../texts.js';
import type { WatchedPage } from './watch-page.js';

/** Title, description and structured data of a watch page, for search engines and shared links. */
export function WatchMeta({ page }: { page: WatchedPage }) {
  const { title, episode } = page;
  const film = title.kind === 'MOVIE';
  const name = film
    ? watchTexts.filmPageTitle(title.name)
    : watchTexts.pageTitle(title.name, watchTexts.place(episode.season, episode.number));
  return (
    <>
      <title>{name}</title>
      <meta name="description" content={episode.description.slice(0, 160)} />
      <meta property="og:title" content={name} />
      <meta property="og:type" content={film ? 'video.movie' : 'video.episode'} />
      {title.backdrop && <meta property="og:image" content={title.backdrop} />}
      {title.ageMark === 'AGE_18' && <meta name="robots" content="noindex" />}
    </>
  );
}
