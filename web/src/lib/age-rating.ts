import type { AgeMark } from '../generated/types.js';

const ratings = { GENERAL: 'general', AGE_7: '7+', AGE_13: '13+', AGE_18: '18+' } as const;

/** Maps the contract's age mark to the name of its icon. */
export function ageRating(mark: AgeMark | null | undefined): (typeof ratings)[AgeMark] | undefined {
  return mark ? ratings[mark] : undefined;
}
