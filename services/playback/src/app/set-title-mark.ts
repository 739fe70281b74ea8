import { isId, notFound, type Clock, type Outbox, type UnitOfWork } from '@seyir/kit';
import { topics } from '@seyir/proto';
import {
  counterMoves,
  followerMove,
  isMarked,
  withMark,
  type LibraryEntry,
  type TitleMark,
} from '../domain/library.js';
import { newEntry } from './library-entry.js';
import { libraryMessage } from './messages.js';
import type { CounterStore, LibraryStore, TitleStore } from './ports.js';

interface Deps {
  readonly titles: TitleStore;
  readonly library: LibraryStore;
  readonly counters: CounterStore;
  readonly unitOfWork: UnitOfWork;
  readonly outbox: Outbox;
  readonly clock: Clock;
}

/** How a title stands in a member's library, with the followers that it has in all. */
export interface TitleState {
  readonly entry: LibraryEntry;
  readonly followerCount: number;
}

/**
 * Sets one of a member's marks on a title or, without `wanted`, toggles it; counters and the event follow in the same
 * transaction, and asking for what is there changes nothing. NOT_FOUND for an unknown title, for marking one that was
 * removed, and for the watched state of a title off the watch list.
 */
export const setTitleMark =
  ({ titles, library, counters, unitOfWork, outbox, clock }: Deps) =>
  async (
    memberId: string,
    { titleId, mark }: { titleId: string; mark: TitleMark },
    wanted: boolean | undefined,
  ): Promise<TitleState> => {
    const [title] = isId(titleId) ? await titles.byIds([titleId]) : [];
    if (!title) throw notFound('no such title');
    return unitOfWork.run(async () => {
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
        await outbox.add(topics.library, libraryMessage(after));
      }
      return { entry: after, followerCount: (await counters.followers([titleId])).get(titleId) ?? 0 };
    });
  };
