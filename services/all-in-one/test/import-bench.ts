import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { createCatalogue } from '@seyir/catalogue';
import { eventually, testBench } from '@seyir/kit/testing';
import { createPlayback } from '@seyir/playback';
import { CatalogueService, PlaybackService } from '@seyir/proto';
import { RefusedFile, runImport, type ImportSummary } from '@seyir/importer';
import pg from 'pg';

type Contents = Record<string, string | null>;

/** Events of an earlier import may still be pending. */
const PATIENCE_MS = 30_000;

const services = ['catalogue', 'playback'] as const;

/** Whether events wait to be sent, or a task runs or is due soon, such as the one that computes similar titles. */
const isBusy = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query<{ busy: boolean }>(
    `SELECT EXISTS (SELECT FROM outbox WHERE published_at IS NULL)
       OR EXISTS (SELECT FROM task WHERE dead_at IS NULL AND due < now() + interval '10 s') AS busy`,
  );
  return rows[0]?.busy ?? false;
};

const digestsOf = async (client: pg.Client, service: string): Promise<Contents> => {
  const { rows } = await client.query<{ table: string }>(
    // These tables may change without an import: a lease is renewed, and a projection waits for its owner.
    `SELECT quote_ident(tablename) AS table FROM pg_tables
     WHERE schemaname = 'public' AND tablename NOT IN ('lease', 'projection')`,
  );
  const all: Contents = {};
  for (const { table } of rows) {
    const found = await client.query<{ digest: string | null }>(
      `SELECT md5(string_agg(t.xmin::text || t::text, '|' ORDER BY t::text)) AS digest FROM ${table} t`,
    );
    all[`${service}.${table}`] = found.rows[0]?.digest ?? null;
  }
  return all;
};

/** The services that an import writes to, on real databases, and a folder for files. */
export const importBench = async () => {
  const bench = await testBench();
  await bench.start(createCatalogue({ migrate: true }, bench.platform('catalogue')));
  await bench.start(
    createPlayback({ migrate: true, streamHosts: ['cdn.example.org'] }, bench.platform('playback')),
  );
  const folder = await mkdtemp(join(tmpdir(), 'seyir-import-'));
  const platform = bench.platform('importer');

  const importFile = async (
    file: string,
    options: { dryRun?: boolean; signal?: AbortSignal; onText?: (text: string) => void } = {},
  ): Promise<ImportSummary & { output: string }> => {
    let output = '';
    const out = {
      write: (text: string) => {
        output += text;
        options.onText?.(text);
      },
    };
    const { dryRun = false, signal = new AbortController().signal } = options;
    return { ...(await runImport({ file, ...platform, dryRun, signal, out })), output };
  };

  const write = async (content: string): Promise<string> => {
    const file = join(folder, 'catalogue.jsonl');
    await writeFile(file, content);
    return file;
  };

  /** The rows of every table, or undefined while events or tasks of an earlier import may still change some. */
  const contents = async (): Promise<Contents | undefined> => {
    const all: Contents = {};
    for (const name of services) {
      const client = new pg.Client({ connectionString: await bench.databaseUrl(name) });
      await client.connect();
      try {
        if (await isBusy(client)) return undefined;
        Object.assign(all, await digestsOf(client, name));
      } finally {
        await client.end();
      }
    }
    return all;
  };

  return {
    blobs: platform.blobs,
    catalogue: bench.client(CatalogueService),
    playback: bench.client(PlaybackService),
    importFile,
    /** Imports a file with these lines, given as objects or as text. */
    importLines: async (lines: readonly (object | string)[], options?: Parameters<typeof importFile>[1]) =>
      importFile(
        await write(lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')),
        options,
      ),
    write,
    problemsOf: async (work: Promise<unknown>) => {
      const error: unknown = await work.then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      if (!(error instanceof RefusedFile)) throw new Error('not refused', { cause: error });
      return error.problems.map(({ line, field, expected }) => `${line} ${field}: ${expected}`);
    },
    /** Every row of every table with the transaction that wrote it, once all events are applied and no task runs. */
    async settled(): Promise<Contents> {
      let last: Contents | undefined;
      return eventually(async () => {
        const before = last;
        last = await contents();
        if (last === undefined || !isDeepStrictEqual(last, before)) throw new Error('rows still change');
        return last;
      }, PATIENCE_MS);
    },
    async close() {
      await bench.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

export type ImportBench = Awaited<ReturnType<typeof importBench>>;

export const aGenre = { kind: 'genre', externalId: 'g', name: 'Dram' };
export const aGroup = { kind: 'group', externalId: 'gr', name: 'Martı', translation: 'subtitled' };
export const aTitle = (n: number | string, over: object = {}) => ({
  kind: 'title',
  externalId: `t${n}`,
  type: 'series',
  name: `Dizi ${n}`,
  ageMark: 'general',
  ...over,
});
export const anEpisode = (title: number | string, number: number, over: object = {}) => ({
  kind: 'episode',
  externalId: `t${title}e${number}`,
  title: `t${title}`,
  season: 1,
  number,
  durationSeconds: 600,
  releasedAt: '2026-01-01T20:00:00+03:00',
  ...over,
});
export const aSource = (title: number | string, number: number, over: object = {}) => ({
  kind: 'source',
  externalId: `s${title}e${number}`,
  episode: `t${title}e${number}`,
  group: 'gr',
  streams: [{ name: 'Kaynak 1', location: `klip-${title}-${number}`, tiers: ['720p'] }],
  ...over,
});
