import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { buttonClasses } from '../../../components/ui/button-styles.js';
import { ActivateDocument } from '../../../generated/activate.js';
import { readError } from '../../../lib/graphql-error.js';
import { useAccountForm } from '../hooks/use-account-form.js';
import { useSession } from '../hooks/use-session.js';
import { joiningTexts, newPasswordPath, registerPath } from '../joining-texts.js';
import { accountTexts } from '../texts.js';
import { AccountForm } from './account-form.js';
import { PasswordField } from './password-field.js';
import { ResendActivation } from './resend-activation.js';

interface Props {
  token: string;
  /** Username of a registration made in another browser, which needs its password; else undefined. */
  registeredElsewhere: string | undefined;
  onJoined: (name: string) => void;
  /** Called if the link has expired or was used after its lookup. */
  onSpent: () => void;
}

const check = (values: Readonly<Record<string, string>>): Record<string, string> =>
  values['password'] === '' ? { password: accountTexts.passwordMissing } : {};

/** Only a button in the browser that registered; in another browser it also asks for the registration's password. */
export function ActivationForm({ token, registeredElsewhere, onJoined, onSpent }: Props) {
  const { signedIn } = useSession();
  const [send] = useMutation(ActivateDocument, { context: { quiet: true, anyViewer: true } });
  const [wants, setWants] = useState<'password' | 'username' | 'link'>();
  const { busy, faults, submit } = useAccountForm(check, async ({ password }) => {
    const input = { token, ...(password && { password }) };
    try {
      const member = (await send({ variables: { input } })).data?.activate.viewer.member;
      if (!member) return;
      signedIn(member);
      onJoined(member.name);
    } catch (error) {
      const { code, fields } = readError(error);
      if (fields['username']) return setWants('username');
      // The answer asks for a password, and the form has not shown that field yet.
      if (fields['password'] && password === undefined) return setWants('password');
      if (code === 'LINK_EXPIRED') {
        setWants('link');
        onSpent();
      }
      throw error;
    }
  });
  if (wants === 'username') return <Taken />;
  const asks = registeredElsewhere !== undefined || wants === 'password';
  return (
    <>
      <p className="text-muted">
        {registeredElsewhere ? joiningTexts.activationAsks(registeredElsewhere) : joiningTexts.activationHint}
      </p>
      <AccountForm
        faults={faults}
        busy={busy}
        submit={joiningTexts.activate}
        onSubmit={(form) => void submit(form)}
      >
        {asks && <PasswordField error={faults.fields['password']} />}
      </AccountForm>
      {asks && <AskedForPassword token={token} />}
      {wants === 'link' && <ResendActivation />}
    </>
  );
}

/** The link came by mail to the owner of the address, so it also permits a new password. */
function AskedForPassword({ token }: { token: string }) {
  return (
    <div className="grid gap-3 text-muted">
      <p>
        {joiningTexts.activationForgot}{' '}
        <Link
          to={newPasswordPath(token)}
          className="font-semibold text-accent-text underline underline-offset-4 hover:no-underline"
        >
          {joiningTexts.activationNewPassword}
        </Link>
      </p>
      <p>{joiningTexts.activationNotMine}</p>
    </div>
  );
}

function Taken() {
  return (
    <>
      <p role="alert">{joiningTexts.activationTaken}</p>
      <Link to={registerPath} className={buttonClasses('primary', 'lg')}>
        {joiningTexts.registerAgain}
      </Link>
    </>
  );
}
