import type { TitleKind } from '../../generated/types.js';

/** Where the titles of a kind live: first path segment of each, and the page of them all. */
export const sections: Record<TitleKind, { segment: string; list: string }> = {
  SERIES: { segment: 'dizi', list: '/diziler' },
  ANIME: { segment: 'anime', list: '/animeler' },
  MOVIE: { segment: 'film', list: '/filmler' },
};

/** Where watching a title begins; undefined while it has no episodes. */
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

/** The kind that a first path segment stands for. */
export function kindOfSegment(segment: string | undefined): TitleKind | undefined {
  return (Object.keys(sections) as TitleKind[]).find((kind) => sections[kind].segment === segment);
}

/** The kind that a list page shows. */
export function kindOfList(path: string): TitleKind | undefined {
  return (Object.keys(sections) as TitleKind[]).find((kind) => sections[kind].list === path);
}
