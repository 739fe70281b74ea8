import { TitleKind, wakes, type CountryTitles } from '@seyir/proto';
import { z } from 'zod';
import { operation } from '../operation.js';

/** The countries that titles of a kind (UNSPECIFIED: any) are from, those with the most titles first. */
export const listCountries = operation({
  input: z.object({ kind: z.enum(TitleKind).default(TitleKind.UNSPECIFIED) }),
  access: 'public',
  run: ({ parts }, asked): Promise<CountryTitles[]> =>
    parts.reads.get(`countries:${asked.kind}`, wakes.catalogue, async () => {
      return (await parts.asVisitor.catalogue.listCountries(asked)).countries;
    }),
});
