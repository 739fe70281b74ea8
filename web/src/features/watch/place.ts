import type { TitleKind } from '../../generated/types.js';

/** The episode of a watch address. */
export interface Place {
  kind: TitleKind;
  slug: string;
  season: number;
  number: number;
}

const kinds: Record<string, TitleKind> = { dizi: 'SERIES', anime: 'ANIME', film: 'MOVIE' };

/** Parses `1-sezon` and `3-bolum`; undefined for any other address. */
export function placeOf(
  section: string,
  params: Readonly<Record<string, string | undefined>>,
): Place | undefined {
  const { slug, season, episode } = params;
  const kind = kinds[section];
  if (!kind || !slug) return undefined;
  if (kind === 'MOVIE') return { kind, slug, season: 1, number: 1 };
  const inSeason = /^([1-9]\d{0,3})-sezon$/.exec(season ?? '')?.[1];
  const inEpisode = /^([1-9]\d{0,4})-bolum$/.exec(episode ?? '')?.[1];
  if (!inSeason || !inEpisode) return undefined;
  return { kind, slug, season: Number(inSeason), number: Number(inEpisode) };
}
