import { traced } from '../tracing/span.js';

/**
 * Runs a call of a contract as a span, on the client or on the server side.
 * @param method `CommentsService/postReply`
 * @param parent W3C traceparent of the incoming call
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
