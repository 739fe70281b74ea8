import { expect, test } from '@jest/globals';
import { keyPage, keyset, type KeySlice } from '@seyir/kit';

const ID = '019ac0de-0000-7000-8000-00000000000a';
const order = keyset('newest', { at: 'moment', score: 'number', place: 'integer', name: 'text', id: 'id' });
const key = { at: '2026-01-31 23:59:59.123456+00', score: -0.5, place: 3, name: 'İğde', id: ID };

const token = (...values: unknown[]) => Buffer.from(JSON.stringify(values)).toString('base64url');
const failureOf = (read: () => unknown): unknown => {
  try {
    return read();
  } catch (error) {
    return error;
  }
};

test('a cursor returns its key, with the microseconds of its time', () => {
  expect(order.decode(order.encode(key))).toEqual(key);
});

test.each([
  '2026-01-31 23:59:59+00',
  '2026-01-31 23:59:59.1+05:30',
  '2024-02-29 00:00:00-11',
  'infinity',
  '-infinity',
])("a cursor accepts the time %s in PostgreSQL's format", (at) => {
  expect(order.decode(order.encode({ ...key, at })).at).toBe(at);
});

test.each([
  ['no base64', '%%%'],
  ['no JSON', Buffer.from('[1').toString('base64url')],
  ['no list', token()],
  ['an object', Buffer.from('{"0":"newest"}').toString('base64url')],
  ['another order', token('oldest', key.at, 1, 1, '', ID)],
  ['too few values', token('newest', key.at, 1, 1, '')],
  ['too many values', token('newest', key.at, 1, 1, '', ID, ID)],
  ['a day that does not exist', token('newest', '2026-02-30 00:00:00+00', 1, 1, '', ID)],
  ['an hour that does not exist', token('newest', '2026-02-20 31:00:00+00', 1, 1, '', ID)],
  ['a time without a zone', token('newest', '2026-02-20 01:00:00', 1, 1, '', ID)],
  ['a time in the year 0', token('newest', '0000-02-20 01:00:00+00', 1, 1, '', ID)],
  ['a zone that does not exist', token('newest', '2026-02-20 01:00:00+17', 1, 1, '', ID)],
  ['a time that is a number', token('newest', 5, 1, 1, '', ID)],
  ['a number that is a text', token('newest', key.at, '1', 1, '', ID)],
  ['a number without end', token('newest', key.at, null, 1, '', ID)],
  ['a fraction for an integer', token('newest', key.at, 1, 1.5, '', ID)],
  ['an integer beyond its column', token('newest', key.at, 1, 2 ** 31, '', ID)],
  ['a text with a zero byte', token('newest', key.at, 1, 1, 'a\0', ID)],
  ['an id that is none', token('newest', key.at, 1, 1, '', 'x')],
  ['a text beyond its length', token('newest', key.at, 1, 1, 'a'.repeat(600), ID)],
])('a cursor with %s is BAD_INPUT', (_, cursor) => {
  expect(failureOf(() => order.decode(cursor))).toMatchObject({
    code: 'BAD_INPUT',
    details: { fields: { cursor: 'invalid' } },
  });
});

const numbers = keyset('numbers', { n: 'integer' });
const list = Array.from({ length: 45 }, (_, n) => ({ item: n, key: { n } }));
const asked: KeySlice<{ n: number }>[] = [];
const read = (slice: KeySlice<{ n: number }>) => {
  asked.push(slice);
  const from = slice.after === undefined ? slice.skip : slice.after.n + 1;
  return Promise.resolve(list.slice(from, from + slice.limit));
};
const pageOf = (page?: { number: number; size: number; cursor?: string }) =>
  keyPage({ keyset: numbers, sizes: { usual: 20, most: 50 }, page }, read);

test('pages follow each other by cursors until the last one, which has no cursor', async () => {
  const first = await pageOf();
  const second = await pageOf({ number: 9, size: 20, cursor: first.next });
  const third = await pageOf({ number: 0, size: 0, cursor: second.next });
  const shown = [first, second, third].map(({ items }) => [items[0], items.length]);
  expect(shown).toEqual([
    [0, 20],
    [20, 20],
    [40, 5],
  ]);
  expect([first.last, second.last, third.last, third.next]).toEqual([false, false, true, '']);
});

test('a page by number skips the previous pages, and its cursor continues from there', async () => {
  const second = await pageOf({ number: 2, size: 20 });
  expect(second.items[0]).toBe(20);
  expect((await pageOf({ number: 1, size: 20, cursor: second.next })).items).toEqual([40, 41, 42, 43, 44]);
});

test('a page number that skips more than 1,000 entries is BAD_INPUT', async () => {
  const long = Array.from({ length: 1_050 }, (_, n) => ({ item: n, key: { n } }));
  const page = (number: number) =>
    keyPage(
      { keyset: numbers, sizes: { usual: 20, most: 50 }, page: { number, size: 20 } },
      ({ skip, limit }) => Promise.resolve(long.slice(skip, skip + limit)),
    );
  expect((await page(51)).items[0]).toBe(1_000);
  await expect(page(52)).rejects.toMatchObject({
    code: 'BAD_INPUT',
    details: { fields: { page: 'too_far' } },
  });
});

test('a page number past the end of a list gives an empty page, however far', async () => {
  for (const number of [4, 51, 52, 4_000_000_000])
    expect(await pageOf({ number, size: 20 })).toEqual({ items: [], last: true, next: '' });
});

test('a page reads one entry more than it returns, at most its size', async () => {
  await pageOf({ number: 1, size: 1_000 });
  expect(asked.at(-1)).toEqual({ after: undefined, skip: 0, limit: 51 });
});
