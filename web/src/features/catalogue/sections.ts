import type { TitleKind } from '../../generated/types.js';

/** Where the titles of a kind live: first path segment of each, and the page of them all. */
export const sections: Record<TitleKind, { segment: string; list: string }> = {
  SERIES: { segment: 'dizi', list: '/diziler' },
  ANIME: { segment: 'anime', list: '/animeler' },
  MOVIE: { segment: 'film', list: '/filmler' },
};

/** The kind that a first path segment stands for. */
export function kindOfSegment(segment: string | undefined): TitleKind | undefined {
  return (Object.keys(sections) as TitleKind[]).find((kind) => sections[kind].segment === segment);
}

/** The kind that a list page shows. */
export function kindOfList(path: string): TitleKind | undefined {
  return (Object.keys(sections) as TitleKind[]).find((kind) => sections[kind].list === path);
}
