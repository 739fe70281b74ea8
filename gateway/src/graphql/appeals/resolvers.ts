import { AppealState, CaseOutcome, Violation } from '@seyir/proto';
import type { Ctx } from '../../context.js';
import {
  appealBan,
  appealDecision,
  decideAppeal,
  getCaseStatistics,
  listAppeals,
  listOwnDecisions,
} from '../../operations/cases/appeals.js';
import { knownOr } from '../enums.js';
import type { Resolvers } from '../generated/types.js';

const memberOf = async ({ loaders }: Ctx, id: string) =>
  id === '' ? null : ((await loaders.members.load(id).catch(() => undefined)) ?? null);

export const appealResolvers = {
  Query: {
    ownDecisions: async (_, args, ctx) => [...(await listOwnDecisions(ctx, args))],
    appeals: (_, args, ctx) => listAppeals(ctx, args),
    caseStatistics: (_, args, ctx) => getCaseStatistics(ctx, args),
  },
  Mutation: {
    appealDecision: async (_, { input }, ctx) => ({ decision: await appealDecision(ctx, input) }),
    appealBan: async (_, { input }, ctx) => ({ decision: await appealBan(ctx, input) }),
    decideAppeal: async (_, { input }, ctx) => ({ case: await decideAppeal(ctx, input) }),
  },
  OwnDecision: {
    outcome: ({ outcome }) => knownOr(CaseOutcome, outcome, CaseOutcome.WARN),
    violation: ({ violation }) => knownOr(Violation, violation, Violation.OTHER),
    until: ({ until }) => until ?? null,
    decidedAt: ({ decidedAt }) => decidedAt ?? new Date(0),
    appeal: ({ appeal }) => appeal ?? null,
    appealUntil: ({ appealUntil }) => appealUntil ?? new Date(0),
  },
  CaseAppeal: {
    sentAt: ({ sentAt }) => sentAt ?? new Date(0),
    state: ({ state }) => knownOr(AppealState, state, AppealState.PENDING),
    decidedAt: ({ decidedAt }) => decidedAt ?? null,
    decidedBy: ({ decidedBy }, _, ctx) => memberOf(ctx, decidedBy),
  },
  CaseStatistics: {
    medianSeconds: ({ medianSeconds }) => Number(medianSeconds),
    p90Seconds: ({ p90Seconds }) => Number(p90Seconds),
  },
} satisfies Resolvers;
