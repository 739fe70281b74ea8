import { wakes, type Article } from '@seyir/proto';
import { z } from 'zod';
import { cursor, page, size } from '../inputs.js';
import { operation } from '../operation.js';
import { pageOf, readPage } from '../page.js';

/** Published articles, newest first. */
export const listArticles = operation({
  input: z.object({ page, size: size(12), cursor }),
  access: 'public',
  run: (ctx, asked) =>
    readPage(ctx, 'articles', asked, (page) =>
      ctx.parts.reads.get(
        `articles:${page.number}:${page.size}:${page.cursor}`,
        wakes.catalogue,
        async () => {
          const answer = await ctx.parts.asVisitor.catalogue.listArticles({ page });
          return pageOf<Article>(answer.articles, answer.info);
        },
      ),
    ),
});
