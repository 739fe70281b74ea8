import {
  create,
  fromBinary,
  toBinary,
  type DescMessage,
  type DescService,
  type MessageShape,
} from '@bufbuild/protobuf';
import {
  DomainError,
  type Call,
  type CallOptions,
  type Peers,
  type ServiceHandlers,
  type Verifier,
} from '@seyir/kit/stateless';
import { visitor } from '@seyir/kit/stateless';

type Handlers = Record<string, (request: unknown, call: Call) => Promise<never>>;

/** Fake services at the Peers port: messages pass the codec, and the viewer's signature is verified. */
export interface FakePeers extends Peers {
  /** Replaces or adds calls of a service. */
  fake<S extends DescService>(contract: S, handlers: Partial<ServiceHandlers<S>>): void;
  /** From now on the service does not answer; `true` restores it. */
  reachable(contract: DescService, is: boolean): void;
  /** Names of the calls in order: `CommentsService/postComment`. */
  readonly calls: string[];
}

export const fakePeers = (verifier: Verifier): FakePeers => {
  const handlers = new Map<string, Handlers>();
  const gone = new Set<string>();
  const calls: string[] = [];
  const pass = <D extends DescMessage>(desc: D, message: unknown): MessageShape<D> =>
    fromBinary(desc, toBinary(desc, create(desc, message as never)));

  return {
    calls,
    fake(contract, more) {
      handlers.set(contract.typeName, {
        ...handlers.get(contract.typeName),
        ...(more as unknown as Handlers),
      });
    },
    reachable(contract, is) {
      if (is) gone.delete(contract.typeName);
      else gone.add(contract.typeName);
    },
    client: (contract) =>
      Object.fromEntries(
        contract.methods.map((method) => [
          method.localName,
          async (request: unknown, options: CallOptions = {}) => {
            const name = `${contract.name}/${method.localName}`;
            calls.push(name);
            if (gone.has(contract.typeName)) throw new DomainError('TRY_AGAIN', { reason: 'gone' });
            const handler = handlers.get(contract.typeName)?.[method.localName];
            if (!handler) throw new DomainError('INTERNAL', { reason: `the fake has no ${name}` });
            const viewer = options.viewerToken ? await verifier.viewer(options.viewerToken) : visitor;
            // Like the real clients: every call has a deadline.
            const signal = AbortSignal.timeout(options.timeoutMs ?? 5_000);
            const late = new Promise<never>((_, reject) => {
              signal.addEventListener('abort', () => reject(new DomainError('DEADLINE', { reason: name })));
            });
            // A handler that throws immediately leaves the deadline without a listener.
            late.catch(() => undefined);
            const call: Call = {
              viewer,
              requestId: options.requestId ?? '',
              signal,
              method: name,
              requestDigest: '',
              ...(options.traceparent && { traceparent: options.traceparent }),
              ...(options.idempotencyKey && { idempotencyKey: options.idempotencyKey }),
            };
            return pass(
              method.output,
              await Promise.race([handler(pass(method.input, request), call), late]),
            );
          },
        ]),
      ) as never,
    close: () => Promise.resolve(),
  };
};
