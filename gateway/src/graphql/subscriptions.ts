import { createHash } from 'node:crypto';
import type { WebsocketHandler } from '@fastify/websocket';
import { toDomainError } from '@seyir/kit/stateless';
import type { FastifyRequest } from 'fastify';
import {
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  specifiedRules,
  subscribe,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { makeHandler, type Extra } from 'graphql-ws/use/@fastify/websocket';
import { LRUCache } from 'lru-cache';
import { byAddress, type Ctx } from '../context.js';
import type { Caps } from '../limits/caps.js';
import { createSharedViews } from '../live/shared-views.js';
import { documentLimits } from './document-limits.js';
import { extraRules, type Documents, type KnownDocument } from './documents.js';
import { isInternal, presentGraphqlError } from './present-error.js';

/** A socket closed with this code belongs to a session that has ended: sign in before connecting again. */
const SESSION_ENDED = 4403;
/** One closed with this code (RFC 6455: try again later) is one too many, or cannot be judged now; its reason is the code. */
const TRY_LATER = 1013;
const CLOSING_MS = 2_000;
/** Subscriptions of one socket. */
const MOST_OPEN = 20;

type Connection = Extra & Partial<{ ctx: Ctx }>;

export interface SubscriptionOptions {
  readonly schema: GraphQLSchema;
  readonly documents: Documents;
  readonly open: boolean;
  readonly caps: Caps;
  /** Who opened the socket; by its cookie. */
  contextOf(request: FastifyRequest): Promise<Ctx>;
  /** Reads for all visitors at once, in nobody's name. */
  visitor(): Ctx;
  onInternal(error: unknown, ctx: Ctx | undefined): void;
}

/** What a socket sends by itself, in the name of the subscription that began it. */
interface LiveArgs extends ExecutionArgs {
  readonly shared?: { readonly key: string; send(payload: string): Promise<void> };
}

/** Subscriptions over one WebSocket a page (protocol graphql-transport-ws); queries and mutations go by POST. */
export const subscriptionHandler = (options: SubscriptionOptions): WebsocketHandler => {
  const { schema, documents, open, caps, contextOf, visitor, onInternal } = options;
  const views = createSharedViews();
  const read = createReader(schema);
  const shown = (errors: readonly GraphQLError[], ctx: Ctx | undefined) =>
    errors.map((error) => {
      if (isInternal(error)) onInternal(error, ctx);
      return presentGraphqlError(error.toJSON(), error, { explain: open });
    });
  const shownResult = (
    { errors, ...rest }: ExecutionResult,
    ctx: Ctx | undefined,
  ): FormattedExecutionResult => (errors ? { ...rest, errors: shown(errors, ctx) } : rest);

  const handle = makeHandler<undefined, { ctx: Ctx }>({
    connectionInitWaitTimeout: 10_000,
    async onConnect({ extra }) {
      const { request, socket } = extra;
      try {
        const ctx = await contextOf(request);
        Object.assign(extra, { ctx });
        if (ctx.state.kind === 'active') holdSession(ctx, extra, caps);
      } catch (error) {
        const { code } = toDomainError(error);
        if (code === 'INTERNAL') throw error;
        refuse(socket, code);
      }
      return true;
    },
    async onSubscribe({ extra, subscriptions }, id, { query, operationName, variables }) {
      const { ctx, socket } = extra;
      if (!ctx) return [new GraphQLError('not connected')];
      let known: KnownDocument;
      try {
        known = documents.find(query);
        await ctx.parts.limiter.take('all', ctx.countedAs);
      } catch (error) {
        return [new GraphQLError('refused', { originalError: error as Error })];
      }
      if (Object.keys(subscriptions).length > MOST_OPEN) return [new GraphQLError('too many subscriptions')];
      const document = read(known, operationName);
      if (Array.isArray(document)) return document;
      const args = { schema, document, operationName, variableValues: variables, contextValue: ctx };
      if (ctx.state.kind !== 'none') return args as LiveArgs;
      const start = `{"id":${JSON.stringify(id)},"type":"next","payload":`;
      const send = (payload: string) =>
        new Promise<void>((resolve) => {
          if (socket.readyState !== socket.OPEN) resolve();
          else socket.send(`${start}${payload}}`, () => resolve());
        });
      const key = digestOf([known.text, operationName ?? '', JSON.stringify(variables ?? {})]);
      return { ...args, shared: { key, send } } as LiveArgs;
    },
    async subscribe(args) {
      const { shared, ...own } = args as LiveArgs;
      if (!shared) return subscribe(own);
      const ctx = visitor();
      const view = {
        open: () => Promise.resolve(subscribe({ ...own, contextValue: ctx })),
        encode: (result: ExecutionResult) => JSON.stringify(shownResult(result, ctx)),
        isWhole: ({ errors }: ExecutionResult) => errors === undefined,
      };
      return views.follow<ExecutionResult>(shared.key, view, (text) => shared.send(text));
    },
    onError: ({ extra }, _id, _payload, errors) => shown(errors, extra.ctx),
    onNext: ({ extra }, _id, _payload, _args, result) => shownResult(result, extra.ctx),
  });

  return function handleSocket(socket, request) {
    try {
      socket.once('close', caps.take('sockets', byAddress(request.ip)));
    } catch (error) {
      refuse(socket, toDomainError(error).code);
      return;
    }
    return handle.call(this, socket, request);
  };
};

/** Says so, and does not wait long for the other side to agree. */
const refuse = (socket: Connection['socket'], code: string): void => {
  socket.on('error', () => undefined);
  socket.close(TRY_LATER, code);
  setTimeout(() => socket.terminate(), CLOSING_MS).unref();
};

/** The socket lasts no longer than its session, which has so many of them. Throws SLOW_DOWN. */
const holdSession = ({ state, parts }: Ctx, { socket }: Connection, caps: Caps): void => {
  if (state.kind !== 'active') return;
  const release = [caps.take('sessionSockets', state.session.id)];
  release.push(parts.sessions.onEnd(state, () => socket.close(SESSION_ENDED, 'SESSION_ENDED')));
  const releaseAll = () => release.forEach((one) => one());
  socket.once('close', releaseAll);
  // Closed while its session was looked up: nothing would let go of it any more.
  if (socket.readyState !== socket.OPEN) releaseAll();
};

const digestOf = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\0')).digest('base64');

/** Documents of subscriptions, each read and checked once: a page opens with the same ones as all others. */
const createReader = (schema: GraphQLSchema) => {
  const read = new LRUCache<string, DocumentNode | GraphQLError[]>({ max: 200 });
  return (
    asked: KnownDocument,
    operationName: string | null | undefined,
  ): DocumentNode | readonly GraphQLError[] => {
    const key = digestOf([asked.text, operationName ?? '']);
    const found = read.get(key) ?? checked(schema, asked, operationName);
    read.set(key, found);
    return found;
  };
};

const checked = (
  schema: GraphQLSchema,
  known: KnownDocument,
  operationName: string | null | undefined,
): DocumentNode | GraphQLError[] => {
  try {
    const document = known.document ?? parse(known.text, { maxTokens: documentLimits.tokens });
    const errors = known.document ? [] : validate(schema, document, [...specifiedRules, ...extraRules]);
    if (errors.length > 0) return [...errors];
    if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.SUBSCRIPTION)
      return [new GraphQLError('only subscriptions are taken here')];
    return document;
  } catch (error) {
    return [error instanceof GraphQLError ? error : new GraphQLError('not a document')];
  }
};
