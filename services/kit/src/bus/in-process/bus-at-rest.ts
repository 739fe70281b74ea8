import { DomainError } from '../../errors/domain-error.js';

/**
 * The in-process bus accepts no events while the process starts or stops. This is not a failure: events wait in their outboxes.
 */
export class BusAtRest extends DomainError {
  constructor(state: 'held' | 'closed') {
    super('TRY_AGAIN', { reason: `the event bus is ${state}` });
  }
}
