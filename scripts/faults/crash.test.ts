import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { crash } from './lib/scenario.ts';
import { createSite } from './lib/site.ts';

const folder = mkdtempSync(join(tmpdir(), 'seyir-crash-'));
/** The site's output, shown after a failure. */
const lines: string[] = [];
const site = createSite({ data: join(folder, 'data'), log: (line) => lines.push(line) });

beforeAll(() => site.start());
afterAll(async () => {
  await site.kill();
  await rm(folder, { recursive: true, maxRetries: 5 });
});

it('loses, doubles and invents nothing when the database and the whole process are killed', async () => {
  const { verdict, counts } = await crash({
    site,
    folder,
    faults: ['database', 'process'],
    apartMs: [2_000, 3_000],
    say: (text) => process.stderr.write(`  ${text}\n`),
  }).catch((error) => {
    process.stderr.write(`${lines.slice(-40).join('\n')}\n`);
    throw error;
  });
  expect(verdict).toEqual({ green: true, findings: {} });
  expect(counts.acknowledged).toBe(counts.attempted);
  expect(counts.acknowledged).toBeGreaterThan(100);
  expect(counts.positions).toBeGreaterThan(100);
  expect(counts.others).toBeGreaterThan(100);
  for (const kind of ['import', 'titleRemoval', 'memberRemoval'])
    expect([kind, counts.settled[kind]]).toEqual([kind, expect.any(Number)]);
  expect(counts.notified).toBeGreaterThan(20);
  expect(counts.retried).toBeGreaterThan(0);
});
