import { formatPercent } from '../../../lib/turkish.js';
import { collectionTexts as texts } from '../texts.js';

const RADIUS = 20;
const LENGTH = 2 * Math.PI * RADIUS;

/** The share of a collection that the viewer has watched to the end. */
export function ProgressRing({ done, all }: { done: number; all: number }) {
  const share = all === 0 ? 0 : done / all;
  return (
    <div className="flex items-center gap-3">
      <svg viewBox="0 0 48 48" className="size-14 shrink-0 -rotate-90" aria-hidden="true">
        <circle cx="24" cy="24" r={RADIUS} fill="none" strokeWidth="5" className="stroke-raised" />
        <circle
          cx="24"
          cy="24"
          r={RADIUS}
          fill="none"
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray={`${share * LENGTH} ${LENGTH}`}
          className={share === 0 ? 'hidden' : 'stroke-accent'}
        />
      </svg>
      <p className="text-sm">
        <span aria-hidden="true" className="tabular block font-display text-xl font-bold">
          {formatPercent(share)}
        </span>
        <span className="text-muted">{texts.progress(done, all)}</span>
      </p>
    </div>
  );
}
