import { AsyncLocalStorage } from 'node:async_hooks';
import type { AuditEntry } from './audit.js';

export const roles = ['visitor', 'member', 'editor', 'moderator', 'admin'] as const;
export type Role = (typeof roles)[number];

/** The viewer of a call. A visitor has neither member nor session. */
export interface Viewer {
  readonly memberId?: string;
  readonly sessionId?: string;
  /** `['visitor']`, or `member` and the member's other roles. */
  readonly roles: readonly Role[];
  /** The member may read, but not write. */
  readonly silence?: Silence;
}

/** A silence that is in force: until when, and for which violation. */
export interface Silence {
  /** Milliseconds since 1970. */
  readonly until: number;
  /** Number of the contract's `Violation`. */
  readonly violation: number;
}

export const visitor: Viewer = { roles: ['visitor'] };

/** One call of a contract, as its handler sees it on any transport. */
export interface Call {
  /** A visitor if a service calls for itself. */
  readonly viewer: Viewer;
  /** The service that calls for itself; undefined if the call is made for a viewer. */
  readonly caller?: string;
  readonly requestId: string;
  readonly traceparent?: string;
  /** A write repeated with the same key within 24 h has one effect and the same answer. */
  readonly idempotencyKey?: string;
  /** Aborted at the deadline. */
  readonly signal: AbortSignal;
  /** When the caller stops waiting, by `performance.now()`. Calls made on behalf of this call end by then. */
  readonly deadline?: number;
  /** `CommentsService/postReply`. */
  readonly method: string;
  /** Digest of the request. It distinguishes a repeated write from another one with the same key. */
  readonly requestDigest: string;
  /** The viewer's signed metadata, forwarded to peers unchanged. */
  readonly viewerToken?: string;
  /** Set for an operation that the viewer may do only as staff. */
  readonly audit?: AuditEntry;
}

export interface CallOptions {
  /** Signed by the gateway. Services leave it out and forward the one of their own call. */
  readonly viewerToken?: string;
  readonly requestId?: string;
  readonly traceparent?: string;
  readonly idempotencyKey?: string;
  /** Time limit of the whole call in ms; default 5,000, and never more than the caller's own. */
  readonly timeoutMs?: number;
  /** Calls in the service's own name even during a viewer's call. */
  readonly asService?: boolean;
}

/** The log fields of a call. */
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

/** The trace id of a W3C traceparent; undefined if it is malformed. */
export const traceIdOf = (traceparent: string): string | undefined =>
  /^[\da-f]{2}-([\da-f]{32})-/.exec(traceparent)?.[1];

const storage = new AsyncLocalStorage<Call>();

/** The current call, if any. */
export const currentCall = (): Call | undefined => storage.getStore();

export const runInCall = <T>(call: Call, work: () => Promise<T>): Promise<T> => storage.run(call, work);

/** Runs work of the service itself (consumers, jobs) outside the call that started it. */
export const runOutsideCalls = <T>(work: () => T): T => storage.exit(work);
