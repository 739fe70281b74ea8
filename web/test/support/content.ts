/** A small catalogue for page tests, in the shape of the contract, with `path`s like the gateway's. */
type Kind = 'SERIES' | 'ANIME' | 'MOVIE';

const segments: Record<Kind, string> = { SERIES: 'dizi', ANIME: 'anime', MOVIE: 'film' };
const names: [Kind, string, string][] = [
  ['SERIES', 'gece-vapuru', 'Gece Vapuru'],
  ['ANIME', 'yercekimsiz-mutfak', 'Yerçekimsiz Mutfak'],
  ['MOVIE', 'kor', 'Kor'],
  ['SERIES', 'igne-deligi', 'İğne Deliği'],
  ['MOVIE', 'yetiskin', 'Yetişkin'],
];

const story =
  'Boğaz’ın son vapuru her gece aynı saatte kalkar, ama kimse nereye vardığını bilmez. </script><b>Kaptan</b> Işıl bilir. ';

export interface Title {
  id: string;
  kind: Kind;
  slug: string;
  name: string;
  ageMark: string;
  [more: string]: unknown;
}

export const titles: Title[] = names.map(([kind, slug, name], place) => {
  const path = `/${segments[kind]}/${slug}`;
  const seasons = kind === 'MOVIE' ? [1] : [1, 2];
  const title: Title = {
    id: `t${place}`,
    kind,
    slug,
    path,
    name,
    originalName: kind === 'ANIME' ? 'Mujūryoku Kitchin' : name,
    description: story.repeat(place === 0 ? 8 : 1),
    year: 2026 - place,
    ageMark: slug === 'yetiskin' ? 'AGE_18' : 'AGE_13',
    contentMarks: ['VIOLENCE'],
    genres: [{ id: 'g1', slug: 'gizem', name: 'Gizem', path: '/tur/gizem' }],
    people: [{ id: 'p1', name: 'Işıl Çağlar', role: 'oyuncu', character: 'Kaptan' }],
    network: 'Üçüncü Perde',
    networkPath: '/kanal/ucuncu-perde',
    status: place === 0 ? 'AIRING' : 'ENDED',
    rating: 8.9,
    poster: `/i/poster-${slug}.webp`,
    backdrop: `/i/backdrop-${slug}.webp`,
    addedAt: '2026-01-02T20:00:00.000Z',
    seasons: seasons.map((number) => ({ number, episodeCount: kind === 'MOVIE' ? 1 : 3 })),
    episodeCount: kind === 'MOVIE' ? 1 : 6,
  };
  title['trailerIds'] = place === 0 ? 'v1,v2' : null;
  title['similar'] = () => titles.filter((other) => other !== title && other.kind === kind);
  const episodes = seasons.flatMap((season) =>
    Array.from({ length: kind === 'MOVIE' ? 1 : 3 }, (_, at) => ({
      id: `t${place}s${season}e${at + 1}`,
      titleId: title.id,
      title,
      season,
      number: at + 1,
      name: `${season}. sezonun ${at + 1}. perdesi`,
      description: '',
      durationSeconds: 300,
      releasedAt:
        season === 2 && at === 2 && place === 0 ? '2999-01-01T20:00:00.000Z' : '2026-01-01T20:00:00.000Z',
      image: `/i/backdrop-${slug}.webp`,
      path: kind === 'MOVIE' ? `${path}/izle` : `${path}/${season}-sezon/${at + 1}-bolum`,
      position: null,
    })),
  );
  title['episodes'] = ({ season, page, size }: { season?: number; page: number; size: number }) =>
    pageOf(season ? episodes.filter((episode) => episode.season === season) : episodes, page, size);
  return title;
});

/** The only genre and the only network of all titles. */
export const shelves = [
  { sort: 'GENRE', slug: 'gizem', name: 'Gizem', path: '/tur/gizem' },
  { sort: 'NETWORK', slug: 'ucuncu-perde', name: 'Üçüncü Perde', path: '/kanal/ucuncu-perde' },
].map((shelf) => ({ ...shelf, titleCount: titles.length, kinds: ['SERIES', 'ANIME', 'MOVIE'] }));

/** One page of a list, with the contract's paging. */
export function pageOf<T>(all: readonly T[], page: number, size: number) {
  const items = all.slice((page - 1) * size, page * size);
  return { items, count: all.length, last: page * size >= all.length };
}
