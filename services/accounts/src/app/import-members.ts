import type { Clock, GoneMembers } from '@seyir/kit';
import { checkMembers, type ImportedMember } from './check-members.js';
import type { AccountEvents, MemberStore, PasswordHasher, PasswordStore, Transaction } from './ports.js';

// An import writes at once what a registration and its activation write: members, passwords and events.
interface Deps {
  readonly members: MemberStore;
  readonly passwords: PasswordStore;
  readonly hasher: PasswordHasher;
  readonly events: AccountEvents;
  readonly goneMembers: GoneMembers;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

export interface ImportResult {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
}

/**
 * Imports up to 500 members: activated, without mails, idempotent by id. Existing members keep their changed profile and password,
 * and erased ones stay erased. BAD_INPUT; CONFLICT for a username or an address of another member.
 */
export const importMembers =
  ({ members, passwords, hasher, events, goneMembers, transaction, clock }: Deps) =>
  async (imported: readonly ImportedMember[]): Promise<ImportResult> => {
    checkMembers(imported);
    const known = new Set((await members.byIds(imported.map((m) => m.id))).map((m) => m.id));
    const gone = await goneMembers.among(imported.map((m) => m.id));
    const fresh = imported.filter((member) => !known.has(member.id) && !gone.has(member.id));
    // Hashing is slow on purpose, so it runs outside the transaction and in parallel.
    const hashes = new Map(
      await Promise.all(
        fresh
          .filter((member) => member.password !== '')
          .map(async ({ id, password }) => [id, await hasher.hash(password)] as const),
      ),
    );
    return transaction.run(async () => {
      const now = clock.now();
      const added = await members.add(fresh, now);
      const created = new Set(added.map((member) => member.id));
      await passwords.put(new Map([...hashes].filter(([id]) => created.has(id))), now);
      await events.membersChanged(added);
      return { created: added.length, updated: 0, unchanged: imported.length - added.length };
    });
  };
