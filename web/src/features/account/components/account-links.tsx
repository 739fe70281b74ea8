import { signInPath } from '../../../lib/own-path.js';
import { activationPath, forgotPath, joiningTexts, registerPath } from '../joining-texts.js';
import { appealPath, appealTexts } from '../appeal-texts.js';
import { contactPath } from '../contact-path.js';
import { accountTexts } from '../texts.js';

// Plain links, because the login modal is outside the router.
const look = 'font-semibold text-accent-text underline underline-offset-4 hover:no-underline';

/** Links below the login form: to register, and to reset a password. */
export function LoginLinks() {
  return (
    <p className="flex flex-wrap justify-between gap-x-6 gap-y-3 text-muted">
      <span>
        {joiningTexts.noAccount}{' '}
        <a href={registerPath} className={look}>
          {joiningTexts.register}
        </a>
      </span>
      <a href={forgotPath} className={look}>
        {joiningTexts.forgot}
      </a>
    </p>
  );
}

/** A link back to the login form. */
export function BackToLogin() {
  return (
    <p className="text-muted">
      {joiningTexts.haveAccount}{' '}
      <a href={signInPath} className={look}>
        {joiningTexts.signIn}
      </a>
    </p>
  );
}

/** The message for a correct password of an account without activation, with a link to request another mail. */
export function ActivationOffer() {
  return (
    <>
      {accountTexts.errors['ACTIVATION_REQUIRED']}{' '}
      <a href={activationPath} className="font-semibold underline underline-offset-4 hover:no-underline">
        {joiningTexts.resend}
      </a>
    </>
  );
}

/** The gateway's text for a suspended account, with its end and reason, and links to the contact form and to an appeal. */
export function BanNotice({ text }: { text: string }) {
  return (
    <>
      {text || accountTexts.errors['BANNED']}{' '}
      <a href={contactPath} className="font-semibold underline underline-offset-4 hover:no-underline">
        {accountTexts.bannedContact}
      </a>{' '}
      <a href={appealPath} className="font-semibold underline underline-offset-4 hover:no-underline">
        {appealTexts.link}
      </a>
    </>
  );
}
