import type { TitleKind } from '../../generated/types.js';
import type { WatchedPage } from './watched-page.js';
import { watchTexts } from './texts.js';

const lists: Record<TitleKind, readonly [name: string, path: string]> = {
  SERIES: ['Diziler', '/diziler'],
  ANIME: ['Animeler', '/animeler'],
  MOVIE: ['Filmler', '/filmler'],
};

/**
 * The schema.org data of a watch page: the episode or film, its video, and the breadcrumbs. `origin` has no trailing
 * slash.
 */
export function watchData({ title, episode }: WatchedPage, origin: string): object[] {
  const isFilm = title.kind === 'MOVIE';
  const { path, season, number, releasedAt, durationSeconds } = episode;
  const url = origin + (path ?? title.path);
  const picture = episode.image ?? title.backdrop ?? title.poster;
  const name = isFilm ? title.name : episode.name || watchTexts.place(season, number);
  const common = {
    name,
    url,
    description: episode.description || watchTexts.playing(title.name, isFilm ? undefined : episode),
    inLanguage: 'tr',
    ...(picture && { image: origin + picture }),
    ...(releasedAt && { datePublished: releasedAt }),
  };
  const work = isFilm
    ? { '@type': 'Movie', ...common }
    : {
        '@type': 'TVEpisode',
        ...common,
        episodeNumber: number,
        partOfSeason: { '@type': 'TVSeason', seasonNumber: season },
        partOfSeries: { '@type': 'TVSeries', name: title.name, url: origin + title.path },
      };
  const video = {
    '@type': 'VideoObject',
    name: watchTexts.playing(title.name, isFilm ? undefined : episode),
    description: common.description,
    url,
    ...(picture && { thumbnailUrl: origin + picture }),
    ...(releasedAt && { uploadDate: releasedAt }),
    ...(durationSeconds && { duration: `PT${durationSeconds}S` }),
  };
  const trail = [
    [watchTexts.home, '/'],
    lists[title.kind],
    [title.name, title.path],
    ...(isFilm ? [] : [[watchTexts.place(season, number), path ?? title.path] as const]),
  ] as const;
  return [
    work,
    video,
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map(([text, to], at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: text,
        item: origin + to,
      })),
    },
  ];
}
