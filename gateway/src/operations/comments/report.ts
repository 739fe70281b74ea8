import { ReportProblem } from '@seyir/proto';
import { z } from 'zod';
import { hash, idempotencyKey } from '../inputs.js';
import { operation } from '../operation.js';
import { writeOptions } from './write.js';

/** What one reads after a report. */
const reportTexts = {
  taken: 'Bildirimin bize ulaştı. En kısa sürede inceleyeceğiz.',
  already: 'Bunu daha önce bildirdin. İncelememiz sürüyor.',
} as const;

/** Reports a target; one open report a member a target. NOT_FOUND for what does not exist, or cannot be reported yet. */
export const report = operation({
  input: z.object({
    targetType: z.string().min(1).max(20),
    // A source goes by its hash.
    targetId: hash,
    problem: z.enum(ReportProblem).refine((value) => value !== ReportProblem.UNSPECIFIED),
    description: z.string().max(16_000).default(''),
    idempotencyKey,
  }),
  access: 'member',
  limit: 'writing',
  async run(ctx, { idempotencyKey, ...request }) {
    const { already } = await ctx.services.comments.report(request, writeOptions(ctx, idempotencyKey));
    return { already, message: already ? reportTexts.already : reportTexts.taken };
  },
});
