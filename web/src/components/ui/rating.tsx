import { formatScore } from '../../lib/turkish.js';
import { Icon } from './icon.js';
import { uiTexts } from './texts.js';

/** A score out of ten with a star. */
export function Rating({ score }: { score: number }) {
  const shown = formatScore(score);
  return (
    <span
      role="img"
      aria-label={uiTexts.rating(shown)}
      className="tabular inline-flex shrink-0 items-center gap-1 font-bold text-saffron-text"
    >
      <Icon name="star" size={16} solid />
      {shown}
    </span>
  );
}
