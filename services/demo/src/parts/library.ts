import type { Seed } from '../ids.js';
import type { DemoLibraryEntry, DemoMember, DemoTitle, LibraryMark } from '../types.js';
import { day, hour } from './dates.js';

/** The share of a member's titles that get each mark. */
const shares: readonly (readonly [LibraryMark, number])[] = [
  ['watch_list', 0.6],
  ['favourite', 0.3],
  ['followed', 0.5],
];

/** Library of the first member, so that every tab of the library has content. */
const selin: readonly (readonly [slug: string, ...LibraryMark[]])[] = [
  ['gece-yarisi-iskelesi', 'watch_list', 'favourite', 'followed'],
  ['tuz-kayitlari', 'watch_list', 'followed'],
  ['ruzgar-demircisi', 'watch_list', 'favourite'],
  ['ay-tramvayi', 'watch_list', 'entry_watched', 'favourite'],
  ['yagmurun-kilici', 'watch_list'],
  ['nobetci-eczane-sifa', 'followed'],
  ['batik-saat', 'watch_list'],
  ['leylek-postasi', 'watch_list', 'entry_watched'],
];

/** The share of the titles that a member knows and has given a score. */
const SCORED = 0.85;
/** How far scores of a title lie apart. */
const SPREAD = 3;

/** The members' watch lists, favourites, followed titles and scores. More members mark a popular title. */
export function buildLibrary(
  titles: readonly DemoTitle[],
  members: readonly DemoMember[],
  seed: Seed,
  now: Date,
): DemoLibraryEntry[] {
  return members.flatMap((member, place) => {
    const chosen = place === 0 ? scripted(titles) : drawn(member, titles, seed);
    return chosen.map(([title, marks], index): DemoLibraryEntry => ({
      memberId: member.id,
      titleId: title.id,
      marks,
      score: scoreOf(member, title, seed),
      // The first mark is the latest; unreleased titles are not marked.
      markedAt: new Date(
        Math.max(
          title.addedAt.getTime(),
          now.getTime() -
            3 * hour -
            Math.round((index + seed.share(`marked:${member.username}:${title.slug}`)) * 2 * day),
        ),
      ),
    }));
  });
}

const scripted = (titles: readonly DemoTitle[]): (readonly [DemoTitle, LibraryMark[]])[] =>
  selin.flatMap(([slug, ...marks]) => {
    const title = titles.find((candidate) => candidate.slug === slug);
    return title ? [[title, marks] as const] : [];
  });

function drawn(
  member: DemoMember,
  titles: readonly DemoTitle[],
  seed: Seed,
): (readonly [DemoTitle, LibraryMark[]])[] {
  const key = (title: DemoTitle, what: string) => `library:${member.username}:${title.slug}:${what}`;
  return seed
    .shuffle(`library:${member.username}`, titles)
    .filter((title) => seed.share(key(title, 'known')) < (title.rating / 10) ** 2 * 0.6)
    .map((title) => {
      const marks = shares.flatMap(([mark, share]) => (seed.share(key(title, mark)) < share ? [mark] : []));
      const watched = marks.includes('watch_list') && seed.share(key(title, 'watched')) < 0.25;
      return [title, watched ? [...marks, 'entry_watched' as const] : marks] as const;
    })
    .filter(([title, marks]) => marks.length > 0 || scoreOf(member, title, seed) !== undefined);
}

/** The member's score of a title, near the title's rating; undefined if the member has given no score. */
const scoreOf = (member: DemoMember, { slug, rating }: DemoTitle, seed: Seed): number | undefined => {
  const key = `score:${member.username}:${slug}`;
  if (seed.share(`${key}:given`) >= SCORED) return undefined;
  return Math.min(10, Math.max(1, Math.round(rating + (seed.share(key) - 0.5) * SPREAD)));
};
