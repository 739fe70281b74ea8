import type { ComponentProps } from 'react';
import { classes } from './classes.js';
import { Icon } from './icon.js';
import { Count } from './count.js';
import type { IconName } from './icon-paths.js';

interface Props extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  /** Accessible name, also shown as the browser's tooltip. */
  label: string;
  solid?: boolean;
  /** A count beside the icon; hidden at zero. */
  badge?: number | undefined;
}

/** A round 44 px button with an icon and no visible text. */
export function IconButton({ icon, label, solid = false, badge = 0, className, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classes(
        'relative inline-grid size-11 shrink-0 place-items-center rounded-full transition-colors hover:bg-raised',
        className,
      )}
    >
      <Icon name={icon} size={22} solid={solid} />
      <Count of={badge} />
    </button>
  );
}
