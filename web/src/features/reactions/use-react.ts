import { useMutation } from '@apollo/client/react';
import { useToast } from '../../components/ui/toast.js';
import { ReactDocument } from '../../generated/react.js';
import type { ReactionKind } from '../../generated/types.js';
import { failureToast } from '../../components/failure-toast.js';
import { useLogin } from '../../lib/login.js';
import { answerOf } from '../../lib/optimistic.js';
import type { QueueContext } from '../../lib/queue-link.js';
import { react } from './react.js';
import { reactionTexts } from './texts.js';

/** The target of the reactions. */
export interface ReactionsOn {
  type: 'COMMENT' | 'POST';
  id: string;
}

interface Reacted {
  target: ReactionsOn;
  reactions: readonly { reaction: ReactionKind; count: number }[];
  own: ReactionKind | null | undefined;
}

/** The name of the cached object. */
const typenames = { COMMENT: 'Comment', POST: 'Post' } as const;

/** Sets a reaction or removes the current one. The change is shown at once and reverted if it fails. */
export function useReact({ target, reactions, own }: Reacted): (kind: ReactionKind) => void {
  const { asMember } = useLogin();
  const toast = useToast();
  const [send] = useMutation(ReactDocument);
  const toggle = (kind: ReactionKind) => {
    const active = own !== kind;
    const after = {
      targetId: target.id,
      ownReaction: active ? kind : null,
      reactions: react(reactions, own ?? undefined, active ? kind : undefined).map((count) =>
        answerOf('ReactionCount', count),
      ),
    };
    const context: QueueContext = { queue: `reaction:${target.id}` };
    send({
      variables: { input: { targetType: target.type, targetId: target.id, reaction: kind, active } },
      optimisticResponse: { setReaction: answerOf('SetReactionPayload', after) },
      update(cache, { data }) {
        const stored = cache.identify({ __typename: typenames[target.type], id: target.id });
        if (!data || !stored) return;
        const { ownReaction, reactions: counts } = data.setReaction;
        cache.modify({
          id: stored,
          fields: { ownReaction: () => ownReaction ?? null, reactions: () => counts },
        });
      },
      context: { ...context },
    }).catch((error: unknown) => toast.show(failureToast(error, reactionTexts.failed, () => toggle(kind))));
  };
  return (kind) => asMember(() => toggle(kind), reactionTexts.hint);
}
