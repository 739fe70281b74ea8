import { useState } from 'react';
import { readError } from '../../../lib/graphql-error.js';
import { accountTexts } from '../texts.js';

export interface AccountFaults {
  /** Error of the form as a whole. */
  form?: string;
  /** Errors by field name. */
  fields: Readonly<Record<string, string>>;
  /** With SLOW_DOWN: milliseconds since 1970 until which another try is refused. */
  until?: number;
}

interface AccountForm<R> {
  busy: boolean;
  faults: AccountFaults;
  /** Resolves to the answer, or to undefined if the form now shows errors. */
  submit: (form: FormData) => Promise<R | undefined>;
}

const none: AccountFaults = { fields: {} };

/** Checks a form's values, sends them, and turns refusals into messages. */
export function useAccountForm<R>(
  check: (values: Readonly<Record<string, string>>) => Readonly<Record<string, string>>,
  send: (values: Readonly<Record<string, string>>) => Promise<R>,
): AccountForm<R> {
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState(none);

  const submit = async (form: FormData) => {
    const values = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
    const problems = check(values);
    setFaults({ fields: problems });
    if (Object.keys(problems).length > 0) return undefined;
    setBusy(true);
    try {
      return await send(values);
    } catch (error) {
      setFaults(faultsOf(error, values, Date.now()));
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { busy, faults, submit };
}

/** The form's messages for an error that arrived at `now`. */
function faultsOf(error: unknown, values: object, now: number): AccountFaults {
  const { code, message, fields, retryAfterMs } = readError(error);
  if (code === 'SLOW_DOWN' && retryAfterMs) return { fields: {}, until: now + retryAfterMs };
  const shown = Object.fromEntries(Object.entries(fields).filter(([name]) => name in values));
  if (Object.keys(shown).length > 0) return { fields: shown };
  return {
    fields: {},
    form: accountTexts.errors[code] ?? (message || accountTexts.errors['INTERNAL'] || ''),
  };
}
