import { useMutation } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { buttonClasses } from '../../../components/ui/button-styles.js';
import { ActivateDocument } from '../../../generated/activate.js';
import { SendActivationDocument } from '../../../generated/send-activation.js';
import { useAccountForm } from '../hooks/use-account-form.js';
import { useSession } from '../hooks/use-session.js';
import { joiningTexts } from '../joining-texts.js';
import { AccountCard } from './account-card.js';
import { AccountForm } from './account-form.js';
import { BackToLogin } from './account-links.js';
import { Done } from './done.js';
import { EmailForm } from './email-form.js';

const nothingToCheck = () => ({});

/** /etkinlestirme: its button spends the mail's token and signs in; without a token it sends the mail again. */
export function ActivationPage() {
  const token = useSearchParams()[0].get('token');
  const [name, setName] = useState<string>();
  return (
    <AccountCard
      title={name ? joiningTexts.joined(name) : joiningTexts.activation}
      welcome={joiningTexts.activationWelcome}
      hint={joiningTexts.activationHint}
    >
      {name ? <Joined /> : token ? <Activate token={token} onJoined={setName} /> : <Resend />}
    </AccountCard>
  );
}

function Activate({ token, onJoined }: { token: string; onJoined: (name: string) => void }) {
  const { signedIn } = useSession();
  const [send] = useMutation(ActivateDocument, { context: { quiet: true } });
  const { busy, faults, submit } = useAccountForm(nothingToCheck, async () => {
    const member = (await send({ variables: { input: { token } } })).data?.activate.viewer.member;
    if (!member) return;
    signedIn(member);
    onJoined(member.name);
  });
  return (
    <>
      <p className="text-muted">{joiningTexts.activationHint}</p>
      <AccountForm
        faults={faults}
        busy={busy}
        submit={joiningTexts.activate}
        onSubmit={(form) => void submit(form)}
      >
        {null}
      </AccountForm>
      {faults.form && <Resend />}
    </>
  );
}

function Resend() {
  const [send] = useMutation(SendActivationDocument, { context: { quiet: true } });
  return (
    <>
      <p className="text-muted">{joiningTexts.resendHint}</p>
      <EmailForm
        submit={joiningTexts.resend}
        send={async (input) => (await send({ variables: { input } })).data?.sendActivation.message}
      />
      <BackToLogin />
    </>
  );
}

function Joined() {
  useEffect(() => {
    const stopping = new AbortController();
    // A celebration that does not load is none, and nothing is lost.
    import('../confetti.js').then(({ confetti }) => confetti(stopping.signal)).catch(() => undefined);
    return () => stopping.abort();
  }, []);
  return (
    <>
      <Done>{joiningTexts.joinedHint}</Done>
      <Link to="/" className={buttonClasses('primary', 'lg')}>
        {joiningTexts.explore}
      </Link>
    </>
  );
}
