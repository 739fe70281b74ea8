import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { DomainError } from '../errors/index.js';
import { runInCall, type Call } from './call.js';
import { callOf, servesContract } from './grpc-service.js';
import { tracedCall } from './traced-call.js';

export interface CallObserver {
  /** `error` is what was thrown, undefined on success. */
  finished(method: string, ms: number, error: unknown): void;
}

/** Runs each handler inside its call, so that stores, outbox and outgoing calls know it, and tells the observer how it went. */
export class CallInterceptor implements NestInterceptor {
  constructor(private readonly observer: CallObserver) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    // Events have no call; their consumer opens its own transaction.
    if (!servesContract(context)) return next.handle();
    const call = callOf(context);
    const started = performance.now();
    return from(
      tracedCall(
        call.method,
        'server',
        () => runInCall(call, () => lastValueFrom(next.handle())),
        call.traceparent,
      ).then(
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
}

/** Whom this call asked had less time than it has itself: it ends early, and not because its own time is over. */
const isOfAnother = (thrown: unknown, call: Call): thrown is DomainError =>
  thrown instanceof DomainError &&
  thrown.code === 'DEADLINE' &&
  performance.now() < (call.deadline ?? Infinity);

const slowOther = (cause: DomainError): DomainError =>
  new DomainError('TRY_AGAIN', { reason: cause.message, retryAfterMs: 1000, cause });
