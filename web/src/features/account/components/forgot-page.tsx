import { useMutation } from '@apollo/client/react';
import { RequestPasswordResetDocument } from '../../../generated/request-password-reset.js';
import { joiningTexts } from '../joining-texts.js';
import { AccountCard } from './account-card.js';
import { BackToLogin } from './account-links.js';
import { EmailForm } from './email-form.js';

/** /sifremi-unuttum: the answer is the same for every address. */
export function ForgotPage() {
  const [send] = useMutation(RequestPasswordResetDocument, { context: { quiet: true } });
  return (
    <AccountCard
      title={joiningTexts.forgotTitle}
      welcome={joiningTexts.forgotWelcome}
      hint={joiningTexts.forgotHint}
    >
      <p className="text-muted md:hidden">{joiningTexts.forgotHint}</p>
      <EmailForm
        submit={joiningTexts.sendLink}
        send={async (input) => (await send({ variables: { input } })).data?.requestPasswordReset.message}
      />
      <BackToLogin />
    </AccountCard>
  );
}
