import { TargetKind, TitleKind } from '@seyir/proto';
import { openCatalogue, titlesOf, type Catalogue } from '../lib/catalogue.ts';
import { quantile, timed } from '../lib/numbers.ts';
import { openSite, theSite, type Site } from '../lib/site.ts';
import { idOf } from '../lib/stage.ts';
import type { Options } from '../run.ts';

/** How many times smaller the small data set is. */
const LESS = 100;
/** Number of timed calls of each kind; they alternate between the two data sets. */
const ROUNDS = 300;

export const says = 'p95 of the ten commonest calls at 100 times the data';
export const paths = [
  'services/catalogue/src',
  'services/comments/src',
  'services/playback/src',
  'services/notifications/src',
  'services/kit/src',
];

export const run = async (options: Options) => {
  const { scale } = options;
  const small = { ...options, scale: scale / LESS };
  // Everything that this figure opens is closed after a failure too, because the run continues. The large site stays open for other figures.
  const opened: { close: () => Promise<void> }[] = [];
  const keep = async <T extends { close: () => Promise<void> }>(opening: Promise<T>): Promise<T> => {
    const one = await opening;
    opened.push(one);
    return one;
  };
  try {
    const few = { site: await keep(openSite(small)), catalogue: await keep(openCatalogue(small)) };
    const many = { site: await theSite(options), catalogue: await keep(openCatalogue(options)) };
    const { members } = few.site.sizes;
    const rows = [];
    for (const [name, call] of Object.entries(calls(few.site.sizes, titlesOf(small)))) {
      const times: { few: number[]; many: number[] } = { few: [], many: [] };
      // The first tenth of the calls warms up both and is not counted.
      for (let round = -ROUNDS / 10; round < ROUNDS; round += 1) {
        const n = 1 + ((Math.abs(round) * 37) % (members - 1));
        const took = [await timed(() => call(few, n)), await timed(() => call(many, n))];
        if (round < 0) continue;
        times.few.push(took[0] ?? NaN);
        times.many.push(took[1] ?? NaN);
      }
      const [before, after] = [quantile(times.few, 0.95), quantile(times.many, 0.95)];
      const ratio = after / before;
      rows.push({
        value: `${ratio.toFixed(2)} × for ${name}: p95 ${before.toFixed(1)} ms on the small data, ${after.toFixed(1)} ms on ${LESS} times as much (${ROUNDS} each, in turn; the middle ${quantile(times.few, 0.5).toFixed(1)} and ${quantile(times.many, 0.5).toFixed(1)} ms)`,
        promise: '≤ 1.3 ×',
        ok: ratio <= 1.3,
      });
    }
    return rows;
  } finally {
    for (const one of opened) await one.close();
  }
};

interface Both {
  site: Site;
  catalogue: Catalogue;
}

/** The most frequent calls of the pages, on objects that both data sets contain; `sizes` are those of the small data set. */
const calls = (
  { comments, episodes }: Site['sizes'],
  titles: number,
): Record<string, (of: Both, n: number) => Promise<unknown>> => {
  const thread = (n: number) => ({
    kind: TargetKind.EPISODE,
    id: idOf('b', 2 + (n % Math.max(10, Math.round(comments / 20)))),
  });
  const episodeId = (n: number) => idOf('b', 10 + (n % (episodes - 10)));
  const page = { number: 1, size: 20 };
  return {
    'a title by its name': ({ catalogue }, n) =>
      catalogue.client.getTitleBySlug({ slug: `yapim-${1 + (n % titles)}` }),
    'a list of titles': ({ catalogue }) =>
      catalogue.client.listTitles({ kind: TitleKind.SERIES, page, cards: true }),
    'a filtered list of titles': ({ catalogue }, n) =>
      catalogue.client.listTitles({
        filter: { genres: ['tur-2', 'tur-5'], yearFrom: 1995 + (n % 20) },
        page,
        cards: true,
      }),
    'the latest episodes': ({ catalogue }) =>
      catalogue.client.listLatestEpisodes({ kind: TitleKind.SERIES, page }),
    'a search': ({ catalogue }, n) => catalogue.client.searchTitles({ query: `yıldız ${n}`, cards: true }),
    'a thread': ({ site }, n) => site.comments(n).listComments({ target: thread(n), page, replies: 3 }),
    'a new comment': ({ site }, n) => site.comments(n).postComment({ target: thread(n), body: 'Merhaba' }),
    'the sources of an episode': ({ site }, n) =>
      site.playback(n).listSourceGroups({ episodeId: episodeId(n) }),
    'positions in episodes': ({ site }, n) =>
      site.playback(n).getPositions({ episodeIds: [0, 1, 2, 3].map((more) => episodeId(n + more)) }),
    'a report of a position': ({ site }, n) =>
      site.playback(n).savePosition({ episodeId: episodeId(n), positionSeconds: n % 900 }),
    'the activity of a member': ({ site }, n) => site.notifications(n).getActivity({}),
  };
};
