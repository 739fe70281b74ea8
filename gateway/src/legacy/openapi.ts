import { z } from 'zod';
import { errorTable } from '@seyir/kit/stateless';
import { pathFields, type Row } from './row.js';

type Json = Record<string, unknown>;

const refusal = {
  type: 'object',
  required: ['success', 'code', 'error', 'message'],
  properties: {
    success: { const: false },
    code: { enum: Object.keys(errorTable) },
    error: { type: 'string', description: 'Turkish; the same text as message' },
    message: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    session: { const: true, description: 'show the sign-in' },
    link: { type: 'string', description: 'the page where it is done instead' },
  },
};

const contentTypes = ['application/x-www-form-urlencoded', 'multipart/form-data', 'application/json'];

/** Describes the legacy calls as an OpenAPI 3.1 document, generated from their rows. */
export const openApi = (rows: readonly Row[], serverUrl: string): Json => ({
  openapi: '3.1.0',
  info: {
    title: 'Seyir: legacy calls',
    version: '1',
    description:
      'Every call is a POST and answers JSON with status 200, also when it is refused (success: false). ' +
      'A call needs Sec-Fetch-Site: same-origin, or the Origin of the site where that header is missing. ' +
      'List fields are taken with and without []; unknown fields are ignored.',
  },
  servers: [{ url: serverUrl }],
  paths: Object.fromEntries(
    [...new Set(rows.map((row) => row.path))].map((path) => [
      path,
      { post: call(rows.filter((row) => row.path === path)) },
    ]),
  ),
  components: {
    schemas: { Refusal: refusal },
    securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-sid' } },
  },
});

const call = (rows: readonly Row[]): Json => {
  const schema = either(rows.map(request));
  const isPublic = rows.some((row) => row.auth === 'public');
  const isMember = rows.some((row) => row.auth === 'member');
  const numbers = new Set(rows.flatMap(({ digits = [] }) => digits));
  const parameters = [
    ...[...new Set(rows.flatMap(({ path }) => pathFields(path)))].map((name) => ({
      name,
      in: 'path',
      required: true,
    })),
    ...rows
      .flatMap(({ fromAddress = {} }) => Object.keys(fromAddress))
      .map((name) => ({ name, in: 'query' })),
  ];
  return {
    summary: rows.map(({ type, summary }) => (type ? `${type}: ${summary}` : summary)).join('\n'),
    security: [...(isPublic ? [{}] : []), ...(isMember ? [{ session: [] }] : [])],
    ...(parameters.length > 0 && {
      parameters: parameters.map((parameter) => ({
        ...parameter,
        schema: { type: 'string', ...(numbers.has(parameter.name) && { pattern: '^[0-9]+$' }) },
      })),
    }),
    requestBody: { content: Object.fromEntries(contentTypes.map((type) => [type, { schema }])) },
    responses: {
      200: {
        description: 'Done, or refused',
        content: {
          'application/json': {
            // Calls with the same path may have different responses.
            schema: { anyOf: [...rows.map(answer), { $ref: '#/components/schemas/Refusal' }] },
          },
        },
      },
      // Without the number it is the address of no call.
      ...(numbers.size > 0 && { 404: { ...refused, description: 'No such address' } }),
      ...Object.fromEntries(['403', '413', '503'].map((status) => [status, refused])),
    },
  };
};

const refused = {
  description: 'Sent by another site, too large, or too busy',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
};

const either = (schemas: readonly Json[]): Json =>
  schemas.length === 1 ? (schemas[0] ?? {}) : { oneOf: schemas };

/** The fields as sent, before parsing. */
const request = ({ path, type, input, photo, fromAddress = {} }: Row): Json => {
  const inAddress = Object.values(fromAddress);
  const names = Object.keys(input.shape).filter((name) => !pathFields(path).includes(name));
  const needed = names.filter(
    (name) => !inAddress.includes(name) && !input.shape[name]?.safeParse(undefined).success,
  );
  const properties: Json = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
  for (const name of [photo ?? []].flat()) properties[name] = { type: 'string', format: 'binary' };
  if (type !== undefined) properties['type'] = { const: type };
  const required = type === undefined ? needed : ['type', ...needed];
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
};

const answer = ({ type, summary, answer }: Row): Json => {
  const { $schema, ...schema } = z.toJSONSchema(answer, { target: 'draft-2020-12' }) as Json;
  const properties = schema['properties'] as Json | undefined;
  const required = (schema['required'] as string[] | undefined) ?? [];
  return {
    ...schema,
    title: type ?? summary,
    properties: { success: { const: true }, ...properties },
    required: ['success', ...required],
    additionalProperties: false,
  };
};
