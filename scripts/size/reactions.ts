import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startEmbeddedPostgres } from '@seyir/kit';
import { eventually, testBench, type TestBench } from '@seyir/kit/testing';
import { CatalogueService, CommentsService, TargetKind, TitleKind } from '@seyir/proto';
import pg from 'pg';
import { atRate } from './lib/at-rate.ts';
import { createComments } from '../../services/comments/dist/index.js';

const WARM_UP_S = 2;
/** Other calls of comments per second, with and without reactions. */
const OTHERS = 40;

interface ReactionsResult {
  pressed: number;
  /** codes of the failed reactions */
  refused: string[];
  /** codes of the other calls that failed */
  othersRefused: string[];
  /** answered reactions per second */
  perSecond: number;
  /** whether the shown counts equal a recount of the members' own reactions */
  exact: boolean;
  /** of the target */
  events: number;
  /** ms */
  pressP95: number;
  /** ms of the other calls while nobody reacts */
  quietP95: number;
  /** ms of the other calls during the reactions */
  busyP95: number;
}

/**
 * Many members react to one comment, through the contract of a comments service in this process with its pool of six, on a
 * PostgreSQL with fsync. Reactions start at their rate, however long earlier ones take.
 */
export const reactions = async ({
  seconds = 30,
  perSecond = 1_000,
  members = 1_000,
}: { seconds?: number; perSecond?: number; members?: number } = {}): Promise<ReactionsResult> => {
  const root = await mkdtemp(join(tmpdir(), 'seyir-size-'));
  const postgres = await startEmbeddedPostgres({ root });
  process.env['SEYIR_TEST_POSTGRES'] = postgres.url('postgres');
  const bench = await testBench();
  try {
    bench.fake(CatalogueService, {
      getTitles: async ({ ids }) => ({ titles: ids.map((id) => ({ id, kind: TitleKind.SERIES })) }),
    });
    const service = await bench.start(createComments({ migrate: true }, bench.platform('comments')));
    await service.warmUp();
    return await measure(bench, { seconds, perSecond, members });
  } finally {
    await bench.close();
    await postgres.stop();
    await rm(root, { recursive: true, force: true });
  }
};

const measure = async (
  bench: TestBench,
  { seconds, perSecond, members }: { seconds: number; perSecond: number; members: number },
) => {
  const clients = Array.from({ length: members }, (_, n) =>
    bench.client(CommentsService, { memberId: idOf('e', n), sessionId: `s${n}`, roles: ['member'] }),
  );
  const [writer] = clients;
  if (!writer) throw new Error('nobody presses');
  const hot = { kind: TargetKind.SERIES, id: idOf('a', 1) };
  const quiet = { kind: TargetKind.SERIES, id: idOf('a', 2) };
  const targetId = (await writer.postComment({ target: hot, body: 'Bu bölüm' })).comment?.id ?? '';
  for (let n = 0; n < 30; n += 1) await writer.postComment({ target: quiet, body: `Yorum ${n}` });

  const othersRefused: string[] = [];
  /** Reads pages and writes comments of another thread, at their own rate. */
  const others = async (until: AbortSignal) => {
    const times: Promise<number>[] = [];
    for (let n = 0; !until.aborted; n += 1) {
      const call = () =>
        n % 4 === 0
          ? writer.postComment({ target: quiet, body: `Yorum ${n}` })
          : bench
              .client(CommentsService)
              .listComments({ target: quiet, page: { number: 1, size: 20 }, replies: 3 });
      times.push(timed(() => call().catch(noteIn(othersRefused))));
      await delay(1_000 / OTHERS);
    }
    return Promise.all(times);
  };
  /** All members press, evenly spread over `duration` seconds. */
  const pressing = async (id: string, duration: number, refused: string[], name: string) => {
    const presses: Promise<number>[] = [];
    const began = performance.now();
    await atRate(duration * perSecond, perSecond, (n) => {
      const round = Math.floor(n / members);
      const reaction = 1 + ((n + round) % 6);
      const request = { targetType: 'comment', targetId: id, reaction, active: (n + round) % 5 > 0 };
      presses.push(
        timed(() =>
          (clients[n % members] ?? writer)
            .setReaction(request, { idempotencyKey: `${name}-${n}` })
            .catch(noteIn(refused)),
        ),
      );
    });
    const times = await Promise.all(presses);
    return { times, took: performance.now() - began };
  };
  // A service in use has compiled its code and planned its statements, for reactions too.
  const warmUpId = (await writer.postComment({ target: hot, body: 'İlk yorum' })).comment?.id ?? '';
  await Promise.all([
    others(AbortSignal.timeout(WARM_UP_S * 1_000)),
    pressing(warmUpId, WARM_UP_S, [], 'warm-up'),
  ]);
  // Half of these calls run before and half after the reactions, because the machine's other load varies.
  const quietFor = () => others(AbortSignal.timeout(Math.min(10, seconds) * 500));
  const before = await quietFor();

  const end = new AbortController();
  const beside = others(end.signal);
  const refused: string[] = [];
  const { times: pressTimes, took } = await pressing(targetId, seconds, refused, 'press');
  end.abort();
  const busy = await beside;
  const quietTimes = [...before, ...(await quietFor())];

  const database = new pg.Client({ connectionString: await bench.databaseUrl('comments') });
  await database.connect();
  try {
    const seen = async () => (await writer.getComments({ ids: [targetId] })).comments[0]?.reactions ?? [];
    const recount = `SELECT reaction, count(*)::int AS count FROM reaction WHERE target_id = $1 GROUP BY 1 ORDER BY 1`;
    const { rows } = await database.query(recount, [targetId]);
    const flat = (counts: { reaction: number; count: number }[]) =>
      JSON.stringify(counts.map(({ reaction, count }) => [reaction, count]));
    const exact = flat(await seen()) === flat(rows);
    const events = async () =>
      (
        await database.query(
          `SELECT count(*)::int AS n FROM outbox WHERE key = $1 AND topic = 'comments.reaction.v1'`,
          [targetId],
        )
      ).rows[0].n;
    await eventually(async () => (await events()) > 0);
    return {
      pressed: pressTimes.length,
      refused,
      othersRefused,
      perSecond: Math.round((pressTimes.length - refused.length) / (took / 1_000)),
      exact,
      events: await events(),
      pressP95: p95(pressTimes),
      quietP95: p95(quietTimes),
      busyP95: p95(busy),
    };
  } finally {
    await database.end();
  }
};

const noteIn =
  (codes: string[]): ((error: { code?: string }) => void) =>
  (error) =>
    void codes.push(error.code ?? String(error));

/** @returns ms */
const timed = async (call: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await call();
  return performance.now() - began;
};

const p95 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

const idOf = (kind: string, n: number) => `${kind.repeat(8)}-0000-4000-8000-${String(n).padStart(12, '0')}`;
