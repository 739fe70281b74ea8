import { Readable } from 'node:stream';
import { DomainError, type BlobInfo, type BlobStore, type ByteRange } from '@seyir/kit/stateless';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The range of a Range header; undefined: all bytes; `unsatisfiable` beyond the end. Only one range is supported. */
const parseRange = (header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined => {
  const match = header?.match(/^bytes=(\d*)-(\d*)$/);
  if (!match || (!match[1] && !match[2])) return undefined;
  const [, first, last] = match;
  if (!first) {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last ? Math.min(Number(last), size - 1) : size - 1;
  if (start >= size || (last && Number(last) < start)) return 'unsatisfiable';
  return { start, end };
};

/** Sends a blob or the requested range of it. NOT_FOUND if it does not exist. */
export const sendBlob = async (
  blobs: BlobStore,
  name: string,
  contentType: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const info = await stat(blobs, name);
  const etag = `"${info.etag.replaceAll('"', '')}"`;
  void reply.headers({ 'content-type': contentType, etag, 'accept-ranges': 'bytes' });
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  const ifRange = request.headers['if-range'];
  const range = ifRange && ifRange !== etag ? undefined : parseRange(request.headers.range, info.size);
  if (range === 'unsatisfiable')
    return reply.status(416).header('content-range', `bytes */${info.size}`).type('text/plain').send('');
  const length = range ? range.end - range.start + 1 : info.size;
  void reply.header('content-length', length);
  if (range) void reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${info.size}`);
  // An empty stream, because Fastify would count the bytes of anything else.
  if (request.method === 'HEAD') return reply.send(Readable.from([]));
  return reply.send(await blobs.read(name, range));
};

const stat = async (blobs: BlobStore, name: string): Promise<BlobInfo> => {
  const info = await blobs.stat(name).catch((error: unknown) => {
    // A name that the store does not accept belongs to no blob.
    if (error instanceof DomainError && error.code === 'BAD_INPUT') return undefined;
    throw error;
  });
  if (!info) throw new DomainError('NOT_FOUND', { reason: name });
  return info;
};
