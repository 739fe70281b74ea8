import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { CaptchaChallengeDocument } from '../../../generated/captcha-challenge.js';
import type { CaptchaAction } from '../../../generated/types.js';

/** A form's answer to its bot check, made when the form is sent; empty where the gateway asks for none. */
export function useCaptcha(action: CaptchaAction): () => Promise<{ captcha?: string }> {
  const client = useApolloClient();
  return useCallback(async () => {
    const asked = client.query({
      query: CaptchaChallengeDocument,
      variables: { action },
      fetchPolicy: 'no-cache',
      context: { quiet: true },
    });
    // Where it cannot be asked for, the form's own call says what is wrong.
    const challenge = await asked.then(
      ({ data }) => data?.captchaChallenge,
      () => undefined,
    );
    if (!challenge) return {};
    const { solve } = await import('../captcha.js');
    return { captcha: await solve(challenge) };
  }, [client, action]);
}
