import { Client, S3Error, type BucketItem } from 'minio';
import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { lstat, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DomainError, notFound } from '../errors/domain-error.js';
import type { BlobInfo, BlobStore } from '../ports/blob-store.js';
import { checkBlobName, checkBlobPrefix, clampRange } from './blob-names.js';
import { withDeadline } from '../time/deadline.js';

export interface S3Config {
  /** `https://host:port` of the store; plain http only in a trusted network. */
  readonly endpoint: string;
  /** Must exist: creating it is the operator's decision. */
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** The store's address for browsers, if not `endpoint`. Without it the gateway streams all content itself. */
  readonly publicEndpoint?: string;
}

/** Timeouts for the first byte of an answer, and for a whole upload; also for the stream that brings its content. */
const ANSWER_MS = 5_000;
const PUT_MS = 120_000;
const SMALL_PUT_MS = 15_000;
/** Bytes per part of a multipart upload; parts are held in memory. */
const PART_BYTES = 8 * 1024 * 1024;

/** A BlobStore in one bucket of an S3 store. TRY_AGAIN while the store is down. */
export function s3BlobStore({ endpoint, bucket, publicEndpoint, ...access }: S3Config): BlobStore {
  const client = clientAt(endpoint, access);
  const signing = publicEndpoint === undefined ? undefined : clientAt(publicEndpoint, access);

  const stat = async (name: string): Promise<BlobInfo | undefined> => {
    checkBlobName(name);
    try {
      const { size, etag, metaData } = await answered(client.statObject(bucket, name));
      return { size, etag, contentType: String(metaData['content-type'] ?? 'application/octet-stream') };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw away(error);
    }
  };

  return {
    async put(name, content, contentType) {
      checkBlobName(name);
      return withSize(content, async (body, size) => {
        try {
          const put = client.putObject(bucket, name, body, size, { 'Content-Type': contentType });
          const { etag } = await withDeadline(put, size > PART_BYTES ? PUT_MS : SMALL_PUT_MS, STORE);
          return { size, contentType, etag };
        } catch (error) {
          throw away(error);
        }
      });
    },
    stat,
    async read(name, range) {
      checkBlobName(name);
      try {
        if (!range) return await readable(client.getObject(bucket, name));
        const info = await stat(name);
        if (!info) throw notFound(`blob ${name}`);
        const { start, end } = clampRange(range, info.size);
        return await readable(client.getPartialObject(bucket, name, start, end - start + 1));
      } catch (error) {
        if (isMissing(error)) throw notFound(`blob ${name}`);
        throw away(error);
      }
    },
    async delete(name) {
      checkBlobName(name);
      await answered(client.removeObject(bucket, name)).catch((error: unknown) => {
        if (!isMissing(error)) throw away(error);
      });
    },
    async *list(prefix) {
      checkBlobPrefix(prefix);
      try {
        const objects = client.listObjectsV2(bucket, prefix, true)[Symbol.asyncIterator]();
        for (;;) {
          const { done, value } = await answered(objects.next());
          if (done) return;
          const { name } = value as BucketItem;
          if (name !== undefined) yield name;
        }
      } catch (error) {
        throw away(error);
      }
    },
    async presign(name, seconds) {
      checkBlobName(name);
      return signing?.presignedGetObject(bucket, name, seconds);
    },
    async presignUpload(name, { contentType, mostBytes, seconds }) {
      checkBlobName(name);
      if (!signing) return undefined;
      const policy = signing.newPostPolicy();
      policy.setBucket(bucket);
      policy.setKey(name);
      policy.setContentType(contentType);
      policy.setContentLengthRange(1, mostBytes);
      policy.setExpires(new Date(Date.now() + seconds * 1_000));
      const { postURL, formData } = await signing.presignedPostPolicy(policy);
      return { address: postURL, fields: formData };
    },
    close: () => Promise.resolve(),
  };
}

const clientAt = (
  address: string,
  { region, accessKey, secretKey }: Pick<S3Config, 'region' | 'accessKey' | 'secretKey'>,
) => {
  const { hostname, port, protocol } = new URL(address);
  return new Client({
    endPoint: hostname,
    ...(port !== '' && { port: Number(port) }),
    useSSL: protocol === 'https:',
    region,
    accessKey,
    secretKey,
    partSize: PART_BYTES,
  });
};

/** Writes a stream to a file first: the store needs the length in advance, and a broken stream must not reach it. */
const withSize = async <T>(
  content: Readable | Uint8Array,
  work: (body: Readable | Buffer, size: number) => Promise<T>,
): Promise<T> => {
  if (!(content instanceof Readable)) return work(Buffer.from(content), content.length);
  const file = path.join(tmpdir(), `seyir-${randomUUID()}`);
  try {
    await arrived(content, file);
    const { size } = await lstat(file);
    return await work(createReadStream(file), size);
  } finally {
    await rm(file, { force: true });
  }
};

/** TRY_AGAIN if the stream does not end in time; it is destroyed then. */
const arrived = async (content: Readable, file: string): Promise<void> => {
  const late = new AbortController();
  const written = pipeline(content, createWriteStream(file, { flags: 'wx', mode: 0o600 }), {
    signal: late.signal,
  });
  try {
    await withDeadline(written, PUT_MS, 'the content of a blob');
  } catch (error) {
    late.abort();
    // The file is closed before its caller deletes it.
    await written.catch(() => undefined);
    throw error;
  }
};

const STORE = 'the object store';

const answered = <T>(work: Promise<T>): Promise<T> => withDeadline(work, ANSWER_MS, STORE);

/** Destroys a stream that arrives after the deadline, so that its connection is released. */
const readable = async (work: Promise<Readable>): Promise<Readable> => {
  try {
    return await answered(work);
  } catch (error) {
    work.then((late) => late.destroy()).catch(() => undefined);
    throw error;
  }
};

const isMissing = (error: unknown): boolean =>
  error instanceof S3Error && ['NoSuchKey', 'NotFound'].includes(String(error.code));

/** Passes our own errors on; every other error means that the store is down. */
const away = (cause: unknown): DomainError =>
  cause instanceof DomainError ? cause : new DomainError('TRY_AGAIN', { reason: STORE, cause });
