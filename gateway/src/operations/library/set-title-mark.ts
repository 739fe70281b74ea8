import { DomainError } from '@seyir/kit/stateless';
import { TitleMark, type LibraryState } from '@seyir/proto';
import { z } from 'zod';
import { id, idempotencyKey } from '../inputs.js';
import { operation } from '../operation.js';
import { writeOptions } from '../write-options.js';

/** Sets one of the viewer's marks on a title; toggles it without `active`. */
export const setTitleMark = operation({
  input: z.object({
    titleId: id,
    mark: z.enum(TitleMark).refine((mark) => mark !== TitleMark.UNSPECIFIED),
    active: z.boolean().optional(),
    idempotencyKey,
  }),
  access: 'member',
  limit: 'toggling',
  async run(ctx, { titleId, mark, active, idempotencyKey }): Promise<LibraryState> {
    const { state } = await ctx.services.playback.setTitleMark(
      { titleId, mark, ...(active !== undefined && { active }) },
      writeOptions(ctx, idempotencyKey),
    );
    if (!state) throw new DomainError('INTERNAL', { reason: 'a mark without a state' });
    return state;
  },
});
