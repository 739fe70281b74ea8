import { Metadata } from '@grpc/grpc-js';
import { DomainError } from '../errors/index.js';
import { traceparentNow } from '../tracing/span.js';
import { currentCall, type CallOptions } from './call.js';
import type { Signer } from './keys.js';

export const header = {
  viewer: 'x-seyir-viewer',
  caller: 'x-seyir-caller',
  requestId: 'x-request-id',
  traceparent: 'traceparent',
  idempotencyKey: 'idempotency-key',
  /** Milliseconds left, for the in-process transport; gRPC has its own deadline. */
  timeout: 'x-seyir-timeout-ms',
} as const;

export const DEFAULT_TIMEOUT_MS = 5_000;

export interface Outgoing {
  readonly metadata: Metadata;
  readonly timeoutMs: number;
}

/**
 * The metadata of an outgoing call: forwards the running call's viewer, or identifies the service itself. DEADLINE if the running
 * call has no time left.
 */
export const outgoing = async (
  service: string,
  signer: Signer,
  options: CallOptions = {},
): Promise<Outgoing> => {
  const running = currentCall();
  const metadata = new Metadata();
  const set = (name: string, value: string | undefined) => {
    if (value !== undefined) metadata.set(name, value);
  };
  const viewerToken = options.viewerToken ?? (options.asService ? undefined : running?.viewerToken);
  if (viewerToken !== undefined) set(header.viewer, viewerToken);
  else set(header.caller, await signer.self(service));
  set(header.requestId, options.requestId ?? running?.requestId);
  set(header.traceparent, traceparentNow() ?? options.traceparent ?? running?.traceparent);
  set(header.idempotencyKey, options.idempotencyKey);
  const left = running?.deadline === undefined ? Infinity : running.deadline - performance.now();
  if (left <= 0) throw new DomainError('DEADLINE', { reason: `${running?.method} has no time left` });
  const timeoutMs = Math.ceil(Math.min(options.timeoutMs ?? DEFAULT_TIMEOUT_MS, left));
  set(header.timeout, String(timeoutMs));
  return { metadata, timeoutMs };
};
