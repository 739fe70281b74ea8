import { create } from '@bufbuild/protobuf';
import { timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt';
import { DomainError } from '@seyir/kit/stateless';
import {
  AppealState,
  CaseOutcome,
  OwnDecisionSchema,
  SanctionKind,
  type GetCaseStatisticsResponse,
  type ModerationCase,
  type OwnDecision,
  type Sanction,
} from '@seyir/proto';
import { z } from 'zod';
import { assertPerson, captcha } from '../accounts/captcha.js';
import { cursor, id, idempotencyKey, page, size, text } from '../inputs.js';
import { operation } from '../operation.js';
import { pageOf, readPage, type PageOf } from '../page.js';
import { withOptions } from '../../services.js';
import { writeOptions } from '../write-options.js';

/** For an appeal, from the decision; product-rules 'Cases'. */
const APPEAL_MS = 14 * 86_400_000;

const body = text(2_000);

/** The decisions against the viewer. Silences and bans that were imposed without a case, or whose case is gone, are among them. */
export const listOwnDecisions = operation({
  input: z.object({}),
  access: 'member',
  async run({ services }): Promise<readonly OwnDecision[]> {
    const [{ decisions }, { sanctions }] = await Promise.all([
      services.comments.listOwnDecisions({}),
      services.accounts.listOwnSanctions({}),
    ]);
    const known = new Set(decisions.map((decision) => decision.id));
    const imposed = sanctions.filter(({ id: own, caseId }) => !known.has(own) && !known.has(caseId));
    return [...imposed.map(ofSanction), ...decisions];
  },
});

const ofSanction = ({ id: sanctionId, kind, violation, until, imposedAt }: Sanction): OwnDecision =>
  create(OwnDecisionSchema, {
    id: sanctionId,
    targetType: 'user',
    outcome: kind === SanctionKind.BAN ? CaseOutcome.BAN : CaseOutcome.SILENCE,
    violation,
    ...(until && { until }),
    ...(imposedAt && {
      decidedAt: imposedAt,
      appealUntil: timestampFromDate(new Date(timestampDate(imposedAt).getTime() + APPEAL_MS)),
    }),
  });

/** The viewer's appeal; a second one answers the first. */
export const appealDecision = operation({
  input: z.object({ id, body }),
  access: 'member',
  limit: 'writing',
  run: async ({ services }, { id: decisionId, body: words }): Promise<OwnDecision> =>
    decisionOf(await services.comments.appealDecision({ decisionId, body: words })),
});

/** A banned member has no session: the right password proves who appeals, for this one call. */
export const appealBan = operation({
  input: z.object({
    login: z.string().min(1).max(254),
    password: z.string().min(1).max(1024),
    body,
    captcha,
  }),
  access: 'public',
  limit: 'signIn',
  async run(ctx, { login, password, body: words, captcha: answer }): Promise<OwnDecision> {
    await assertPerson(ctx, 'login', answer);
    const { parts, facts, services } = ctx;
    const { memberId, sanction } = await services.accounts.proveBan({
      login,
      password,
      address: facts.address,
    });
    const asMember = withOptions(parts.services, async () => ({
      viewerToken: await parts.platform.signer.viewer({ memberId, roles: ['member'] }),
      requestId: facts.requestId,
    }));
    // Comments finds the case of the ban, if it still exists.
    const decisionId = sanction?.id ?? '';
    return decisionOf(await asMember.comments.appealDecision({ decisionId, body: words }));
  },
});

const decisionOf = ({ decision }: { decision?: OwnDecision | undefined }): OwnDecision => {
  if (!decision) throw new DomainError('INTERNAL', { reason: 'an answer without a decision' });
  return decision;
};

/** The appeals that wait, for moderators. */
export const listAppeals = operation({
  input: z.object({ page, size: size(30, 100), cursor }),
  access: 'member',
  run: (ctx, asked): Promise<PageOf<ModerationCase>> =>
    readPage(ctx, 'appeals', asked, async (page) => {
      const { cases, info } = await ctx.services.comments.listAppeals({ page });
      return { ...pageOf(cases, info), count: cases.length };
    }),
});

/** Another moderator's decision about an appeal. */
export const decideAppeal = operation({
  input: z.object({
    id,
    state: z
      .enum(AppealState)
      .refine((state) => state === AppealState.UPHELD || state === AppealState.OVERTURNED),
    note: z
      .string()
      .max(1_000 * 16)
      .default(''),
    idempotencyKey,
  }),
  access: 'member',
  limit: 'writing',
  async run(ctx, { id: caseId, idempotencyKey: key, ...decision }): Promise<ModerationCase> {
    const options = writeOptions(ctx, key);
    const { case: decided } = await ctx.services.comments.decideAppeal({ caseId, ...decision }, options);
    if (!decided) throw new DomainError('INTERNAL', { reason: 'an answer without a case' });
    return decided;
  },
});

/** The numbers of the desk, for moderators. */
export const getCaseStatistics = operation({
  input: z.object({}),
  access: 'member',
  run: ({ services }): Promise<GetCaseStatisticsResponse> => services.comments.getCaseStatistics({}),
});
