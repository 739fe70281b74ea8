import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Metadata } from '@grpc/grpc-js';
import { throwError, type Observable } from 'rxjs';
import { toDomainError, toStatus, type DomainError } from '../errors/index.js';
import type { Call } from './call.js';
import { keptCall } from './grpc-controller.js';

/** The one place that converts thrown values into a status of the contract. */
@Catch()
export class StatusFilter implements ExceptionFilter {
  constructor(private readonly onInternal: (error: DomainError, call: Call | undefined) => void) {}

  catch(thrown: unknown, host: ArgumentsHost): Observable<never> {
    // An event has no metadata and no caller: its consumer handles the error.
    if (host.switchToRpc().getContext() === undefined) return throwError(() => thrown);
    const error = toDomainError(thrown);
    if (error.code === 'INTERNAL')
      this.onInternal(error, keptCall(host.switchToRpc().getContext<Metadata>()));
    return throwError(() => toStatus(error));
  }
}
