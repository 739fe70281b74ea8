import { classes } from './classes.js';
import { type IconName, iconPaths } from './icon-paths.js';

interface Props {
  name: IconName;
  /** Side in pixels. */
  size?: number;
  /** Filled icons, such as an active heart or play icon. */
  solid?: boolean;
  className?: string;
}

/** Decoration only: its parent must provide the meaning as text. */
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
