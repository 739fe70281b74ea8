import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { PassThrough } from 'node:stream';
import { afterEach, expect, jest, test } from '@jest/globals';
import { s3BlobStore } from '../../src/blobs/s3-blob-store.js';

afterEach(() => void jest.useRealTimers());

const MINUTE_MS = 60_000;

/** The files to which the store writes streams. */
const written = async () => (await readdir(tmpdir())).filter((name) => /^seyir-[0-9a-f-]{36}$/.test(name));

test('content that stops arriving is given up after two minutes, and leaves no file', async () => {
  // The store is not called.
  const access = { bucket: 'b', region: 'r', accessKey: 'k', secretKey: 's' };
  const store = s3BlobStore({ endpoint: 'http://127.0.0.1:1', ...access });
  const before = await written();
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const content = new PassThrough();
  content.write('a part');
  const put = store.put('a', content, 'text/plain');
  const refused = expect(put).rejects.toMatchObject({ code: 'TRY_AGAIN' });
  jest.advanceTimersByTime(2 * MINUTE_MS - 1);
  expect(content.destroyed).toBe(false);
  jest.advanceTimersByTime(1);
  await refused;
  expect(content.destroyed).toBe(true);
  expect(await written()).toEqual(before);
});
