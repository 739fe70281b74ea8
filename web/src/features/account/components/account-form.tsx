import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Icon } from '../../../components/ui/icon.js';
import type { AccountFaults } from '../hooks/use-account-form.js';
import { useWait } from '../hooks/use-wait.js';
import { accountTexts, waitText } from '../texts.js';

interface Props {
  faults: AccountFaults;
  busy: boolean;
  submit: string;
  onSubmit: (form: FormData) => void;
  children: ReactNode;
}

/** A form of the account pages: errors above its fields and one button below. The first field with an error gets the focus. */
export function AccountForm({ faults, busy, submit, onSubmit, children }: Props) {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const left = useWait(faults.until);
  const form = useRef<HTMLFormElement>(null);
  const waiting = left !== undefined && left > 0;
  const fault =
    faults.form ??
    (left === undefined
      ? undefined
      : waiting
        ? accountTexts.slowDown(waitText(left))
        : accountTexts.slowDownOver);

  useEffect(() => {
    if (Object.keys(faults.fields).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [faults]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!waiting && !busy) onSubmit(new FormData(event.currentTarget));
  };

  return (
    // If the form is sent before scripts run, `post` keeps the password out of the address.
    <form ref={form} method="post" onSubmit={send} noValidate className="grid gap-5">
      {fault && (
        <p
          role="alert"
          className="tabular flex items-start gap-3 rounded-xl border border-pomegranate bg-pomegranate/10 px-4 py-3 text-pomegranate-text"
        >
          <Icon name="warning" className="mt-0.5 shrink-0" />
          <span>{fault}</span>
        </p>
      )}
      {children}
      <Button
        type="submit"
        size="lg"
        disabled={!ready}
        className="disabled:opacity-100"
        loading={busy}
        aria-disabled={waiting || undefined}
      >
        {submit}
      </Button>
    </form>
  );
}
