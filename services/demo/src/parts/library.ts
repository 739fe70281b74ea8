import type { Seed } from '../ids.js';
import type { DemoLibraryEntry, DemoMember, DemoTitle, LibraryMark } from '../types.js';
import { day, hour } from './dates.js';

/** How often a member has marked what: shares of those titles that the member has an opinion about. */
const shares: readonly (readonly [LibraryMark, number])[] = [
  ['watch_list', 0.6],
  ['favourite', 0.3],
  ['followed', 0.5],
];

/** What the first member has, so that every tab of the library holds something to look at. */
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

/** Titles that members keep, like and follow. Popular ones are marked by more of them. */
export function buildLibrary(
  titles: readonly DemoTitle[],
  members: readonly DemoMember[],
  seed: Seed,
  now: Date,
): DemoLibraryEntry[] {
  return members.flatMap((member, place) => {
    const chosen = place === 0 ? told(titles) : drawn(member, titles, seed);
    return chosen.map(([title, marks], index): DemoLibraryEntry => ({
      memberId: member.id,
      titleId: title.id,
      marks,
      // The first is the latest; nobody marks what has not come yet.
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

const told = (titles: readonly DemoTitle[]): (readonly [DemoTitle, LibraryMark[]])[] =>
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
    .filter(([, marks]) => marks.length > 0);
}
