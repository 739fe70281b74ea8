import { useApolloClient, useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useToast } from '../../../components/ui/toast.js';
import { ContentRequestsDocument } from '../../../generated/content-requests.js';
import { RequestContentDocument } from '../../../generated/request-content.js';
import type { RequestKind } from '../../../generated/types.js';
import { readError, wantsSession } from '../../../lib/graphql-error.js';
import { signInAddress } from '../../../lib/own-path.js';
import { useDraftKeys } from '../../../lib/use-send.js';
import { listPath, RELOAD_MS, SIGN_IN_MS } from '../limits.js';
import { requestTexts as texts } from '../texts.js';

/** A suggestion, or a name with its kind. */
export type Wish = { suggestionId: string } | { name: string; kind: RequestKind };

export interface Ask {
  /** True while the request is being sent. */
  sending: boolean;
  ask: (wish: Wish) => void;
}

/**
 * Sends a request (product specification, section 8). The page is read again 1.5 s after it was accepted. Without a session the
 * error is shown, and the sign-in page opens after 2 s.
 * @param onDone called when the page is read again
 */
export function useAsk(onDone: () => void): Ask {
  // Quiet: a missing session opens no dialog, because the sign-in page follows.
  const [send, { loading }] = useMutation(RequestContentDocument, { context: { quiet: true } });
  const [waiting, setWaiting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const client = useApolloClient();
  const navigate = useNavigate();
  const { show } = useToast();
  const { keyFor, renew } = useDraftKeys<Wish>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (ms: number, act: () => void) => {
    setWaiting(true);
    timer.current = setTimeout(() => {
      setWaiting(false);
      act();
    }, ms);
  };
  const ask = (wish: Wish): void => {
    if (loading || waiting) return;
    send({ variables: { input: { ...wish, idempotencyKey: keyFor(wish) } } }).then(
      ({ data }) => {
        if (!data) return;
        renew();
        show({ text: data.requestContent.created ? texts.asked : texts.voted, tone: 'success' });
        later(RELOAD_MS, () => {
          onDone();
          void navigate(listPath);
          void client.refetchQueries({ include: [ContentRequestsDocument] });
        });
      },
      (failure: unknown) => {
        const { code, message, fields } = readError(failure);
        show({ text: fields['name'] ?? (message || texts.failed), tone: 'error' });
        if (wantsSession(code)) later(SIGN_IN_MS, () => void navigate(signInAddress(listPath)));
      },
    );
  };
  return { sending: loading, ask };
}
