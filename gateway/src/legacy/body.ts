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

/** All parts of a body together (security.md: uploads). */
const MOST_BYTES = 34_000_000;

/** List fields are taken with and without []; a field that comes more than once is a list. */
const gather = (entries: Iterable<Entry>): Fields => {
  const fields: Fields = {};
  for (const [given, value] of entries) {
    const isList = given.endsWith('[]');
    const name = isList ? given.slice(0, -2) : given;
    const known = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (typeof value !== 'string' || known instanceof Uint8Array) {
      // Of several photos under one name the last one counts; text beside a photo does not.
      if (typeof value !== 'string') fields[name] = value;
      continue;
    }
    if (known === undefined) fields[name] = isList ? [value] : value;
    else fields[name] = Array.isArray(known) ? [...known, value] : [known, value];
  }
  return fields;
};

/** Form bodies by a parser of our own: Fastify has none. */
export const acceptForms = (scope: FastifyInstance): void => {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, gather(new URLSearchParams(String(body)))),
  );
};

/** The fields of a body, whatever form it came in; what is neither scalar nor list is left out. */
export const readFields = async (request: FastifyRequest, photos?: PhotoDoor): Promise<Fields> => {
  if (request.isMultipart()) return gather(await multipartEntries(request, photos));
  const { body } = request;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {};
  return gather(Object.entries(body).flatMap(([name, value]) => textEntries(name, value)));
};

const textEntries = (name: string, value: unknown): Entry[] => {
  if (Array.isArray(value))
    return value.flatMap((item: unknown) => textEntries(name.endsWith('[]') ? name : `${name}[]`, item));
  switch (typeof value) {
    case 'string':
      return [[name, value]];
    case 'number':
      return [[name, String(value)]];
    case 'boolean':
      return [[name, value ? '1' : '0']];
    default:
      return [];
  }
};

const multipartEntries = async (request: FastifyRequest, photos?: PhotoDoor): Promise<Entry[]> => {
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES)
    throw new DomainError('TOO_LARGE', { reason: 'multipart body' });
  const entries: Entry[] = [];
  let refused: unknown;
  const limits = photos ? { fileSize: photos.maxBytes } : {};
  for await (const part of request.parts({ limits })) {
    if (part.type !== 'file') {
      if (typeof part.value === 'string') entries.push([part.fieldname, part.value]);
      continue;
    }
    const isWanted = photos !== undefined && refused === undefined;
    if (isWanted) await photos.open().catch((error: unknown) => (refused = error));
    // What is not kept must be read to its end all the same, or nobody could be told why.
    if (!isWanted || refused !== undefined) part.file.resume();
    else {
      const bytes = await bytesOf(part.file);
      if (part.file.truncated) refused = tooLarge('bytes');
      else entries.push([part.fieldname, bytes]);
    }
  }
  if (refused !== undefined) throw refused as Error;
  return entries;
};

const bytesOf = async (file: AsyncIterable<Buffer>): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(chunk);
  return Buffer.concat(chunks);
};
