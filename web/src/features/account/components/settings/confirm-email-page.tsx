import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { buttonClasses } from '../../../../components/ui/button-styles.js';
import { ConfirmEmailDocument } from '../../../../generated/confirm-email.js';
import { useAccountForm } from '../../hooks/use-account-form.js';
import { joiningTexts } from '../../joining-texts.js';
import { settingsPath, settingsTexts } from '../../settings-texts.js';
import { accountTexts } from '../../texts.js';
import { AccountCard } from '../account-card.js';
import { AccountForm } from '../account-form.js';
import { Done } from '../done.js';
import { PasswordField } from '../password-field.js';

/** /e-posta-onayla: activates the new address with the mail's token and the member's password. */
export function ConfirmEmailPage() {
  const token = useSearchParams()[0].get('token');
  const [done, setDone] = useState<string>();
  const [send] = useMutation(ConfirmEmailDocument, { context: { quiet: true, anyViewer: true } });
  const { busy, faults, submit } = useAccountForm(check, async ({ password = '' }) => {
    const { data } = await send({ variables: { input: { token: token ?? '', password } } });
    return data?.confirmEmail.message;
  });
  return (
    <AccountCard
      title={settingsTexts.confirmTitle}
      welcome={settingsTexts.confirmWelcome}
      hint={settingsTexts.confirmHint}
    >
      {done ? (
        <Done>{done}</Done>
      ) : token ? (
        <>
          <p className="text-muted">{settingsTexts.confirmHint}</p>
          <AccountForm
            faults={faults}
            busy={busy}
            submit={settingsTexts.confirm}
            onSubmit={(form) => void submit(form).then(setDone)}
          >
            <PasswordField error={faults.fields['password']} />
          </AccountForm>
        </>
      ) : (
        <p className="text-muted">{joiningTexts.noToken}</p>
      )}
      {(done || !token || faults.form) && (
        <Link to={`${settingsPath}#hesap`} className={buttonClasses('outline', 'lg')}>
          {settingsTexts.toSettings}
        </Link>
      )}
    </AccountCard>
  );
}

const check = ({ password }: Readonly<Record<string, string>>): Record<string, string> =>
  password ? {} : { password: accountTexts.passwordMissing };
