import { useMutation } from '@apollo/client/react';
import { createElement, type ReactNode, useState } from 'react';
import { SignInDocument } from '../../../generated/sign-in.js';
import type { MemberFieldsFragment } from '../../../generated/types.js';
import { useToast } from '../../../components/ui/toast.js';
import { type ReadError, readError } from '../../../lib/graphql-error.js';
import { ActivationOffer, BanNotice } from '../components/account-links.js';
import { accountTexts } from '../texts.js';
import { useCaptcha } from './use-captcha.js';

export interface SignInFaults {
  /** Error of the form as a whole. */
  form?: ReactNode;
  login?: string;
  password?: string;
  /** With SLOW_DOWN: milliseconds since 1970 until which another try is refused. */
  until?: number;
}

interface SignIn {
  busy: boolean;
  faults: SignInFaults;
  /** Resolves to the member, or to undefined if the form now shows errors. */
  submit: (form: FormData) => Promise<MemberFieldsFragment | undefined>;
}

/** Sends the form's `login`, `password` and `remember`, and turns refusals into messages. */
export function useSignIn(): SignIn {
  const [send, { loading }] = useMutation(SignInDocument, { context: { quiet: true } });
  const captcha = useCaptcha('LOGIN');
  const { show } = useToast();
  const [faults, setFaults] = useState<SignInFaults>({});

  const submit = async (form: FormData) => {
    const login = String(form.get('login') ?? '').trim();
    const password = String(form.get('password') ?? '');
    const missing = missingFields(login, password);
    setFaults(missing);
    if (missing.login || missing.password) return undefined;
    try {
      const remember = form.get('remember') !== null;
      const input = { login, password, remember, ...(await captcha()) };
      const { data } = await send({ variables: { input } });
      const viewer = data?.signIn.viewer;
      if (viewer?.silence) show({ text: viewer.silence, tone: 'error' });
      return viewer?.member;
    } catch (error) {
      setFaults(faultsOf(readError(error), Date.now()));
      return undefined;
    }
  };
  return { busy: loading, faults, submit };
}

const missingFields = (login: string, password: string): SignInFaults => ({
  ...(!login && { login: accountTexts.loginMissing }),
  ...(!password && { password: accountTexts.passwordMissing }),
});

/** The form's messages for an error that arrived at `now`. */
export function faultsOf({ code, message, fields, retryAfterMs }: ReadError, now: number): SignInFaults {
  if (code === 'SLOW_DOWN' && retryAfterMs) return { until: now + retryAfterMs };
  if (code === 'BAD_INPUT' && (fields['login'] || fields['password'])) {
    return {
      ...(fields['login'] && { login: fields['login'] }),
      ...(fields['password'] && { password: fields['password'] }),
    };
  }
  if (code === 'ACTIVATION_REQUIRED') return { form: createElement(ActivationOffer) };
  if (code === 'BANNED') return { form: createElement(BanNotice, { text: message }) };
  return { form: accountTexts.errors[code] ?? (message || accountTexts.errors['INTERNAL'] || '') };
}
