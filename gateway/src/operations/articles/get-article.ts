import { wakes, type Article } from '@seyir/proto';
import { z } from 'zod';
import { noneWhenNotFound } from '../catalogue/get-title.js';
import { slug } from '../inputs.js';
import { operation } from '../operation.js';

/** An article by address; undefined if there is none that is published. */
export const getArticle = operation({
  input: z.object({ slug }),
  access: 'public',
  run: ({ parts }, { slug }): Promise<Article | undefined> =>
    parts.reads
      .get(
        `article:${slug}`,
        wakes.catalogue,
        async () => (await parts.asVisitor.catalogue.getArticle({ slug })).article,
        (article) => (article ? [article.id] : []),
      )
      .catch(noneWhenNotFound),
});
