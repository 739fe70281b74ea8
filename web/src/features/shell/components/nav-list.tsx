import { NavLink } from 'react-router';
import { classes } from '../../../components/ui/classes.js';
import { Icon } from '../../../components/ui/icon.js';
import { navItems } from '../nav.js';

interface Props {
  /** Called when a link was followed, for example to close the drawer. */
  onFollow?: () => void;
}

/** The links of the main menu; the current one is highlighted. */
export function NavList({ onFollow }: Props) {
  return (
    <ul className="grid gap-1">
      {navItems.map(({ to, label, icon }) => (
        <li key={to}>
          <NavLink
            to={to}
            end={to === '/'}
            {...(onFollow && { onClick: onFollow })}
            className={({ isActive }) =>
              classes(
                'relative flex min-h-11 items-center gap-3.5 rounded-xl px-3.5 font-semibold transition-colors hover:bg-raised',
                isActive
                  ? 'bg-raised text-text before:absolute before:inset-y-2.5 before:left-0 before:w-0.75 before:rounded-full before:bg-saffron'
                  : 'text-muted hover:text-text',
              )
            }
          >
            <Icon name={icon} size={22} />
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
