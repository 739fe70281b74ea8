import { badInput, isId, type GoneMembers } from '@seyir/kit';
import type { RemovalRequest } from '../domain/removal-request.js';
import type { Sanction } from '../domain/sanction.js';
import type { ImportResult } from './import-members.js';
import type { DeskContact, DeskImports, Transaction } from './ports.js';

const MAX_BATCH = 100;

/** Things of the moderators' desk. */
export interface ImportedDesk {
  readonly contacts: readonly DeskContact[];
  readonly removals: readonly RemovalRequest[];
  readonly sanctions: readonly Sanction[];
}

interface Deps {
  readonly deskImports: DeskImports;
  readonly goneMembers: GoneMembers;
  readonly transaction: Transaction;
}

/**
 * Adds up to 100 contact messages, removal requests and past sanctions each, without mails and events. Existing entries stay
 * unchanged, except that the dates of a waiting removal request move. Entries of erased members are left out. BAD_INPUT for a
 * contact without a member, an unconfirmed removal request, and a sanction that is in force.
 */
export const importDesk =
  ({ deskImports, goneMembers, transaction }: Deps) =>
  async ({ contacts, removals, sanctions }: ImportedDesk): Promise<ImportResult> => {
    for (const [field, things] of Object.entries({ contacts, removals, sanctions })) {
      if (things.length > MAX_BATCH) throw badInput({ [field]: 'too_many' });
      if (!things.every(({ id }) => isId(id))) throw badInput({ [field]: 'invalid' });
    }
    if (!contacts.every(({ memberId }) => memberId && isId(memberId)))
      throw badInput({ contacts: 'invalid' });
    if (!removals.every(({ confirmedAt, dueAt }) => confirmedAt && dueAt))
      throw badInput({ removals: 'invalid' });
    if (!sanctions.every(({ memberId, endedAt }) => endedAt && isId(memberId)))
      throw badInput({ sanctions: 'invalid' });
    return transaction.run(async () => {
      const members = [...contacts, ...sanctions].flatMap(({ memberId }) => memberId ?? []);
      const gone = await goneMembers.among(members);
      const created = await deskImports.add({
        removals,
        contacts: contacts.filter(({ memberId = '' }) => !gone.has(memberId)),
        sanctions: sanctions.filter(({ memberId }) => !gone.has(memberId)),
      });
      const all = contacts.length + removals.length + sanctions.length;
      return { created, updated: 0, unchanged: all - created };
    });
  };
