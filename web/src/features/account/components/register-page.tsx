import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { TextField } from '../../../components/ui/text-field.js';
import { RegisterDocument } from '../../../generated/register.js';
import { checkFields } from '../checks.js';
import { useCaptcha } from '../hooks/use-captcha.js';
import { useAccountForm } from '../hooks/use-account-form.js';
import { joiningTexts } from '../joining-texts.js';
import { AccountCard } from './account-card.js';
import { AccountForm } from './account-form.js';
import { BackToLogin } from './account-links.js';
import { Done } from './done.js';
import { PasswordField } from './password-field.js';

/** /kayit-ol: the registration continues by mail, with the same answer for every address. */
export function RegisterPage() {
  const [send] = useMutation(RegisterDocument, { context: { quiet: true } });
  const captcha = useCaptcha('REGISTER');
  const [done, setDone] = useState<string>();
  const { busy, faults, submit } = useAccountForm(
    checkFields,
    async ({ username = '', email = '', password = '', passwordAgain = '' }) => {
      const given = { username: username.trim(), email: email.trim(), password, passwordAgain };
      const input = { ...given, ...(await captcha()) };
      return (await send({ variables: { input } })).data?.register.message;
    },
  );
  return (
    <AccountCard
      title={joiningTexts.register}
      welcome={joiningTexts.registerWelcome}
      hint={joiningTexts.registerHint}
    >
      {done ? (
        <Done>{done}</Done>
      ) : (
        <AccountForm
          faults={faults}
          busy={busy}
          submit={joiningTexts.register}
          onSubmit={(form) => void submit(form).then(setDone)}
        >
          <TextField
            label={joiningTexts.username}
            hint={joiningTexts.usernameHint}
            error={faults.fields['username']}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            className="h-12"
          />
          <TextField
            label={joiningTexts.email}
            error={faults.fields['email']}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            className="h-12"
          />
          <PasswordField
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
      )}
      <BackToLogin />
    </AccountCard>
  );
}
