import { ownDecision, type OwnDecision } from '../domain/own-decision.js';
import type { CaseStore } from './ports.js';

const MOST = 50;

/** The decisions against a member with their appeals, the last one first. */
export const listOwnDecisions =
  ({ cases }: { readonly cases: CaseStore }) =>
  async (memberId: string): Promise<OwnDecision[]> =>
    (await cases.against(memberId, MOST)).flatMap((one) => ownDecision(one) ?? []);
