import type { DescService } from '@bufbuild/protobuf';
import type { Metadata } from '@grpc/grpc-js';
import { Controller, createParamDecorator, Inject, type ExecutionContext } from '@nestjs/common';
import { GrpcMethod, Payload } from '@nestjs/microservices';
import type { Call } from './call.js';
import type { NotInContract, ServiceHandlers } from './types.js';

const calls = new WeakMap<Metadata, Call>();
const controllers = new WeakSet<object>();

/** Injects the service's use cases into its controllers: `constructor(@Inject(USE_CASES) private readonly app: UseCases)`. */
export const USE_CASES = Symbol('seyir.use-cases');

/** A controller class that Nest constructs with the service's use cases. */
export type ControllerOf<App> = new (app: App) => object;

/** True if the handler belongs to a contract; event handlers do not. */
export const servesContract = (context: ExecutionContext): boolean => controllers.has(context.getClass());

/** Stores a verified call for the metadata of its request; the guard calls it. */
export const keepCall = (metadata: Metadata, call: Call): void => void calls.set(metadata, call);

/** The verified call of this metadata; undefined if it was refused. */
export const keptCall = (metadata: Metadata): Call | undefined => calls.get(metadata);

export const callOf = (context: ExecutionContext): Call => {
  const call = keptCall(context.switchToRpc().getContext<Metadata>());
  if (!call) throw new Error('a handler runs only behind the call guard');
  return call;
};

const CallParam = createParamDecorator((_: unknown, context: ExecutionContext) => callOf(context));

/**
 * The Nest controller that serves a contract, with one handler `(request, call)` for each call. The request and answer types
 * follow from the contract. A missing or unknown call, or an unknown field in an answer, does not compile.
 */
export const grpcController = <S extends DescService, App, H extends ServiceHandlers<S>>(
  contract: S,
  handlers: (app: App) => H,
  // Callers normally pass nothing here. If `handlers` has a name that the contract lacks, this parameter makes the call a compile
  // error.
  ..._: [NotInContract<S, H>] extends [never] ? [] : [{ readonly notInContract: NotInContract<S, H> }]
): ControllerOf<App> => {
  class ContractController {
    readonly handlers: Record<string, (request: unknown, call: Call) => unknown>;

    constructor(app: App) {
      this.handlers = handlers(app) as never;
    }
  }
  Object.defineProperty(ContractController, 'name', { value: `${contract.name}Controller` });
  Controller()(ContractController);
  Inject(USE_CASES)(ContractController, undefined, 0);
  controllers.add(ContractController);
  const prototype: object = ContractController.prototype;
  for (const { name, localName } of contract.methods) {
    // A method of an object literal has the name of its key; the guard finds the permission row by that name.
    const { [localName]: value } = {
      [localName](this: ContractController, request: unknown, call: Call) {
        return this.handlers[localName]?.(request, call);
      },
    };
    const descriptor = { value, writable: true, configurable: true };
    GrpcMethod(contract.name, name)(prototype, localName, descriptor as never);
    Object.defineProperty(prototype, localName, descriptor);
    // By default Nest passes (payload, metadata) only under its own ServerGrpc. These decorators make it the same on every
    // transport.
    Payload()(prototype, localName, 0);
    CallParam()(prototype, localName, 1);
  }
  return ContractController;
};
