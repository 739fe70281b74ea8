import { keyPage, notFound, type Clock, type KeyPage, type KeyPageQuery } from '@seyir/kit';
import type { Position } from '../domain/position.js';
import { latestUnfinished, sizes } from './page.js';
import type { PositionStore, Transaction } from './ports.js';

export interface PositionPage extends KeyPage<Position> {
  readonly count: number;
}

/**
 * One entry per title: its unfinished episode that was watched last; the latest first. The list of one member is
 * short, so it is read whole and needs no counter. BAD_INPUT as in keyPage.
 */
export const listContinueWatching =
  ({ positions }: { positions: PositionStore }) =>
  async (memberId: string, page: KeyPageQuery | undefined): Promise<PositionPage> => {
    const all = (await positions.unfinished(memberId)).map((item) => ({
      item,
      key: { at: item.measuredAt.getTime(), id: item.id },
    }));
    const found = await keyPage({ keyset: latestUnfinished, sizes, page }, ({ after, skip, limit }) => {
      const rest = after
        ? all.filter(({ key }) => key.at < after.at || (key.at === after.at && key.id > after.id))
        : all;
      return Promise.resolve(rest.slice(skip, skip + limit));
    });
    return { ...found, count: all.length };
  };

/**
 * Removes an entry's title from the list until one of its episodes is played again; positions and progress stay.
 * Removing twice is no error; NOT_FOUND for an id that is not the member's own.
 */
export const removeContinueWatching =
  ({ positions, transaction, clock }: { positions: PositionStore; transaction: Transaction; clock: Clock }) =>
  async (memberId: string, positionId: string): Promise<void> => {
    const known = await transaction.run(() => positions.takeOff(memberId, positionId, clock.now()));
    if (!known) throw notFound('no such entry of this member');
  };
