import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Checkbox } from '../../../components/ui/checkbox.js';
import { Icon } from '../../../components/ui/icon.js';
import { TextField } from '../../../components/ui/text-field.js';
import type { MemberFieldsFragment } from '../../../generated/types.js';
import { useSignIn } from '../hooks/use-sign-in.js';
import { useWait } from '../hooks/use-wait.js';
import { accountTexts, waitText } from '../texts.js';
import { PasswordField } from './password-field.js';

interface Props {
  onSignedIn: (member: MemberFieldsFragment) => void;
  autoFocus?: boolean;
}

/** The login form of the modal and of the login page. */
export function LoginForm({ onSignedIn, autoFocus = false }: Props) {
  const { busy, faults, submit } = useSignIn();
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const left = useWait(faults.until);
  const login = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const waiting = left !== undefined && left > 0;
  const fault = faults.form ?? (left === undefined ? undefined : <Wait left={left} />);

  // The first field with an error gets the focus.
  useEffect(() => {
    if (faults.login) login.current?.focus();
    else if (faults.password || faults.form) password.current?.select();
  }, [faults]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (waiting || busy) return;
    void submit(new FormData(event.currentTarget)).then((member) => member && onSignedIn(member));
  };

  return (
    // If the form is sent before scripts run, `post` keeps the password out of the address.
    <form method="post" onSubmit={onSubmit} noValidate className="grid gap-5">
      {fault && (
        <p
          role="alert"
          className="flex items-start gap-3 rounded-xl border border-pomegranate bg-pomegranate/10 px-4 py-3 text-pomegranate-text"
        >
          <Icon name="warning" className="mt-0.5 shrink-0" />
          <span>{fault}</span>
        </p>
      )}
      <TextField
        ref={login}
        label={accountTexts.login}
        error={faults.login}
        name="login"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        autoFocus={autoFocus}
        className="h-12"
      />
      <PasswordField ref={password} error={faults.password} />
      <Checkbox label={accountTexts.remember} name="remember" />
      <Button
        type="submit"
        size="lg"
        disabled={!ready}
        className="disabled:opacity-100"
        loading={busy}
        aria-disabled={waiting || undefined}
      >
        {accountTexts.submit}
      </Button>
    </form>
  );
}

/** Shows a countdown; screen readers read only its first number and its end. */
function Wait({ left }: { left: number }) {
  const [first] = useState(left);
  if (left <= 0) return accountTexts.slowDownOver;
  return (
    <>
      <span aria-hidden="true" className="tabular">
        {accountTexts.slowDown(waitText(left))}
      </span>
      <span className="sr-only">{accountTexts.slowDown(waitText(first))}</span>
    </>
  );
}
