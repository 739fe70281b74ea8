import { formatPercent } from '../../lib/turkish.js';
import { uiTexts } from './texts.js';

/** The watched share of an episode, 0 to 1. */
export function ProgressBar({ share }: { share: number }) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div
      role="progressbar"
      aria-valuenow={percent}
      aria-valuetext={uiTexts.progress(formatPercent(percent / 100))}
      aria-label={uiTexts.progress(formatPercent(percent / 100))}
      className="h-1 overflow-hidden rounded-full bg-black/60"
    >
      <div className="h-full rounded-full bg-[#2ec4b6]" style={{ width: `${percent}%` }} />
    </div>
  );
}
