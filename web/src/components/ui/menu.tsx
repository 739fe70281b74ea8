import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { classes } from './classes.js';
import { Icon } from './icon.js';
import type { IconName } from './icon-paths.js';

export interface MenuEntry {
  label: string;
  icon?: IconName;
  /** Either an address or an action. */
  to?: string;
  onSelect?: () => void;
  danger?: boolean;
}

interface Props {
  /** A button element. */
  trigger: ReactElement;
  items: readonly MenuEntry[];
  /** Shown above the entries, such as the name of the member. */
  header?: ReactNode;
  align?: 'start' | 'end';
  defaultOpen?: boolean;
}

const entry =
  'flex min-h-11 cursor-default items-center gap-3 rounded-xl px-3 outline-none select-none data-highlighted:bg-line';

export function Menu({ trigger, items, header, align = 'end', defaultOpen = false }: Props) {
  // Entries without an icon are aligned with the labels of the others.
  const hasIcons = items.some(({ icon }) => icon !== undefined);
  return (
    <Base.Root defaultOpen={defaultOpen} modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={8} align={align} className="z-50">
          <Base.Popup className="pop min-w-56 rounded-2xl border border-line bg-raised p-1.5 shadow-lift outline-none">
            {header && <div className="px-3 py-2.5">{header}</div>}
            {items.map(({ label, icon, to, onSelect, danger }) => (
              <Base.Item
                key={label}
                className={classes(entry, danger && 'text-pomegranate-text')}
                {...(to && { render: <Link to={to} /> })}
                {...(onSelect && { onClick: onSelect })}
              >
                {icon ? <Icon name={icon} /> : hasIcons && <span className="w-5 shrink-0" />}
                {label}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
