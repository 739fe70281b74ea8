import { Link } from 'react-router';
import { buttonClasses } from './button-styles.js';
import { Icon } from './icon.js';
import { uiTexts } from './texts.js';
import { useNow } from './use-now.js';

interface Props {
  /** Moment of release, ISO 8601. */
  until: string;
  /** Address of the released episode. */
  to: string;
}

const units = [
  [86_400, uiTexts.days],
  [3_600, uiTexts.hours],
  [60, uiTexts.minutes],
  [1, uiTexts.seconds],
] as const;

/** Whole days, hours, minutes and seconds of a span in seconds. */
export function splitSpan(seconds: number): number[] {
  let rest = Math.max(0, seconds);
  return units.map(([size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count;
  });
}

/** Counts down to a release, then becomes a link to it without a reload. */
export function Countdown({ until, to }: Props) {
  const now = useNow(1000);
  const left = now && Math.ceil((Date.parse(until) - now.getTime()) / 1000);
  if (left !== undefined && left <= 0) {
    return (
      <Link to={to} className={buttonClasses('primary')}>
        <Icon name="play" solid size={18} />
        {uiTexts.released}
      </Link>
    );
  }
  const counts = left === undefined ? undefined : splitSpan(left);
  return (
    <time dateTime={until} role="timer" className="inline-flex h-14 gap-2">
      {units.map(([, name], place) => (
        <span
          key={name}
          className="grid min-w-14 content-center justify-items-center rounded-xl bg-raised px-2"
        >
          <span className="tabular font-display text-xl leading-none font-bold">
            {counts ? String(counts[place]).padStart(2, '0') : '··'}
          </span>
          <span className="text-xs text-muted">{name}</span>
        </span>
      ))}
    </time>
  );
}
