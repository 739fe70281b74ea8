import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { describeSpan, DomainError } from '@seyir/kit/stateless';
import {
  getOperationAST,
  parse,
  type DocumentNode,
  type FormattedExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import type { Ctx } from '../context.js';
import { documentLimits } from './document-limits.js';
import { extraRules, type Documents, type KnownDocument } from './documents.js';
import { jitGateway } from './jit.js';
import { isInternal, presentGraphqlError } from './present-error.js';

/** One operation as a client sends it. */
export interface GraphqlRequest {
  readonly query?: string;
  readonly operationName?: string | undefined;
  readonly variables?: Record<string, unknown> | undefined;
  readonly extensions?: Record<string, unknown> | undefined;
}

export interface GraphqlServer {
  /** Runs queries and mutations. Never rejects but with DomainError for what is no request at all. */
  execute(ctx: Ctx, request: unknown): Promise<{ status: number; body: FormattedExecutionResult }>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface GraphqlServerOptions {
  readonly schema: GraphQLSchema;
  readonly documents: Documents;
  /** Development: introspection, and reasons in errors. */
  readonly open: boolean;
  onInternal(error: unknown, ctx: Ctx): void;
}

export const createGraphqlServer = ({
  schema,
  documents,
  open,
  onInternal,
}: GraphqlServerOptions): GraphqlServer => {
  const apollo = new ApolloServer<Ctx>({
    gateway: jitGateway(schema),
    introspection: open,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: !open,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    csrfPrevention: false, // the front door checks the origin of every POST
    stopOnTerminationSignals: false,
    nodeEnv: open ? 'development' : 'production',
    validationRules: extraRules,
    parseOptions: { maxTokens: documentLimits.tokens },
    formatError: (formatted, error) => presentGraphqlError(formatted, error, { explain: open }),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      {
        requestDidStart: async () => ({
          didResolveOperation: async ({ operation, operationName }) =>
            describeSpan({
              ...(operation && { 'graphql.operation.type': operation.operation }),
              ...(operationName && { 'graphql.operation.name': operationName }),
            }),
          didEncounterErrors: async ({ errors, contextValue }) => {
            for (const error of errors) if (isInternal(error)) onInternal(error, contextValue);
          },
        }),
      },
    ],
  });
  return {
    start: () => apollo.start(),
    stop: () => apollo.stop(),
    async execute(ctx, request) {
      const { query, operationName, variables, extensions } = readRequest(request);
      const known = documents.find(query);
      assertOperation(known, operationName);
      const { text } = known;
      const { body, http } = await apollo.executeOperation(
        { query: text, operationName, variables, extensions },
        { contextValue: ctx },
      );
      if (body.kind !== 'single') throw new DomainError('INTERNAL', { reason: 'incremental answer' });
      return { status: http.status ?? 200, body: body.singleResult };
    },
  };
};

/** Behind its `gateway` slot Apollo Server answers INTERNAL to a name that the document does not have. */
const assertOperation = ({ text, document }: KnownDocument, operationName: string | undefined): void => {
  let parsed: DocumentNode;
  try {
    parsed = document ?? parse(text, { noLocation: true, maxTokens: documentLimits.tokens });
  } catch {
    return; // Apollo Server says what is wrong with it.
  }
  if (!getOperationAST(parsed, operationName))
    throw new DomainError('BAD_INPUT', { reason: 'operationName' });
};

/** Rejects what is no JSON object with a document: batches, GET parameters, form fields. */
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
