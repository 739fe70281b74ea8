import { useState } from 'react';
import { useToast } from '../../components/ui/toast.js';
import { readError } from '../../lib/graphql-error.js';
import { useLogin } from '../../lib/login.js';
import { groupTexts } from './texts.js';

/** Sends one change at a time: presses during a request are ignored. Visitors are asked to sign in first. */
export function useGroupChange() {
  const { asMember } = useLogin();
  const { show } = useToast();
  const [changing, setChanging] = useState(false);
  const run = (send: () => Promise<unknown>): void => {
    if (changing) return;
    const start = () => {
      setChanging(true);
      void send()
        .catch((error: unknown) => {
          const text = readError(error).message || groupTexts.failedChange;
          show({ text, tone: 'error', onRetry: start });
        })
        .finally(() => setChanging(false));
    };
    asMember(start, groupTexts.signIn);
  };
  return { changing, run };
}
