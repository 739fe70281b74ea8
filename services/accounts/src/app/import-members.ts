import type { Clock } from '@seyir/kit';
import { checkMembers, type ImportedMember } from './check-members.js';
import type { AccountEvents, MemberStore, PasswordHasher, PasswordStore, Transaction } from './ports.js';

interface Deps {
  readonly members: MemberStore;
  readonly passwords: PasswordStore;
  readonly hasher: PasswordHasher;
  readonly events: AccountEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

export interface ImportResult {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
}

/**
 * Takes in up to 500 members, silent, activated, idempotent by id: who is there already keeps what they have made of
 * their profile and password. BAD_INPUT; CONFLICT for a username or an address that another member has.
 */
export const importMembers =
  ({ members, passwords, hasher, events, transaction, clock }: Deps) =>
  async (imported: readonly ImportedMember[]): Promise<ImportResult> => {
    checkMembers(imported);
    const known = new Set((await members.byIds(imported.map((m) => m.id))).map((m) => m.id));
    const fresh = imported.filter((member) => !known.has(member.id));
    // Slow on purpose, so outside of the transaction and side by side.
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
