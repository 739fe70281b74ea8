import { LibraryList, TargetKind } from '@seyir/proto';
import { median, timed } from '../lib/numbers.ts';
import { theSite } from '../lib/site.ts';
import { idOf } from '../lib/stage.ts';
import type { Options } from '../run.ts';
import type { Json } from '../../lib/json.ts';

const FURTHEST = 4_000;
const SIZE = 20;
/** Number of timed calls of each page; the pages alternate. */
const ROUNDS = 200;

export const says = 'page 4,000 beside page 1 of a thread, a list and notifications';
export const paths = [
  'services/comments/src',
  'services/playback/src',
  'services/notifications/src',
  'services/kit/src/lists',
];

export const run = async (options: Options) => {
  const site = await theSite(options);
  const target = { kind: TargetKind.EPISODE, id: idOf('b', 1) };
  const list = LibraryList.WATCH_LIST;
  const lists: Record<string, (page: object) => Promise<Json>> = {
    'a thread': (page) => site.comments(1).listComments({ target, page, replies: 3 }),
    'a watch list': (page) => site.playback(0).listLibrary({ list, page }),
    'watched last': (page) => site.playback(0).listLastWatched({ page }),
    notifications: (page) => site.notifications(0).listNotifications({ page }),
  };
  const rows = [];
  for (const [name, call] of Object.entries(lists)) {
    const pages = Math.round(FURTHEST * Math.min(1, options.scale) * (name === 'watched last' ? 0.5 : 1));
    rows.push(await compare(name, call, pages));
  }
  return rows;
};

const compare = async (name: string, call: (page: object) => Promise<Json>, pages: number) => {
  let cursor = '';
  for (let number = 1; number < pages; number += 1) {
    const { info } = await call({ number: 0, size: SIZE, cursor });
    if (info.last) throw new Error(`${name} ends at page ${number}`);
    cursor = info.nextCursor;
  }
  const first = () => call({ number: 0, size: SIZE, cursor: '' });
  const last = () => call({ number: 0, size: SIZE, cursor });
  const times: { first: number[]; last: number[] } = { first: [], last: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.first.push(await timed(first));
    times.last.push(await timed(last));
  }
  const [near, far] = [median(times.first), median(times.last)];
  return {
    value: `${(far / near).toFixed(2)} × for ${name}: page 1 ${near.toFixed(1)} ms, page ${pages} ${far.toFixed(1)} ms (the middle of ${ROUNDS} each, in turn)`,
    promise: '≤ 1.3 ×',
    ok: far / near <= 1.3,
  };
};
