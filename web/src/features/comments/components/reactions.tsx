import { useMutation } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { classes } from '../../../components/ui/classes.js';
import { Icon } from '../../../components/ui/icon.js';
import { useToast } from '../../../components/ui/toast.js';
import { ReactDocument } from '../../../generated/react.js';
import type { ReactionKind } from '../../../generated/types.js';
import { formatCompact } from '../../../lib/turkish.js';
import { useLogin } from '../../../lib/login.js';
import { commentTexts } from '../texts.js';
import { react } from '../react.js';

interface Props {
  commentId: string;
  reactions: readonly { reaction: ReactionKind; count: number }[];
  own: ReactionKind | null | undefined;
  /** Stands between what one can do and what others felt. */
  children?: ReactNode;
}

/** Likes a comment, and shows what else people felt. Shown at once, taken back when it could not be kept. */
export function Reactions({ commentId, reactions, own, children }: Props) {
  const { asMember } = useLogin();
  const toast = useToast();
  const [send, { loading }] = useMutation(ReactDocument);
  const likes = reactions.find((r) => r.reaction === 'LIKE')?.count ?? 0;
  const liked = own === 'LIKE';

  const toggle = () => {
    if (loading) return;
    const active = !liked;
    send({
      variables: { input: { targetType: 'COMMENT', targetId: commentId, reaction: 'LIKE', active } },
      optimisticResponse: {
        setReaction: {
          __typename: 'SetReactionPayload',
          targetId: commentId,
          comment: {
            __typename: 'Comment',
            id: commentId,
            ownReaction: active ? 'LIKE' : null,
            reactions: react(reactions, own ?? undefined, active ? 'LIKE' : undefined),
          },
        },
      } as never,
    }).catch(() => toast.show({ text: commentTexts.reactionFailed, tone: 'error', onRetry: toggle }));
  };

  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <button
        type="button"
        aria-pressed={liked}
        onClick={() => asMember(toggle, commentTexts.likeHint)}
        className={classes(
          '-ml-3 inline-flex min-h-9 items-center gap-1.5 rounded-full px-3 text-sm font-semibold transition-colors hover:bg-raised',
          liked ? 'text-pomegranate-text' : 'text-muted',
        )}
      >
        <Icon name="heart" size={16} solid={liked} />
        {commentTexts.like}
        {likes > 0 && <span className="tabular">{formatCompact(likes)}</span>}
      </button>
      {children}
      {reactions
        .filter((r) => r.reaction !== 'LIKE' && r.count > 0)
        .map((r) => (
          <span key={r.reaction} className="rounded-full bg-raised px-2.5 py-1 text-xs text-muted">
            {commentTexts.reactions[r.reaction]} <span className="tabular">{formatCompact(r.count)}</span>
          </span>
        ))}
    </div>
  );
}
