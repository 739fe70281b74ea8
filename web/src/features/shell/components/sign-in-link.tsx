import type { MouseEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { useLogin } from '../../../lib/login.js';
import { signInAddress, signInPath } from '../../../lib/own-path.js';
import { shellTexts } from '../texts.js';

/** Opens the sign-in dialog. Without scripts, or in a new tab, it opens the login page, which leads back here. */
export function SignInLink({ className }: { className: string }) {
  const { pathname, search } = useLocation();
  const { signIn } = useLogin();
  const open = (event: MouseEvent) => {
    const opensElsewhere =
      event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (opensElsewhere) return;
    event.preventDefault();
    void signIn();
  };
  if (pathname === signInPath) return null;
  return (
    <Link to={signInAddress(pathname + search)} onClick={open} className={className}>
      {shellTexts.signIn}
    </Link>
  );
}
