import type { DescMethod, DescService } from '@bufbuild/protobuf';
import type { Metadata } from '@grpc/grpc-js';
import { DomainError } from '../errors/index.js';
import { visitor, type Call } from '../rpc/call.js';
import { decode, encode } from '../rpc/codec.js';
import type { InProcessNetwork } from '../rpc/in-process.js';
import { InProcessServer } from '../rpc/in-process-server.js';
import type { Verifier } from '../rpc/keys.js';
import { header } from '../rpc/metadata.js';
import type { ServiceHandlers } from '../rpc/types.js';

const call: Call = {
  viewer: visitor,
  requestId: 'fake',
  signal: new AbortController().signal,
  method: 'fake',
  requestDigest: '',
};

/** Replaces a whole peer at the Peers port. Messages still pass the codec, and viewers are verified; permissions are not checked. */
class FakePeer extends InProcessServer {
  constructor(
    network: InProcessNetwork,
    contract: DescService,
    private readonly verifier: Pick<Verifier, 'viewer'>,
    private readonly handlers: Record<string, (request: unknown, call: Call) => Promise<unknown>>,
  ) {
    super(network, contract);
  }

  override async invoke(method: DescMethod, request: Uint8Array, metadata: Metadata): Promise<Uint8Array> {
    const handler = this.handlers[method.localName];
    if (!handler) throw new DomainError('INTERNAL', { reason: `the fake has no ${method.localName}` });
    const token = metadata.get(header.viewer)[0]?.toString();
    const viewer = token === undefined ? visitor : await this.verifier.viewer(token);
    return encode(method.output, await handler(decode(method.input, request), { ...call, viewer }));
  }
}

/** Installs a fake peer; returns a function that removes it. */
export const fakePeer = <S extends DescService>(
  network: InProcessNetwork,
  verifier: Pick<Verifier, 'viewer'>,
  contract: S,
  handlers: Partial<ServiceHandlers<S>>,
): (() => void) => {
  const peer = new FakePeer(network, contract, verifier, handlers as never);
  peer.listen(() => undefined);
  return () => void peer.close();
};
