import { classes } from './classes.js';
import { type IconName, iconPaths } from './icon-paths.js';

interface Props {
  name: IconName;
  /** Side in pixels. */
  size?: number;
  /** Filled marks: a given heart, a running play sign. */
  solid?: boolean;
  className?: string;
}

/** Decoration only: whoever shows it says in words what it means. */
export function Icon({ name, size = 20, solid = false, className }: Props) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={solid ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={name === 'more' ? 2.75 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classes('shrink-0', className)}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
