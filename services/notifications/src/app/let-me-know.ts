import { badInput, isId, notFound, type Clock } from '@seyir/kit';
import type { NotifyKind } from '../domain/announcement.js';
import type { Catalogue, Transaction, WishStore } from './ports.js';

const MAX_IDS = 200;

interface Deps {
  readonly wishes: WishStore;
  readonly catalogue: Catalogue;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/** Sets or toggles a member's wish for announcements of an episode or title; returns the new state. NOT_FOUND. */
export const setLetMeKnow =
  ({ wishes, catalogue, transaction, clock }: Deps) =>
  async (memberId: string, kind: NotifyKind, id: string, active: boolean | undefined): Promise<boolean> => {
    if (!isId(id) || (active !== false && !(await catalogue.exists(kind, id))))
      throw notFound(`${kind} ${id}`);
    return transaction.run(async () => {
      if (active === true) await wishes.add(memberId, kind, id, clock.now());
      else if (active === false) await wishes.remove(memberId, kind, id);
      else return !(await wishes.remove(memberId, kind, id)) && wishes.add(memberId, kind, id, clock.now());
      return active;
    });
  };

/** The targets that the member has a wish for. BAD_INPUT beyond 200. */
export const getLetMeKnow =
  ({ wishes }: Pick<Deps, 'wishes'>) =>
  async (memberId: string, kind: NotifyKind, ids: readonly string[]): Promise<string[]> => {
    if (ids.length > MAX_IDS) throw badInput({ ids: 'too_long' });
    const known = [...new Set(ids.filter(isId))];
    return known.length === 0 ? [] : wishes.among(memberId, kind, known);
  };
