import { badInput, isId, type GoneMembers } from '@seyir/kit';
import type { ImportResult, ImportStore, MemberReaction, Transaction } from './ports.js';

const MAX_BATCH = 500;

interface Deps {
  readonly imports: ImportStore;
  readonly goneMembers: GoneMembers;
  readonly transaction: Transaction;
}

/**
 * Imports up to 500 reactions, one per member and target. Events follow as for `setReaction`. Reactions of erased
 * members are skipped. BAD_INPUT.
 */
export const importReactions =
  ({ imports, goneMembers, transaction }: Deps) =>
  async (imported: readonly MemberReaction[]): Promise<ImportResult> => {
    check(imported);
    return transaction.run(async () => {
      await imports.lock();
      const gone = await goneMembers.among(imported.map(({ memberId }) => memberId));
      const { created, updated } = await imports.saveReactions(
        imported.filter(({ memberId }) => !gone.has(memberId)),
      );
      return { created, updated, unchanged: imported.length - created - updated };
    });
  };

const check = (imported: readonly MemberReaction[]): void => {
  if (imported.length > MAX_BATCH) throw badInput({ reactions: 'too_long' });
  const keys = imported.map(({ target, memberId }) => `${target.type}:${target.id}:${memberId}`);
  if (new Set(keys).size < keys.length) throw badInput({ reactions: 'invalid' });
  imported.forEach(({ target, memberId }, index) => {
    for (const [field, value] of Object.entries({ targetId: target.id, memberId }))
      if (!isId(value)) throw badInput({ [`reactions.${index}.${field}`]: 'invalid' });
  });
};
