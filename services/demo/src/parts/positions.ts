import type { Seed } from '../ids.js';
import type { DemoEpisode, DemoMember, DemoPosition, DemoTitle } from '../types.js';
import { day, hour } from './dates.js';

/** Progress of the first two members: whole episodes watched, then seconds into the next. */
const story: Readonly<
  Record<string, readonly (readonly [slug: string, watched: number, seconds: number])[]>
> = {
  selin: [
    ['gece-yarisi-iskelesi', 8, 142],
    ['nobetci-eczane-sifa', 4, 96],
    ['ay-tramvayi', 6, 0],
    ['leylek-postasi', 0, 318],
    ['dokuzuncu-tanik', 2, 71],
  ],
  mertcan: [
    ['dokuzuncu-tanik', 8, 0],
    ['fenerin-ote-yani', 3, 204],
    ['ruzgar-demircisi', 5, 120],
    ['batik-saat', 1, 0],
  ],
};

function planOf(
  member: DemoMember,
  titles: readonly DemoTitle[],
  seed: Seed,
): (readonly [string, number, number])[] {
  const scripted = story[member.username];
  if (scripted !== undefined) return [...scripted];
  const count = 2 + Math.floor(seed.share(`watches:${member.username}`) * 5);
  return seed
    .shuffle(`watches:${member.username}`, titles)
    .slice(0, count)
    .map(({ slug }) => {
      const share = seed.share(`progress:${member.username}:${slug}`);
      return [slug, Math.floor(share * 12), 70 + Math.floor(share * 170)];
    });
}

/** The members' positions, only in released episodes. If a plan exceeds the last episode, the position is in the last one. */
export function buildPositions(
  titles: readonly DemoTitle[],
  episodes: readonly DemoEpisode[],
  members: readonly DemoMember[],
  seed: Seed,
  now: Date,
): DemoPosition[] {
  return members.flatMap((member) =>
    planOf(member, titles, seed).flatMap(([slug, watched, seconds], index) => {
      const titleId = titles.find((title) => title.slug === slug)?.id;
      const out = episodes.filter((episode) => episode.titleId === titleId && episode.airedAt <= now);
      const started = out.slice(0, watched + (seconds > 0 ? 1 : 0));
      // The first title has the latest position. Within a title, one episode is watched every few hours, never before its release.
      const latest = now.getTime() - (1 + index * 20) * hour;
      return started.map((episode, place): DemoPosition => {
        const ago = Math.min((started.length - 1 - place) * 5 * hour, 40 * day);
        const measured = Math.max(latest - ago, episode.airedAt.getTime() + 1);
        return {
          memberId: member.id,
          episodeId: episode.id,
          positionSeconds: place < watched ? episode.durationSeconds : seconds,
          measuredAt: new Date(Math.min(measured, now.getTime())),
        };
      });
    }),
  );
}
