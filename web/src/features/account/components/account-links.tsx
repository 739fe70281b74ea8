import { signInPath } from '../../../lib/own-path.js';
import { activationPath, forgotPath, joiningTexts, registerPath } from '../joining-texts.js';
import { contactPath } from '../contact-path.js';
import { accountTexts } from '../texts.js';

// Plain links: the login modal stands around the router, not in it.
const look = 'font-semibold text-accent-text underline underline-offset-4 hover:no-underline';

/** Below the login form: for who has no account yet, or no password any more. */
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

/** Back to the login form. */
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

/** What a right password before activation is told, with the way to another mail. */
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

/** What somebody whose account is suspended is told, with whom to write to. */
export function BanNotice() {
  return (
    <>
      {accountTexts.errors['BANNED']}{' '}
      <a href={contactPath} className="font-semibold underline underline-offset-4 hover:no-underline">
        {accountTexts.bannedContact}
      </a>
    </>
  );
}
