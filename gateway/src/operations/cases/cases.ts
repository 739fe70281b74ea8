import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { DomainError } from '@seyir/kit/stateless';
import {
  CaseOrder,
  CaseOutcome,
  CaseState,
  ReportProblem,
  Violation,
  type CaseEvidence,
  type CasePhoto,
  type CaseReport,
  type ModerationCase,
  type Sanction,
  type Spoiler,
} from '@seyir/proto';
import { z } from 'zod';
import type { Ctx } from '../../context.js';
import { noneWhenNotFound } from '../catalogue/get-title.js';
import { cursor, id, idempotencyKey, page, size, spoiler } from '../inputs.js';
import { operation } from '../operation.js';
import { pageOf, readPage, type PageOf } from '../page.js';
import { writeOptions } from '../write-options.js';

/** The cases of a state, all or those about a kind of target or with a problem, for moderators. */
export const listCases = operation({
  input: z.object({
    state: z.enum(CaseState).refine((state) => state !== CaseState.UNSPECIFIED),
    targetType: z.string().max(20).nullish(),
    problem: z.enum(ReportProblem).nullish(),
    order: z.enum(CaseOrder).default(CaseOrder.WEIGHT),
    page,
    size: size(30, 100),
    cursor,
  }),
  access: 'member',
  run: (ctx, { state, targetType, problem, order, ...asked }): Promise<PageOf<ModerationCase>> => {
    const filter = { targetType: targetType ?? '', problem: problem ?? ReportProblem.UNSPECIFIED, order };
    const list = `cases:${state}:${filter.targetType}:${filter.problem}:${order}`;
    return readPage(ctx, list, asked, async (page) => {
      const { cases, info } = await ctx.services.comments.listCases({ state, page, ...filter });
      return { ...pageOf(cases, info), count: cases.length };
    });
  },
});

export interface WholeCase {
  readonly case: ModerationCase;
  readonly reports: readonly CaseReport[];
  readonly evidence: readonly CaseEvidence[];
  readonly earlier: readonly ModerationCase[];
  readonly ofSubject: readonly ModerationCase[];
  /** What a cover makes the target a spoiler of. */
  readonly coverPlace: Spoiler | undefined;
}

/** A case with its reports and copies; undefined for an unknown one. */
export const getCase = operation({
  input: z.object({ id }),
  access: 'member',
  async run({ services }, { id: caseId }): Promise<WholeCase | undefined> {
    const found = await services.comments.getCase({ caseId }).catch(noneWhenNotFound);
    if (!found) return undefined;
    const { reports, evidence, earlier, ofSubject, coverPlace } = found;
    return { case: answered(found), reports, evidence, earlier, ofSubject, coverPlace };
  },
});

/** The address of a photo in the evidence of a case; see `registerCasePhotos`. */
export const casePhotoPath = ({ caseId, id: photoId }: Pick<CasePhoto, 'caseId' | 'id'>): string =>
  `/m/case/${caseId}/${photoId}`;

/** The name in the object store of a photo in the evidence of a case, for moderators. NOT_FOUND. */
export const getCasePhoto = operation({
  input: z.object({ caseId: id, photoId: id }),
  access: 'member',
  run: async ({ services }, asked): Promise<string> => (await services.comments.getCasePhoto(asked)).file,
});

/**
 * The silences and bans of the member whom a case is about; none for a member who is gone. Null if accounts gives no answer: the case
 * can be decided without them.
 */
export const sanctionsOf = async (
  { services }: Ctx,
  { subjectId }: Pick<ModerationCase, 'subjectId'>,
): Promise<readonly Sanction[] | null> => {
  if (subjectId === '') return [];
  const asked = services.accounts.listSanctions({ memberId: subjectId });
  return asked.catch(noneWhenNotFound).then(
    (found) => found?.sanctions ?? [],
    () => null,
  );
};

/** Takes a case, or gives it back. */
export const assignCase = operation({
  input: z.object({ id, assigned: z.boolean() }),
  access: 'member',
  limit: 'toggling',
  run: async ({ services }, { id: caseId, assigned }): Promise<ModerationCase> =>
    answered(await services.comments.assignCase({ caseId, assigned })),
});

/** A moderator's decision about a case. */
export const closeCase = operation({
  input: z.object({
    id,
    outcome: z.enum(CaseOutcome).refine((outcome) => outcome !== CaseOutcome.UNSPECIFIED),
    note: z
      .string()
      .max(1_000 * 16)
      .default(''),
    version: z.int().min(0),
    violation: z.enum(Violation).nullish(),
    until: z.date().nullish(),
    spoiler,
    idempotencyKey,
  }),
  access: 'member',
  limit: 'writing',
  run: async (
    ctx,
    { id: caseId, idempotencyKey, violation, until, spoiler: cover, ...decision },
  ): Promise<ModerationCase> =>
    answered(
      await ctx.services.comments.closeCase(
        {
          caseId,
          ...decision,
          ...(violation && { violation }),
          ...(until && { until: timestampFromDate(until) }),
          ...(cover && { cover }),
        },
        writeOptions(ctx, idempotencyKey),
      ),
    ),
});

const answered = ({ case: found }: { case?: ModerationCase | undefined }): ModerationCase => {
  if (!found) throw new DomainError('INTERNAL', { reason: 'an answer without a case' });
  return found;
};
