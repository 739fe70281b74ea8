import { isPromise } from 'node:util/types';
import type { GatewayInterface } from '@apollo/server-gateway-interface';
import {
  execute,
  getOperationAST,
  GraphQLError,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { Ctx } from '../context.js';
import { withInputDefaults } from './input-defaults.js';

type SchemaListener = Parameters<GatewayInterface['onSchemaLoadOrUpdate']>[0];

/** A validated operation with its variables. */
export interface Runnable {
  /** Key of the document; the compiled form is cached by it. */
  readonly hash: string;
  readonly document: DocumentNode;
  readonly operationName: string | undefined;
  readonly variables: Record<string, unknown> | undefined;
}

/** @returns a plain result instead of a promise if no resolver of the operation returns a promise */
export type Run = (
  runnable: Runnable,
  ctx: Ctx,
  rootValue?: unknown,
) => Promise<ExecutionResult> | ExecutionResult;

/** Runs compiled operations; an operation that cannot be compiled runs on graphql-js. */
export const createRun = (schema: GraphQLSchema): Run => {
  const compiled = new LRUCache<string, { query: CompiledQuery | undefined }>({ max: 500 });
  const compile = ({ hash, document, operationName }: Runnable): CompiledQuery | undefined => {
    const place = `${hash}:${operationName ?? ''}`;
    const known = compiled.get(place);
    if (known) return known.query;
    const result = compileQuery(schema, document, operationName, { disableLeafSerialization: false });
    const query = isCompiledQuery(result) ? result : undefined;
    compiled.set(place, { query });
    return query;
  };
  return (runnable, contextValue, rootValue) => {
    const { document, operationName, variables } = runnable;
    const query = compile(runnable);
    if (!query)
      return execute({
        schema,
        document,
        operationName,
        contextValue,
        rootValue,
        variableValues: variables,
      });
    const operation = getOperationAST(document, operationName) ?? undefined;
    const result = query.query(rootValue, contextValue, withInputDefaults(schema, operation, variables));
    return isPromise(result) ? result.then(healed) : healed(result);
  };
};

/** graphql-jit's errors have no `extensions` object, but Apollo Server reads the code from it. */
const healed = (result: ExecutionResult): ExecutionResult =>
  result.errors ? { ...result, errors: result.errors.map(healedError) } : result;

const healedError = (error: GraphQLError): GraphQLError => {
  const isInput = !error.path && error.message.startsWith('Variable "$');
  const result = new GraphQLError(error.message, {
    path: error.path,
    originalError: error.originalError,
    extensions: { ...error.extensions, ...(isInput && { code: 'BAD_USER_INPUT' }) },
  });
  Object.defineProperty(result, 'locations', { value: error.locations, enumerable: true });
  return result;
};

/**
 * Apollo Server runs a static schema with graphql-js; its `gateway` option is the only public way to set another executor.
 * @param execute gets Apollo Server's context with each operation
 */
export const executedBy = <C>(
  schema: GraphQLSchema,
  execute: (runnable: Runnable, context: C) => Promise<ExecutionResult> | ExecutionResult,
): GatewayInterface => {
  const listeners = new Set<SchemaListener>();
  return {
    onSchemaLoadOrUpdate(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load() {
      for (const listener of listeners) listener({ apiSchema: schema, coreSupergraphSdl: '' });
      return Promise.resolve({
        executor: async ({ queryHash, document, operationName, context, request }) =>
          execute(
            {
              hash: queryHash,
              document,
              operationName: operationName ?? undefined,
              variables: request.variables,
            },
            context as C,
          ),
      });
    },
    stop: () => Promise.resolve(),
  };
};
