import { CommentsService, FeedKind, PlaybackService, SocialService } from '@seyir/proto';
import { createSocial } from '../../../services/social/dist/index.js';
import { quantile, timed } from '../lib/numbers.ts';
import { fakePeers } from '../lib/site.ts';
import { idOf, openDatabase, openStage, sqlIdOf } from '../lib/stage.ts';
import type { Options } from '../run.ts';

const POSTS = 1_000_000;
/** Each has ten posts. */
const AUTHORS = 100_000;
/** How many times smaller the small data set is. */
const LESS = 100;
const SIZE = 20;
/** Number of timed calls of each kind; they alternate. */
const ROUNDS = 300;
/** Pause between two posts of the followed author, in ms. */
const PAUSE_MS = 100;

/**
 * Numbers of four members. The reader follows 100 authors, the follower a tenth of all authors, the visitor nobody. All members
 * follow the famous one.
 */
const [READER, FOLLOWER, VISITOR, FAMOUS] = [900_001, 900_002, 900_003, 900_004];

export const says =
  'a page of the feeds at 100 times the data, with 10,000 follows, and beside an author with 100,000 followers';
export const paths = ['services/social/src', 'services/kit/src'];

export const run = async (options: Options) => {
  const few = await openFlow(options.scale / LESS);
  const many = await openFlow(options.scale);
  try {
    const page = (flow: Flow, who: number, kind: FeedKind) => async () => {
      const { posts } = await flow.as(who).listFeed({ kind, page: { size: SIZE } });
      if (posts.length !== SIZE) throw new Error(`${posts.length} posts on a page`);
    };
    const { FOLLOWED, EVERYONE } = FeedKind;
    const rows = [];
    for (const [name, one, other] of [
      ['all posts', page(few, VISITOR, EVERYONE), page(many, VISITOR, EVERYONE)],
      ['100 followed authors', page(few, READER, FOLLOWED), page(many, READER, FOLLOWED)],
      [
        `${few.followed} and ${many.followed} followed authors`,
        page(few, FOLLOWER, FOLLOWED),
        page(many, FOLLOWER, FOLLOWED),
      ],
    ] as const)
      rows.push(await compare(name, one, other));
    rows.push(await besideFamous(many, page(many, READER, FOLLOWED)));
    return rows;
  } finally {
    await few.close();
    await many.close();
  }
};

type Flow = Awaited<ReturnType<typeof openFlow>>;

const openFlow = async (scale: number) => {
  const posts = Math.max(1_000, Math.round(POSTS * scale));
  const authors = Math.max(1_000, Math.round(AUTHORS * scale));
  const followed = Math.max(100, authors / 10);
  const stage = await openStage();
  const { bench } = stage;
  fakePeers(bench);
  const snapshot = async () => ({ records: [], nextCursor: '' });
  bench.fake(CommentsService, { snapshot });
  bench.fake(PlaybackService, { snapshot });
  const service = await bench.start(createSocial({ migrate: true }, bench.platform('social')));
  await service.warmUp();
  const database = await openDatabase(bench, 'social');
  // Ids below those of today, in the order of time; 7919 spreads the posts of an author over the whole time.
  await database.query(
    `INSERT INTO post (id, author_id, body, mentioned_ids, posted_at, changed_at)
     SELECT ${sqlIdOf('0', 'n')}, ${sqlIdOf('e', `1 + n::bigint * 7919 % ${authors}`)}, 'Gönderi ' || n, '{}',
       timestamptz '2025-01-01' + n * interval '30 s', now()
     FROM generate_series(1, ${posts}) AS n`,
  );
  const follows = (follower: string, followedBy: string, count: number) =>
    database.query(
      `INSERT INTO follow (follower_id, followed_id, accepted, since)
       SELECT ${follower}, ${followedBy}, true, now() FROM generate_series(1, ${count}) AS n ON CONFLICT DO NOTHING`,
    );
  await follows(`'${idOf('e', READER)}'`, sqlIdOf('e', `n * ${Math.floor(authors / 100)}`), 100);
  await follows(`'${idOf('e', FOLLOWER)}'`, sqlIdOf('e', 'n * 10'), followed);
  await follows(sqlIdOf('e', 'n'), `'${idOf('e', FAMOUS)}'`, authors);
  // Ten further follows of each member.
  for (let n = 1; n <= 10; n += 1)
    await follows(sqlIdOf('e', 'n'), sqlIdOf('e', `1 + (n * ${n * 31}) % ${authors}`), authors);
  await database.query('VACUUM ANALYZE');
  return {
    followed,
    as: (n: number) =>
      bench.client(SocialService, { memberId: idOf('e', n), sessionId: `s${n}`, roles: ['member'] }),
    close: async () => {
      await database.close();
      await stage.close();
    },
  };
};

const compare = async (name: string, one: () => Promise<void>, other: () => Promise<void>) => {
  const times: { few: number[]; many: number[] } = { few: [], many: [] };
  // The first tenth of the calls warms up both and is not counted.
  for (let round = -ROUNDS / 10; round < ROUNDS; round += 1) {
    const took = [await timed(one), await timed(other)] as const;
    if (round < 0) continue;
    times.few.push(took[0]);
    times.many.push(took[1]);
  }
  const p95 = { few: quantile(times.few, 0.95), many: quantile(times.many, 0.95) };
  const ratio = p95.many / p95.few;
  return {
    value: `${ratio.toFixed(2)} × for a page of ${name}: p95 ${p95.few.toFixed(1)} ms on the small data, ${p95.many.toFixed(1)} ms on ${LESS} times as much (${ROUNDS} each, in turn; the middle ${quantile(times.few, 0.5).toFixed(1)} and ${quantile(times.many, 0.5).toFixed(1)} ms)`,
    promise: '≤ 1.3 ×',
    ok: ratio <= 1.3,
  };
};

/** Pages of a reader before, and while an author whom all members follow posts again and again. */
const besideFamous = async (flow: Flow, page: () => Promise<void>) => {
  const quiet: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) quiet.push(await timed(page));
  let ended = false;
  let posted = 0;
  const posting = (async () => {
    const author = flow.as(FAMOUS);
    while (!ended) {
      await author.createPost({ body: `Duyuru ${posted}` });
      posted += 1;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  })();
  const beside: number[] = [];
  try {
    while (beside.length < ROUNDS || posted < 20) {
      beside.push(await timed(page));
      // The time of the posting author must not come from the reader alone.
      await new Promise((resolve) => setImmediate(resolve));
    }
  } finally {
    ended = true;
    await posting;
  }
  const [before, meanwhile] = [quantile(quiet, 0.95), quantile(beside, 0.95)];
  return {
    value: `${(meanwhile / before).toFixed(2)} × for a page while an author with ${AUTHORS} followers posts (${posted} posts): p95 ${before.toFixed(1)} ms before, ${meanwhile.toFixed(1)} ms meanwhile`,
    promise: '≤ 1.5 ×',
    ok: meanwhile / before <= 1.5,
  };
};
