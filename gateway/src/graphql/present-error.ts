import { DomainError } from '@seyir/kit/stateless';
import {
  GraphQLError,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLFormattedError,
} from 'graphql';
import type { Ctx } from '../context.js';
import { present } from '../errors/present.js';

/** Apollo Server's codes for invalid requests. */
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

/** True if the request is invalid: not GraphQL, not in the schema, or a variable of another type. */
const isBadRequest = (error: unknown, code: unknown): boolean =>
  rootOf(error) instanceof GraphQLError && (typeof code !== 'string' || badRequests.has(code));

/** Whether the error is unexpected. */
const isInternal = (error: GraphQLError): boolean =>
  !isBadRequest(error, error.extensions['code']) && present(rootOf(error)).code === 'INTERNAL';

export interface ErrorPresenterOptions {
  /** In development, the message explains what is wrong with a document. */
  readonly explain: boolean;
  onInternal(error: unknown, ctx: Ctx | undefined): void;
}

/** Converts errors for callers: code, Turkish text, fields, place; no internals. */
export interface ErrorPresenter {
  /** Logs unexpected errors. */
  report(errors: readonly GraphQLError[], ctx: Ctx | undefined): void;
  /** @param error the source of `formatted` */
  format(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError;
  /** A result that did not pass Apollo Server, with its errors logged and formatted. */
  answer(result: ExecutionResult, ctx: Ctx | undefined): FormattedExecutionResult;
}

export const createErrorPresenter = ({ explain, onInternal }: ErrorPresenterOptions): ErrorPresenter => {
  const presenter: ErrorPresenter = {
    report(errors, ctx) {
      for (const error of errors) if (isInternal(error)) onInternal(error, ctx);
    },
    format({ path, locations, message, extensions }, error) {
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
    },
    answer({ errors, ...rest }, ctx) {
      if (!errors) return rest;
      presenter.report(errors, ctx);
      return { ...rest, errors: errors.map((error) => presenter.format(error.toJSON(), error)) };
    },
  };
  return presenter;
};
