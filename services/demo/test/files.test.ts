import { buffer } from 'node:stream/consumers';
import { readFile } from 'node:fs/promises';
import { beforeEach, expect, it } from '@jest/globals';
import type { BlobStore } from '@seyir/kit';
import { storedFiles } from '../src/clear/stored-files.js';
import { createDemoContent } from '../src/content.js';
import { demoFiles, photosOf, storeFiles } from '../src/fill/files.js';

const photos = photosOf(createDemoContent('a seed', new Date('2026-11-21T10:00:00Z')));

/** The content of the store: bytes and type by name. */
let kept: Map<string, { content: Buffer; contentType: string }>;
/** Names stored since then. */
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

it('stores every picture and clip unchanged, with its type', async () => {
  const files = await demoFiles(photos);
  await storeFiles(blobs, () => false, photos);
  expect(await storedFiles(blobs, photos)).toEqual([...files.keys()]);
  for (const [name, file] of files) expect(kept.get(name)?.content.equals(await readFile(file))).toBe(true);
  expect(kept.get('images/poster-ay-tramvayi.webp')?.contentType).toBe('image/webp');
  expect(kept.get('media/iskele/manifest.mpd')?.contentType).toBe('application/dash+xml');
  expect([...kept.values()].map(({ contentType }) => contentType)).not.toContain('application/octet-stream');
});

it('stores only files that are missing or have another size', async () => {
  await storeFiles(blobs, () => false, photos);
  kept.delete('images/avatar-selin.webp');
  kept.set('media/iskele/thumbs.vtt', { content: Buffer.from('WEBVTT'), contentType: 'text/vtt' });
  put = [];
  await storeFiles(blobs, () => false, photos);
  expect(put).toEqual(['images/avatar-selin.webp', 'media/iskele/thumbs.vtt']);
});

it('stops when it should end', async () => {
  await storeFiles(blobs, () => put.length > 0, photos);
  expect(put.length).toBeGreaterThan(0);
  expect(put.length).toBeLessThan((await demoFiles(photos)).size / 10);
});
