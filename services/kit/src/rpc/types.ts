import type { DescService, MessageInitShape, MessageShape } from '@bufbuild/protobuf';
import type { Call, CallOptions } from './call.js';

type UnaryMethods<S extends DescService> = {
  [K in keyof S['method']]: S['method'][K]['methodKind'] extends 'unary' ? K : never;
}[keyof S['method']] &
  string;

/** The local names of a contract's calls: `signIn`, `getMembers`, … */
export type MethodName<S extends DescService> = UnaryMethods<S>;

/** A handler for each call of the contract S, on any transport. */
export type ServiceHandlers<S extends DescService> = {
  [K in UnaryMethods<S>]: (
    request: MessageShape<S['method'][K]['input']>,
    call: Call,
  ) => Promise<MessageInitShape<S['method'][K]['output']>>;
};

type AnswerField<S extends DescService, K> =
  K extends UnaryMethods<S> ? keyof MessageInitShape<S['method'][K]['output']> | '$unknown' : never;

type FieldOf<Handler> = Handler extends (...args: never[]) => Promise<infer Answer>
  ? Answer extends unknown
    ? keyof Answer
    : never
  : never;

/**
 * Names of handlers that the contract S lacks, and of fields that an answer's message lacks. TypeScript allows both in a
 * function's result, and the codec would drop them. `never` if there are none.
 */
export type NotInContract<S extends DescService, H> = {
  [K in keyof H]: K extends UnaryMethods<S> ? Exclude<FieldOf<H[K]>, AnswerField<S, K>> : K;
}[keyof H];

/** A client of the contract S, on any transport. Rejects with DomainError. */
export type ServiceClient<S extends DescService> = {
  [K in UnaryMethods<S>]: (
    request: MessageInitShape<S['method'][K]['input']>,
    options?: CallOptions,
  ) => Promise<MessageShape<S['method'][K]['output']>>;
};
