import { isId, notFound, type Clock } from '@seyir/kit';
import { counterMoves, followerMove, type LibraryEntry } from '../domain/library.js';
import { scoreMoves } from '../domain/score.js';
import type { Title } from '../domain/title.js';
import { newEntry } from './library-entry.js';
import type {
  CounterStore,
  LibraryStore,
  PlaybackEvents,
  ScoreStore,
  TitleStore,
  Transaction,
} from './ports.js';

/** The stores of an entry and of what is counted of it, and the events. */
interface EntryDeps {
  readonly library: LibraryStore;
  readonly counters: CounterStore;
  readonly scores: ScoreStore;
  readonly events: PlaybackEvents;
}

// One transaction changes the entry with its counters, follower counts and scores.
interface Deps extends EntryDeps {
  readonly titles: TitleStore;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/** The state of a title in a member's library, with its total followers. */
export interface TitleState {
  readonly entry: LibraryEntry;
  readonly followerCount: number;
}

/**
 * Changes a member's entry of a title: stores what `change` returns, with the counters, the scores and the event. The same entry
 * changes nothing. NOT_FOUND for an unknown title.
 */
export const changeEntry =
  (deps: Deps) =>
  async (
    memberId: string,
    titleId: string,
    change: (before: LibraryEntry, title: Title, now: Date) => LibraryEntry,
  ): Promise<TitleState> => {
    const { titles, library, counters, transaction, clock } = deps;
    const [title] = isId(titleId) ? await titles.byIds([titleId]) : [];
    if (!title) throw notFound('no such title');
    return transaction.run(async () => {
      const now = clock.now();
      const unmarked = newEntry(memberId, title, now);
      const [locked] = await library.lock([unmarked]);
      // A task of a removed title may have deleted the entry: then nothing is left to take back.
      const before = locked ?? unmarked;
      const after = change(before, title, now);
      if (after !== before && !locked) throw notFound('no such entry');
      if (after !== before) await saveEntries(deps, [{ before, after }]);
      return { entry: after, followerCount: (await counters.followers([titleId])).get(titleId) ?? 0 };
    });
  };

export type ChangeEntry = ReturnType<typeof changeEntry>;

/** A changed entry. */
interface EntryChange {
  readonly before: LibraryEntry;
  readonly after: LibraryEntry;
}

/** Stores changed entries with their counters, follower counts, scores and events, in the running transaction. */
export const saveEntries = async (
  { library, counters, scores, events }: EntryDeps,
  changes: readonly EntryChange[],
): Promise<void> => {
  const entries = changes.map(({ after }) => after);
  await library.save(entries);
  await counters.move(changes.flatMap(({ before, after }) => counterMoves(before, after)));
  await counters.moveFollowers(followerMoves(changes));
  await scores.move(changes.flatMap(({ before, after }) => scoreMoves(before, after)));
  await events.libraryChanged(entries);
};

const followerMoves = (changes: readonly EntryChange[]): ReadonlyMap<string, number> => {
  const moves = new Map<string, number>();
  for (const { before, after } of changes)
    moves.set(after.titleId, (moves.get(after.titleId) ?? 0) + followerMove(before, after));
  return moves;
};
