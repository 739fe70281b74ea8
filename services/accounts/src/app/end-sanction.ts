import { DomainError, isId, notFound, type Clock, type TaskStep } from '@seyir/kit';
import { mayRestrict, type Sanction } from '../domain/sanction.js';
import type { AccountEvents, SanctionStore, SessionStore, Transaction } from './ports.js';

interface Deps {
  readonly sanctions: SanctionStore;
  readonly sessions: Pick<SessionStore, 'ofMember'>;
  readonly events: AccountEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/**
 * Ends it in the running transaction, if it is in force. Another one of the same kind still holds.
 * @param by roles of the moderator; undefined for a task or an event
 */
const lift = async (
  { sanctions, sessions, events, clock }: Omit<Deps, 'transaction'>,
  { id, memberId }: Sanction,
  by?: readonly string[],
): Promise<Sanction> => {
  // Another end or a new ban waits for this lock.
  const member = await sanctions.lockMember(memberId);
  if (by && member && !mayRestrict(by, member))
    throw new DomainError('FORBIDDEN', { reason: 'a member of staff' });
  const current = await sanctions.byId(id);
  if (!current) throw notFound(`sanction ${id}`);
  if (current.endedAt) return current;
  const now = clock.now();
  await sanctions.end(id, now);
  if (current.kind === 'ban' && !(await sanctions.inForce(memberId, 'ban'))) {
    const free = await sanctions.setBanned(memberId, undefined, now);
    if (free) await events.membersChanged([free]);
  }
  // The session knows the end of its silence, but not that it was ended early.
  if (current.kind === 'silence' && current.until && current.until > now)
    events.sessionsChanged((await sessions.ofMember(memberId)).map(({ session }) => session.id));
  return { ...current, endedAt: now };
};

/** Ends a silence or a ban before its time; twice is no error. NOT_FOUND; FORBIDDEN for the moderator's own one, and as in imposeSanction. */
export const endSanction =
  (deps: Deps) =>
  async (
    moderator: { readonly id: string; readonly roles: readonly string[] },
    id: string,
  ): Promise<Sanction> => {
    const found = isId(id) ? await deps.sanctions.byId(id) : undefined;
    if (!found) throw notFound(`sanction ${id}`);
    if (found.memberId === moderator.id) throw new DomainError('FORBIDDEN', { reason: 'the own sanction' });
    return deps.transaction.run(() => lift(deps, found, moderator.roles));
  };

/**
 * Ends the silence or the ban of a case whose decision was overturned, inside the transaction of the event. A sanction that was imposed
 * without a case has the id of the case that its appeal added. No effect if there is none, or if it has ended.
 */
export const overturnCase =
  (deps: Omit<Deps, 'transaction'>) =>
  async (caseId: string): Promise<void> => {
    const found = (await deps.sanctions.byCase(caseId)) ?? (await deps.sanctions.byId(caseId));
    if (found && !found.endedAt) await lift(deps, found);
  };

/** The step of `end-sanction`: ends it when its time has come. */
export const endSanctionStep =
  (deps: Omit<Deps, 'transaction'>): TaskStep<{ readonly sanctionId: string }, null> =>
  async ({ sanctionId }) => {
    const found = await deps.sanctions.byId(sanctionId);
    if (!found || found.endedAt) return 'done';
    if (found.until && found.until > deps.clock.now()) return { cursor: null, at: found.until };
    await lift(deps, found);
    return 'done';
  };
