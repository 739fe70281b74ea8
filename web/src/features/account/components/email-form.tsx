import { useState } from 'react';
import { TextField } from '../../../components/ui/text-field.js';
import { checkFields } from '../checks.js';
import { useCaptcha } from '../hooks/use-captcha.js';
import { useAccountForm } from '../hooks/use-account-form.js';
import { joiningTexts } from '../joining-texts.js';
import { AccountForm } from './account-form.js';
import { Done } from './done.js';

interface Props {
  submit: string;
  /** Requests the mail; resolves to the message to show. */
  send: (input: { email: string; captcha?: string }) => Promise<string | undefined>;
}

/** A form that requests a mail with a link. */
export function EmailForm({ submit: label, send }: Props) {
  const [done, setDone] = useState<string>();
  const captcha = useCaptcha('LOGIN');
  const { busy, faults, submit } = useAccountForm(checkFields, async ({ email = '' }) =>
    send({ email: email.trim(), ...(await captcha()) }),
  );
  if (done) return <Done>{done}</Done>;
  return (
    <AccountForm
      faults={faults}
      busy={busy}
      submit={label}
      onSubmit={(form) => void submit(form).then(setDone)}
    >
      <TextField
        label={joiningTexts.email}
        error={faults.fields['email']}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        className="h-12"
      />
    </AccountForm>
  );
}
