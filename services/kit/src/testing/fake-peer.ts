import type { DescMethod, DescService } from '@bufbuild/protobuf';
import { DomainError } from '../errors/index.js';
import { visitor, type Call } from '../rpc/call.js';
import { decode, encode } from '../rpc/codec.js';
import { InProcessServer, type InProcessNetwork } from '../rpc/in-process.js';
import type { ServiceHandlers } from '../rpc/types.js';

const call: Call = {
  viewer: visitor,
  requestId: 'fake',
  signal: new AbortController().signal,
  method: 'fake',
  requestDigest: '',
};

/** Stands in for a whole peer at the Peers port: messages still pass the codec, signatures and permissions do not. */
class FakePeer extends InProcessServer {
  constructor(
    network: InProcessNetwork,
    contract: DescService,
    private readonly handlers: Record<string, (request: unknown, call: Call) => Promise<unknown>>,
  ) {
    super(network, contract);
  }

  override async invoke(method: DescMethod, request: Uint8Array): Promise<Uint8Array> {
    const handler = this.handlers[method.localName];
    if (!handler) throw new DomainError('INTERNAL', { reason: `the fake has no ${method.localName}` });
    return encode(method.output, await handler(decode(method.input, request), call));
  }
}

/** Answers a function that takes the fake away again. */
export const fakePeer = <S extends DescService>(
  network: InProcessNetwork,
  contract: S,
  handlers: Partial<ServiceHandlers<S>>,
): (() => void) => {
  const peer = new FakePeer(network, contract, handlers as never);
  peer.listen(() => undefined);
  return () => peer.close();
};
