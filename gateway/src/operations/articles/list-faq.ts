import { wakes, type FaqEntry } from '@seyir/proto';
import { z } from 'zod';
import { operation } from '../operation.js';

/** The site's frequent questions in their order. */
export const listFaq = operation({
  input: z.object({}),
  access: 'public',
  run: ({ parts }): Promise<FaqEntry[]> =>
    parts.reads.get(
      'faq',
      wakes.catalogue,
      async () => (await parts.asVisitor.catalogue.listFaq({})).entries,
    ),
});
