import { eventually, type TestBench } from '@seyir/kit/testing';
import {
  AccountsService,
  CatalogueService,
  CommentsService,
  NotificationsService,
  PlaybackService,
  TitleKind,
} from '@seyir/proto';
import { createComments } from '../../../services/comments/dist/index.js';
import { createNotifications } from '../../../services/notifications/dist/index.js';
import { createPlayback } from '../../../services/playback/dist/index.js';
import { commentStatements, notificationStatements, playbackStatements, sizesOf } from './site-data.ts';
import { idOf, numberOf, openDatabase, openStage, type Database } from './stage.ts';
import type { Options } from '../run.ts';
import type { RunningService, Viewer } from '@seyir/kit';

/** Comments, playback and notifications with the data of a large site, and fakes of catalogue and accounts. */
export type Site = Awaited<ReturnType<typeof openSite>>;

const services = {
  playback: { create: createPlayback, statements: playbackStatements, projections: 2 },
  comments: { create: createComments, statements: commentStatements, projections: 0 },
  notifications: { create: createNotifications, statements: notificationStatements, projections: 3 },
};

let opened: Promise<Site> | undefined;
/** The site is shared by all figures of a run, because filling it takes minutes. */
export const theSite = (options: Options) => (opened ??= openSite(options));
export const closeSite = async () => (await opened)?.close();

/** An additional site, which the caller closes. */
export const openSite = async (options: Options) => {
  const sizes = sizesOf(options);
  const stage = await openStage();
  const { bench } = stage;
  fakePeers(bench);
  const databases: Record<string, Database> = {};
  const running: Partial<Record<keyof typeof services, RunningService>> = {};
  const names = Object.keys(services) as (keyof typeof services)[];
  for (const name of names) {
    const { create, projections } = services[name];
    const service = await bench.start(create({ migrate: true }, bench.platform(name)));
    running[name] = service;
    await service.warmUp();
    const database = (databases[name] = await openDatabase(bench, name));
    // The projections are built before, because a later build would include the generated rows or sweep them.
    const built = `SELECT count(built_at)::int AS n FROM projection`;
    await eventually(async () => (await database.query(built))[0].n >= projections, 60_000);
  }
  for (const name of names) {
    const began = performance.now();
    const database = databases[name];
    if (database) await fill(database, services[name].statements(sizes));
    console.log(`  filled ${name} in ${Math.round((performance.now() - began) / 1_000)} s`);
  }
  const viewer = (n: number): Viewer => ({ memberId: idOf('e', n), sessionId: `s${n}`, roles: ['member'] });
  return {
    bench,
    sizes,
    databases: databases as Record<keyof typeof services, Database>,
    services: running as Record<keyof typeof services, RunningService>,
    killPostgres: stage.killPostgres,
    comments: (n: number) => bench.client(CommentsService, viewer(n)),
    playback: (n: number) => bench.client(PlaybackService, viewer(n)),
    notifications: (n: number) => bench.client(NotificationsService, viewer(n)),
    close: async () => {
      for (const database of Object.values(databases)) await database.close();
      await stage.close();
    },
  };
};

/** Runs statements that fill tables; indexes other than keys are created after all rows. */
const fill = async (database: Database, statements: string[]) => {
  const indexes = await database.query(
    `SELECT c.oid::regclass AS name, replace(pg_get_indexdef(c.oid), ' ON ONLY ', ' ON ') AS definition
     FROM pg_index i JOIN pg_class c ON c.oid = indexrelid JOIN pg_class t ON t.oid = indrelid
     WHERE c.relnamespace = 'public'::regnamespace AND NOT indisunique AND NOT c.relispartition
       AND t.relname <> ALL(ARRAY['outbox', 'inbox', 'task'])`,
  );
  for (const { name } of indexes) await database.query(`DROP INDEX ${name}`);
  for (const statement of statements) await database.query(statement);
  await database.query(`SET maintenance_work_mem = '512MB'`);
  for (const { definition } of indexes) await database.query(definition);
  await database.query(`VACUUM ANALYZE`);
};

/** The fakes know every requested id, and have no history. */
export const fakePeers = (bench: TestBench) => {
  const snapshot = async () => ({ records: [], nextCursor: '' });
  bench.fake(CatalogueService, {
    snapshot,
    getTitles: async ({ ids }) => ({ titles: ids.map((id) => ({ id, kind: TitleKind.SERIES })) }),
    getEpisodes: async ({ ids }) => ({
      // The same titles as in the generated data, so that only the episodes of a removed title are those of a removed title.
      episodes: ids.map((id) => {
        const n = numberOf(id) - 1;
        return { id, titleId: idOf('a', 1 + Math.floor(n / 5)), season: 1, number: 1 + (n % 5) };
      }),
    }),
    getTrailers: async () => ({ trailers: [] }),
  });
  bench.fake(AccountsService, {
    snapshot,
    getMembers: async ({ ids }) => ({ members: ids.map((id) => ({ id })) }),
    getMembersByUsernames: async () => ({ members: [] }),
  });
};
