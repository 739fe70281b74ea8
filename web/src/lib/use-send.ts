import { CombinedGraphQLErrors } from '@apollo/client';
import { useRef, useState } from 'react';

export interface Send<Draft> {
  sending: boolean;
  /** The error message, if sending has failed. */
  error: string | undefined;
  /** Resolves to true once the text is stored. */
  send: (draft: Draft) => Promise<boolean>;
}

/** Creates the idempotency keys of one form. */
export interface DraftKeys<Draft> {
  /** The key for sending the draft: it stays the same while the draft does. */
  keyFor: (draft: Draft) => string;
  /** Call it after a success: sending the same draft again is then a new write. */
  renew: () => void;
}

/**
 * One key per text: if it is sent twice by mistake, or again after a lost answer, it has one effect. A changed text is another
 * write and gets a new key.
 */
export function useDraftKeys<Draft>(): DraftKeys<Draft> {
  const last = useRef<{ fingerprint: string; key: string }>(undefined);
  return {
    keyFor(draft) {
      const fingerprint = JSON.stringify(draft);
      if (last.current?.fingerprint !== fingerprint) last.current = { fingerprint, key: crypto.randomUUID() };
      return last.current.key;
    },
    renew: () => (last.current = undefined),
  };
}

const wordsOf = (error: unknown, otherwise: string): string =>
  CombinedGraphQLErrors.is(error) && error.errors[0]?.message ? error.errors[0].message : otherwise;

/**
 * Sends a member's text, with an idempotency key that stays the same while the text does.
 * @param failed the form's message if the server sends none
 */
export function useSend<Draft>(
  work: (draft: Draft, idempotencyKey: string) => Promise<void>,
  failed: string,
): Send<Draft> {
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const { keyFor, renew } = useDraftKeys<Draft>();
  return {
    sending,
    error,
    async send(draft) {
      if (sending) return false;
      setSending(true);
      setError(undefined);
      try {
        await work(draft, keyFor(draft));
        renew();
        return true;
      } catch (failure) {
        setError(wordsOf(failure, failed));
        return false;
      } finally {
        setSending(false);
      }
    },
  };
}
