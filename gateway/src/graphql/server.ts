import { ApolloServer, HeaderMap } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { describeSpan, DomainError } from '@seyir/kit/stateless';
import {
  GraphQLError,
  OperationTypeNode,
  type FormattedExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import type { Ctx } from '../context.js';
import { documentLimits } from './document-limits.js';
import { extraRules, type Documents } from './documents.js';
import { createRun, executedBy, type Runnable } from './jit.js';
import { createErrorPresenter } from './present-error.js';
import { subscribableBy, type Subscribable } from './subscribable.js';

/** One operation from a client. */
export interface GraphqlRequest {
  readonly query?: string;
  readonly operationName?: string | undefined;
  readonly variables?: Record<string, unknown> | undefined;
  readonly extensions?: Record<string, unknown> | undefined;
}

export interface GraphqlServer {
  /** Runs queries and mutations. Rejects only with DomainError, for an invalid request. */
  execute(ctx: Ctx, request: unknown): Promise<{ status: number; body: FormattedExecutionResult }>;
  /**
   * Names a request of queries with its variables: while nothing changes, all visitors get the same answer to it. Undefined for any
   * other request, and for an invalid one.
   */
  readKey(request: unknown): string | undefined;
  /** Checks a subscription like `execute` checks its operations; rejects in the same way. */
  prepare(
    ctx: Ctx,
    request: unknown,
  ): Promise<Subscribable | { readonly errors: readonly GraphQLFormattedError[] }>;
  /** Formats an error outside any operation like `execute` does. */
  present(error: GraphQLError, ctx: Ctx | undefined): GraphQLFormattedError;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface GraphqlServerOptions {
  readonly schema: GraphQLSchema;
  readonly documents: Documents;
  /** Development: introspection, and reasons in errors. */
  readonly open: boolean;
  onInternal(error: unknown, ctx: Ctx | undefined): void;
}

/** Apollo Server's context. It copies this object; `ctx` in it stays the same object. */
interface Execution {
  readonly ctx: Ctx;
  /** Receives the operation in place of its execution: for a subscription, which runs once per event. */
  readonly prepared?: (runnable: Runnable) => void;
}

/**
 * The common path of operations: the same document check, limits, execution and errors for queries, mutations and subscriptions.
 */
export const createGraphqlServer = ({
  schema,
  documents,
  open,
  onInternal,
}: GraphqlServerOptions): GraphqlServer => {
  const run = createRun(schema);
  const errors = createErrorPresenter({ explain: open, onInternal });
  const subscribable = subscribableBy(schema, run, errors);
  const apollo = new ApolloServer<Execution>({
    gateway: executedBy<Execution>(schema, (runnable, { ctx, prepared }) => {
      if (!prepared) return run(runnable, ctx);
      prepared(runnable);
      return {};
    }),
    introspection: open,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: !open,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    csrfPrevention: false, // the front hooks check the origin of every POST
    stopOnTerminationSignals: false,
    nodeEnv: open ? 'development' : 'production',
    validationRules: extraRules,
    parseOptions: { maxTokens: documentLimits.tokens },
    formatError: (formatted, error) => errors.format(formatted, error),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      {
        requestDidStart: async () => ({
          didResolveOperation: async ({ operation, operationName, contextValue }) => {
            if (!operation) throw refused('operationName');
            const isSubscription = operation.operation === OperationTypeNode.SUBSCRIPTION;
            if (isSubscription && !contextValue.prepared) throw refused('subscriptions go over a WebSocket');
            if (!isSubscription && contextValue.prepared)
              throw refused('a WebSocket takes subscriptions only');
            describeSpan({
              'graphql.operation.type': operation.operation,
              ...(operationName && { 'graphql.operation.name': operationName }),
            });
          },
          didEncounterErrors: async ({ errors: met, contextValue }) => errors.report(met, contextValue.ctx),
        }),
      },
    ],
  });

  const send = async (contextValue: Execution, request: unknown) => {
    const { query, ...rest } = readRequest(request);
    const { text } = documents.find(query);
    const { body, http } = await apollo.executeOperation({ ...rest, query: text }, { contextValue });
    if (body.kind !== 'single') throw new DomainError('INTERNAL', { reason: 'incremental answer' });
    return { text, status: http.status ?? 200, body: body.singleResult };
  };

  return {
    start: () => apollo.start(),
    stop: () => apollo.stop(),
    async execute(ctx, request) {
      const { status, body } = await send({ ctx }, request);
      return { status, body };
    },
    readKey(request) {
      try {
        const { query, operationName, variables, extensions } = readRequest(request);
        // Apollo Server answers these differently.
        if (extensions && 'persistedQuery' in extensions) return undefined;
        const id = documents.readId(query);
        return id && `${id} ${JSON.stringify([operationName, variables])}`;
      } catch {
        return undefined;
      }
    },
    async prepare(ctx, request) {
      let runnable: Runnable | undefined;
      const prepared = (given: Runnable) => {
        runnable = given;
      };
      const { text, body } = await send({ ctx, prepared }, request);
      return runnable ? subscribable(text, runnable) : { errors: body.errors ?? [] };
    },
    present(error, ctx) {
      errors.report([error], ctx);
      return errors.format(error.toJSON(), error);
    },
  };
};

/** Apollo Server answers 500 to an error without a status. */
const refused = (reason: string): GraphQLError =>
  new GraphQLError(reason, {
    originalError: new DomainError('BAD_INPUT', { reason }),
    extensions: { http: { status: 400, headers: new HeaderMap() } },
  });

/** Rejects everything except a JSON object with a document: batches, GET parameters, form fields. */
const readRequest = (request: unknown): GraphqlRequest & { query: string } => {
  const bad = (reason: string) => new DomainError('BAD_INPUT', { reason });
  if (typeof request !== 'object' || request === null || Array.isArray(request))
    throw bad('no GraphQL request');
  const { query, operationName, variables, extensions } = request as Record<string, unknown>;
  if (typeof query !== 'string') throw bad('no document');
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string')
    throw bad('operationName');
  const isObject = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  return {
    query,
    operationName: operationName ?? undefined,
    variables: isObject(variables) ? variables : undefined,
    extensions: isObject(extensions) ? extensions : undefined,
  };
};
