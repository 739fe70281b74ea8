import type { TitleKind } from '../../generated/types.js';

/** The addresses of each kind: the first path segment of its titles, and its list page. */
export const sections: Record<TitleKind, { segment: string; list: string }> = {
  SERIES: { segment: 'dizi', list: '/diziler' },
  ANIME: { segment: 'anime', list: '/animeler' },
  MOVIE: { segment: 'film', list: '/filmler' },
};

/** Address of the first episode; undefined while the title has none. */
export function firstEpisodePath({ kind, path, seasons }: Watchable): string | undefined {
  if (kind === 'MOVIE') return `${path}/izle`;
  const first = seasons.find(({ episodeCount }) => episodeCount > 0);
  return first && `${path}/${first.number}-sezon/1-bolum`;
}

interface Watchable {
  kind: TitleKind;
  path: string;
  seasons: readonly { number: number; episodeCount: number }[];
}

/** The kind of title for a first path segment. */
export function kindOfSegment(segment: string | undefined): TitleKind | undefined {
  return (Object.keys(sections) as TitleKind[]).find((kind) => sections[kind].segment === segment);
}

/** The kind that a list page shows. */
export function kindOfList(path: string): TitleKind | undefined {
  return (Object.keys(sections) as TitleKind[]).find((kind) => sections[kind].list === path);
}
