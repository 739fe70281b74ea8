import { useQuery } from '@apollo/client/react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { buttonClasses } from '../../../components/ui/button-styles.js';
import { Skeleton } from '../../../components/ui/skeleton.js';
import { ActivationDocument } from '../../../generated/activation.js';
import { signInPath } from '../../../lib/own-path.js';
import { useSession } from '../hooks/use-session.js';
import { joiningTexts, registerPath } from '../joining-texts.js';
import { accountTexts } from '../texts.js';
import { AccountCard } from './account-card.js';
import { ActivationForm } from './activation-form.js';
import { Done } from './done.js';
import { ResendActivation } from './resend-activation.js';

/** /etkinlestirme: its button spends the mail's token and signs in. Without a token the page sends the mail again. */
export function ActivationPage() {
  const token = useSearchParams()[0].get('token');
  const [name, setName] = useState<string>();
  if (name) return <Joined name={name} />;
  if (token) return <Activate token={token} onJoined={setName} />;
  return (
    <LastStep>
      <ResendActivation />
    </LastStep>
  );
}

function Activate({ token, onJoined }: { token: string; onJoined: (name: string) => void }) {
  // Only this browser knows whether it registered: the server renders the same page for everyone.
  const { data, error, refetch } = useQuery(ActivationDocument, {
    variables: { token },
    // The mail's token opens an account, so it must not stay in the cache.
    fetchPolicy: 'no-cache',
    ssr: false,
    context: { quiet: true },
  });
  const { state, username } = data?.activation ?? {};
  if (state === 'USED') return <Used />;
  if (state === 'EXPIRED') return <Expired />;
  return (
    <LastStep {...(state === 'PASSWORD' && { hint: joiningTexts.activationAsksHint })}>
      {/* If the lookup fails, the button is shown: its answer gives the same information. */}
      {state || error ? (
        <ActivationForm
          token={token}
          registeredElsewhere={state === 'PASSWORD' ? (username ?? '') : undefined}
          onJoined={onJoined}
          onSpent={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <div aria-busy="true">
          <Skeleton className="h-40 rounded-2xl" />
        </div>
      )}
    </LastStep>
  );
}

function LastStep({ hint = joiningTexts.activationHint, children }: { hint?: string; children: ReactNode }) {
  return (
    <AccountCard title={joiningTexts.activation} welcome={joiningTexts.activationWelcome} hint={hint}>
      {children}
    </AccountCard>
  );
}

function Used() {
  const isMember = useSession().viewer.state === 'member';
  return (
    <AccountCard
      title={joiningTexts.activationUsedTitle}
      welcome={accountTexts.welcome}
      hint={accountTexts.welcomeHint}
    >
      <Done>{isMember ? joiningTexts.activationUsedHere : joiningTexts.activationUsed}</Done>
      {isMember ? (
        <Explore />
      ) : (
        <a href={signInPath} className={buttonClasses('primary', 'lg')}>
          {joiningTexts.signIn}
        </a>
      )}
    </AccountCard>
  );
}

function Explore() {
  return (
    <Link to="/" className={buttonClasses('primary', 'lg')}>
      {joiningTexts.explore}
    </Link>
  );
}

function Expired() {
  return (
    <AccountCard
      title={joiningTexts.activationExpiredTitle}
      welcome={joiningTexts.activationExpiredWelcome}
      hint={joiningTexts.activationExpiredHint}
    >
      <p className="text-muted">{joiningTexts.activationExpired}</p>
      <Link to={registerPath} className={buttonClasses('primary', 'lg')}>
        {joiningTexts.registerAgain}
      </Link>
      <ResendActivation />
    </AccountCard>
  );
}

function Joined({ name }: { name: string }) {
  useEffect(() => {
    const stopping = new AbortController();
    // If the confetti does not load, the rest still works.
    import('../confetti.js').then(({ confetti }) => confetti(stopping.signal)).catch(() => undefined);
    return () => stopping.abort();
  }, []);
  return (
    <AccountCard
      title={joiningTexts.joined(name)}
      welcome={joiningTexts.joinedWelcome}
      hint={joiningTexts.joinedAside}
    >
      <Done>{joiningTexts.joinedHint}</Done>
      <Explore />
    </AccountCard>
  );
}
