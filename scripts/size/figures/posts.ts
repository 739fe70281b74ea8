import { createHash } from 'node:crypto';
import { CommentsService, TargetKind } from '@seyir/proto';
import { createComments } from '../../../services/comments/dist/index.js';
import { median, quantile, timed } from '../lib/numbers.ts';
import { fakePeers } from '../lib/site.ts';
import { idOf, onStage, openDatabase, sqlIdOf } from '../lib/stage.ts';
import type { Options } from '../run.ts';

const POSTS = 1_000_000;
const SIZE = 20;
/** Number of timed calls of each page; the pages alternate. */
const ROUNDS = 200;
const P95 = 0.95;

export const says = 'the last pages of a topic with 1,000,000 posts beside its first, and searches in it';
export const paths = ['services/comments/src', 'services/kit/src/lists'];

export const run = ({ scale }: Options) =>
  onStage(async ({ bench }) => {
    fakePeers(bench);
    const posts = Math.max(1_000, Math.round(POSTS * scale));
    const topicId = idOf('7', 1);
    const service = await bench.start(createComments({ migrate: true }, bench.platform('comments')));
    await service.warmUp();
    const database = await openDatabase(bench, 'comments');
    await database.query(
      `INSERT INTO topic (id, category, title, body, author_id, posted_at, active_at, last_number, changed_at)
       VALUES ($1, 1, 'Uzun konu', 'Metin', $2, now(), now(), $3, now())`,
      [topicId, idOf('e', 1), posts],
    );
    await database.query(
      `INSERT INTO comment (id, target_kind, target_id, author_id, body, posted_at, silent, demo, changed_at, number)
       SELECT ${sqlIdOf('c', 'n')}, ${TargetKind.DISCUSSION}, $1, ${sqlIdOf('e', '1 + n % 5000')}, 'Yazı ' || n || ' ' || md5(n::text),
         timestamptz '2025-01-01' + n * interval '10 s', true, false, now(), n
       FROM generate_series(1, ${posts}) AS n`,
      [topicId],
    );
    await database.query(`INSERT INTO thread VALUES (${TargetKind.DISCUSSION}, $1, ${posts}, 0, 1)`, [
      topicId,
    ]);
    await database.query(`VACUUM ANALYZE`);
    const reader = bench.client(CommentsService, {
      memberId: idOf('e', 1),
      sessionId: 's1',
      roles: ['member'],
    });
    const page = (where: object) => async () => {
      const answer = await reader.listPosts({ topicId, page: { size: SIZE }, ...where });
      if (answer.posts.length !== SIZE) throw new Error(`${answer.posts.length} posts on a page`);
    };
    const first = page({});
    const rows = [];
    for (const [name, far] of [
      ['the page in the middle', page({ fromNumber: Math.round(posts / 2) })],
      ['the last page', page({ beforeNumber: posts + 1 })],
    ] as const)
      rows.push(await compare(name, first, far));
    for (const [name, query, count] of [
      ['that all posts contain', 'yazi', SIZE],
      ['that one old post contains', hashOf(posts / 2), 1],
      ['that no post contains', 'yazisiz', 0],
    ] as const)
      rows.push(
        await search(name, count, () => reader.searchPosts({ topicId, query, page: { size: SIZE } })),
      );
    await database.close();
    return rows;
  });

const compare = async (name: string, first: () => Promise<void>, far: () => Promise<void>) => {
  const times: { first: number[]; far: number[] } = { first: [], far: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.first.push(await timed(first));
    times.far.push(await timed(far));
  }
  const [near, distant] = [quantile(times.first, P95), quantile(times.far, P95)];
  return {
    value: `${(distant / near).toFixed(2)} × for ${name}: page 1 ${near.toFixed(1)} ms, it ${distant.toFixed(1)} ms (the p95 of ${ROUNDS} each, in turn)`,
    promise: '≤ 1.3 ×',
    ok: distant / near <= 1.3,
  };
};

/** The end of the text of a post. */
const hashOf = (post: number): string => createHash('md5').update(`${post}`).digest('hex').slice(-12);

const search = async (name: string, count: number, find: () => Promise<{ posts: readonly unknown[] }>) => {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    times.push(
      await timed(async () => {
        const { posts } = await find();
        if (posts.length !== count) throw new Error(`${posts.length} posts found`);
      }),
    );
  const ms = median(times);
  return {
    value: `${ms.toFixed(1)} ms for a search for a text ${name} (the median of ${ROUNDS})`,
    promise: '≤ 50 ms',
    ok: ms <= 50,
  };
};
