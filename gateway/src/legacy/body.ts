import { isUtf8 } from 'node:buffer';
import { DomainError } from '@seyir/kit/stateless';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tooLarge } from '../uploads/photos.js';
import { SpooledFile, type RequestFiles } from '../uploads/spool.js';

/** A field's value: text, a list of texts, a photo, or several photos of one name. */
export type Fields = Record<string, string | string[] | SpooledFile | SpooledFile[]>;

type Entry = readonly [name: string, value: string | SpooledFile];

/** Controls the acceptance of photos. */
export interface PhotoReceiver {
  /** Called before the first photo is stored; rejects if photos are not accepted. */
  open(): Promise<void>;
  keep: RequestFiles['keep'];
  readonly maxBytes: number;
}

/** Maximum size of a multipart body (security.md: uploads). */
const MOST_BYTES = 34_000_000;
/** Maximum number of characters of all texts of a multipart body, which are in memory; the same as for other forms. */
const MOST_TEXTS = 1_000_000;
/** Maximum number of fields in a body; each value of a list counts. */
const MOST_FIELDS = 1_000;

const tooMany = () => new DomainError('TOO_LARGE', { reason: 'fields of a body' });
const malformed = (reason: string, cause?: unknown) => new DomainError('BAD_INPUT', { reason, cause });

/** List fields are accepted with and without []; a field that is sent several times becomes a list. */
const gather = (entries: Iterable<Entry>): Fields => {
  const fields: Fields = {};
  let count = 0;
  for (const [given, value] of entries) {
    count += 1;
    if (count > MOST_FIELDS) throw tooMany();
    const isList = given.endsWith('[]');
    const name = isList ? given.slice(0, -2) : given;
    const known = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const photos = photosIn(known);
    const addPhoto = (photo: SpooledFile) => put(fields, name, photos ? [...photos, photo] : photo);
    // Text with the name of a photo is ignored.
    if (typeof value !== 'string') addPhoto(value);
    else if (photos) continue;
    else if (isTexts(known)) known.push(value);
    else if (typeof known === 'string') put(fields, name, [known, value]);
    else put(fields, name, isList ? [value] : value);
  }
  return fields;
};

type Value = Fields[string] | undefined;

const isTexts = (value: Value): value is string[] => Array.isArray(value) && typeof value[0] === 'string';

/** Undefined for a value without photos. */
const photosIn = (value: Value): SpooledFile[] | undefined => {
  if (value instanceof SpooledFile) return [value];
  return Array.isArray(value) && value[0] instanceof SpooledFile ? (value as SpooledFile[]) : undefined;
};

/** Sets an own property even if the name is `__proto__`. */
const put = (fields: Fields, name: string, value: Fields[string]): void => {
  Object.defineProperty(fields, name, { value, enumerable: true, writable: true, configurable: true });
};

/**
 * Parses form bodies. @fastify/formbody is not used, because its parser gets a string, in which invalid UTF-8 is lost. Fastify
 * calls the parser outside any error handler, so an error thrown there would end the process: the parser returns its error, and
 * {@link readFields} throws it. The number of fields is limited, because a megabyte of separators would take seconds to split.
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
  // The decoders replace invalid UTF-8 by U+FFFD, but a text may also contain that character itself.
  const bytes = body
    .toString('latin1')
    .replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return isUtf8(Buffer.from(bytes, 'latin1'))
    ? new URLSearchParams(text)
    : malformed('a form that is no UTF-8');
};

/**
 * The fields of a body in any format. Values that are neither scalars nor lists of scalars are left out. BAD_INPUT for a
 * malformed body, TOO_LARGE for too many bytes, parts or fields.
 */
export const readFields = async (request: FastifyRequest, photos?: PhotoReceiver): Promise<Fields> => {
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

/** Reads the parts of a multipart body. It stops at the first error and discards the rest. */
const multipartEntries = async (request: FastifyRequest, photos?: PhotoReceiver): Promise<Entry[]> => {
  const tooMuch = new DomainError('TOO_LARGE', { reason: 'multipart body' });
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) throw tooMuch;
  const { raw } = request;
  const { promise: limit, reject } = Promise.withResolvers<never>();
  let bytes = 0;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) reject(tooMuch);
  };
  // A chunked body does not declare its length.
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

/**
 * @returns refused: why photos are not accepted. The caller throws it after reading the body, because the client does not read a
 * response earlier.
 */
const readParts = async (
  request: FastifyRequest,
  photos: PhotoReceiver | undefined,
): Promise<{ entries: Entry[]; refused: unknown }> => {
  const entries: Entry[] = [];
  let refused: unknown;
  let texts = 0;
  const limits = photos ? { fileSize: photos.maxBytes } : {};
  try {
    for await (const part of request.parts({ limits })) {
      // The types say that each part has a name, but a part may lack it.
      const name = part.fieldname as string | undefined;
      if (name === undefined) throw malformed('a part without a name');
      if (part.type !== 'file') {
        if (part.valueTruncated || part.fieldnameTruncated)
          throw new DomainError('TOO_LARGE', { reason: 'field of a multipart body' });
        if (typeof part.value !== 'string') continue;
        texts += part.value.length;
        if (texts > MOST_TEXTS) throw tooMany();
        entries.push([name, part.value]);
        continue;
      }
      const isWanted = photos !== undefined && refused === undefined;
      if (isWanted) await photos.open().catch((error: unknown) => (refused = error));
      // Discarded parts must be read to the end too, or the client would not read the response.
      if (!isWanted || refused !== undefined) part.file.resume();
      else {
        const photo = await photos.keep(part.file).catch((error: unknown) => {
          if (!(error instanceof DomainError)) throw error;
          refused = error;
        });
        if (part.file.truncated) refused ??= tooLarge('bytes');
        else if (photo) entries.push([name, photo]);
      }
    }
  } catch (error) {
    throw asMalformed(error);
  }
  return { entries, refused };
};

/** Errors of the parser are faults of the body. Fastify's codes are kept, because they name the exceeded limit. */
const asMalformed = (error: unknown): unknown => {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (error instanceof DomainError || String(code).startsWith('FST_')) return error;
  return malformed(String(message), error);
};
