import type { WebsocketHandler } from '@fastify/websocket';
import type { FastifyRequest } from 'fastify';
import {
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type ExecutionArgs,
  type FormattedExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { makeHandler, type Extra } from 'graphql-ws/use/@fastify/websocket';
import type { Ctx } from '../context.js';
import { documentLimits } from './document-limits.js';
import { extraRules, type Documents, type KnownDocument } from './documents.js';
import { isInternal, presentGraphqlError } from './present-error.js';

/** A socket closed with this code belongs to a session that has ended: sign in before connecting again. */
const SESSION_ENDED = 4403;
/** Subscriptions of one socket. */
const MOST_OPEN = 20;

type Connection = Extra & Partial<{ ctx: Ctx; release: () => void }>;

export interface SubscriptionOptions {
  readonly schema: GraphQLSchema;
  readonly documents: Documents;
  readonly open: boolean;
  /** Who opened the socket; by its cookie. */
  contextOf(request: FastifyRequest): Promise<Ctx>;
  onInternal(error: unknown, ctx: Ctx | undefined): void;
}

/** Subscriptions over one WebSocket a page (protocol graphql-transport-ws); queries and mutations go by POST. */
export const subscriptionHandler = (options: SubscriptionOptions): WebsocketHandler => {
  const { schema, documents, open, contextOf, onInternal } = options;
  const shown = (errors: readonly GraphQLError[], ctx: Ctx | undefined) =>
    errors.map((error) => {
      if (isInternal(error)) onInternal(error, ctx);
      return presentGraphqlError(error.toJSON(), error, { explain: open });
    });

  return makeHandler<undefined, { ctx: Ctx; release: () => void }>({
    connectionInitWaitTimeout: 10_000,
    async onConnect({ extra }) {
      const connection: Connection = extra;
      const ctx = await contextOf(connection.request);
      connection.ctx = ctx;
      if (ctx.state.kind === 'active')
        connection.release = ctx.parts.sessions.onEnd(ctx.state, () =>
          connection.socket.close(SESSION_ENDED, 'SESSION_ENDED'),
        );
      // Closed while its session was looked up: nothing would let go of it any more.
      if (connection.socket.readyState !== connection.socket.OPEN) connection.release?.();
      return true;
    },
    onClose({ extra }) {
      extra.release?.();
    },
    async onSubscribe({ extra, subscriptions }, _id, { query, operationName, variables }) {
      const { ctx } = extra;
      if (!ctx) return [new GraphQLError('not connected')];
      let known: KnownDocument;
      try {
        known = documents.find(query);
        await ctx.parts.limiter.take('all', ctx.countedAs);
      } catch (error) {
        return [new GraphQLError('refused', { originalError: error as Error })];
      }
      if (Object.keys(subscriptions).length > MOST_OPEN) return [new GraphQLError('too many subscriptions')];
      return executionArgs(schema, known, operationName, variables, ctx);
    },
    onError: ({ extra }, _id, _payload, errors) => shown(errors, extra.ctx),
    onNext({ extra }, _id, _payload, _args, result): FormattedExecutionResult {
      const { errors, ...rest } = result;
      return errors ? { ...rest, errors: shown(errors, extra.ctx) } : rest;
    },
  });
};

const executionArgs = (
  schema: GraphQLSchema,
  known: KnownDocument,
  operationName: string | null | undefined,
  variableValues: Record<string, unknown> | null | undefined,
  contextValue: Ctx,
): ExecutionArgs | readonly GraphQLError[] => {
  try {
    const document = known.document ?? parse(known.text, { maxTokens: documentLimits.tokens });
    const errors = known.document ? [] : validate(schema, document, [...specifiedRules, ...extraRules]);
    if (errors.length > 0) return errors;
    if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.SUBSCRIPTION)
      return [new GraphQLError('only subscriptions are taken here')];
    return { schema, document, operationName, variableValues, contextValue };
  } catch (error) {
    return [error instanceof GraphQLError ? error : new GraphQLError('not a document')];
  }
};
