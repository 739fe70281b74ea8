import { DomainError } from '@seyir/kit/stateless';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { present } from '../errors/present.js';

/** Codes of Apollo Server for what is wrong with the request itself. */
const badRequests = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

const rootOf = (error: unknown): unknown => {
  let root = error;
  while (root instanceof GraphQLError && root.originalError) root = root.originalError;
  return root;
};

/** The request itself is wrong: no GraphQL, not of the schema, a variable of another type. */
const isBadRequest = (error: unknown, code: unknown): boolean =>
  rootOf(error) instanceof GraphQLError && (typeof code !== 'string' || badRequests.has(code));

/** Whether something went wrong inside that nobody expected. */
export const isInternal = (error: GraphQLError): boolean =>
  !isBadRequest(error, error.extensions['code']) && present(rootOf(error)).code === 'INTERNAL';

/**
 * An error of an answer as it leaves: code, Turkish text, fields, place; nothing of what went on inside.
 * @param explain development: says what is wrong with a document.
 */
export const presentGraphqlError = (
  { path, locations, message, extensions }: GraphQLFormattedError,
  error: unknown,
  { explain }: { readonly explain: boolean },
): GraphQLFormattedError => {
  const bad = isBadRequest(error, extensions?.['code']);
  const shown = present(bad ? new DomainError('BAD_INPUT') : rootOf(error));
  return {
    message: shown.message,
    ...(path && { path }),
    ...(explain && locations && { locations }),
    extensions: {
      code: shown.code,
      ...(shown.fields && { fields: shown.fields }),
      ...(shown.retryAfterMs !== undefined && { retryAfterMs: shown.retryAfterMs }),
      ...(explain && bad && { reason: message }),
    },
  };
};
