import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ownPath, returnParameter } from '../../../lib/own-path.js';
import { useSession } from '../hooks/use-session.js';
import { accountTexts } from '../texts.js';
import { AccountCard } from './account-card.js';
import { LoginLinks } from './account-links.js';
import { LoginForm } from './login-form.js';

/** /giris-yap: signs in and leads back to the previous page. */
export function LoginPage() {
  const { viewer, signedIn } = useSession();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const back = ownPath(query.get(returnParameter));

  // Also redirects a viewer who is already signed in, and after a sign-in in another tab.
  useEffect(() => {
    if (viewer.state === 'member') void navigate(back, { replace: true });
  }, [viewer.state, back, navigate]);

  return (
    <AccountCard title={accountTexts.title} welcome={accountTexts.welcome} hint={accountTexts.welcomeHint}>
      <LoginForm onSignedIn={signedIn} />
      <LoginLinks />
    </AccountCard>
  );
}
