import { buffer } from 'node:stream/consumers';
import { readFile } from 'node:fs/promises';
import { beforeEach, expect, it } from '@jest/globals';
import type { BlobStore } from '@seyir/kit';
import { storedFiles } from '../src/clear/stored-files.js';
import { demoFiles, storeFiles } from '../src/fill/files.js';

/** What is in the store: bytes and type by name. */
let kept: Map<string, { content: Buffer; contentType: string }>;
/** Names of what was put since. */
let put: string[];
const blobs = {
  stat(name: string) {
    const found = kept.get(name);
    return Promise.resolve(found && { size: found.content.length, contentType: found.contentType, etag: '' });
  },
  async put(name, content, contentType) {
    put.push(name);
    kept.set(name, {
      content: content instanceof Uint8Array ? Buffer.from(content) : await buffer(content),
      contentType,
    });
    return { size: 0, contentType, etag: '' };
  },
} satisfies Pick<BlobStore, 'stat' | 'put'> as unknown as BlobStore;

beforeEach(() => {
  [kept, put] = [new Map(), []];
});

it('stores every picture and clip as it lies in the package, with its type', async () => {
  const files = await demoFiles();
  await storeFiles(blobs, () => false);
  expect(await storedFiles(blobs)).toEqual([...files.keys()]);
  for (const [name, file] of files) expect(kept.get(name)?.content.equals(await readFile(file))).toBe(true);
  expect(kept.get('images/poster-ay-tramvayi.webp')?.contentType).toBe('image/webp');
  expect(kept.get('media/iskele/manifest.mpd')?.contentType).toBe('application/dash+xml');
  expect([...kept.values()].map(({ contentType }) => contentType)).not.toContain('application/octet-stream');
});

it('stores nothing twice, but what is missing or of another size', async () => {
  await storeFiles(blobs, () => false);
  kept.delete('images/avatar-selin.webp');
  kept.set('media/iskele/thumbs.vtt', { content: Buffer.from('WEBVTT'), contentType: 'text/vtt' });
  put = [];
  await storeFiles(blobs, () => false);
  expect(put).toEqual(['images/avatar-selin.webp', 'media/iskele/thumbs.vtt']);
});

it('goes no further once it is to end', async () => {
  await storeFiles(blobs, () => put.length > 0);
  expect(put.length).toBeGreaterThan(0);
  expect(put.length).toBeLessThan((await demoFiles()).size / 10);
});
