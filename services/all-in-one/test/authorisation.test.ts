import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  expectedOfDocument,
  expectedOfRow,
  people,
  permissionTables,
} from '../../../scripts/attack/matrix/expected.ts';
import { tryAll } from '../../../scripts/attack/matrix/try-all.ts';
import { pageDocuments } from '../../../scripts/site/documents.ts';
import { loginsIn, startOpen } from '../../../scripts/lib/site.ts';
import { legacyRows } from '../../../scripts/attack/lib/endpoints.ts';

/** A demo site starts, and more than a thousand calls are made, each with objects of its own. */
const TRIED_MS = 600_000;

let data: string;
let stop: (() => Promise<void>) | undefined;
let rows: string[];
let cells: Awaited<ReturnType<typeof tryAll>>;
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'seyir-authorisation-'));
  const site = await startOpen(data);
  ({ stop } = site);
  rows = (await legacyRows(site.origin)).map(({ name }) => name);
  const { origin } = site;
  cells = await tryAll({ origin, logins: loginsIn(data), mails: join(data, 'mails') });
}, TRIED_MS);
afterAll(async () => {
  await stop?.();
  await rm(data, { recursive: true, force: true });
}, 30_000);

it('every legacy row and every document of the pages is called with every role', () => {
  const called = new Set(cells.map(({ name, person }) => `${name} as ${person}`));
  const wanted = [...rows, ...pageDocuments.keys()].flatMap((name) =>
    people.map((person) => `${name} as ${person}`),
  );
  expect(wanted.filter((cell) => !called.has(cell))).toEqual([]);
});

it.each(people)('as %s each is admitted or refused as in the permission tables', (who) => {
  const own = cells.filter(({ person }) => person === who);
  expect(own.length).toBeGreaterThan(rows.length);
  const wrong = own.filter(({ ok }) => !ok);
  expect(wrong.map(({ name, expected, seen, detail }) => ({ name, expected, seen, detail }))).toEqual([]);
});

it('a row, a document or a call without a decision is reported', async () => {
  const table = await permissionTables();
  expect(() => expectedOfRow(table, '/new/row', 'member')).toThrow(
    'The legacy row /new/row has no line in scripts/attack/matrix/means.ts: say which call of which service it stands for',
  );
  expect(() => expectedOfDocument(table, ['viewer', 'newField'], 'member')).toThrow(
    'The field newField has no line in scripts/attack/matrix/means.ts',
  );
  expect(() => expectedOfRow({}, '/search', 'visitor')).toThrow(
    'no permission table has catalogue.searchTitles',
  );
});
