import { notFound } from '@seyir/kit';
import { isMarked, withMark, type TitleMark } from '../domain/library.js';
import type { ChangeEntry, TitleState } from './change-entry.js';

interface Deps {
  readonly changeEntry: ChangeEntry;
}

/**
 * Sets a member's mark on a title or, without `wanted`, toggles it. Counters and the event follow in the same
 * transaction; requesting the current state changes nothing. NOT_FOUND for an unknown title, for marking a removed one, and for
 * the watched mark of a title that is not on the watch list.
 */
export const setTitleMark =
  ({ changeEntry }: Deps) =>
  (
    memberId: string,
    { titleId, mark }: { titleId: string; mark: TitleMark },
    wanted: boolean | undefined,
  ): Promise<TitleState> =>
    changeEntry(memberId, titleId, (before, title, now) => {
      const active = wanted ?? !isMarked(before, mark);
      if (active && title.removed) throw notFound('the title was removed');
      if (active && mark === 'entryWatched' && !before.watchListAt) throw notFound('not on the watch list');
      return withMark(before, mark, active, now);
    });
