import { notFound, type Clock, type UnitOfWork } from '@seyir/kit';
import type { Position } from '../domain/position.js';
import type { PositionStore } from './ports.js';

const DEFAULT_SIZE = 24;
const MAX_SIZE = 100;

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
  async (memberId: string, page: { number: number; size: number }): Promise<PositionPage> => {
    const size = Math.min(page.size || DEFAULT_SIZE, MAX_SIZE);
    const from = (Math.max(page.number, 1) - 1) * size;
    const all = await positions.unfinished(memberId);
    return { positions: all.slice(from, from + size), count: all.length, last: from + size >= all.length };
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
