import { Link } from 'react-router';
import { footerItems, navItems } from '../nav.js';
import { shellTexts } from '../texts.js';
import { ThemeButton } from './theme-button.js';
import { Wordmark } from './wordmark.js';

export function Footer() {
  return (
    <footer className="page mt-20 flex flex-wrap items-end justify-between gap-x-12 gap-y-6 border-t border-line py-10">
      <div className="grid gap-2">
        <Wordmark height={26} />
        <p className="font-display text-lg font-bold">{shellTexts.footerLine}</p>
        <p className="text-sm text-muted">{shellTexts.footerAbout}</p>
      </div>
      <ul className="flex flex-wrap items-center gap-x-6 gap-y-1">
        {[...navItems, ...footerItems].map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-9 items-center text-sm text-muted hover:text-text hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
        <li>
          <ThemeButton />
        </li>
      </ul>
    </footer>
  );
}
