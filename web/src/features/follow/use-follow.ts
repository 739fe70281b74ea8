import { CombinedGraphQLErrors } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useToast } from '../../components/ui/toast.js';
import { FollowersDocument } from '../../generated/followers.js';
import { FollowRequestsDocument } from '../../generated/follow-requests.js';
import { AnswerFollowRequestDocument } from '../../generated/answer-follow-request.js';
import { SetFollowDocument } from '../../generated/set-follow.js';
import type { RelationshipFieldsFragment } from '../../generated/types.js';
import { useLogin } from '../../lib/login.js';
import { followTexts } from './texts.js';

interface Follow {
  /** Follows, unfollows or withdraws a request. Visitors are asked to sign in first. */
  toggle: (memberId: string, state: RelationshipFieldsFragment['state']) => void;
  answer: (memberId: string, accepted: boolean) => void;
  /** True while a change is being sent. */
  changing: boolean;
}

/** Changes whom the viewer follows; the cache takes the server's answer, including the counts. */
export function useFollow(): Follow {
  const client = useApolloClient();
  const { asMember } = useLogin();
  const { show } = useToast();
  const [changing, setChanging] = useState(false);
  const context = { quiet: true };

  const run = (send: () => Promise<string | undefined>): void => {
    const start = () => {
      setChanging(true);
      void send()
        .then(
          (text) => text && show({ text, tone: 'success' }),
          (error: unknown) =>
            isFull(error)
              ? show({ text: followTexts.full, tone: 'error' })
              : show({ text: followTexts.failed, tone: 'error', onRetry: start }),
        )
        .finally(() => setChanging(false));
    };
    asMember(start, followTexts.signIn);
  };

  return {
    changing,
    toggle: (id, state) => {
      // The mutation sets a state instead of toggling, so a repeated request changes nothing.
      const input = { id, active: state === 'NONE' };
      run(async () => {
        const { data } = await client.mutate({
          mutation: SetFollowDocument,
          variables: { input },
          context,
          refetchQueries: [FollowersDocument],
        });
        return data?.setFollow.relationship.state === 'REQUESTED' ? followTexts.asked : undefined;
      });
    },
    answer: (id, accepted) =>
      run(async () => {
        await client.mutate({
          mutation: AnswerFollowRequestDocument,
          variables: { id, accepted },
          context,
          refetchQueries: [FollowRequestsDocument, FollowersDocument],
        });
        return undefined;
      }),
  };
}

const isFull = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => extensions?.['code'] === 'LIMIT_REACHED');
