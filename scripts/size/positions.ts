// Sends position reports at a rate to playback through its contract, and counts PostgreSQL's commits: `node
// scripts/size/positions.ts [--seconds 10] [--rate 2000] [--members 20000] [--kill]`.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { timestampFromDate, type Timestamp } from '@bufbuild/protobuf/wkt';
import { startEmbeddedPostgres, toRecord } from '@seyir/kit';
import { eventually, testBench, type TestBench } from '@seyir/kit/testing';
import { CatalogueService, PlaybackService, topics } from '@seyir/proto';
import pg from 'pg';
import { readArgs } from '../lib/args.ts';
import { atRate } from './lib/at-rate.ts';
import { createPlayback } from '../../services/playback/dist/index.js';

const EPISODES = 20;
/** Longer, one transaction each would leave tens of thousands of reports waiting. */
const ALONE_SECONDS = 10;
/** Delay of the backends' statistics. */
const STATISTICS_MS = 2_500;

interface PositionsResult {
  way: string;
  /** reports per second */
  answered: number;
  /** of the database, including relay, timers and tasks */
  commitsPerSecond: number;
  /** commits per second without reports */
  idlePerSecond: number;
  /** ms */
  p50: number;
  /** ms */
  p95: number;
  /** by code */
  refused: Record<string, number>;
  /** acknowledged positions that are missing afterwards */
  lost: number;
}

const importerOf = (bench: TestBench) => bench.serviceClient(PlaybackService, 'importer');

/**
 * With `kill`, PostgreSQL is killed in the middle, and the acknowledged positions must still exist.
 * @returns results for writing in batches, and for one transaction each, as the import of one position does
 */
export const positions = async ({
  seconds = 10,
  rate = 2_000,
  members = 20_000,
  kill = false,
}: { seconds?: number; rate?: number; members?: number; kill?: boolean } = {}): Promise<
  PositionsResult[]
> => {
  const root = await mkdtemp(join(tmpdir(), 'seyir-size-'));
  const postgres = await startEmbeddedPostgres({ root });
  process.env['SEYIR_TEST_POSTGRES'] = postgres.url('postgres');
  const bench = await testBench();
  try {
    await startPlayback(bench);
    const url = await bench.databaseUrl('playback');
    const importer = importerOf(bench);
    const clients = Array.from({ length: members }, (_, n) =>
      bench.client(PlaybackService, { memberId: idOf('e', n), sessionId: `s${n}`, roles: ['member'] }),
    );
    const batched: Send = async (n, report) => clients[n]?.savePosition(report);
    const alone: Send = (n, report) =>
      importer.importPositions({ positions: [{ memberId: idOf('f', n), ...report }] });
    const load = { url, seconds, rate, members };
    for (const kind of ['e', 'f']) await beginWatching(importer, members, kind);
    const killing = kill && (() => process.kill(postgres.pid, 'SIGKILL'));
    const first = await measure({ ...load, way: 'in batches', member: 'e', send: batched, killing });
    if (kill) return [first];
    const short = Math.min(ALONE_SECONDS, seconds);
    return [first, await measure({ ...load, seconds: short, way: 'one by one', member: 'f', send: alone })];
  } finally {
    await bench.close();
    await postgres.stop();
    await rm(root, { recursive: true, force: true });
  }
};

/** There are few episodes, so that many members watch the same ones. */
const startPlayback = async (bench: TestBench) => {
  const time = new Date('2024-01-01T00:00:00Z');
  const episodes = Array.from({ length: EPISODES }, (_, n) => ({
    episodeId: idOf('b', n),
    titleId: idOf('a', n % 4),
    season: 1,
    number: n + 1,
    version: 1,
    durationSeconds: 3_000,
    releasedAt: timestampFromDate(time),
  }));
  bench.fake(CatalogueService, {
    snapshot: async ({ topic }) => ({
      nextCursor: '',
      records:
        topic === topics.episode.name
          ? episodes.map((episode) => ({
              ...toRecord(topics.episode, episode, { id: '', time }),
              time: timestampFromDate(time),
            }))
          : [],
    }),
  });
  const service = await bench.start(createPlayback({ migrate: true }, bench.platform('playback')));
  await service.warmUp();
  const anyone = bench.client(PlaybackService, { memberId: idOf('d', 1), sessionId: 's', roles: ['member'] });
  await eventually(() => anyone.savePosition({ episodeId: idOf('b', EPISODES - 1), positionSeconds: 1 }));
};

/** Most reports update an existing position. */
const beginWatching = async (importer: Importer, members: number, kind: string) => {
  const measuredAt = timestampFromDate(new Date(Date.now() - 60_000));
  const all = Array.from({ length: members }, (_, n) => ({
    memberId: idOf(kind, n),
    episodeId: idOf('b', n % EPISODES),
    positionSeconds: 60,
    measuredAt,
  }));
  for (let from = 0; from < members; from += 200)
    await eventually(() => importer.importPositions({ positions: all.slice(from, from + 200) }), 30_000);
};

type Importer = ReturnType<typeof importerOf>;

/** Sends a position report of the member at this index. */
type Send = (n: number, report: Report) => Promise<unknown>;
type Report = { episodeId: string; positionSeconds: number; measuredAt: Timestamp };

/**
 * Reports start at their rate, however long earlier ones take. Each report moves its member forward by some seconds; one in a
 * hundred starts the next episode, which changes the progress and writes an event.
 */
const measure = async ({
  way,
  url,
  seconds,
  rate,
  members,
  member,
  send,
  killing,
}: {
  way: string;
  /** of the database */
  url: string;
  seconds: number;
  rate: number;
  members: number;
  /** kind of their ids */
  member: string;
  send: Send;
  killing?: false | (() => void);
}): Promise<PositionsResult> => {
  const idleFrom = await commits(url);
  await delay(3_000);
  const idlePerSecond = Math.round(((await commits(url)) - idleFrom) / 3);
  const before = await commits(url);
  /** The newest acknowledged measurement by member and episode. */
  const kept: Map<string, number> = new Map();
  const refused: Record<string, number> = {};
  const times: number[] = [];
  const sent: Promise<void>[] = [];
  const report = async (n: number) => {
    const [who, round] = [n % members, Math.floor(n / members)];
    const at = Date.now();
    const episodeId = idOf('b', (who + (n % 101 === 0 ? 1 : 0)) % EPISODES);
    const began = performance.now();
    try {
      await send(who, {
        episodeId,
        positionSeconds: 61 + round * 10,
        measuredAt: timestampFromDate(new Date(at)),
      });
      const key = `${idOf(member, who)} ${episodeId}`;
      kept.set(key, Math.max(at, kept.get(key) ?? 0));
      times.push(performance.now() - began);
    } catch (error) {
      const { code } = error as { code: string };
      refused[code] = (refused[code] ?? 0) + 1;
    }
  };
  const began = performance.now();
  const middle = Math.floor((seconds * rate) / 2);
  await atRate(seconds * rate, rate, (n) => {
    sent.push(report(n));
    if (killing && n === middle) killing();
  });
  await Promise.all(sent);
  const took = (performance.now() - began) / 1_000;
  const made = (await commits(url)) - before;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  return {
    way,
    answered: Math.round(times.length / took),
    // A killed server resets its counter, so the counts of both runs are added.
    commitsPerSecond: killing ? NaN : Math.round(made / (took + STATISTICS_MS / 1_000)),
    idlePerSecond,
    p50: at(0.5),
    p95: at(0.95),
    refused,
    lost: await lostOf(url, kept),
  };
};

/** @returns the count so far; waits until all are counted */
const commits = async (url: string): Promise<number> => {
  await delay(STATISTICS_MS);
  const [row] = await query(
    url,
    `SELECT xact_commit::int AS n FROM pg_stat_database WHERE datname = current_database()`,
  );
  return row.n;
};

const lostOf = async (url: string, kept: Map<string, number>) => {
  const rows = await query(url, `SELECT member_id, episode_id, measured_at FROM member_position`);
  const found = new Map(
    rows.map(({ member_id, episode_id, measured_at }) => [
      `${member_id} ${episode_id}`,
      measured_at.getTime(),
    ]),
  );
  return [...kept].filter(([key, at]) => (found.get(key) ?? 0) < at).length;
};

const query = (url: string, sql: string) =>
  eventually(async () => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  }, 20_000);

const idOf = (kind: string, n: number) => `${kind.repeat(8)}-0000-4000-8000-${String(n).padStart(12, '0')}`;

if (process.argv[1] === import.meta.filename) {
  const usage =
    'usage: node scripts/size/positions.ts [--seconds 10] [--rate 2000] [--members 20000] [--kill]';
  const { values } = readArgs(usage, {
    options: {
      seconds: { type: 'string', default: '10' },
      rate: { type: 'string', default: '2000' },
      members: { type: 'string', default: '20000' },
      kill: { type: 'boolean', default: false },
    },
  });
  const { seconds, rate, members, kill } = values;
  console.table(
    await positions({ seconds: Number(seconds), rate: Number(rate), members: Number(members), kill }),
  );
}
