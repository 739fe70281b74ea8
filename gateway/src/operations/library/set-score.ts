import { DomainError } from '@seyir/kit/stateless';
import type { LibraryState, TitleScore } from '@seyir/proto';
import { z } from 'zod';
import { id, idempotencyKey } from '../inputs.js';
import { operation } from '../operation.js';
import { writeOptions } from '../write-options.js';

/** Sets the viewer's score of a title, 1 to 10; 0 takes it back. */
export const setScore = operation({
  input: z.object({ titleId: id, score: z.int().min(0).max(10), idempotencyKey }),
  access: 'member',
  limit: 'toggling',
  async run(
    ctx,
    { titleId, score, idempotencyKey },
  ): Promise<{ readonly library: LibraryState; readonly score: TitleScore }> {
    const answer = await ctx.services.playback.setScore(
      { titleId, score },
      writeOptions(ctx, idempotencyKey),
    );
    if (!answer.state || !answer.title)
      throw new DomainError('INTERNAL', { reason: 'a score without a state' });
    return { library: answer.state, score: answer.title };
  },
});
