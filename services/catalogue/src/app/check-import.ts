import { badInput, checkText, isId, type FieldProblem } from '@seyir/kit';
import type { EpisodeFacts } from '../domain/episode.js';
import { isCountry } from '../domain/title-filter.js';
import type { AirTime, TitleFacts, Trailer } from '../domain/title.js';

const MAX_BATCH = 500;
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export type Problems = Record<string, FieldProblem | undefined>;

export const text = (value: string, max: number, min = 0): FieldProblem | undefined =>
  checkText(value, { min, max });

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const ASSET = /^[a-z0-9][a-z0-9-]*$/;

export const range = (value: number, from: number, to: number): FieldProblem | undefined =>
  value >= from && value <= to ? undefined : 'invalid';

export const id = (value: string): FieldProblem | undefined => (isId(value) ? undefined : 'invalid');

/** A trailer has exactly one location: an https address or an asset name. */
const isTrailer = ({ id, name, asset, embed }: Trailer): boolean =>
  isId(id) &&
  !text(name, 120, 1) &&
  (embed === '' ? ASSET.test(asset) && asset.length <= 120 : asset === '' && isHttps(embed));

const isHttps = (address: string): boolean =>
  address.length <= 500 && URL.parse(address)?.protocol === 'https:';

const isAirTime = ({ weekday, time }: AirTime): boolean =>
  weekday >= 0 && weekday <= 7 && (time === '' || (weekday > 0 && TIME.test(time)));

const titleProblems = (title: TitleFacts): Problems => ({
  id: id(title.id),
  slug: SLUG.test(title.slug) ? text(title.slug, 120) : 'invalid',
  name: text(title.name, 200, 1),
  originalName: text(title.originalName, 200),
  description: text(title.description, 10_000),
  network: text(title.network, 120),
  poster: text(title.poster, 200),
  backdrop: text(title.backdrop, 200),
  year: title.year === 0 ? undefined : range(title.year, 1870, 2200),
  rating: range(title.rating, 0, 10),
  genres: title.genres.every((g) => isId(g.id) && SLUG.test(g.slug) && !text(g.name, 60, 1))
    ? undefined
    : 'invalid',
  people: title.people.every(
    (p) => isId(p.id) && !text(p.name, 200, 1) && !text(p.role, 60, 1) && !text(p.character, 200),
  )
    ? undefined
    : 'invalid',
  trailers: title.trailers.length <= 20 && title.trailers.every(isTrailer) ? undefined : 'invalid',
  airTime: isAirTime(title.airTime) ? undefined : 'invalid',
  popularity: range(title.popularity, 0, 2_000_000_000),
  country: title.country === '' || isCountry(title.country) ? undefined : 'invalid',
});

const episodeProblems = (episode: EpisodeFacts): Problems => ({
  id: id(episode.id),
  titleId: id(episode.titleId),
  season: range(episode.season, 1, 1_000),
  number: range(episode.number, 1, 100_000),
  name: text(episode.name, 200),
  description: text(episode.description, 10_000),
  image: text(episode.image, 200),
  durationSeconds: range(episode.durationSeconds, 1, 86_400),
});

/** BAD_INPUT names every invalid field as `{list}.{index}.{field}`. */
export const checkBatch = <T extends { id: string }>(
  list: string,
  items: readonly T[],
  problemsOf: (item: T) => Problems,
): void => {
  if (items.length > MAX_BATCH) throw badInput({ [list]: 'too_long' });
  if (new Set(items.map((item) => item.id)).size < items.length) throw badInput({ [list]: 'invalid' });
  const problems = items.flatMap((item, index) =>
    Object.entries(problemsOf(item)).flatMap(([field, problem]) =>
      problem ? [[`${list}.${index}.${field}`, problem] as const] : [],
    ),
  );
  if (problems.length > 0) throw badInput(Object.fromEntries(problems));
};

export const checkTitles = (titles: readonly TitleFacts[]): void =>
  checkBatch('titles', titles, titleProblems);

export const checkEpisodes = (episodes: readonly EpisodeFacts[]): void =>
  checkBatch('episodes', episodes, episodeProblems);
