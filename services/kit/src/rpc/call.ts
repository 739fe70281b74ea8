import { AsyncLocalStorage } from 'node:async_hooks';

export const roles = ['visitor', 'member', 'editor', 'moderator', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Whose call it is. A visitor has neither member nor session. */
export interface Viewer {
  readonly memberId?: string;
  readonly sessionId?: string;
  /** `['visitor']`, or `member` and whatever else the member is. */
  readonly roles: readonly Role[];
}

export const visitor: Viewer = { roles: ['visitor'] };

/** One call of a contract as its handler sees it, whatever the transport. */
export interface Call {
  /** A visitor where a service calls for itself. */
  readonly viewer: Viewer;
  /** The service that calls for itself; absent when the call comes for a viewer. */
  readonly caller?: string;
  readonly requestId: string;
  readonly traceparent?: string;
  /** Makes a write that is repeated within 24 h have one effect and the same answer. */
  readonly idempotencyKey?: string;
  /** Aborted at the deadline. */
  readonly signal: AbortSignal;
  /** When the caller stops to wait, as `performance.now()` tells time; calls made on its behalf end by then. */
  readonly deadline?: number;
  /** `CommentsService/postReply`. */
  readonly method: string;
  /** Digest of the request, to tell a repeated write from another one under the same key. */
  readonly requestDigest: string;
  /** The viewer's signed metadata, passed on to peers as it came. */
  readonly viewerToken?: string;
}

export interface CallOptions {
  /** Signed by the gateway; services leave it out and pass on what they were called with. */
  readonly viewerToken?: string;
  readonly requestId?: string;
  readonly traceparent?: string;
  readonly idempotencyKey?: string;
  /** Milliseconds that the whole call may take; 5,000 unless told otherwise, and never more than the caller's own. */
  readonly timeoutMs?: number;
  /** Calls in the service's own name although a viewer's call is running. */
  readonly asService?: boolean;
}

/** What a log line says of the call that it belongs to. */
export const logFieldsOf = ({
  requestId,
  traceparent,
}: {
  readonly requestId: string;
  readonly traceparent?: string | undefined;
}) => ({
  requestId,
  ...(traceparent && { traceId: traceIdOf(traceparent) }),
});

/** The trace of a W3C traceparent; undefined where it is none. */
export const traceIdOf = (traceparent: string): string | undefined =>
  /^[\da-f]{2}-([\da-f]{32})-/.exec(traceparent)?.[1];

const storage = new AsyncLocalStorage<Call>();

/** The call that is being handled, if any. */
export const currentCall = (): Call | undefined => storage.getStore();

export const runInCall = <T>(call: Call, work: () => Promise<T>): Promise<T> => storage.run(call, work);

/** Work of the service itself (consumers, jobs): whatever call started it is over. */
export const runOutsideCalls = <T>(work: () => T): T => storage.exit(work);
