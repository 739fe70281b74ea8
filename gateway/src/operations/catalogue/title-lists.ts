import { AgeMark, AiringStatus, ShelfSort, TitleKind, TitleTranslation, TranslationKind } from '@seyir/proto';
import { z } from 'zod';
import { slug } from '../inputs.js';

const year = z.int().min(0).max(9_999).nullish();

/** The titles that a list is of: a kind (UNSPECIFIED: all), a genre or network, and what its reader has chosen. */
export const titleListInput = {
  kind: z.enum(TitleKind).default(TitleKind.UNSPECIFIED),
  shelf: z.object({ sort: z.enum(ShelfSort), slug }).optional(),
  filter: z
    .object({
      genres: z.array(slug).max(10).nullish(),
      yearFrom: year,
      yearTo: year,
      status: z.enum(AiringStatus).nullish(),
      ageMark: z.enum(AgeMark).nullish(),
      country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .nullish(),
      translation: z.enum(TranslationKind).nullish(),
    })
    .optional(),
};

const translations: Readonly<Record<TranslationKind, TitleTranslation>> = {
  [TranslationKind.UNSPECIFIED]: TitleTranslation.UNSPECIFIED,
  [TranslationKind.SUBTITLED]: TitleTranslation.SUBTITLED,
  [TranslationKind.DUBBED]: TitleTranslation.DUBBED,
};

type TitleListInput = z.infer<z.ZodObject<typeof titleListInput>>;

/** The same titles for the catalogue. Equal choices give equal requests, so that they share a cache entry. */
export const titleListRequest = ({ kind, shelf, filter }: TitleListInput) => ({
  kind,
  ...(shelf && { shelf }),
  ...(filter && {
    filter: {
      genres: [...new Set(filter.genres)].sort(),
      yearFrom: filter.yearFrom ?? 0,
      yearTo: filter.yearTo ?? 0,
      status: filter.status ?? AiringStatus.UNSPECIFIED,
      ageMark: filter.ageMark ?? AgeMark.AGE_MARK_UNSPECIFIED,
      country: filter.country ?? '',
      translation: translations[filter.translation ?? TranslationKind.UNSPECIFIED],
    },
  }),
});
