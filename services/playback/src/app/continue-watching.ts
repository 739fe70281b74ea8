import { notFound, type Clock, type UnitOfWork } from '@seyir/kit';
import type { Position } from '../domain/position.js';
import { isLast, sliceOf } from './page.js';
import type { PositionStore } from './ports.js';

export interface PositionPage {
  readonly positions: Position[];
  readonly count: number;
  readonly last: boolean;
}

/**
 * One entry a title: of its unfinished episodes the one that was watched last; the latest first.
 * The whole list is what one member left unfinished, so it is read whole and needs no counter.
 * @param page counted from 1; size 1 to 100, 24 when it is 0.
 */
export const listContinueWatching =
  ({ positions }: { positions: PositionStore }) =>
  async (memberId: string, page: { number: number; size: number } | undefined): Promise<PositionPage> => {
    const slice = sliceOf(page);
    const all = await positions.unfinished(memberId);
    return {
      positions: all.slice(slice.from, slice.from + slice.size),
      count: all.length,
      last: isLast(slice, all.length),
    };
  };

/**
 * Takes the title of an entry off the list until one of its episodes is played again; positions and progress stay.
 * Removing twice is no error; NOT_FOUND for an id that is not the member's own.
 */
export const removeContinueWatching =
  ({ positions, unitOfWork, clock }: { positions: PositionStore; unitOfWork: UnitOfWork; clock: Clock }) =>
  async (memberId: string, positionId: string): Promise<void> => {
    const known = await unitOfWork.run(() => positions.takeOff(memberId, positionId, clock.now()));
    if (!known) throw notFound('no such entry of this member');
  };
