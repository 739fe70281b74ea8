import { badInput, DomainError, type Clock } from '@seyir/kit';
import { distinctWords, MOST_WORDS, wordsProblem } from '../domain/muted-words.js';
import type { MutedWordStore, RestraintEvents, Transaction } from './ports.js';

interface Deps {
  readonly words: MutedWordStore;
  readonly events: RestraintEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/**
 * Replaces a member's muted words; returns the stored words. BAD_INPUT for a word that has fewer than 2 or more than 50 graphemes,
 * LIMIT_REACHED beyond 200.
 */
export const setMutedWords =
  ({ words, events, transaction, clock }: Deps) =>
  async (memberId: string, given: readonly string[]): Promise<readonly string[]> => {
    if (given.length > MOST_WORDS)
      throw new DomainError('LIMIT_REACHED', { reason: `${given.length} words` });
    const wanted = distinctWords(given);
    const problem = wordsProblem(wanted);
    if (problem) throw badInput({ words: problem });
    return transaction.run(async () => {
      const changed = await words.set(memberId, wanted, clock.now());
      if (changed) await events.mutedWordsChanged([changed]);
      return wanted;
    });
  };
