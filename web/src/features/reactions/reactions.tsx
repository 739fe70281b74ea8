import type { ReactNode } from 'react';
import { classes } from '../../components/ui/classes.js';
import { Icon } from '../../components/ui/icon.js';
import type { ReactionKind } from '../../generated/types.js';
import { lazyOpen } from '../../components/lazy-open.js';
import { formatCompact } from '../../lib/turkish.js';
import { type ReactionsOn, useReact } from './use-react.js';
import { reactionSigns } from '../../lib/reaction-signs.js';
import { reactionTexts } from './texts.js';
import { ReactionButton } from './reaction-button.js';

const ReactionPicker = lazyOpen(() => import('./reaction-picker.js'));

interface Props {
  target: ReactionsOn;
  reactions: readonly { reaction: ReactionKind; count: number }[];
  own: ReactionKind | null | undefined;
  /** Rendered between the buttons and the totals. */
  children?: ReactNode;
}

/** The like button, the other five reactions, and the totals of each kind above zero. */
export function Reactions({ target, reactions, own, children }: Props) {
  const toggle = useReact({ target, reactions, own });
  const countOf = (kind: ReactionKind) => reactions.find((r) => r.reaction === kind)?.count ?? 0;
  const likes = countOf('LIKE');
  const liked = own === 'LIKE';
  const others = reactionSigns.filter(({ kind }) => kind !== 'LIKE' && countOf(kind) > 0);
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-1.5">
      <button
        type="button"
        aria-pressed={liked}
        onClick={() => toggle('LIKE')}
        className={classes(
          '-ml-3 inline-flex min-h-9 items-center gap-1.5 rounded-full px-3 text-sm font-semibold transition-colors hover:bg-raised',
          liked ? 'text-pomegranate-text' : 'text-muted',
        )}
      >
        <Icon name="heart" size={16} solid={liked} />
        {reactionTexts.like}
        {likes > 0 && <span className="tabular">{formatCompact(likes)}</span>}
      </button>
      <ReactionPicker
        own={own}
        reactions={reactions}
        onPick={toggle}
        button={(handlers) => <ReactionButton own={own} {...handlers} />}
      />
      {children}
      {others.length > 0 && (
        <ul className="flex flex-wrap gap-1">
          {others.map(({ kind, sign }) => (
            <li
              key={kind}
              className={classes(
                'inline-flex items-center gap-1.5 rounded-full bg-raised px-2.5 py-1 text-xs',
                own === kind ? 'text-text outline outline-accent' : 'text-muted',
              )}
            >
              <span aria-hidden="true">{sign}</span>
              <span className="sr-only">{reactionTexts.reactions[kind]}</span>
              <span className="tabular">{formatCompact(countOf(kind))}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
