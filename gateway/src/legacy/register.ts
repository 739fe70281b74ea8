import multipart from '@fastify/multipart';
import { DomainError } from '@seyir/kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { present, retryAfterSeconds } from '../errors/present.js';
import { fromFastify } from '../front/graphql-routes.js';
import type { ContextOf } from '../front/request.js';
import { assertMember, badFields } from '../operations/operation.js';
import { refusal } from './answers.js';
import { acceptForms, readFields, type Fields } from './body.js';
import type { Row } from './row.js';

export interface LegacyOptions {
  readonly contextOf: ContextOf;
  onInternal(error: unknown, request: FastifyRequest): void;
}

/** The one place where legacy calls meet the site: session, limits, validation, errors; the rows say the rest. */
export const registerLegacy = (
  fastify: FastifyInstance,
  rows: readonly Row[],
  { contextOf, onInternal }: LegacyOptions,
): void => {
  const answer = async (row: Row, fields: Fields, request: FastifyRequest, reply: FastifyReply) => {
    try {
      const ctx = await contextOf(request, reply);
      if (row.auth === 'member') assertMember(ctx);
      const input = row.input.safeParse(withAddress(row, fields, request.query));
      if (!input.success) throw badFields(input.error);
      return { success: true, ...(await row.run(ctx, input.data)) };
    } catch (error) {
      return refuse(error, row, request, reply);
    }
  };

  const refuse = (error: unknown, row: Row | undefined, request: FastifyRequest, reply: FastifyReply) => {
    const { code, retryAfterMs } = present(error);
    if (code === 'INTERNAL') onInternal(error, request);
    if (retryAfterMs !== undefined) void reply.header('retry-after', retryAfterSeconds(retryAfterMs));
    return refusal(error, row);
  };

  void fastify.register(async (scope) => {
    acceptForms(scope);
    await scope.register(multipart, {
      limits: { fileSize: 1_000_000, files: 4, fields: 100, fieldSize: 100_000 },
    });
    scope.addHook('onSend', async (_request, reply) => {
      void reply.header('cache-control', 'no-store');
    });
    // Pages branch on the body: only what never reached a row has a status of its own.
    scope.setErrorHandler((thrown, request, reply) => {
      const error = fromFastify(thrown);
      const { code, http } = present(error);
      const status = code === 'TOO_LARGE' || code === 'BAD_ORIGIN' || code === 'TRY_AGAIN' ? http : 200;
      return reply.status(status).send(refuse(error, undefined, request, reply));
    });

    for (const [path, selected] of byPath(rows))
      scope.post(path.replace(/\{(\w+)\}/g, ':$1'), async (request, reply) => {
        const fields = { ...(await readFields(request)), ...(request.params as Fields) };
        const row = rowFor(selected, fields);
        if (!row)
          return refuse(new DomainError('NOT_FOUND', { reason: 'service call' }), undefined, request, reply);
        return answer(row, fields, request, reply);
      });

    scope.post('/*', (request, reply) =>
      reply
        .status(404)
        .send(refuse(new DomainError('NOT_FOUND', { reason: 'path' }), undefined, request, reply)),
    );
  });
};

const byPath = (rows: readonly Row[]): Map<string, Row[]> => {
  const paths = new Map<string, Row[]>();
  for (const row of rows) paths.set(row.path, [...(paths.get(row.path) ?? []), row]);
  return paths;
};

/** A path has one row, or one for each `type`. */
const rowFor = (rows: readonly Row[], fields: Fields): Row | undefined =>
  rows.find((row) => row.type === undefined || row.type === fields['type']);

/** The fields of the body, and those of the address that the body leaves out. */
const withAddress = ({ fromAddress = {} }: Row, fields: Fields, query: unknown): Fields => {
  const given = query as Fields;
  const more = Object.entries(fromAddress).flatMap(([name, field]) => {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    return value === undefined || fields[field] ? [] : [[field, value] as const];
  });
  return { ...fields, ...Object.fromEntries(more) };
};
