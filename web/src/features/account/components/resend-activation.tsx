import { useMutation } from '@apollo/client/react';
import { SendActivationDocument } from '../../../generated/send-activation.js';
import { joiningTexts } from '../joining-texts.js';
import { BackToLogin } from './account-links.js';
import { EmailForm } from './email-form.js';

/** Asks for the mail with the activation link once more. */
export function ResendActivation() {
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
