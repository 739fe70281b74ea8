import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { CaptchaChallengeDocument } from '../../../generated/captcha-challenge.js';
import type { CaptchaAction } from '../../../generated/types.js';

/** Solves a form's bot check at submission; empty if the gateway asks for none. */
export function useCaptcha(action: CaptchaAction): () => Promise<{ captcha?: string }> {
  const client = useApolloClient();
  return useCallback(async () => {
    const asked = client.query({
      query: CaptchaChallengeDocument,
      variables: { action },
      // A challenge is valid for one answer.
      fetchPolicy: 'no-cache',
      context: { quiet: true },
    });
    // If the challenge cannot be fetched, the form's own call reports the error.
    const challenge = await asked.then(
      ({ data }) => data?.captchaChallenge,
      () => undefined,
    );
    if (!challenge) return {};
    const { solve } = await import('../captcha.js');
    return { captcha: await solve(challenge) };
  }, [client, action]);
}
