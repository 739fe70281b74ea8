import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Peers } from '@seyir/kit';
import { batchesOf } from '../src/batches.js';
import { Images } from '../src/images.js';
import { BATCH, MOST_LINES, stagesOf } from '../src/stages.js';
import { Survey, surveyFile } from '../src/survey.js';

let file: string;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seyir-file-'));
  file = join(folder, 'katalog.jsonl');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const write = (lines: readonly object[]) =>
  writeFile(file, lines.map((line) => JSON.stringify(line)).join('\n'));

const episode = (title: string, season: number, number: number, more: object = {}) => ({
  kind: 'episode',
  externalId: `${title}-${season}-${number}`,
  title,
  season,
  number,
  durationSeconds: 600,
  releasedAt: '2026-01-01T20:00:00+03:00',
  ...more,
});
const segments = [{ type: 'intro', start: 1, end: 5 }];

it('refuses segments without a source of their episode, because they would be lost', async () => {
  await write([
    episode('t', 1, 1, { segments }),
    episode('t', 1, 2, { segments }),
    episode('t', 1, 3),
    { kind: 'group', externalId: 'g', name: 'Martı', translation: 'subtitled' },
    {
      kind: 'source',
      externalId: 's',
      episode: 't-1-2',
      group: 'g',
      streams: [{ name: 'K', location: 'k' }],
    },
  ]);
  const { found } = await surveyFile(file, new AbortController().signal);
  expect(found.problems).toEqual([
    { line: 1, field: 'segments', expected: expect.stringMatching(/^expected a source of this episode/) },
  ]);
});

describe('batches of episodes', () => {
  const sizes = async (wanted?: Parameters<typeof batchesOf>[2]) => {
    const peers: Peers = { client: () => ({}) as never, close: () => Promise.resolve() };
    const images = new Images({} as never, file);
    const stage = stagesOf({ peers, images, survey: new Survey() }).find(({ kind }) => kind === 'episode');
    const found: number[] = [];
    for await (const batch of batchesOf(file, stage!, wanted)) found.push(batch.length);
    return found;
  };
  const season = (number: number, count: number) =>
    Array.from({ length: count }, (_, n) => episode('t', number, n + 1));

  it('keep adjacent lines of a season together, up to the limit of a call', async () => {
    await write([...season(1, BATCH - 1), ...season(2, 300), ...season(3, 40)]);
    expect(await sizes()).toEqual([BATCH - 1 + 300, 40]);
    await write(season(1, MOST_LINES + 40));
    expect(await sizes()).toEqual([MOST_LINES, 40]);
  });

  it('have the same limits when only some lines are wanted', async () => {
    await write([...season(1, BATCH), ...season(2, BATCH), ...season(3, 40)]);
    expect(await sizes((line) => line.kind === 'episode' && line.number <= 2 && line.season > 1)).toEqual([
      2, 2,
    ]);
  });
});
