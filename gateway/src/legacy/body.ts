import { isUtf8 } from 'node:buffer';
import { DomainError } from '@seyir/kit/stateless';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tooLarge } from '../uploads/photos.js';

/** A field's value: text, a list of it, or the bytes of a photo. */
export type Fields = Record<string, string | string[] | Uint8Array>;

type Entry = readonly [name: string, value: string | Uint8Array];

/** How photos are let in. */
export interface PhotoDoor {
  /** Asked before the first photo is kept; rejects when none may be. */
  open(): Promise<void>;
  readonly maxBytes: number;
}

/** All parts of a multipart body together (security.md: uploads). */
const MOST_BYTES = 34_000_000;
/** Fields of one body, each value of a list counted. */
const MOST_FIELDS = 1_000;

const tooMany = () => new DomainError('TOO_LARGE', { reason: 'fields of a body' });
const malformed = (reason: string, cause?: unknown) => new DomainError('BAD_INPUT', { reason, cause });

/** List fields are taken with and without []; a field that comes more than once is a list. */
const gather = (entries: Iterable<Entry>): Fields => {
  const fields: Fields = {};
  let count = 0;
  for (const [given, value] of entries) {
    count += 1;
    if (count > MOST_FIELDS) throw tooMany();
    const isList = given.endsWith('[]');
    const name = isList ? given.slice(0, -2) : given;
    const known = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (typeof value !== 'string' || known instanceof Uint8Array) {
      // Of several photos under one name the last one counts; text beside a photo does not.
      if (typeof value !== 'string') put(fields, name, value);
      continue;
    }
    if (Array.isArray(known)) known.push(value);
    else if (known === undefined) put(fields, name, isList ? [value] : value);
    else put(fields, name, [known, value]);
  }
  return fields;
};

/** As a field like any other, also where its name is `__proto__`. */
const put = (fields: Fields, name: string, value: Fields[string]): void => {
  Object.defineProperty(fields, name, { value, enumerable: true, writable: true, configurable: true });
};

/**
 * Form bodies. Fastify calls the parser outside any error handler, so an error thrown there would end the process:
 * {@link readFields} throws what the parser returns. A megabyte of separators would take seconds to split.
 */
export const acceptForms = (scope: FastifyInstance): void => {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (_request, body: Buffer, done) => done(null, formOf(body)),
  );
};

const formOf = (body: Buffer): URLSearchParams | DomainError => {
  const text = body.toString();
  if (text.split('&', MOST_FIELDS + 1).length > MOST_FIELDS) return tooMany();
  // The decoders put U+FFFD in the place of bytes that are no UTF-8; a text may hold it as well.
  const bytes = body
    .toString('latin1')
    .replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return isUtf8(Buffer.from(bytes, 'latin1'))
    ? new URLSearchParams(text)
    : malformed('a form that is no UTF-8');
};

/**
 * The fields of a body, whatever form it came in; what is neither scalar nor a list of scalars is left out.
 * BAD_INPUT for a body that is broken, TOO_LARGE for one of too many bytes, parts or fields.
 */
export const readFields = async (request: FastifyRequest, photos?: PhotoDoor): Promise<Fields> => {
  if (request.isMultipart()) return gather(await multipartEntries(request, photos));
  const { body } = request;
  if (body instanceof DomainError) throw body;
  if (body instanceof URLSearchParams) return gather(body);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {};
  const given = Object.entries(body);
  if (given.length > MOST_FIELDS) throw tooMany();
  return gather(given.flatMap(([name, value]) => jsonEntries(name, value)));
};

const jsonEntries = (name: string, value: unknown): Entry[] => {
  const texts = (Array.isArray(value) ? value.slice(0, MOST_FIELDS + 1) : [value]).flatMap(scalarText);
  const listed = Array.isArray(value) && !name.endsWith('[]') ? `${name}[]` : name;
  return texts.map((text) => [listed, text]);
};

const scalarText = (value: unknown): string[] => {
  switch (typeof value) {
    case 'string':
      return [value];
    case 'number':
      return [String(value)];
    case 'boolean':
      return [value ? '1' : '0'];
    default:
      return [];
  }
};

/** The parts of a multipart body. Reads no further where it fails; what still comes is thrown away. */
const multipartEntries = async (request: FastifyRequest, photos?: PhotoDoor): Promise<Entry[]> => {
  const tooMuch = new DomainError('TOO_LARGE', { reason: 'multipart body' });
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) throw tooMuch;
  const { raw } = request;
  const { promise: limit, reject } = Promise.withResolvers<never>();
  let bytes = 0;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) reject(tooMuch);
  };
  // A body in chunks does not announce its length.
  raw.on('data', count);
  try {
    const { entries, refused } = await Promise.race([readParts(request, photos), limit]);
    if (refused === undefined) return entries;
    throw refused as Error;
  } finally {
    raw.off('data', count);
    raw.unpipe();
    raw.resume();
  }
};

/** @returns refused: why photos may not be kept. It is thrown after the body was read, when the client listens. */
const readParts = async (
  request: FastifyRequest,
  photos: PhotoDoor | undefined,
): Promise<{ entries: Entry[]; refused: unknown }> => {
  const entries: Entry[] = [];
  let refused: unknown;
  const limits = photos ? { fileSize: photos.maxBytes } : {};
  try {
    for await (const part of request.parts({ limits })) {
      // The types promise a name; a part need not have one.
      const name = part.fieldname as string | undefined;
      if (name === undefined) throw malformed('a part without a name');
      if (part.type !== 'file') {
        if (part.valueTruncated || part.fieldnameTruncated)
          throw new DomainError('TOO_LARGE', { reason: 'field of a multipart body' });
        if (typeof part.value === 'string') entries.push([name, part.value]);
        continue;
      }
      const isWanted = photos !== undefined && refused === undefined;
      if (isWanted) await photos.open().catch((error: unknown) => (refused = error));
      // What is not kept must be read to its end all the same, or nobody could be told why.
      if (!isWanted || refused !== undefined) part.file.resume();
      else {
        const bytes = await bytesOf(part.file);
        if (part.file.truncated) refused = tooLarge('bytes');
        else entries.push([name, bytes]);
      }
    }
  } catch (error) {
    throw asMalformed(error);
  }
  return { entries, refused };
};

/** Errors of the parser are faults of the body. Those with a code of Fastify keep it: it tells which limit was met. */
const asMalformed = (error: unknown): unknown => {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (error instanceof DomainError || String(code).startsWith('FST_')) return error;
  return malformed(String(message), error);
};

const bytesOf = async (file: AsyncIterable<Buffer>): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(chunk);
  return Buffer.concat(chunks);
};
