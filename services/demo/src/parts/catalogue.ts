import { clips } from '../data/clips.js';
import { genres, type GenreSlug } from '../data/genres.js';
import { countries, countryOfKind } from '../data/origins.js';
import { type TitleData, titles } from '../data/titles/index.js';
import { moreTitles } from '../data/titles/more/index.js';
import { backdropName, posterName, stillName } from '../pictures.js';
import type { Seed } from '../ids.js';
import type { DemoEpisode, DemoGenre, DemoTitle, DemoTrailer } from '../types.js';
import { airTimeOf, day, releaseDates, yearInIstanbul } from './dates.js';

function genre(seed: Seed, slug: GenreSlug): DemoGenre {
  return { id: seed.id('genre', slug), slug, name: genres[slug] };
}

export function buildGenres(seed: Seed): DemoGenre[] {
  return Object.keys(genres).map((slug) => genre(seed, slug as GenreSlug));
}

function clipSeconds(title: TitleData): number {
  const clip = clips.find(({ name }) => name === title.clip);
  if (clip === undefined) throw new Error(`No clip ${title.clip}`);
  return clip.seconds;
}

/** Popularity from the rating and the seed; additional titles get half as much as the demo's main titles. */
const popularityOf = (title: TitleData, seed: Seed): number => {
  const share = moreTitles.includes(title) ? 0.5 : 1;
  return Math.round(share * title.rating ** 3 * (40 + 60 * seed.share(`popular:${title.slug}`)));
};

const trailerNames = ['Fragman', 'İlk bakış', 'Kamera arkası'];

function trailersOf({ slug, clip }: TitleData, seed: Seed): DemoTrailer[] {
  const count = 1 + Math.floor(seed.share(`trailers:${slug}`) * trailerNames.length);
  return trailerNames.slice(0, count).map((name, index) => ({
    id: seed.id('trailer', `${slug}:${index + 1}`),
    name,
    asset: clip,
  }));
}

function buildTitle(
  title: TitleData,
  dates: readonly (readonly Date[])[],
  addedAt: Date,
  seed: Seed,
  now: Date,
): DemoTitle {
  const first = dates[0]?.[0];
  if (first === undefined) throw new Error(`${title.slug} has no episode`);
  const next = dates.flat().find((date) => date > now);
  return {
    id: seed.id('title', title.slug),
    kind: title.kind,
    slug: title.slug,
    name: title.name,
    originalName: title.originalName ?? title.name,
    description: title.description,
    year: yearInIstanbul(first),
    ageMark: title.ageMark,
    contentMarks: title.contentMarks,
    genres: title.genres.map((slug) => genre(seed, slug)),
    people: title.people.map(([name, role, character]) => ({
      id: seed.id('person', name),
      name,
      role,
      character: character ?? '',
    })),
    network: title.network,
    status: 'ended' in title.schedule ? 'ended' : 'airing',
    rating: title.rating,
    poster: posterName(title.slug),
    backdrop: backdropName(title.slug),
    addedAt,
    airTime: next && airTimeOf(next),
    trailers: trailersOf(title, seed),
    popularity: popularityOf(title, seed),
    country: countries[title.slug] ?? countryOfKind[title.kind],
  };
}

function buildEpisodes(title: TitleData, dates: readonly (readonly Date[])[], seed: Seed): DemoEpisode[] {
  const seasons = title.seasons.length === 0 ? [[[title.name, title.description] as const]] : title.seasons;
  const durationSeconds = clipSeconds(title);
  return seasons.flatMap((episodes, season) =>
    episodes.map(([name, description], index) => ({
      id: seed.id('episode', `${title.slug}:${season + 1}:${index + 1}`),
      titleId: seed.id('title', title.slug),
      season: season + 1,
      number: index + 1,
      name,
      description,
      durationSeconds,
      airedAt: dates[season]![index]!,
      image: title.kind === 'movie' ? backdropName(title.slug) : stillName(title.slug, season + 1, index + 1),
    })),
  );
}

/** All titles with their episodes; the title that was added last has the latest `addedAt`. */
export function buildCatalogue(seed: Seed, now: Date): { titles: DemoTitle[]; episodes: DemoEpisode[] } {
  const built = titles.map((title, index) => {
    const dates = releaseDates(title, seed, now);
    const age = (titles.length - index) * 11 * day + seed.share(`added:${title.slug}`) * 6 * day;
    return {
      title: buildTitle(title, dates, new Date(now.getTime() - Math.round(age)), seed, now),
      episodes: buildEpisodes(title, dates, seed),
    };
  });
  return { titles: built.map(({ title }) => title), episodes: built.flatMap(({ episodes }) => episodes) };
}
