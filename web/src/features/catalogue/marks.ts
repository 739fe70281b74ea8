import type { AgeRating, ContentWarning } from '../../components/ui/age-mark.js';
import type { AgeMark, ContentMark } from '../../generated/types.js';

/** Maps the contract's content marks to the names of our drawings. */
export const ageRatings: Record<AgeMark, AgeRating> = {
  GENERAL: 'general',
  AGE_7: '7+',
  AGE_13: '13+',
  AGE_18: '18+',
};
export const contentWarnings: Record<ContentMark, ContentWarning> = {
  VIOLENCE: 'violence',
  SEXUALITY: 'sexuality',
  NEGATIVE_EXAMPLE: 'bad-example',
};
