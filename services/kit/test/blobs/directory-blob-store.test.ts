import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { directoryBlobStore } from '../../src/blobs/directory-blob-store.js';
import { scratchDirectory } from '../../src/testing/scratch.js';
import { describeBlobStore } from '../contracts/blob-store.contract.js';

let scratch: Awaited<ReturnType<typeof scratchDirectory>>;
beforeAll(async () => {
  scratch = await scratchDirectory();
});
afterAll(() => scratch.remove());

describeBlobStore('directory', async () => directoryBlobStore(path.join(scratch.path, randomUUID())));

test('keeps no content without a name, and serves nothing itself', async () => {
  const root = path.join(scratch.path, 'kept');
  const store = directoryBlobStore(root);
  await store.put('a', Buffer.from('old'), 'text/plain');
  await store.put('a', Buffer.from('new'), 'text/plain');
  await store.put('b', Buffer.from('gone'), 'text/plain');
  await store.delete('b');
  expect(await readdir(path.join(root, 'data'))).toHaveLength(1);
  expect(await store.presign('a', 60)).toBeUndefined();
});
