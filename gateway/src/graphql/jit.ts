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
import { withInputDefaults } from './input-defaults.js';

type SchemaListener = Parameters<GatewayInterface['onSchemaLoadOrUpdate']>[0];

/** Runs operations compiled; one that cannot be compiled runs on graphql-js. */
const jitExecutor = (schema: GraphQLSchema) => {
  const compiled = new LRUCache<string, { query: CompiledQuery | undefined }>({ max: 500 });
  return (
    key: string,
    document: DocumentNode,
    operationName: string | undefined,
    contextValue: unknown,
    variableValues: Record<string, unknown> | undefined,
  ): Promise<ExecutionResult> | ExecutionResult => {
    const place = `${key}:${operationName ?? ''}`;
    let entry = compiled.get(place);
    if (!entry) {
      const result = compileQuery(schema, document, operationName, { disableLeafSerialization: false });
      entry = { query: isCompiledQuery(result) ? result : undefined };
      compiled.set(place, entry);
    }
    return entry.query
      ? entry.query.query(
          undefined,
          contextValue,
          withInputDefaults(schema, getOperationAST(document, operationName) ?? undefined, variableValues),
        )
      : execute({ schema, document, operationName, contextValue, variableValues });
  };
};

/** graphql-jit's errors have no `extensions` object, which Apollo Server reads the code from. */
const healed = (error: GraphQLError): GraphQLError => {
  const isInput = !error.path && error.message.startsWith('Variable "$');
  const result = new GraphQLError(error.message, {
    path: error.path,
    originalError: error.originalError,
    extensions: { ...error.extensions, ...(isInput && { code: 'BAD_USER_INPUT' }) },
  });
  Object.defineProperty(result, 'locations', { value: error.locations, enumerable: true });
  return result;
};

/** Apollo Server runs a static schema with graphql-js; its `gateway` slot is the one public place for another executor. */
export const jitGateway = (schema: GraphQLSchema): GatewayInterface => {
  const run = jitExecutor(schema);
  const listeners = new Set<SchemaListener>();
  return {
    onSchemaLoadOrUpdate(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load() {
      for (const listener of listeners) listener({ apiSchema: schema, coreSupergraphSdl: '' });
      return Promise.resolve({
        executor: async ({ queryHash, document, operationName, context, request }) => {
          const result = await run(
            queryHash,
            document,
            operationName ?? undefined,
            context,
            request.variables,
          );
          return result.errors ? { ...result, errors: result.errors.map(healed) } : result;
        },
      });
    },
    stop: () => Promise.resolve(),
  };
};
