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

/** /etkinlestirme: its button spends the mail's token and signs in; without a token it sends the mail again. */
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
  // Only this browser knows whether it is the one that registered: the server renders the page for everybody.
  const { data, error, refetch } = useQuery(ActivationDocument, {
    variables: { token },
    fetchPolicy: 'no-cache',
    ssr: false,
    context: { quiet: true },
  });
  const { state, username } = data?.activation ?? {};
  if (state === 'USED') return <Used />;
  if (state === 'EXPIRED') return <Expired />;
  return (
    <LastStep {...(state === 'PASSWORD' && { hint: joiningTexts.activationAsksHint })}>
      {/* Where it cannot be looked up the button is tried: its answer says the same. */}
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
    // A celebration that does not load is none, and nothing is lost.
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
