import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { request as send } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing/stateless';
import { createSpool } from '../src/uploads/spool.js';
import { smallPng } from './support/photos.js';
import { startSite, type Site } from './support/site.js';

let site: Site;
beforeAll(async () => {
  site = await startSite({
    config: { limits: { all: [], uploads: [], bodies: { stillMs: 500, bytesPerSecond: 50_000 } } },
  });
});
afterAll(() => site.close());

const headers = { cookie: 'sid=token-1', 'sec-fetch-site': 'same-origin' };
const formOf = (bytes: Uint8Array) => {
  const form = new FormData();
  form.set('file', new Blob([Uint8Array.from(bytes)]), 'ben.png');
  return form;
};
const upload = async (bytes: Uint8Array = smallPng, url = site.url) => {
  const init = { method: 'POST', headers, body: formOf(bytes) };
  const response = await fetch(`${url}/user/set/avatar`, init);
  const answer = (await response.json()) as { success: boolean; code?: string };
  return { status: response.status, retryAfter: response.headers.get('retry-after'), ...answer };
};
/** Waiting photo files of all processes. */
const waiting = async (directory = site.uploadsDir): Promise<string[]> =>
  (await readdir(directory, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
/** A call whose body begins with a photo and never ends. */
const begin = async (announced: number) => {
  const { hostname, port } = new URL(site.url);
  const call = send({
    hostname,
    port,
    method: 'POST',
    path: '/user/set/avatar',
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x', 'content-length': announced },
  });
  call.on('error', () => undefined);
  call.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n');
  call.write(smallPng);
  call.write(Buffer.alloc(100_000));
  await eventually(async () => expect(await waiting()).toHaveLength(1));
  return call;
};

describe('an incoming photo', () => {
  it('waits on disk and is removed when the call is answered', async () => {
    expect(await upload()).toMatchObject({ success: true });
    expect(await waiting()).toEqual([]);
  });

  it('that is too large leaves no file', async () => {
    expect(await upload(Buffer.alloc(8_100_000, 1))).toMatchObject({ status: 413, code: 'IMAGE_TOO_LARGE' });
    expect(await waiting()).toEqual([]);
  });

  it('that is cut off leaves no file', async () => {
    const call = await begin(1_000_000);
    call.destroy();
    await eventually(async () => expect(await waiting()).toEqual([]));
    expect(await upload()).toMatchObject({ success: true });
  });

  it('that is too slow is ended and leaves no file', async () => {
    const call = await begin(120_000);
    await once(call, 'close');
    await eventually(async () => expect(await waiting()).toEqual([]));
    expect(await upload()).toMatchObject({ success: true });
  }, 30_000);

  it('beside too much text is refused', async () => {
    const form = formOf(smallPng);
    for (let n = 0; n < 11; n++) form.set(`text${n}`, 'a'.repeat(99_000));
    const response = await fetch(`${site.url}/user/set/avatar`, { method: 'POST', headers, body: form });
    expect(response.status).toBe(413);
    expect(await waiting()).toEqual([]);
  });
});

it('a hundred photos at once are accepted or postponed, and no file stays', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => upload()));
  const codes = answers.map(({ success, code }) => (success ? 'OK' : code));
  expect(new Set(codes)).toEqual(new Set(['OK', 'SLOW_DOWN']));
  expect(codes.filter((code) => code === 'OK').length).toBeGreaterThanOrEqual(20);
  const refused = answers.find(({ code }) => code === 'SLOW_DOWN');
  expect(Number(refused?.retryAfter)).toBeGreaterThan(0);
  expect(await waiting()).toEqual([]);
  expect(await upload()).toMatchObject({ success: true });
}, 60_000);

describe('the folder of photos', () => {
  const scratch = () => mkdtemp(join(tmpdir(), 'seyir-spool-'));
  async function* chunks(count: number) {
    for (let n = 0; n < count; n++) yield Buffer.alloc(1_000);
  }

  it('is cleared of files of killed processes, and not of running ones', async () => {
    const directory = await scratch();
    const id = crypto.randomUUID();
    // No process has such a high id. The second file belongs to an earlier process that had the id of this one.
    const left = [`4999999-1-${id}`, `${process.pid}-1-${id}`];
    const others = [`${process.ppid}-1-${id}`, 'something else'];
    for (const name of [...left, ...others]) await mkdir(join(directory, name));
    for (const name of left) await writeFile(join(directory, name, 'photo'), 'x');
    const [spool, beside] = [createSpool(directory), createSpool(directory)];
    await spool.open();
    await beside.open();
    const names = await readdir(directory);
    expect(names).toEqual(expect.arrayContaining(others));
    expect(names.filter((name) => left.includes(name))).toEqual([]);
    expect(names).toHaveLength(4);
    await spool.close();
    await beside.close();
    expect((await readdir(directory)).toSorted()).toEqual(others.toSorted());
    await rm(directory, { recursive: true });
  });

  it('holds a limited number of bytes, and accepts more when some are answered', async () => {
    const directory = await scratch();
    const spool = createSpool(directory, 10_000);
    await spool.open();
    const first = spool.files();
    expect(await first.keep(chunks(8))).toMatchObject({ size: 8_000 });
    const second = spool.files();
    await expect(second.keep(chunks(3))).rejects.toMatchObject({ code: 'TRY_AGAIN' });
    await second.discard();
    await first.discard();
    expect(await waiting(directory)).toEqual([]);
    expect(await second.keep(chunks(9))).toMatchObject({ size: 9_000 });
    await spool.close();
    await rm(directory, { recursive: true });
  });

  it('on a full disk answers TRY_AGAIN, after the whole body was read', async () => {
    const directory = await scratch();
    const spool = createSpool(directory);
    await spool.open();
    await spool.close();
    let read = 0;
    async function* body() {
      for await (const chunk of chunks(5)) {
        read++;
        yield chunk;
      }
    }
    await expect(spool.files().keep(body())).rejects.toMatchObject({ code: 'TRY_AGAIN' });
    expect(read).toBe(5);
    await rm(directory, { recursive: true });
  });

  it('that is unusable is reported at start', async () => {
    await expect(createSpool('/dev/null/uploads').open()).rejects.toThrow(/UPLOADS_DIR: \/dev\/null/);
  });
});

it('photos answer TRY_AGAIN while the disk is full, and the site works', async () => {
  const full = await startSite({ config: { limits: { all: [], uploads: [] } } });
  await rm(full.uploadsDir, { recursive: true });
  expect(await upload(smallPng, full.url)).toMatchObject({ status: 503, code: 'TRY_AGAIN', retryAfter: '5' });
  expect((await fetch(full.url)).status).toBe(200);
  await full.close();
});
