import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useSyncExternalStore } from 'react';
import { useToast } from '../../../components/ui/toast.js';
import { ClapDocument } from '../../../generated/clap.js';
import { readError } from '../../../lib/graphql-error.js';
import { useLogin } from '../../../lib/login.js';
import { useViewer } from '../../../lib/viewer.js';
import { actionTexts } from '../action-texts.js';
import { ClapBatches, MOST_CLAPS } from '../clap-batches.js';
import type { FlowPost } from '../post.js';

/** Claps by tab, member and post; they outlive the component where they were given. */
const batches = new WeakMap<ApolloClient, Map<string, ClapBatches>>();

/** Errors after which the same batch can never succeed. */
const final = new Set(['BAD_INPUT', 'NOT_FOUND', 'FORBIDDEN', 'NO_SESSION', 'SESSION_ENDED']);

function batchesOf(
  client: ApolloClient,
  toast: ReturnType<typeof useToast>,
  memberId: string,
  postId: string,
): ClapBatches {
  const known = batches.get(client) ?? new Map<string, ClapBatches>();
  batches.set(client, known);
  const place = `${memberId}:${postId}`;
  const found = known.get(place);
  if (found) return found;
  const made: ClapBatches = new ClapBatches({
    async send(claps, idempotencyKey, leaving) {
      await client.mutate({
        mutation: ClapDocument,
        variables: { input: { postId, claps, idempotencyKey } },
        context: { quiet: leaving, keepalive: leaving },
        update(cache, { data }) {
          if (!data) return;
          made.counted();
          const { clapCount, ownClaps } = data.clap;
          cache.modify({
            id: cache.identify({ __typename: 'Post', id: postId })!,
            fields: { clapCount: () => clapCount, ownClaps: () => ownClaps },
          });
        },
      });
    },
    onFailure(error, again) {
      const { code, message, retryAfterMs } = readError(error);
      if (final.has(code)) {
        toast.show({ text: message || actionTexts.clapFailed, tone: 'error' });
        return 'never';
      }
      if (retryAfterMs !== undefined) setTimeout(again, retryAfterMs);
      toast.show({ text: actionTexts.clapFailed, tone: 'error', onRetry: again });
      return 'again';
    },
  });
  known.set(place, made);
  return made;
}

/** Number of a member's claps for a post that are shown but not counted by the server yet. */
export const uncountedClaps = (client: ApolloClient, memberId: string, postId: string): number =>
  batches.get(client)?.get(`${memberId}:${postId}`)?.uncounted ?? 0;

export interface Claps {
  /** The claps of all members, including those of the viewer that are being sent. */
  count: number;
  own: number;
  /** Adds one clap; a visitor signs in first. False once all 50 are given. */
  clap: () => boolean;
}

/** The claps of a post, shown at once and sent in batches. */
export function useClaps(post: Pick<FlowPost, 'id' | 'clapCount' | 'ownClaps'>): Claps {
  const client = useApolloClient();
  const toast = useToast();
  const viewer = useViewer();
  const { asMember } = useLogin();
  const mine = batchesOf(client, toast, viewer.state === 'member' ? viewer.member.id : '', post.id);
  const uncounted = useSyncExternalStore(
    mine.subscribe,
    () => mine.uncounted,
    () => 0,
  );
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') mine.flush(true);
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      mine.flush();
    };
  }, [mine]);
  return {
    count: post.clapCount + uncounted,
    own: Math.min(MOST_CLAPS, post.ownClaps + uncounted),
    clap: () => {
      if (viewer.state === 'member') return mine.add(post.ownClaps);
      // Counts only the claps of this press: their member is known only after the sign-in.
      asMember(() => undefined, actionTexts.clapHintLogin);
      return false;
    },
  };
}
