import { badInput, checkText, cleanText, DomainError, isId, notFound, type Clock } from '@seyir/kit';
import { againstMember, isTerm, removable, type Case, type CaseOutcome } from '../domain/report.js';
import { assertImpartial } from './assert-impartial.js';
import { assertMayRestrict } from './assert-may-restrict.js';
import type { CaseEvents, CaseStore, Members, Transaction } from './ports.js';
import type { Scope, Spoiler } from '../domain/spoiler.js';
import type { ScopeToCover } from './cover-text.js';
import type { RemoveTarget } from './remove-target.js';

/** In graphemes. */
const NOTE = { min: 0, max: 1_000 };

// One transaction decides the case and carries the decision out; each outcome is a step of its own.
interface Deps {
  readonly cases: CaseStore;
  readonly members: Members;
  readonly events: CaseEvents;
  readonly removeTarget: RemoveTarget;
  readonly scopeToCover: ScopeToCover;
  readonly setCover: (target: Case['target'], cover: Scope, now: Date) => Promise<void>;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

export interface CaseDecision {
  readonly outcome: CaseOutcome;
  readonly note: string;
  /** The version of the case that the moderator has read. */
  readonly version: number;
  /** The reason that the notification gives to the member concerned; 0 for no reason. */
  readonly violation: number;
  /** The end of a silence or a ban. */
  readonly until: Date | undefined;
  /** What the target spoils, with the outcome 'cover'; undefined for the whole title. */
  readonly cover?: Spoiler | undefined;
}

/**
 * Decides a case. A comment or a topic is removed or covered in the same transaction. For any other target, the service that owns
 * it gets the event and removes or covers it; accounts carries out a silence or a ban. The reporters and the member concerned are
 * notified. BAD_INPUT for an outcome that the target does not have, for a wrong term, and for a cover as in `scopeToCover`;
 * NOT_FOUND for a closed case; OUTDATED; FORBIDDEN for a moderator whom the case is about, for a silence or ban of an admin, and of
 * other staff unless an admin decides.
 */
export const closeCase =
  (deps: Deps) =>
  async (
    moderator: { readonly id: string; readonly roles: readonly string[] },
    id: string,
    { outcome, note: text, version, violation, until, cover: spoiler }: CaseDecision,
  ): Promise<Case> => {
    const { cases, members, events, transaction, clock } = deps;
    const note = cleanText(text);
    const problem = checkText(note, NOTE);
    if (problem) throw badInput({ note: problem });
    if (againstMember.includes(outcome) && violation === 0) throw badInput({ violation: 'required' });
    if (!isTerm(outcome, until, clock.now()))
      throw badInput({ until: outcome === 'silence' && !until ? 'required' : 'invalid' });
    const found = isId(id) ? await cases.byId(id) : undefined;
    if (!found) throw notFound(`case ${id}`);
    assertImpartial(moderator.id, found);
    if (outcome === 'remove' && !removable.includes(found.target.type))
      throw badInput({ outcome: 'invalid' });
    if (againstMember.includes(outcome)) await assertMayDecide(found);
    const cover = outcome === 'cover' ? await deps.scopeToCover(moderator.id, found, spoiler) : undefined;
    return transaction.run(async () => {
      // The comment or topic is locked before the case, in the same order as by a report.
      const restorable = outcome === 'remove' && (await deps.removeTarget(found.target));
      if (cover) await deps.setCover(found.target, cover, clock.now());
      const open = await cases.lock(id);
      if (!open) throw notFound(`open case ${id}`);
      if (open.version !== version)
        throw new DomainError('OUTDATED', { reason: `case ${id} has version ${open.version}` });
      const decision = {
        outcome,
        note,
        moderatorId: moderator.id,
        violation,
        until,
        restorable,
        cover,
      };
      const closed = await cases.close(id, decision, clock.now());
      await events.casesChanged([closed]);
      return closed;
    });

    async function assertMayDecide({ subjectId }: Case): Promise<void> {
      const standing = subjectId === undefined ? undefined : await members.standing(subjectId);
      if (standing === undefined) throw badInput({ outcome: 'invalid' });
      if (outcome !== 'warn') assertMayRestrict(moderator, standing);
    }
  };
