import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { TextArea } from '../../../../components/ui/text-area.js';
import { TextField } from '../../../../components/ui/text-field.js';
import { AppealBanDocument } from '../../../../generated/appeal-ban.js';
import { readError } from '../../../../lib/graphql-error.js';
import { appealTexts as texts } from '../../appeal-texts.js';
import { useAccountForm } from '../../hooks/use-account-form.js';
import { useCaptcha } from '../../hooks/use-captcha.js';
import { accountTexts } from '../../texts.js';
import { AccountCard } from '../account-card.js';
import { AccountForm } from '../account-form.js';
import { BackToLogin } from '../account-links.js';
import { Done } from '../done.js';
import { PasswordField } from '../password-field.js';
import { MOST_APPEAL } from './decision.js';

/** The appeal of a banned member, who proves the password and gets no session. */
export function BanAppeal() {
  const [done, setDone] = useState<string>();
  return (
    <AccountCard title={texts.banTitle} welcome={texts.welcome} hint={texts.reading}>
      {done ? (
        <Done>{done}</Done>
      ) : (
        <>
          <p className="text-muted">{texts.banHint}</p>
          <BanForm onDone={setDone} />
        </>
      )}
      <BackToLogin />
    </AccountCard>
  );
}

function BanForm({ onDone }: { onDone: (text: string | undefined) => void }) {
  const captcha = useCaptcha('LOGIN');
  const [body, setBody] = useState('');
  const [send] = useMutation(AppealBanDocument, { context: { quiet: true } });
  const { busy, faults, submit } = useAccountForm(check, async ({ login = '', password = '' }) => {
    const input = { login: login.trim(), password, body, ...(await captcha()) };
    const { data } = await send({ variables: { input } }).catch(noneWhenFree);
    if (!data) return texts.notBanned;
    const state = data.appealBan.decision.appeal?.state ?? 'PENDING';
    return state === 'PENDING' ? texts.sentBanned : texts.states[state];
  });
  return (
    <AccountForm
      faults={faults}
      busy={busy}
      submit={texts.send}
      onSubmit={(form) => void submit(form).then(onDone)}
    >
      <TextField
        label={accountTexts.login}
        error={faults.fields['login']}
        name="login"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        className="h-12"
      />
      <PasswordField error={faults.fields['password']} />
      <TextArea
        label={texts.body}
        error={faults.fields['body']}
        name="body"
        value={body}
        onValueChange={setBody}
        limit={MOST_APPEAL}
        rows={5}
      />
    </AccountForm>
  );
}

const check = ({ login = '', password = '', body = '' }: Readonly<Record<string, string>>) => ({
  ...(login.trim() === '' && { login: accountTexts.loginMissing }),
  ...(password === '' && { password: accountTexts.passwordMissing }),
  ...(body.trim() === '' && { body: texts.bodyMissing }),
});

/** NOT_FOUND comes only with the right password: the account is not banned. */
const noneWhenFree = (error: unknown): { data?: undefined } => {
  if (readError(error).code !== 'NOT_FOUND') throw error;
  return {};
};
