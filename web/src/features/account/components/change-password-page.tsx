import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { buttonClasses } from '../../../components/ui/button-styles.js';
import { ChangePasswordByTokenDocument } from '../../../generated/change-password-by-token.js';
import { checkFields } from '../checks.js';
import { useAccountForm } from '../hooks/use-account-form.js';
import { useHomeAfter } from '../hooks/use-home-after.js';
import { useSession } from '../hooks/use-session.js';
import { forgotPath, joiningTexts } from '../joining-texts.js';
import { AccountCard } from './account-card.js';
import { AccountForm } from './account-form.js';
import { Done } from './done.js';
import { PasswordField } from './password-field.js';

/** /sifre-degistir: sets a new password with the token of a mail, then leads home. */
export function ChangePasswordPage() {
  const token = useSearchParams()[0].get('token');
  const { ended } = useSession();
  const [done, setDone] = useState<string>();
  const [send] = useMutation(ChangePasswordByTokenDocument, { context: { quiet: true, anyViewer: true } });
  const { busy, faults, submit } = useAccountForm(checkFields, async ({ password = '' }) => {
    const { data } = await send({ variables: { input: { token: token ?? '', password } } });
    // Every session has ended, including one of this browser.
    ended();
    return data?.changePasswordByToken.message;
  });

  useHomeAfter(done);

  return (
    <AccountCard
      title={joiningTexts.change}
      welcome={joiningTexts.changeWelcome}
      hint={joiningTexts.changeHint}
    >
      {done ? (
        <Done>{done}</Done>
      ) : token ? (
        <AccountForm
          faults={faults}
          busy={busy}
          submit={joiningTexts.changeSubmit}
          onSubmit={(form) => void submit(form).then(setDone)}
        >
          <PasswordField
            label={joiningTexts.newPassword}
            hint={joiningTexts.passwordHint}
            error={faults.fields['password']}
            autoComplete="new-password"
          />
          <PasswordField
            label={joiningTexts.passwordAgain}
            name="passwordAgain"
            error={faults.fields['passwordAgain']}
            autoComplete="new-password"
          />
        </AccountForm>
      ) : (
        <p className="text-muted">{joiningTexts.noToken}</p>
      )}
      {!done && (!token || faults.form) && (
        <Link to={forgotPath} className={buttonClasses('outline', 'lg')}>
          {joiningTexts.newLink}
        </Link>
      )}
    </AccountCard>
  );
}
