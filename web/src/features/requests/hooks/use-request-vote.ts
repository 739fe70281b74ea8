import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useToast } from '../../../components/ui/toast.js';
import type { RequestFieldsFragment, RequestVote } from '../../../generated/types.js';
import { VoteOnRequestDocument } from '../../../generated/vote-on-request.js';
import { readError } from '../../../lib/graphql-error.js';
import { useLogin } from '../../../lib/login.js';
import { requestTexts as texts } from '../texts.js';

type Voted = Pick<RequestFieldsFragment, 'id' | 'score' | 'ownVote'>;

const worth = (vote: RequestVote | null) => (vote === 'UP' ? 1 : vote === 'DOWN' ? -1 : 0);

/** The state of a request after a press: the same vote again removes it, the other vote replaces it. */
export const afterVote = ({ id, score, ownVote }: Voted, vote: RequestVote): Voted => {
  const next = ownVote === vote ? null : vote;
  return { id, score: score - worth(ownVote) + worth(next), ownVote: next };
};

/** Votes on a request. The page shows a vote at once and reverts it if it fails. Only one vote is sent at a time. */
export function useRequestVote(request: Voted): (vote: RequestVote) => void {
  const client = useApolloClient();
  const { asMember } = useLogin();
  const { show } = useToast();
  const busy = useRef(false);
  /** The last vote, if it failed. The server may have counted it, so a repetition keeps its key: another one would remove it. */
  const failed = useRef<{ vote: RequestVote; key: string }>(undefined);
  const send = (vote: RequestVote): void => {
    if (busy.current) return;
    busy.current = true;
    const sent = failed.current?.vote === vote ? failed.current : { vote, key: crypto.randomUUID() };
    failed.current = sent;
    client
      .mutate({
        mutation: VoteOnRequestDocument,
        variables: { input: { id: request.id, vote, idempotencyKey: sent.key } },
        context: { quiet: true },
        optimisticResponse: {
          voteOnRequest: { __typename: 'RequestVotePayload', ...afterVote(request, vote) } as never,
        },
        update(cache, { data }) {
          const voted = data?.voteOnRequest;
          if (!voted) return;
          cache.modify({
            id: cache.identify({ __typename: 'ContentRequest', id: voted.id }) ?? '',
            fields: { score: () => voted.score, ownVote: () => voted.ownVote },
          });
        },
      })
      .then(() => (failed.current = undefined))
      .catch((failure: unknown) => {
        const { code, message } = readError(failure);
        // Only the error for an answered request has a text of its own; all others get the general one.
        if (code === 'REQUEST_CLOSED') show({ text: message, tone: 'error' });
        else show({ text: texts.voteFailed, tone: 'error', onRetry: () => send(vote) });
      })
      .finally(() => (busy.current = false));
  };
  return (vote) => asMember(() => send(vote), texts.voteSignIn);
}
