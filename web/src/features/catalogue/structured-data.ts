import type { TitleDetailsFragment } from '../../generated/types.js';
import { sections } from './sections.js';
import { catalogueTexts } from './texts.js';
import { summary } from './excerpt.js';

type Details = Pick<
  TitleDetailsFragment,
  | 'kind'
  | 'path'
  | 'name'
  | 'originalName'
  | 'description'
  | 'year'
  | 'genres'
  | 'people'
  | 'poster'
  | 'seasons'
  | 'episodeCount'
>;

const named = (people: Details['people'], role: string) =>
  people.filter((person) => person.role === role).map(({ name }) => ({ '@type': 'Person', name }));

/** The schema.org data of a title page: the work itself, and its place on the site. `origin` has no trailing slash. */
export function titleData(title: Details, origin: string): object[] {
  const { kind, path, name, originalName, description, year, genres, people, poster, seasons, episodeCount } =
    title;
  const isFilm = kind === 'MOVIE';
  const work = {
    '@type': isFilm ? 'Movie' : 'TVSeries',
    name,
    ...(originalName && originalName !== name && { alternateName: originalName }),
    url: origin + path,
    description: summary(description),
    inLanguage: 'tr',
    ...(poster && { image: origin + poster }),
    ...(year && (isFilm ? { dateCreated: String(year) } : { startDate: String(year) })),
    genre: genres.map((genre) => genre.name),
    actor: named(people, 'oyuncu'),
    director: named(people, 'yönetmen'),
    ...(!isFilm && { numberOfSeasons: seasons.length, numberOfEpisodes: episodeCount }),
  };
  const trail = [
    [catalogueTexts.home, '/'],
    [catalogueTexts.lists[kind], sections[kind].list],
    [name, path],
  ] as const;
  return [
    work,
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map(([text, to], place) => ({
        '@type': 'ListItem',
        position: place + 1,
        name: text,
        item: origin + to,
      })),
    },
  ];
}
