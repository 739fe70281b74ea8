import { isId, notFound, type Clock } from '@seyir/kit';
import type { ContactStore, DeskContact, Transaction } from './ports.js';

interface Deps {
  readonly contacts: ContactStore;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/** A moderator marks a contact message as handled, or as waiting again. Repeating it changes nothing. NOT_FOUND. */
export const handleContact =
  ({ contacts, transaction, clock }: Deps) =>
  async (moderatorId: string, id: string, handled: boolean): Promise<DeskContact> => {
    if (!isId(id)) throw notFound(`contact message ${id}`);
    const by = handled ? { memberId: moderatorId, at: clock.now() } : undefined;
    const changed = await transaction.run(() => contacts.setHandled(id, by));
    if (!changed) throw notFound(`contact message ${id}`);
    return changed;
  };
