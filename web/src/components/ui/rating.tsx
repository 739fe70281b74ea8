import { formatScore } from '../../lib/turkish.js';
import { Icon } from './icon.js';
import { uiTexts } from './texts.js';

/** A score out of ten with a star. */
export function Rating({ score }: { score: number }) {
  const shown = formatScore(score);
  return (
    <span className="tabular inline-flex items-center gap-1 font-bold text-saffron-text">
      <Icon name="star" size={16} solid />
      <span aria-hidden="true">{shown}</span>
      <span className="sr-only">{uiTexts.rating(shown)}</span>
    </span>
  );
}
