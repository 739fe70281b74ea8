import { isId, notFound, type Clock } from '@seyir/kit';
import { newEntry } from './library-entry.js';
import type { LibraryStore, SourceStore, TitleStore, Transaction } from './ports.js';

interface Deps {
  readonly titles: TitleStore;
  readonly library: LibraryStore;
  readonly sources: SourceStore;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

export interface GroupChoice {
  readonly titleId: string;
  readonly groupId: string;
  /** True: if the account already has a choice, that one stays. */
  readonly keepEarlier: boolean;
}

/**
 * Stores the translator group that a member chose for a title (product-rules, Watching); returns the group that is now
 * chosen. NOT_FOUND for an unknown or removed title, and for a group without an episode of it.
 */
export const chooseGroup =
  ({ titles, library, sources, transaction, clock }: Deps) =>
  async (memberId: string, { titleId, groupId, keepEarlier }: GroupChoice): Promise<string> => {
    const [title] = isId(titleId) ? await titles.byIds([titleId]) : [];
    if (!title || title.removed) throw notFound('no such title');
    const query = { titleId, groupId, season: undefined, offset: 0, limit: 1 };
    const [group] = isId(groupId) ? await sources.groupsOfTitle(query) : [];
    if (!group) throw notFound('no such group of this title');
    return transaction.run(() =>
      library.chooseGroup(newEntry(memberId, title, clock.now()), groupId, keepEarlier),
    );
  };
