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
  /** The state of an entry that switches something on and off. */
  checked?: boolean;
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

/** A menu belongs to a landmark; in the body it would stand outside all of them. */
const mainOf = () =>
  (typeof document === 'undefined' ? undefined : document.querySelector('main')) ?? undefined;

export function Menu({ trigger, items, header, align = 'end', defaultOpen = false }: Props) {
  // Entries without an icon are aligned with the labels of the others.
  const hasIcons = items.some(({ icon }) => icon !== undefined);
  return (
    // Modal: the elements around it that pass the focus on are hidden from screen readers, which only a modal may do.
    <Base.Root defaultOpen={defaultOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal container={mainOf()}>
        <Base.Positioner sideOffset={8} align={align} className="z-50">
          <Base.Popup className="pop min-w-56 rounded-2xl border border-line bg-raised p-1.5 shadow-lift outline-none">
            {header && <div className="px-3 py-2.5">{header}</div>}
            {items.map(({ label, icon, to, onSelect, danger, checked }) =>
              checked === undefined ? (
                <Base.Item
                  key={label}
                  className={classes(entry, danger && 'text-pomegranate-text')}
                  {...(to && { render: <Link to={to} /> })}
                  {...(onSelect && { onClick: onSelect })}
                >
                  {icon ? <Icon name={icon} /> : hasIcons && <span className="w-5 shrink-0" />}
                  {label}
                </Base.Item>
              ) : (
                <Base.CheckboxItem
                  key={label}
                  checked={checked}
                  closeOnClick
                  className={entry}
                  {...(onSelect && { onCheckedChange: onSelect })}
                >
                  {icon && <Icon name={icon} solid={checked} />}
                  {label}
                  {checked && (
                    <span className="ml-auto text-accent-text">
                      <Icon name="check" size={18} />
                    </span>
                  )}
                </Base.CheckboxItem>
              ),
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
