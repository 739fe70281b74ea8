import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A field's value: text, or a list of it. */
export type Fields = Record<string, string | string[]>;

/** List fields are taken with and without []; a field that comes more than once is a list. */
const gather = (entries: Iterable<readonly [string, string]>): Fields => {
  const fields: Fields = {};
  for (const [given, value] of entries) {
    const isList = given.endsWith('[]');
    const name = isList ? given.slice(0, -2) : given;
    const known = Object.hasOwn(fields, name) ? fields[name] : undefined;
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
export const readFields = async (request: FastifyRequest): Promise<Fields> => {
  if (request.isMultipart()) return gather(await multipartEntries(request));
  const { body } = request;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {};
  return gather(Object.entries(body).flatMap(([name, value]) => textEntries(name, value)));
};

const textEntries = (name: string, value: unknown): (readonly [string, string])[] => {
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

const multipartEntries = async (request: FastifyRequest): Promise<(readonly [string, string])[]> => {
  const entries: (readonly [string, string])[] = [];
  for await (const part of request.parts()) {
    // No call of this table takes files yet; what is sent all the same must be read to its end.
    if (part.type === 'file') part.file.resume();
    else if (typeof part.value === 'string') entries.push([part.fieldname, part.value]);
  }
  return entries;
};
