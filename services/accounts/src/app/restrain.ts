import { badInput, DomainError, isId, notFound, type Clock, type Ids } from '@seyir/kit';
import { asOf, MOST_RESTRAINTS, type KeptRestraint, type Restraint } from '../domain/restraint.js';
import type { RestraintEvents, RestraintStore, Transaction } from './ports.js';

export interface RestrainDeps {
  readonly restraints: RestraintStore;
  readonly events: RestraintEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** The fields that a use case changes; the others stay. */
export type Change = Partial<Pick<Restraint, 'blocked' | 'mute'>>;

/**
 * Changes a member's block or mute of another one, and publishes it. Does nothing if it is already so. BAD_INPUT for the member's
 * own id, NOT_FOUND for an unknown or erased member, LIMIT_REACHED beyond 1,000 of one kind.
 */
export const restrain =
  ({ restraints, events, transaction, clock, ids }: RestrainDeps) =>
  async (memberId: string, otherId: string, change: Change): Promise<Restraint> => {
    if (otherId === memberId) throw badInput({ memberId: 'invalid' });
    if (!isId(otherId)) throw notFound(`member ${otherId}`);
    return transaction.run(async () => {
      const now = clock.now();
      if (!(await restraints.lock(memberId, otherId))) throw notFound(`member ${otherId}`);
      const kept = await restraints.find(memberId, otherId);
      const standing = standingOf(kept);
      const wanted = { ...standing, ...change };
      if (kept && same(kept, wanted)) return wanted;
      if (!kept && !wanted.blocked && !wanted.mute) return wanted;
      if (wanted.blocked && !standing.blocked) await checkRoom('blocks');
      const isMuted = wanted.mute && !standing.mute;
      if (isMuted) await makeRoomForMute();
      // Ending old mutes to make room may have ended this member's earlier mute and published that as a version.
      const current = isMuted ? standingOf(await restraints.find(memberId, otherId)) : standing;
      const saved = await restraints.save({
        ...current,
        ...change,
        version: current.version + 1,
        changedAt: now,
      });
      await events.restraintsChanged([saved]);
      return saved;

      function standingOf(found: KeptRestraint | undefined): KeptRestraint {
        if (found) return asOf(found, now);
        return {
          id: ids.next(),
          memberId,
          otherId,
          blocked: false,
          mute: undefined,
          version: 0,
          changedAt: now,
        };
      }

      /** Ended mutes keep their rows until the limit is reached. */
      async function makeRoomForMute() {
        if ((await restraints.count(memberId, 'mutes')) < MOST_RESTRAINTS) return;
        await events.restraintsChanged(await restraints.endMutes(memberId, now));
        await checkRoom('mutes');
      }

      async function checkRoom(kind: 'blocks' | 'mutes') {
        if ((await restraints.count(memberId, kind)) >= MOST_RESTRAINTS)
          throw new DomainError('LIMIT_REACHED', { reason: `${MOST_RESTRAINTS} ${kind}` });
      }
    });
  };

const same = (one: Restraint, other: Restraint): boolean =>
  one.blocked === other.blocked &&
  !one.mute === !other.mute &&
  one.mute?.until?.getTime() === other.mute?.until?.getTime();
