import { type DescService } from '@bufbuild/protobuf';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { GrpcMethod, Payload } from '@nestjs/microservices';
import type { Metadata } from '@grpc/grpc-js';
import type { Call } from './call.js';
import type { ServiceHandlers } from './types.js';

const calls = new WeakMap<Metadata, Call>();
const controllers = new WeakSet<object>();

/** Whether a handler belongs to a contract; those of events do not. */
export const servesContract = (context: ExecutionContext): boolean => controllers.has(context.getClass());

/** The guard keeps the call that it has verified beside the metadata that it came with. */
export const keepCall = (metadata: Metadata, call: Call): void => void calls.set(metadata, call);

/** The call that came with this metadata; none where it was refused before. */
export const keptCall = (metadata: Metadata): Call | undefined => calls.get(metadata);

export const callOf = (context: ExecutionContext): Call => {
  const call = keptCall(context.switchToRpc().getContext<Metadata>());
  if (!call) throw new Error('a handler runs only behind the call guard');
  return call;
};

const CallParam = createParamDecorator((_: unknown, context: ExecutionContext) => callOf(context));

/** Marks a controller as the server of a contract: each call of it is a handler `(request, call)`. */
export function GrpcService<S extends DescService>(service: S) {
  return <T extends new (...args: never[]) => ServiceHandlers<S>>(target: T): void => {
    controllers.add(target);
    const prototype = target.prototype as object;
    for (const method of service.methods) {
      const descriptor = Object.getOwnPropertyDescriptor(prototype, method.localName);
      if (!descriptor) throw new Error(`${target.name} lacks ${method.localName}`);
      GrpcMethod(service.name, method.name)(prototype, method.localName, descriptor);
      Object.defineProperty(prototype, method.localName, descriptor);
      // Nest passes (payload, metadata) by default only under its own ServerGrpc; said here, every transport passes the same two.
      Payload()(prototype, method.localName, 0);
      CallParam()(prototype, method.localName, 1);
    }
  };
}
