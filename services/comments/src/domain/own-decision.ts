import type { Case, CaseOutcome } from './report.js';
import { appealUntil, isContentLost } from './report.js';

/** A decision against a member. */
export interface OwnDecision extends Pick<Case, 'id' | 'target' | 'violation' | 'until' | 'appeal'> {
  readonly outcome: CaseOutcome;
  readonly decidedAt: Date;
  readonly appealUntil: Date;
  /** The decision removed content that cannot be shown again. */
  readonly contentLost: boolean;
}

/** The case as the member concerned may see it; undefined for an open one, and if nothing was decided against a member. */
export const ownDecision = (given: Case): OwnDecision | undefined => {
  const { id, target, outcome, violation, until, appeal, closedAt } = given;
  if (!closedAt || !outcome || outcome === 'nothing') return undefined;
  return {
    id,
    target,
    outcome,
    violation,
    until,
    appeal,
    decidedAt: closedAt,
    appealUntil: appealUntil(closedAt),
    contentLost: isContentLost(given),
  };
};
