import type { Restraint } from '@seyir/proto';
import { z } from 'zod';
import { cursor, page, size } from '../inputs.js';
import { operation } from '../operation.js';
import { pageOf, readPage } from '../page.js';

const input = z.object({ page, size: size(20, 50), cursor });

/** The members that the viewer blocks, newest first. */
export const listBlocks = operation({
  input,
  access: 'member',
  run: (ctx, asked) =>
    readPage(ctx, 'blocks', asked, async (page) => {
      const { restraints, info } = await ctx.services.accounts.listBlocks({ page });
      return pageOf<Restraint>(restraints, info);
    }),
});

/** The members that the viewer currently mutes, newest first. */
export const listMutes = operation({
  input,
  access: 'member',
  run: (ctx, asked) =>
    readPage(ctx, 'mutes', asked, async (page) => {
      const { restraints, info } = await ctx.services.accounts.listMutes({ page });
      return pageOf<Restraint>(restraints, info);
    }),
});
