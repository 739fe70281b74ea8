import { useMutation } from '@apollo/client/react';
import { useToast } from '../../../components/ui/toast.js';
import { ReactDocument } from '../../../generated/react.js';
import type { ReactionKind } from '../../../generated/types.js';
import { useLogin } from '../../../lib/login.js';
import { react } from '../react.js';
import { commentTexts } from '../texts.js';

interface Reacted {
  commentId: string;
  reactions: readonly { reaction: ReactionKind; count: number }[];
  own: ReactionKind | null | undefined;
}

/** Sets a reaction, or takes back the one that stands. Shown at once, taken back when it could not be kept. */
export function useReact({ commentId, reactions, own }: Reacted): (kind: ReactionKind) => void {
  const { asMember } = useLogin();
  const toast = useToast();
  const [send, { loading }] = useMutation(ReactDocument);
  const toggle = (kind: ReactionKind) => {
    if (loading) return;
    const active = own !== kind;
    send({
      variables: { input: { targetType: 'COMMENT', targetId: commentId, reaction: kind, active } },
      optimisticResponse: {
        setReaction: {
          __typename: 'SetReactionPayload',
          targetId: commentId,
          comment: {
            __typename: 'Comment',
            id: commentId,
            ownReaction: active ? kind : null,
            reactions: react(reactions, own ?? undefined, active ? kind : undefined),
          },
        },
      } as never,
    }).catch(() =>
      toast.show({ text: commentTexts.reactionFailed, tone: 'error', onRetry: () => toggle(kind) }),
    );
  };
  return (kind) =>
    asMember(() => toggle(kind), kind === 'LIKE' ? commentTexts.likeHint : commentTexts.reactHint);
}
