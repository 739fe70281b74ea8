import {
  badInput,
  DomainError,
  isId,
  notFound,
  type Clock,
  type Ids,
  type TaskKind,
  type Tasks,
} from '@seyir/kit';
import { isLater, isSanctionEnd, mayRestrict, type Sanction, type SanctionKind } from '../domain/sanction.js';
import type { AccountEvents, SanctionStore, SessionStore, Transaction } from './ports.js';

// One transaction adds the sanction and its end as a task, and ends the sessions, with the events.
interface Deps {
  readonly sanctions: SanctionStore;
  readonly sessions: SessionStore;
  readonly events: AccountEvents;
  readonly transaction: Transaction;
  readonly tasks: Tasks;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Lifts a silence or a ban at its end. */
export const endSanctionTask: TaskKind<{ readonly sanctionId: string }, null> = {
  name: 'end-sanction',
  // A silence may last a year, and its task waits that long. The task counts as late only after its own due time.
  deadlineMs: 400 * 86_400_000,
  whenDead: 'ticket',
};

export interface SanctionOrder {
  readonly memberId: string;
  readonly kind: SanctionKind;
  readonly violation: number;
  /** Undefined: without an end. */
  readonly until: Date | undefined;
  readonly imposedBy: string | undefined;
  /** A case imposes one sanction at most. */
  readonly caseId: string | undefined;
}

/**
 * Silences or bans a member in the running transaction. The sessions end, so the rule holds at once, and the member learns of it
 * at the next sign-in. Each sanction lasts until its own end, beside others of the same kind: if one is lifted, the others still
 * hold. An order without a case comes from the desk, where the moderator sees earlier sanctions: it ends those that would last
 * longer. The moderator of a case does not see them. Undefined for an unknown member.
 */
export const putInForce =
  ({ sanctions, sessions, events, tasks, clock, ids }: Omit<Deps, 'transaction'>) =>
  async (order: SanctionOrder): Promise<Sanction | undefined> => {
    const { memberId, kind, until, caseId } = order;
    if (!(await sanctions.lockMember(memberId))) return undefined;
    // A case that an appeal has added has the id of the sanction.
    const known =
      caseId === undefined ? undefined : ((await sanctions.byCase(caseId)) ?? (await sanctions.byId(caseId)));
    if (known) return known;
    const now = clock.now();
    if (caseId === undefined && until) await sanctions.endLonger(order, until, now);
    const earlier = await sanctions.inForce(memberId, kind);
    const sanction: Sanction = { ...order, id: ids.next(), imposedAt: now, endedAt: undefined };
    await sanctions.add(sanction);
    if (until) await tasks.add(endSanctionTask, { sanctionId: sanction.id }, { due: until });
    // The member is already under a sanction that lasts longer, so nothing changes for the member yet.
    if (earlier && caseId !== undefined && !isLater(until, earlier.until)) return sanction;
    if (kind === 'ban') {
      const banned = await sanctions.setBanned(memberId, now, now);
      if (banned) await events.membersChanged([banned]);
    }
    for (const sessionId of await sessions.endAll(memberId, now)) events.sessionEnded(sessionId);
    return sanction;
  };

export interface SanctionInput {
  readonly memberId: string;
  readonly kind: SanctionKind;
  readonly violation: number;
  readonly until: Date | undefined;
}

/**
 * A moderator silences or bans a member. BAD_INPUT for an end in the past or more than a year ahead, and for a silence without one;
 * NOT_FOUND; FORBIDDEN for oneself, for admins, and for other staff unless by an admin.
 */
export const imposeSanction = (deps: Deps) => {
  const put = putInForce(deps);
  return async (
    moderator: { readonly id: string; readonly roles: readonly string[] },
    input: SanctionInput,
  ): Promise<Sanction> => {
    const { memberId, kind, until } = input;
    if (!isSanctionEnd(kind, until, deps.clock.now()))
      throw badInput({ until: until || kind === 'ban' ? 'invalid' : 'required' });
    if (memberId === moderator.id) throw new DomainError('FORBIDDEN', { reason: 'a sanction of oneself' });
    if (!isId(memberId)) throw notFound(`member ${memberId}`);
    return deps.transaction.run(async () => {
      const member = await deps.sanctions.lockMember(memberId);
      if (!member) throw notFound(`member ${memberId}`);
      if (!mayRestrict(moderator.roles, member))
        throw new DomainError('FORBIDDEN', { reason: 'a member of staff' });
      const imposed = await put({ ...input, imposedBy: moderator.id, caseId: undefined });
      if (!imposed) throw notFound(`member ${memberId}`);
      return imposed;
    });
  };
};
