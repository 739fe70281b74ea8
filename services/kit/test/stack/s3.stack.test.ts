import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import tls from 'node:tls';
import { startTlsProxy } from '../../../../scripts/stack/index.ts';
import { s3BlobStore, type S3Config } from '../../src/blobs/s3-blob-store.js';
import { trustAuthorities } from '../../src/tls/trust.js';
import { describeBlobStore } from '../contracts/blob-store.contract.js';
import { runningStack } from './stack.js';

const stack = runningStack();
const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY } = stack.blobs;
const config: S3Config = {
  endpoint: S3_ENDPOINT,
  bucket: S3_BUCKET,
  region: S3_REGION,
  accessKey: S3_ACCESS_KEY,
  secretKey: S3_SECRET_KEY,
};

const emptied = async (over: Partial<S3Config> = {}) => {
  const store = s3BlobStore({ ...config, ...over });
  for await (const name of store.list('')) await store.delete(name);
  return store;
};

describeBlobStore('S3', emptied);
describeBlobStore('S3 that browsers reach', () => emptied({ publicEndpoint: config.endpoint }));

describe('over https', () => {
  const believed = tls.getCACertificates('default');
  let tlsProxy: Awaited<ReturnType<typeof startTlsProxy>>;
  let endpoint: string;
  beforeAll(async () => {
    tlsProxy = await startTlsProxy({
      target: Number(new URL(config.endpoint).port),
      folder: join(stack.home, 's3-tls'),
    });
    endpoint = `https://127.0.0.1:${tlsProxy.port}`;
  });
  afterAll(() => tlsProxy.close());
  afterEach(() => tls.setDefaultCACertificates(believed));

  test('an untrusted certificate is refused', async () => {
    await expect(s3BlobStore({ ...config, endpoint }).stat('a')).rejects.toMatchObject({
      code: 'TRY_AGAIN',
      cause: { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
    });
  });

  describe('with an authority from TRUSTED_CA', () => {
    beforeEach(() => trustAuthorities({ TRUSTED_CA: tlsProxy.ca }));
    describeBlobStore('S3 by https', () => emptied({ endpoint, publicEndpoint: endpoint }));
  });
});

describe('S3', () => {
  const content = randomBytes(20_000);

  test('gives addresses that the store serves itself, with ranges, for a limited time', async () => {
    const store = await emptied({ publicEndpoint: config.endpoint });
    await store.put('media/v.mp4', content, 'video/mp4');
    const address = (await store.presign('media/v.mp4', 60)) ?? '';
    const whole = await fetch(address);
    expect(whole.headers.get('content-type')).toBe('video/mp4');
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(content);
    const part = await fetch(address, { headers: { range: 'bytes=10-19' } });
    expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, content.subarray(10, 20)]);
    const other = address.replace('v.mp4', 'w.mp4');
    expect((await fetch(other)).status).toBe(403);
    expect((await fetch(address, { method: 'DELETE' })).status).toBe(403);
  });

  test('gives no addresses if browsers cannot reach the store', async () => {
    const store = await emptied();
    expect(await store.presign('media/v.mp4', 60)).toBeUndefined();
    const terms = { contentType: 'image/jpeg', mostBytes: 1, seconds: 60 };
    expect(await store.presignUpload('a', terms)).toBeUndefined();
    const open = await emptied({ publicEndpoint: config.endpoint });
    expect(await open.presignUpload('a', terms)).toBeDefined();
  });

  test('stores files of many parts', async () => {
    const store = await emptied();
    const big = randomBytes(18 * 1024 * 1024);
    expect(await store.put('media/big.mp4', big, 'video/mp4')).toMatchObject({ size: big.length });
    expect(await store.stat('media/big.mp4')).toMatchObject({ size: big.length, contentType: 'video/mp4' });
  });
});

describe('a store that', () => {
  beforeEach(() => stack.start('s3'));
  afterEach(() => stack.start('s3'));
  const refused = { code: 'TRY_AGAIN' };
  const everything = async (store: ReturnType<typeof s3BlobStore>) => {
    await expect(store.put('a', Buffer.from('x'), 'text/plain')).rejects.toMatchObject(refused);
    await expect(store.stat('a')).rejects.toMatchObject(refused);
    await expect(store.read('a')).rejects.toMatchObject(refused);
    await expect(store.delete('a')).rejects.toMatchObject(refused);
    await expect(store.list('')[Symbol.asyncIterator]().next()).rejects.toMatchObject(refused);
  };

  test('is down: TRY_AGAIN, and works when it is back', async () => {
    const store = await emptied();
    await store.put('kept', Buffer.from('kept'), 'text/plain');
    await stack.kill('s3');
    await everything(store);
    await stack.start('s3');
    expect(await store.stat('kept')).toMatchObject({ size: 4 });
  });

  test('has other keys: TRY_AGAIN', async () => {
    await everything(s3BlobStore({ ...config, secretKey: 'another' }));
  });

  test('is frozen: TRY_AGAIN within its timeout', async () => {
    const store = await emptied();
    await stack.pause('s3');
    try {
      await expect(store.stat('a')).rejects.toMatchObject(refused);
      await expect(store.read('a')).rejects.toMatchObject(refused);
    } finally {
      await stack.resume('s3');
    }
  });

  test('has no such bucket: TRY_AGAIN for writes and lists; reads find nothing', async () => {
    const store = s3BlobStore({ ...config, bucket: 'nowhere' });
    await expect(store.put('a', Buffer.from('x'), 'text/plain')).rejects.toMatchObject(refused);
    await expect(store.list('')[Symbol.asyncIterator]().next()).rejects.toMatchObject(refused);
    expect(await store.stat('a')).toBeUndefined();
  });
});
