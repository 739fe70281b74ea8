import { FIRST_ID, type TaskKind, type TaskStep } from '@seyir/kit';
import { backfilledFacts, type BackfilledFact, type BadgeStore } from './badge-ports.js';

type Cursor = { readonly fact: BackfilledFact; readonly after: string };

/** Records the counts of members from the time before badges existed. A migration adds this task once. */
export const backfillBadgesTask: TaskKind<Record<string, never>, Cursor> = {
  name: 'backfill-badges',
  whenDead: 'ticket',
};

/** One step of `backfill-badges`: processes some members for one fact. */
export const backfillBadgesStep =
  ({ badges }: { readonly badges: BadgeStore }): TaskStep<Record<string, never>, Cursor> =>
  async (_, cursor = { fact: backfilledFacts[0], after: FIRST_ID }, { limit }) => {
    const { fact, after } = cursor;
    const members = await badges.membersWith(fact, after, limit);
    await badges.note(members, fact, true);
    const last = members.at(-1);
    if (last !== undefined && members.length === limit) return { cursor: { fact, after: last } };
    const next = backfilledFacts[backfilledFacts.indexOf(fact) + 1];
    return next ? { cursor: { fact: next, after: FIRST_ID } } : 'done';
  };
