import { ReportProblem } from '@seyir/proto';
import { z } from 'zod';
import { postNow } from '../groups/group-posts.js';
import { hash, idempotencyKey } from '../inputs.js';
import { operation } from '../operation.js';
import { writeOptions } from '../write-options.js';

/** The message after a report. */
const reportTexts = {
  taken: 'Bildirimin bize ulaştı. En kısa sürede inceleyeceğiz.',
  already: 'Bunu daha önce bildirdin. İncelememiz sürüyor.',
} as const;

/**
 * Reports a target; one open report per member and target. NOT_FOUND for a target that does not exist, or whose kind cannot be
 * reported yet.
 */
export const report = operation({
  input: z.object({
    targetType: z.string().min(1).max(20),
    // Sources are identified by their hash.
    targetId: hash,
    problem: z.enum(ReportProblem).refine((value) => value !== ReportProblem.UNSPECIFIED),
    description: z.string().max(16_000).default(''),
    idempotencyKey,
  }),
  access: 'member',
  limit: 'writing',
  async run(ctx, { idempotencyKey, ...given }) {
    // The legacy call uses the same word for a post of a group and for a group.
    const isPost = given.targetType === 'group' && (await postNow(ctx, given.targetId)) !== undefined;
    const request = { ...given, targetType: isPost ? 'flow' : given.targetType };
    const { already } = await ctx.services.comments.report(request, writeOptions(ctx, idempotencyKey));
    return { already, message: already ? reportTexts.already : reportTexts.taken };
  },
});
