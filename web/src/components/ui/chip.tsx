import { Link, type LinkProps } from 'react-router';
import { keepScroll } from '../../lib/keep-scroll.js';
import { formatNumber } from '../../lib/turkish.js';
import { classes } from './classes.js';

interface Props {
  label: string;
  /** A number behind the label, such as how much a choice leads to. */
  count?: number | undefined;
  /** What the number counts, for screen readers. */
  unit?: string;
  /** The text that screen readers read in place of the label. */
  said?: string;
  /** Makes the chip a link; without it the chip is a toggle button. */
  to?: LinkProps['to'];
  /** Keeps the scroll position, for choices within the same page. Back undoes the choice. */
  inPlace?: boolean;
  pressed?: boolean;
  /** The choice leads to nothing now: the chip stays, but it is no link. Only with `to`. */
  inactive?: boolean;
  onPress?: () => void;
}

/** Positioned, so that its text for screen readers stays inside a row that scrolls. */
const look =
  'relative inline-flex h-9 items-center gap-1.5 rounded-full border px-4 text-sm font-semibold whitespace-nowrap transition-colors';

/** A small choice: a genre, a filter, a source. */
export function Chip(props: Props) {
  const { label, count, unit, said, to, inPlace = false, pressed = false, inactive = false, onPress } = props;
  const state = pressed
    ? 'border-accent bg-accent text-on-accent'
    : 'border-control text-text hover:bg-raised';
  const content = (
    <>
      {label}{' '}
      {count !== undefined && (
        <span className={classes('tabular text-xs', !pressed && 'font-normal text-muted')}>
          {formatNumber(count)}
          {unit && <span className="sr-only"> {unit}</span>}
        </span>
      )}
    </>
  );
  if (to && inactive) {
    return (
      <span
        role="link"
        aria-disabled="true"
        aria-label={said}
        className={classes(look, 'cursor-default border-dashed border-line text-muted')}
      >
        {content}
      </span>
    );
  }
  if (to) {
    return (
      <Link
        to={to}
        aria-current={pressed ? 'true' : undefined}
        aria-label={said}
        {...(inPlace && { state: keepScroll })}
        className={classes(look, state)}
      >
        {content}
      </Link>
    );
  }
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-label={said}
      onClick={onPress}
      className={classes(look, state)}
    >
      {content}
    </button>
  );
}
