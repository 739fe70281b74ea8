import { Link, type LinkProps } from 'react-router';
import { keepScroll } from '../../lib/keep-scroll.js';
import { classes } from './classes.js';

interface Props {
  label: string;
  /** A place to go to, or a choice that is pressed. */
  to?: LinkProps['to'];
  /** Chooses what the same page shows: no new step in the history, and the page stays where it is. */
  inPlace?: boolean;
  pressed?: boolean;
  onPress?: () => void;
}

const look =
  'inline-flex h-9 items-center rounded-full border px-4 text-sm font-semibold whitespace-nowrap transition-colors';

/** A genre, a filter, a source: something small to choose. */
export function Chip({ label, to, inPlace = false, pressed = false, onPress }: Props) {
  const state = pressed
    ? 'border-accent bg-accent text-on-accent'
    : 'border-control text-text hover:bg-raised';
  if (to) {
    return (
      <Link
        to={to}
        aria-current={pressed ? 'true' : undefined}
        {...(inPlace && { replace: true, state: keepScroll })}
        className={classes(look, state)}
      >
        {label}
      </Link>
    );
  }
  return (
    <button type="button" aria-pressed={pressed} onClick={onPress} className={classes(look, state)}>
      {label}
    </button>
  );
}
