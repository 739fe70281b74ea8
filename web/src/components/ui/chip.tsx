import { Link, type LinkProps } from 'react-router';
import { keepScroll } from '../../lib/keep-scroll.js';
import { classes } from './classes.js';

interface Props {
  label: string;
  /** The text that screen readers read in place of the label. */
  said?: string;
  /** Makes the chip a link; without it the chip is a toggle button. */
  to?: LinkProps['to'];
  /** Keeps the scroll position, for choices within the same page. Back undoes the choice. */
  inPlace?: boolean;
  pressed?: boolean;
  onPress?: () => void;
}

const look =
  'inline-flex h-9 items-center rounded-full border px-4 text-sm font-semibold whitespace-nowrap transition-colors';

/** A small choice: a genre, a filter, a source. */
export function Chip({ label, said, to, inPlace = false, pressed = false, onPress }: Props) {
  const state = pressed
    ? 'border-accent bg-accent text-on-accent'
    : 'border-control text-text hover:bg-raised';
  if (to) {
    return (
      <Link
        to={to}
        aria-current={pressed ? 'true' : undefined}
        aria-label={said}
        {...(inPlace && { state: keepScroll })}
        className={classes(look, state)}
      >
        {label}
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
      {label}
    </button>
  );
}
