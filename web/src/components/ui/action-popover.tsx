import { Popover } from '@base-ui/react/popover';
import type { ReactElement } from 'react';
import { classes } from './classes.js';
import { Icon } from './icon.js';
import type { MenuEntry } from './menu.js';

interface Props {
  /** Accessible name of the panel. */
  label: string;
  /** A button element. */
  trigger: ReactElement;
  items: readonly Omit<MenuEntry, 'to'>[];
  defaultOpen?: boolean;
}

/** A panel of actions on one thing, such as a comment or a member. */
export function ActionPopover({ label, trigger, items, defaultOpen = false }: Props) {
  return (
    <Popover.Root defaultOpen={defaultOpen}>
      <Popover.Trigger render={trigger} />
      <Popover.Portal>
        <Popover.Positioner positionMethod="fixed" sideOffset={6} align="end" className="z-40">
          <Popover.Popup
            aria-label={label}
            className="pop grid min-w-44 rounded-2xl border border-line bg-raised p-1.5 shadow-lift outline-none"
          >
            {items.map(({ label: name, icon, onSelect, danger }) => (
              <Popover.Close
                key={name}
                onClick={onSelect}
                className={classes(
                  'flex min-h-11 items-center gap-3 rounded-xl px-3 hover:bg-line',
                  danger && 'text-pomegranate-text',
                )}
              >
                {icon && <Icon name={icon} />}
                {name}
              </Popover.Close>
            ))}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
