import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { BlobStore } from '../../src/ports/blob-store.js';

const HOSTILE = [
  '',
  '.',
  '..',
  '/',
  '/etc/passwd',
  '../secret',
  'a/../../secret',
  'a/..',
  './a',
  'a//b',
  'a/',
  'a/./b',
  'a\\b',
  '..\\a',
  'C:\\a',
  'a\0b',
  'a b',
  'a?b',
  'a#b',
  'a%2fb',
  'ç.png',
  'a~',
  `${'a'.repeat(201)}`,
  'a/'.repeat(300) + 'a',
  '...',
  'a\nb',
];

const terms = { contentType: 'image/jpeg', mostBytes: 1_000, seconds: 60 };

/** The contract of every BlobStore. The factory creates an empty one. */
export function describeBlobStore(name: string, factory: () => Promise<BlobStore>): void {
  describe(`BlobStore: ${name}`, () => {
    let store: BlobStore;
    beforeEach(async () => {
      store = await factory();
    });
    afterEach(() => store.close());

    const bytes = async (name: string, range?: { start: number; end: number }) =>
      buffer(await store.read(name, range));
    const names = async (prefix: string) => {
      const found: string[] = [];
      for await (const name of store.list(prefix)) found.push(name);
      return found.sort();
    };

    test('returns what was stored, with its size and type', async () => {
      const content = randomBytes(1000);
      const info = await store.put('posters/a/w320.webp', content, 'image/webp');
      expect(info).toMatchObject({ size: 1000, contentType: 'image/webp' });
      expect(await store.stat('posters/a/w320.webp')).toEqual(info);
      expect(await bytes('posters/a/w320.webp')).toEqual(content);
    });

    test('takes streams of any length', async () => {
      const chunks = Array.from({ length: 64 }, () => randomBytes(64 * 1024));
      const info = await store.put('media/v.mp4', Readable.from(chunks), 'video/mp4');
      expect(info.size).toBe(64 * 64 * 1024);
      const digest = (data: Uint8Array) => createHash('sha256').update(data).digest('hex');
      expect(digest(await bytes('media/v.mp4'))).toBe(digest(Buffer.concat(chunks)));
      expect((await store.put('empty', new Uint8Array(), 'text/plain')).size).toBe(0);
      expect(await bytes('empty')).toHaveLength(0);
    });

    test('reads ranges as HTTP does', async () => {
      await store.put('digits', Buffer.from('0123456789'), 'text/plain');
      const range = async (start: number, end: number) => (await bytes('digits', { start, end })).toString();
      expect(await range(0, 0)).toBe('0');
      expect(await range(3, 5)).toBe('345');
      expect(await range(8, 100)).toBe('89');
      expect(await range(0, 9)).toBe('0123456789');
      for (const [start, end] of [
        [10, 12],
        [-1, 3],
        [5, 4],
        [0.5, 3],
        [0, Number.NaN],
      ] as const) {
        await expect(store.read('digits', { start, end })).rejects.toMatchObject({ code: 'BAD_INPUT' });
      }
    });

    test('replaces content whole, with another etag', async () => {
      const before = await store.put('avatar.png', Buffer.from('old'), 'image/png');
      const reading = await store.read('avatar.png');
      const after = await store.put('avatar.png', Buffer.from('new!'), 'image/jpeg');
      expect(after.etag).not.toBe(before.etag);
      expect(await store.stat('avatar.png')).toEqual(after);
      expect((await bytes('avatar.png')).toString()).toBe('new!');
      expect((await buffer(reading)).toString()).toBe('old');
    });

    test('after many puts at the same time the blob has the whole content of one of them', async () => {
      const contents = Array.from({ length: 8 }, (_, index) => Buffer.alloc(50_000, index));
      await Promise.all(contents.map((content) => store.put('same', content, 'text/plain')));
      const result = await bytes('same');
      expect(contents.some((content) => content.equals(result))).toBe(true);
    });

    test('a broken stream leaves the old content', async () => {
      await store.put('kept', Buffer.from('kept'), 'text/plain');
      const broken = () =>
        Readable.from(
          (async function* () {
            yield randomBytes(100_000);
            throw new Error('connection lost');
          })(),
        );
      await expect(store.put('kept', broken(), 'text/plain')).rejects.toThrow('connection lost');
      await expect(store.put('new', broken(), 'text/plain')).rejects.toThrow('connection lost');
      expect((await bytes('kept')).toString()).toBe('kept');
      expect(await store.stat('new')).toBeUndefined();
      expect(await names('')).toEqual(['kept']);
    });

    test('a missing blob is undefined for stat, NOT_FOUND for read, and no error for delete', async () => {
      expect(await store.stat('absent')).toBeUndefined();
      await expect(store.read('absent')).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await store.delete('absent');
      await store.put('there', Buffer.from('x'), 'text/plain');
      await store.delete('there');
      expect(await store.stat('there')).toBeUndefined();
      await expect(store.read('there')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });

    test('lists by the beginning of names, with or without whole folders', async () => {
      for (const name of ['ab', 'a/b', 'a/b-c', 'a/d/e', 'a-1/b', 'a.png'])
        await store.put(name, Buffer.from(name), 'text/plain');
      expect((await bytes('a/b')).toString()).toBe('a/b');
      expect(await names('')).toEqual(['ab', 'a/b', 'a/b-c', 'a/d/e', 'a-1/b', 'a.png'].sort());
      expect(await names('a/')).toEqual(['a/b', 'a/b-c', 'a/d/e']);
      expect(await names('a/b')).toEqual(['a/b', 'a/b-c']);
      expect(await names('a/d')).toEqual(['a/d/e']);
      expect(await names('a.')).toEqual(['a.png']);
      expect(await names('zz/')).toEqual([]);
    });

    test.each(HOSTILE)('refuses the name %j', async (name) => {
      const refused = { code: 'BAD_INPUT' };
      await expect(store.put(name, Buffer.from('x'), 'text/plain')).rejects.toMatchObject(refused);
      await expect(store.stat(name)).rejects.toMatchObject(refused);
      await expect(store.read(name)).rejects.toMatchObject(refused);
      await expect(store.delete(name)).rejects.toMatchObject(refused);
      await expect(store.presign(name, 60)).rejects.toMatchObject(refused);
      await expect(store.presignUpload(name, terms)).rejects.toMatchObject(refused);
    });

    test('an upload form, if there is one, accepts fitting content and nothing else', async () => {
      const form = await store.presignUpload('uploads/photo', terms);
      const expired = await store.presignUpload('uploads/late', { ...terms, seconds: -1 });
      if (!form || !expired) return;
      const post = async (content: Buffer<ArrayBuffer>, over: Record<string, string> = {}, of = form) => {
        const body = new FormData();
        for (const [name, value] of Object.entries({ ...of.fields, ...over })) body.append(name, value);
        body.append('file', new Blob([content]));
        return (await fetch(of.address, { method: 'POST', body })).ok;
      };
      const fits = Buffer.from('x'.repeat(terms.mostBytes));
      expect(await post(Buffer.from('x'.repeat(terms.mostBytes + 1)))).toBe(false);
      expect(await post(fits, { 'Content-Type': 'text/html' })).toBe(false);
      expect(await post(fits, { key: 'uploads/another' })).toBe(false);
      expect(await post(fits, {}, expired)).toBe(false);
      expect(await names('')).toEqual([]);
      expect(await post(fits)).toBe(true);
      expect(await names('')).toEqual(['uploads/photo']);
      expect(await store.stat('uploads/photo')).toMatchObject({
        size: terms.mostBytes,
        contentType: terms.contentType,
      });
    });

    test.each(['/', '../', 'a/../', '..', 'a\0', 'ç'])('refuses the prefix %j', async (prefix) => {
      await expect(names(prefix)).rejects.toMatchObject({ code: 'BAD_INPUT' });
    });
  });
}
