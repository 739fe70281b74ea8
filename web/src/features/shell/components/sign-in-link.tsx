import { Link, useLocation } from 'react-router';
import { shellTexts } from '../texts.js';

/** Leads to the login page, which leads back here. */
export function SignInLink({ className }: { className: string }) {
  const { pathname, search } = useLocation();
  const back =
    pathname === '/giris-yap' || pathname === '/' ? '' : `?donus=${encodeURIComponent(pathname + search)}`;
  return (
    <Link to={{ pathname: '/giris-yap', search: back }} className={className}>
      {shellTexts.signIn}
    </Link>
  );
}
