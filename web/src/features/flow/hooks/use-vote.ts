import { useMutation } from '@apollo/client/react';
import { useRef } from 'react';
import { useToast } from '../../../components/ui/toast.js';
import type { PollFieldsFragment } from '../../../generated/types.js';
import { VoteInPollDocument } from '../../../generated/vote-in-poll.js';
import { readError } from '../../../lib/graphql-error.js';
import { useLogin } from '../../../lib/login.js';
import { actionTexts } from '../action-texts.js';
import { useReadPosts } from './use-post-overlay.js';

interface Vote {
  vote: (answer: number) => void;
  voting: boolean;
}

/** A vote answers without the texts of a covered poll; a viewer who has revealed them keeps them. */
const withTexts = (poll: PollFieldsFragment, known: PollFieldsFragment | null): PollFieldsFragment =>
  poll.question !== '' || !known
    ? poll
    : {
        ...poll,
        question: known.question,
        answers: poll.answers.map((answer, at) => ({ ...answer, text: known.answers[at]?.text ?? '' })),
      };

/** Casts the viewer's one vote in a post's poll; the answer contains the results. A visitor signs in first. */
export function useVote(postId: string): Vote {
  const [send, { loading }] = useMutation(VoteInPollDocument);
  const read = useReadPosts();
  const toast = useToast();
  const { asMember } = useLogin();
  const keys = useRef(new Map<number, string>());
  const vote = (answer: number) => {
    const idempotencyKey = keys.current.get(answer) ?? crypto.randomUUID();
    keys.current.set(answer, idempotencyKey);
    send({
      variables: { input: { postId, answer, idempotencyKey } },
      update(cache, { data }) {
        if (!data) return;
        const { poll } = data.voteInPoll;
        cache.modify({
          id: cache.identify({ __typename: 'Post', id: postId })!,
          fields: { poll: (known) => withTexts(poll, known as PollFieldsFragment | null) as never },
        });
      },
    }).catch((error: unknown) => {
      const { code, message } = readError(error);
      // The viewer has voted in another tab, or the poll has just ended: shows the current state.
      if (code === 'CONFLICT' || code === 'POLL_ENDED') {
        toast.show({ text: message || actionTexts.voteFailed, tone: 'error' });
        read([postId]).catch(() => undefined);
      } else
        toast.show({
          text: message || actionTexts.voteFailed,
          tone: 'error',
          onRetry: () => vote(answer),
        });
    });
  };
  return { vote: (answer) => asMember(() => vote(answer), actionTexts.voteHint), voting: loading };
}
