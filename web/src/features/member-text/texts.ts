import { formatNumber } from '../../lib/turkish.js';

/** Texts of a field for a member's text. */
export const memberTextTexts = {
  emoji: 'Emoji ekle',
  suggestions: 'Üye önerileri',
  suggested: (count: number) => `${formatNumber(count)} üye önerisi`,
} as const;
