import type { DescService, MessageInitShape, MessageShape } from '@bufbuild/protobuf';
import type { Call, CallOptions } from './call.js';

type UnaryMethods<S extends DescService> = {
  [K in keyof S['method']]: S['method'][K]['methodKind'] extends 'unary' ? K : never;
}[keyof S['method']] &
  string;

/** The local names of a contract's calls: `signIn`, `getMembers`, … */
export type MethodName<S extends DescService> = UnaryMethods<S>;

/** What a Nest controller implements to serve the contract S. */
export type ServiceHandlers<S extends DescService> = {
  [K in UnaryMethods<S>]: (
    request: MessageShape<S['method'][K]['input']>,
    call: Call,
  ) => Promise<MessageInitShape<S['method'][K]['output']>>;
};

/** What a caller of the contract S holds, whatever the transport. Rejects with DomainError. */
export type ServiceClient<S extends DescService> = {
  [K in UnaryMethods<S>]: (
    request: MessageInitShape<S['method'][K]['input']>,
    options?: CallOptions,
  ) => Promise<MessageShape<S['method'][K]['output']>>;
};
