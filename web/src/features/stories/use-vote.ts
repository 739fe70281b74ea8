import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useToast } from '../../components/ui/toast.js';
import type { StoryFieldsFragment, StoryVote } from '../../generated/types.js';
import { VoteOnStoryDocument } from '../../generated/vote-on-story.js';
import { useLogin } from '../../lib/login.js';
import { storyTexts as texts } from './texts.js';

type Voted = Pick<StoryFieldsFragment, 'id' | 'score' | 'ownVote'>;

interface Sent {
  vote: StoryVote;
  /** Idempotency key. */
  key: string;
}

const worth = (vote: StoryVote | null) => (vote === 'UP' ? 1 : vote === 'DOWN' ? -1 : 0);

/** The state of a story after a press: the same vote again removes it, the other vote replaces it. */
export const afterVote = ({ id, score, ownVote }: Voted, vote: StoryVote): Voted => {
  const next = ownVote === vote ? null : vote;
  return { id, score: score - worth(ownVote) + worth(next), ownVote: next };
};

/**
 * Votes on a story. The page shows a vote at once and reverts it if it fails. Only one vote is sent at a time; later presses are
 * sent after it in order, because each vote depends on the previous one.
 */
export function useVote(story: Voted): (vote: StoryVote) => void {
  const client = useApolloClient();
  const { asMember } = useLogin();
  const { show } = useToast();
  const line = useRef({ length: 0, last: Promise.resolve() });
  const known = useRef(story);
  if (line.current.length === 0) known.current = story;
  /** The last vote, if it failed. The server may have counted it, so a repetition keeps its key: another one would remove it. */
  const failed = useRef<Sent>(undefined);

  const send = async ({ vote, key }: Sent): Promise<void> => {
    const answer = await client.mutate({
      mutation: VoteOnStoryDocument,
      variables: { input: { id: story.id, vote, idempotencyKey: key } },
      context: { quiet: true },
      optimisticResponse: {
        voteOnStory: { __typename: 'StoryVotePayload', ...afterVote(known.current, vote) } as never,
      },
      update(cache, { data }) {
        const voted = data?.voteOnStory;
        if (!voted) return;
        cache.modify({
          id: cache.identify({ __typename: 'Story', id: voted.id }) ?? '',
          fields: { score: () => voted.score, ownVote: () => voted.ownVote },
        });
      },
    });
    known.current = answer.data?.voteOnStory ?? known.current;
  };
  const press = (vote: StoryVote): void => {
    const { current } = line;
    current.length += 1;
    current.last = current.last
      .then(async () => {
        const sent = failed.current?.vote === vote ? failed.current : { vote, key: crypto.randomUUID() };
        failed.current = sent;
        await send(sent);
        failed.current = undefined;
      })
      .catch(() => show({ text: texts.voteFailed, tone: 'error', onRetry: () => press(vote) }))
      .finally(() => (current.length -= 1));
  };
  return (vote) => asMember(() => press(vote), texts.voteSignIn);
}
