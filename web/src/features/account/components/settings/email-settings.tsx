import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { TextField } from '../../../../components/ui/text-field.js';
import { RequestEmailChangeDocument } from '../../../../generated/request-email-change.js';
import type { AccountFieldsFragment } from '../../../../generated/types.js';
import { checkFields } from '../../checks.js';
import { useAccountForm } from '../../hooks/use-account-form.js';
import { settingsTexts } from '../../settings-texts.js';
import { AccountForm } from '../account-form.js';
import { Done } from '../done.js';

/** The address form; a change takes effect after confirmation from the new address. */
export function EmailSettings({ account: { email, pendingEmail } }: { account: AccountFieldsFragment }) {
  const [done, setDone] = useState<string>();
  const [send] = useMutation(RequestEmailChangeDocument, { context: { quiet: true } });
  const { busy, faults, submit } = useAccountForm(check, async ({ email: wanted = '' }) => {
    const { data } = await send({ variables: { input: { email: wanted.trim() } } });
    return data?.requestEmailChange.message;
  });
  return (
    <div className="grid gap-6">
      <dl className="grid gap-1 rounded-2xl border border-line bg-surface px-5 py-4">
        <dt className="text-sm text-muted">{settingsTexts.presentEmail}</dt>
        <dd className="font-semibold break-words">{email ?? settingsTexts.noEmail}</dd>
        {pendingEmail && <dd className="text-saffron-text">{settingsTexts.pendingEmail(pendingEmail)}</dd>}
      </dl>
      {done ? (
        <Done>{done}</Done>
      ) : (
        <AccountForm
          faults={faults}
          busy={busy}
          submit={settingsTexts.changeEmail}
          onSubmit={(form) => void submit(form).then(setDone)}
        >
          <TextField
            label={settingsTexts.newEmail}
            hint={settingsTexts.newEmailHint}
            error={faults.fields['email']}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            className="h-12"
          />
        </AccountForm>
      )}
    </div>
  );
}

const check = (values: Readonly<Record<string, string>>): Record<string, string> =>
  values['email']?.trim() === '' ? { email: settingsTexts.missing } : checkFields(values);
