import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { DomainError, toDomainError } from '../errors/index.js';
import type { KeepAudit } from './audit.js';
import { runInCall, type Call } from './call.js';
import { viewerLoad } from './call-load.js';
import { callOf, servesContract } from './grpc-controller.js';
import { tracedCall } from './traced-call.js';

export interface CallObserver {
  /** `error` is the thrown value, undefined on success. */
  finished(method: string, ms: number, error: unknown): void;
}

/**
 * Runs each handler inside its call, so that stores, outbox and outgoing calls can read it, and reports the outcome to the
 * observer and the audit.
 */
export class CallInterceptor implements NestInterceptor {
  constructor(
    private readonly observer: CallObserver,
    private readonly keepAudit: KeepAudit = () => Promise.resolve(),
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    // Events have no call; their consumer opens its own transaction.
    if (!servesContract(context)) return next.handle();
    const call = callOf(context);
    const started = performance.now();
    const ended = call.caller === undefined ? viewerLoad.begin() : undefined;
    return from(
      tracedCall(
        call.method,
        'server',
        () => this.audited(call, () => runInCall(call, () => lastValueFrom(next.handle()))),
        call.traceparent,
      )
        .finally(ended)
        .then(
          (value: unknown) => {
            this.observer.finished(call.method, performance.now() - started, undefined);
            return value;
          },
          (thrown: unknown) => {
            const error = isOfAnother(thrown, call) ? slowOther(thrown) : thrown;
            this.observer.finished(call.method, performance.now() - started, error);
            throw error;
          },
        ),
    );
  }

  /** A staff operation is answered only after its audit row is written. A failed one is answered with its own error. */
  private async audited<T>(call: Call, handle: () => Promise<T>): Promise<T> {
    if (!call.audit) return handle();
    const value = await handle().catch(async (thrown: unknown) => {
      await this.keepAudit(call, toDomainError(thrown).code).catch(() => undefined);
      throw thrown;
    });
    await this.keepAudit(call, 'OK');
    return value;
  }
}

/** True if a DEADLINE came from a peer that this call called, while this call itself has time left. */
const isOfAnother = (thrown: unknown, call: Call): thrown is DomainError =>
  thrown instanceof DomainError &&
  thrown.code === 'DEADLINE' &&
  performance.now() < (call.deadline ?? Infinity);

const slowOther = (cause: DomainError): DomainError =>
  new DomainError('TRY_AGAIN', { reason: cause.message, retryAfterMs: 1000, cause });
