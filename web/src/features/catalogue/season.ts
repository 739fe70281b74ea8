import type { AiringStatus } from '../../generated/types.js';

interface Title {
  status: AiringStatus | null;
  seasons: readonly { number: number; episodeCount: number }[];
}

/**
 * The season that a title page shows: the season in its address; otherwise the last season of an airing title and the first of
 * an ended one. Undefined without seasons.
 */
export function shownSeason({ status, seasons }: Title, asked: string | null): number | undefined {
  const numbers = seasons.map(({ number }) => number);
  const wanted = asked !== null && /^\d{1,4}$/.test(asked) ? Number(asked) : undefined;
  if (wanted !== undefined && numbers.includes(wanted)) return wanted;
  return status === 'AIRING' ? numbers.at(-1) : numbers[0];
}

/** The page that contains the next episode: the last page of the last season. */
export function lastPage({ seasons }: Title, pageSize: number): { season: number; page: number } | undefined {
  const last = seasons.at(-1);
  return last && { season: last.number, page: Math.max(1, Math.ceil(last.episodeCount / pageSize)) };
}

interface Episode {
  releasedAt: string | null;
}

/** The first unreleased episode. */
export function nextOf<E extends Episode>(episodes: readonly E[], now: Date): E | undefined {
  return episodes
    .filter(({ releasedAt }) => releasedAt !== null && Date.parse(releasedAt) > now.getTime())
    .sort((a, b) => Date.parse(a.releasedAt ?? '') - Date.parse(b.releasedAt ?? ''))[0];
}
