import { Catch, type ExceptionFilter } from '@nestjs/common';
import { throwError, type Observable } from 'rxjs';
import { toDomainError, toStatus, type DomainError } from '../errors/index.js';

/** The one place where what was thrown becomes a status of the contract. */
@Catch()
export class StatusFilter implements ExceptionFilter {
  constructor(private readonly onInternal: (error: DomainError) => void) {}

  catch(thrown: unknown): Observable<never> {
    const error = toDomainError(thrown);
    if (error.code === 'INTERNAL') this.onInternal(error);
    return throwError(() => toStatus(error));
  }
}
