import { isId, notFound, type Clock } from '@seyir/kit';
import {
  counterMoves,
  followerMove,
  isMarked,
  withMark,
  type LibraryEntry,
  type TitleMark,
} from '../domain/library.js';
import { newEntry } from './library-entry.js';
import type { CounterStore, LibraryStore, PlaybackEvents, TitleStore, Transaction } from './ports.js';

interface Deps {
  readonly titles: TitleStore;
  readonly library: LibraryStore;
  readonly counters: CounterStore;
  readonly transaction: Transaction;
  readonly events: PlaybackEvents;
  readonly clock: Clock;
}

/** The state of a title in a member's library, with its total followers. */
export interface TitleState {
  readonly entry: LibraryEntry;
  readonly followerCount: number;
}

/**
 * Sets a member's mark on a title or, without `wanted`, toggles it. Counters and the event follow in the same
 * transaction; requesting the current state changes nothing. NOT_FOUND for an unknown title, for marking a removed
 * one, and for the watched state of a title that is not on the watch list.
 */
export const setTitleMark =
  ({ titles, library, counters, transaction, events, clock }: Deps) =>
  async (
    memberId: string,
    { titleId, mark }: { titleId: string; mark: TitleMark },
    wanted: boolean | undefined,
  ): Promise<TitleState> => {
    const [title] = isId(titleId) ? await titles.byIds([titleId]) : [];
    if (!title) throw notFound('no such title');
    return transaction.run(async () => {
      const now = clock.now();
      const [before] = await library.lock([newEntry(memberId, title, now)]);
      if (!before) throw notFound('no such entry');
      const active = wanted ?? !isMarked(before, mark);
      if (active && title.removed) throw notFound('the title was removed');
      if (mark === 'entryWatched' && !before.watchListAt) throw notFound('not on the watch list');
      const after = withMark(before, mark, active, now);
      if (after !== before) {
        await library.save([after]);
        await counters.move(counterMoves(before, after));
        await counters.moveFollowers(new Map([[titleId, followerMove(before, after)]]));
        await events.libraryChanged([after]);
      }
      return { entry: after, followerCount: (await counters.followers([titleId])).get(titleId) ?? 0 };
    });
  };
