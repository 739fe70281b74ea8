import { DomainError } from '../../errors/domain-error.js';

/** The bus of a process that starts or ends takes no events. Nothing has failed: they wait in their outboxes. */
export class BusAtRest extends DomainError {
  constructor(state: 'held' | 'closed') {
    super('TRY_AGAIN', { reason: `the event bus is ${state}` });
  }
}
