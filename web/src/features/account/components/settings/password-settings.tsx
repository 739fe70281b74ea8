import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ChangePasswordDocument } from '../../../../generated/change-password.js';
import { checkFields } from '../../checks.js';
import { useAccountForm } from '../../hooks/use-account-form.js';
import { useHomeAfter } from '../../hooks/use-home-after.js';
import { forgotPath, joiningTexts } from '../../joining-texts.js';
import { settingsTexts } from '../../settings-texts.js';
import { AccountForm } from '../account-form.js';
import { Done } from '../done.js';
import { PasswordField } from '../password-field.js';

/** Changes the password with the current one, then leads home. */
export function PasswordSettings() {
  const [done, setDone] = useState<string>();
  const [send] = useMutation(ChangePasswordDocument, { context: { quiet: true } });
  const { busy, faults, submit } = useAccountForm(
    check,
    async ({ oldPassword = '', password = '', passwordAgain = '' }) => {
      const { data } = await send({ variables: { input: { oldPassword, password, passwordAgain } } });
      return data?.changePassword.message;
    },
  );
  useHomeAfter(done);
  if (done) return <Done>{done}</Done>;
  return (
    <div className="grid gap-6">
      <p className="text-muted">{settingsTexts.passwordHint}</p>
      <AccountForm
        faults={faults}
        busy={busy}
        submit={settingsTexts.changePassword}
        onSubmit={(form) => void submit(form).then(setDone)}
      >
        <PasswordField
          label={settingsTexts.oldPassword}
          name="oldPassword"
          error={faults.fields['oldPassword']}
        />
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
      <Link
        to={forgotPath}
        className="justify-self-start font-semibold text-accent-text underline underline-offset-4 hover:no-underline"
      >
        {settingsTexts.forgot}
      </Link>
    </div>
  );
}

const check = (values: Readonly<Record<string, string>>): Record<string, string> => ({
  ...checkFields(values),
  ...(values['oldPassword'] === '' && { oldPassword: settingsTexts.oldPasswordMissing }),
});
