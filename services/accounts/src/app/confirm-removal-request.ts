import { badInput, DomainError, type Clock } from '@seyir/kit';
import { removalDue, type RemovalRequest } from '../domain/removal-request.js';
import type { RemovalRequestStore, Transaction } from './ports.js';
import { tokenHash } from './token-hash.js';

interface Deps {
  readonly removals: RemovalRequestStore;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/** The asker confirms a request by the link of the mail; its 48 hours begin. Confirming it again changes nothing. LINK_EXPIRED. */
export const confirmRemovalRequest =
  ({ removals, transaction, clock }: Deps) =>
  async (token: string): Promise<RemovalRequest> => {
    if (token === '') throw badInput({ token: 'required' });
    const now = clock.now();
    const confirmed = await transaction.run(() => removals.confirm(tokenHash(token), now, removalDue(now)));
    if (!confirmed) throw new DomainError('LINK_EXPIRED');
    return confirmed;
  };
