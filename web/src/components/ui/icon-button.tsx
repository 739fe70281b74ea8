import type { ComponentProps } from 'react';
import { classes } from './classes.js';
import { Icon } from './icon.js';
import type { IconName } from './icon-paths.js';

interface Props extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  /** Said to screen readers and shown as the browser's hint. */
  label: string;
  solid?: boolean;
  /** A count beside the sign; nothing at zero. */
  badge?: string | undefined;
}

/** A round 44 px button whose meaning is in its label. */
export function IconButton({ icon, label, solid = false, badge, className, ...rest }: Props) {
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
      {badge && (
        <span
          aria-hidden="true"
          className="tabular absolute top-0.5 right-0 grid h-[1.125rem] min-w-[1.125rem] place-items-center rounded-full bg-pomegranate-fill px-1 text-[0.6875rem] leading-none font-bold text-on-pomegranate ring-2 ring-ink"
        >
          {badge}
        </span>
      )}
    </button>
  );
}
