import multipart from '@fastify/multipart';
import { DomainError, type ErrorCode } from '@seyir/kit/stateless';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from '../context.js';
import { present, retryAfterSeconds } from '../errors/present.js';
import { fromFastify, JSON_TYPE } from '../front/graphql-routes.js';
import type { InFlight } from '../front/in-flight.js';
import { acceptJson } from '../front/json-body.js';
import type { KeptAnswers } from '../front/kept-answers.js';
import type { ContextOf } from '../front/request.js';
import { assertMember, readInput } from '../operations/operation.js';
import { photoLimits } from '../uploads/photos.js';
import type { RequestFiles, Spool } from '../uploads/spool.js';
import { refusal } from './answers.js';
import { acceptForms, readFields, type Fields, type PhotoReceiver } from './body.js';
import type { Row } from './row.js';

export interface LegacyOptions {
  readonly contextOf: ContextOf;
  readonly inFlight: InFlight;
  readonly spool: Spool;
  readonly keptAnswers: KeptAnswers;
  onInternal(error: unknown, request: FastifyRequest): void;
}

/** Connects all legacy calls to the site: session, limits, validation, errors. The rows contain the rest. */
export const registerLegacy = (
  fastify: FastifyInstance,
  rows: readonly Row[],
  { contextOf, inFlight, spool, keptAnswers, onInternal }: LegacyOptions,
): void => {
  const answer = async (
    row: Row,
    fields: Fields,
    context: () => Promise<Ctx>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    try {
      const ctx = await context();
      if (row.auth === 'member') assertMember(ctx);
      const input = readInput(row.input, withAddress(row, fields, request.query));
      const { text } = await keptAnswers.get(ctx, readKey(row, input), async () => {
        const text = JSON.stringify({ success: true, ...(await row.run(ctx, input)) });
        return { status: 200, text, isComplete: true };
      });
      void reply.type(JSON_TYPE);
      return text;
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
    acceptJson(scope);
    acceptForms(scope);
    await scope.register(multipart, {
      throwFileSizeLimit: false,
      limits: { fileSize: 1_000_000, files: 4, fields: 100, fieldSize: 100_000 },
    });
    scope.addHook('onSend', async (_request, reply) => {
      void reply.header('cache-control', 'no-store');
    });
    // Old clients read the code in the body, so the status is 200, except for requests that reached no row.
    scope.setErrorHandler((thrown, request, reply) => {
      const error = fromFastify(thrown);
      const { code, http } = present(error);
      const status = ownStatus.has(code) ? http : 200;
      return reply.status(status).send(refuse(error, undefined, request, reply));
    });

    for (const [path, selected] of byPath(rows))
      scope.post(routeOf(path, selected), async (request, reply) => {
        const context = once(() => contextOf(request, reply));
        const files = spool.files();
        const receiver = selected.some(({ photo }) => photo) ? photoReceiver(context, files) : undefined;
        try {
          const fields = { ...(await readFields(request, receiver)), ...(request.params as Fields) };
          // Read only now, because a form with photos may arrive slowly.
          inFlight.admit(request, reply);
          const row = rowFor(selected, fields);
          if (!row)
            return refuse(
              new DomainError('NOT_FOUND', { reason: 'service call' }),
              undefined,
              request,
              reply,
            );
          return await answer(row, fields, context, request, reply);
        } finally {
          await files.discard();
        }
      });

    // Pages use GET; any other method is answered like a refused call.
    scope.route({
      method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: '/*',
      handler: (request, reply) =>
        reply
          .status(404)
          .send(refuse(new DomainError('NOT_FOUND', { reason: 'path' }), undefined, request, reply)),
    });
  });
};

/** Names a read with its fields as the row has understood them. */
const readKey = ({ path, kept }: Row, input: unknown): string | undefined =>
  kept ? `${path} ${JSON.stringify(input)}` : undefined;

const ownStatus: ReadonlySet<ErrorCode> = new Set([
  'TOO_LARGE',
  'IMAGE_TOO_LARGE',
  'BAD_ORIGIN',
  'TRY_AGAIN',
]);

/** A request has one caller and counts once, however often the context is requested. */
const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
};

/** Accepts photos only from members, and counts them before their bytes are stored. */
const photoReceiver = (context: () => Promise<Ctx>, files: RequestFiles): PhotoReceiver => {
  const open = once(async () => {
    const ctx = await context();
    assertMember(ctx);
    ctx.parts.photos.assertRoom();
    await ctx.parts.limiter.take('uploads', ctx.countedAs);
  });
  return { open, keep: (file) => files.keep(file), maxBytes: photoLimits.bytes };
};

const byPath = (rows: readonly Row[]): Map<string, Row[]> => {
  const paths = new Map<string, Row[]>();
  for (const row of rows)
    for (const path of [row.path, row.also ?? []].flat()) paths.set(path, [...(paths.get(path) ?? []), row]);
  return paths;
};

/** The path for Fastify, which prefers fixed segments to fields. */
const routeOf = (path: string, rows: readonly Row[]): string =>
  path.replace(/\{(\w+)\}/g, (_, field: string) =>
    rows.some(({ digits }) => digits?.includes(field)) ? `:${field}(^\\d+$)` : `:${field}`,
  );

/** A path has one row, or one per `type`. */
const rowFor = (rows: readonly Row[], fields: Fields): Row | undefined =>
  rows.find((row) => row.type === undefined || row.type === fields['type']);

/** The fields of the body, and missing ones from the address. */
const withAddress = ({ fromAddress = {} }: Row, fields: Fields, query: unknown): Fields => {
  const given = query as Fields;
  const more = Object.entries(fromAddress).flatMap(([name, field]) => {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    return value === undefined || fields[field] ? [] : [[field, value] as const];
  });
  return { ...fields, ...Object.fromEntries(more) };
};
