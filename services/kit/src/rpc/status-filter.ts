import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { throwError, type Observable } from 'rxjs';
import { toDomainError, toStatus, type DomainError } from '../errors/index.js';

/** The one place where what was thrown becomes a status of the contract. */
@Catch()
export class StatusFilter implements ExceptionFilter {
  constructor(private readonly onInternal: (error: DomainError) => void) {}

  catch(thrown: unknown, host: ArgumentsHost): Observable<never> {
    // An event comes without metadata and has no caller: its consumer keeps what was thrown.
    if (host.switchToRpc().getContext() === undefined) return throwError(() => thrown);
    const error = toDomainError(thrown);
    if (error.code === 'INTERNAL') this.onInternal(error);
    return throwError(() => toStatus(error));
  }
}
