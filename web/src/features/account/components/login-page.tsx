import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ownPath, returnParameter } from '../../../lib/own-path.js';
import { useSession } from '../hooks/use-session.js';
import { accountTexts } from '../texts.js';
import { LoginForm } from './login-form.js';

/** /giris-yap: signs in and leads back to where one came from. */
export function LoginPage() {
  const { viewer, signedIn } = useSession();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const back = ownPath(query.get(returnParameter));

  // Also for those who come here signed in, and for a sign-in in another tab.
  useEffect(() => {
    if (viewer.state === 'member') void navigate(back, { replace: true });
  }, [viewer.state, back, navigate]);

  return (
    <div className="page grid min-h-[calc(100dvh-var(--top)-4rem)] place-items-center py-10">
      <div className="grid w-full max-w-4xl overflow-hidden rounded-3xl border border-line bg-surface shadow-lift md:grid-cols-[1fr_1.1fr]">
        <Aside />
        <div className="grid content-center gap-6 p-6 sm:p-10">
          <h1 className="text-2xl">{accountTexts.title}</h1>
          <LoginForm onSignedIn={signedIn} />
        </div>
      </div>
    </div>
  );
}

/** The half of the card that belongs to the cinema: a ticket stub in the projector's light. */
function Aside() {
  return (
    <div className="relative isolate hidden content-end gap-3 overflow-hidden bg-[linear-gradient(160deg,#3a2b12,#131a24_58%,#0d2b2a)] p-10 text-[#f7e7c4] md:grid">
      <div
        aria-hidden="true"
        className="absolute -top-24 -right-16 -z-10 h-[130%] w-[70%] origin-top-right rotate-[18deg] bg-[linear-gradient(to_bottom,rgb(244_183_64/0.35),transparent_75%)] [clip-path:polygon(46%_0,54%_0,100%_100%,0_100%)]"
      />
      <p className="font-display text-3xl font-bold text-balance">{accountTexts.welcome}</p>
      <p className="text-lg opacity-85">{accountTexts.welcomeHint}</p>
    </div>
  );
}
