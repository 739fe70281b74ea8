import multipart from '@fastify/multipart';
import { DomainError, type ErrorCode } from '@seyir/kit/stateless';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from '../context.js';
import { present, retryAfterSeconds } from '../errors/present.js';
import { fromFastify } from '../front/graphql-routes.js';
import type { InFlight } from '../front/in-flight.js';
import { acceptJson } from '../front/json-body.js';
import type { ContextOf } from '../front/request.js';
import { assertMember, readInput } from '../operations/operation.js';
import { photoLimits } from '../uploads/photos.js';
import { refusal } from './answers.js';
import { acceptForms, readFields, type Fields, type PhotoDoor } from './body.js';
import type { Row } from './row.js';

export interface LegacyOptions {
  readonly contextOf: ContextOf;
  readonly inFlight: InFlight;
  onInternal(error: unknown, request: FastifyRequest): void;
}

/** The one place where legacy calls meet the site: session, limits, validation, errors; the rows say the rest. */
export const registerLegacy = (
  fastify: FastifyInstance,
  rows: readonly Row[],
  { contextOf, inFlight, onInternal }: LegacyOptions,
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
      return { success: true, ...(await row.run(ctx, input)) };
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
    // Pages branch on the body: only what never reached a row has a status of its own.
    scope.setErrorHandler((thrown, request, reply) => {
      const error = fromFastify(thrown);
      const { code, http } = present(error);
      const status = ownStatus.has(code) ? http : 200;
      return reply.status(status).send(refuse(error, undefined, request, reply));
    });

    for (const [path, selected] of byPath(rows))
      scope.post(path.replace(/\{(\w+)\}/g, ':$1'), async (request, reply) => {
        const context = once(() => contextOf(request, reply));
        const door = selected.some(({ photo }) => photo) ? photoDoor(context) : undefined;
        const fields = { ...(await readFields(request, door)), ...(request.params as Fields) };
        // Only now: a form with photos is read here, and may come slowly.
        inFlight.admit(request, reply);
        const row = rowFor(selected, fields);
        if (!row)
          return refuse(new DomainError('NOT_FOUND', { reason: 'service call' }), undefined, request, reply);
        return answer(row, fields, context, request, reply);
      });

    scope.post('/*', (request, reply) =>
      reply
        .status(404)
        .send(refuse(new DomainError('NOT_FOUND', { reason: 'path' }), undefined, request, reply)),
    );
  });
};

const ownStatus: ReadonlySet<ErrorCode> = new Set([
  'TOO_LARGE',
  'IMAGE_TOO_LARGE',
  'BAD_ORIGIN',
  'TRY_AGAIN',
]);

/** A request is one caller and counts once, however often it is asked who that is. */
const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
};

/** Photos are for members, and counted, before their bytes are kept. */
const photoDoor = (context: () => Promise<Ctx>): PhotoDoor => {
  const open = once(async () => {
    const ctx = await context();
    assertMember(ctx);
    await ctx.parts.limiter.take('uploads', ctx.countedAs);
  });
  return { open, maxBytes: photoLimits.bytes };
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
