import type { TitleKind } from '../../generated/types.js';

const kinds: Record<string, TitleKind> = { dizi: 'SERIES', anime: 'ANIME', film: 'MOVIE' };
const path =
  /(?:^|\s)((?:https?:\/\/[^\s/]+)?\/(dizi|anime|film)\/([a-z0-9-]+)(?:\/(?:([1-9]\d{0,3})-sezon\/([1-9]\d{0,4})-bolum|izle))?)(?=[\s/?#.,;:!)]|$)/u;

/** A title, or one of its episodes, by its address. */
export interface LinkedPlace {
  /** The address as written in the text. */
  link: string;
  kind: TitleKind;
  slug: string;
  /** Absent: the whole title. The card of a film is the film. */
  episode?: { season: number; number: number };
}

/**
 * The first title or episode of this site that a text links to; undefined for none.
 * @param origin of this site: addresses of other sites are ignored
 */
export function linkedPlace(text: string, origin: string): LinkedPlace | undefined {
  for (let rest = text; ;) {
    const match = path.exec(rest);
    if (!match) return undefined;
    const [, link = '', section = '', slug = '', season, number] = match;
    const kind = kinds[section];
    const isOurs = link.startsWith('/') || link.startsWith(`${origin}/`);
    if (kind && isOurs)
      return {
        link,
        kind,
        slug,
        ...(season && number && { episode: { season: Number(season), number: Number(number) } }),
      };
    rest = rest.slice(match.index + match[0].length);
  }
}
