import { badInput, isId, type Clock } from '@seyir/kit';
import type { CommentEvents, ImportResult, ImportStore, MemberReaction, Transaction } from './ports.js';

const MAX_BATCH = 500;

interface Deps {
  readonly imports: ImportStore;
  readonly events: CommentEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/** Takes in up to 500 reactions, one a member a target; one event for each target that changed. BAD_INPUT. */
export const importReactions =
  ({ imports, events, transaction, clock }: Deps) =>
  async (imported: readonly MemberReaction[]): Promise<ImportResult> => {
    check(imported);
    return transaction.run(async () => {
      await imports.lock();
      const { created, updated, tallies } = await imports.saveReactions(imported, clock.now());
      await events.reactionsChanged(tallies);
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
