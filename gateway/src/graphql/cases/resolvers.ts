import { CaseOutcome, CaseState, ReportProblem, Violation } from '@seyir/proto';
import type { Ctx } from '../../context.js';
import {
  assignCase,
  casePhotoPath,
  closeCase,
  getCase,
  listCases,
  sanctionsOf,
} from '../../operations/cases/cases.js';
import { reportedPath } from '../../operations/cases/target-path.js';
import { known, knownOf, knownOr } from '../enums.js';
import type { Resolvers } from '../generated/types.js';

const memberOf = async ({ loaders }: Ctx, id: string) =>
  id === '' ? null : ((await loaders.members.load(id).catch(() => undefined)) ?? null);

export const caseResolvers = {
  Query: {
    moderationCases: (_, args, ctx) => listCases(ctx, args),
    moderationCase: async (_, args, ctx) => (await getCase(ctx, args)) ?? null,
  },
  Mutation: {
    assignCase: async (_, args, ctx) => ({ case: await assignCase(ctx, args) }),
    closeCase: async (_, { input }, ctx) => ({ case: await closeCase(ctx, input) }),
  },
  ModerationCase: {
    state: ({ state }) => knownOr(CaseState, state, CaseState.OPEN),
    openedAt: ({ openedAt }) => openedAt ?? new Date(0),
    assignee: ({ assigneeId }, _, ctx) => memberOf(ctx, assigneeId),
    outcome: ({ outcome }) => known(CaseOutcome, outcome) ?? null,
    closedAt: ({ closedAt }) => closedAt ?? null,
    closedBy: ({ closedBy }, _, ctx) => memberOf(ctx, closedBy),
    problems: ({ problems }) => knownOf(ReportProblem, problems),
    subject: ({ subjectId }, _, ctx) => memberOf(ctx, subjectId),
    violation: ({ violation }) => known(Violation, violation) ?? null,
    until: ({ until }) => until ?? null,
    cover: ({ cover }) => cover ?? null,
    appeal: ({ appeal }) => appeal ?? null,
    path: async (given, _, ctx) => (await reportedPath(ctx, given)) ?? null,
  },
  WholeCase: {
    sanctions: async ({ case: given }, _, ctx) => (await sanctionsOf(ctx, given))?.slice() ?? null,
    async coverPlace({ coverPlace: spoiler }, _, { loaders }) {
      const title = spoiler && (await loaders.titles.load(spoiler.titleId).catch(() => undefined));
      return title ? { title, spoiler } : null;
    },
  },
  CaseReport: {
    member: ({ memberId }, _, ctx) => memberOf(ctx, memberId),
    problem: ({ problem }) => knownOr(ReportProblem, problem, ReportProblem.OTHER),
    reportedAt: ({ reportedAt }) => reportedAt ?? new Date(0),
  },
  CaseEvidence: {
    author: ({ authorId }, _, ctx) => memberOf(ctx, authorId),
    sentAt: ({ sentAt }) => sentAt ?? new Date(0),
  },
  CasePhoto: {
    src: (photo) => (photo.stored ? casePhotoPath(photo) : null),
  },
} satisfies Resolvers;
