import { traced } from '../platform/span.js';

/**
 * A call of a contract as a span, on the side that makes it or on the one that answers it.
 * @param method `CommentsService/postReply`
 * @param parent W3C traceparent that the call came with
 */
export const tracedCall = <T>(
  method: string,
  kind: 'client' | 'server',
  work: () => Promise<T>,
  parent?: string,
): Promise<T> => {
  const attributes = { 'rpc.system.name': 'grpc', 'rpc.method': method };
  return traced(method, { kind, parent, attributes }, work);
};
