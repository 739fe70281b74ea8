import { useState } from 'react';
import { useToast } from '../../../components/ui/toast.js';
import { failureToast } from '../../../components/failure-toast.js';
import { type SignInReason } from '../../../lib/sign-in-broker.js';
import { useLogin } from '../../../lib/login.js';
import { forumTexts } from '../texts.js';

/** Sends one change at a time: presses during a request are ignored. Visitors are asked to sign in first. */
export function useTopicChange(reason?: SignInReason) {
  const { asMember } = useLogin();
  const { show } = useToast();
  const [changing, setChanging] = useState(false);
  const run = (send: () => Promise<unknown>): void => {
    const start = () => {
      setChanging(true);
      void send()
        .catch((error: unknown) => show(failureToast(error, forumTexts.changeFailed, start)))
        .finally(() => setChanging(false));
    };
    if (!changing) asMember(start, reason);
  };
  return { changing, run };
}
