import {
  createSourceEventStream,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import type { Ctx } from '../context.js';
import type { Run, Runnable } from './jit.js';
import type { ErrorPresenter } from './present-error.js';

/** A subscription that may be opened: registered, valid, within the limits. */
export interface Subscribable extends Runnable {
  /** The registered text, or the request's. */
  readonly text: string;
  /** Calls its field; returns events, or an error result. */
  open(ctx: Ctx): Promise<AsyncIterable<unknown> | FormattedExecutionResult>;
  /** Converts one event into a result; without a promise if all fields of the event are read synchronously. */
  show(ctx: Ctx, event: unknown): Promise<FormattedExecutionResult> | FormattedExecutionResult;
}

/** Each event runs like a query, with the same errors. */
export const subscribableBy =
  (schema: GraphQLSchema, run: Run, errors: ErrorPresenter) =>
  (text: string, runnable: Runnable): Subscribable => {
    const { document, operationName, variables } = runnable;
    return {
      ...runnable,
      text,
      async open(contextValue) {
        const opened = await createSourceEventStream({
          schema,
          document,
          contextValue,
          operationName: operationName ?? null,
          variableValues: variables ?? null,
        });
        return isEvents(opened) ? opened : errors.answer(opened, contextValue);
      },
      show(ctx, event) {
        const result = run(runnable, ctx, event);
        return result instanceof Promise
          ? result.then((shown) => errors.answer(shown, ctx))
          : errors.answer(result, ctx);
      },
    };
  };

const isEvents = (opened: AsyncIterable<unknown> | ExecutionResult): opened is AsyncIterable<unknown> =>
  Symbol.asyncIterator in opened;
