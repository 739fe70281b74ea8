import { Popover } from '@base-ui/react/popover';
import { classes } from '../../components/ui/classes.js';
import type { ReactionKind } from '../../generated/types.js';
import { formatCompact } from '../../lib/turkish.js';
import { reactionSigns } from '../../lib/reaction-signs.js';
import { reactionTexts } from './texts.js';
import { ReactionButton } from './reaction-button.js';

interface Props {
  own: ReactionKind | null | undefined;
  reactions: readonly { reaction: ReactionKind; count: number }[];
  onPick: (kind: ReactionKind) => void;
}

/** The six reactions with their totals; pressing the viewer's own one removes it. */
export default function ReactionPicker({ own, reactions, onPick }: Props) {
  return (
    <Popover.Root defaultOpen>
      <Popover.Trigger render={<ReactionButton own={own} />} />
      <Popover.Portal>
        <Popover.Positioner
          positionMethod="fixed"
          sideOffset={6}
          align="start"
          collisionPadding={12}
          className="z-50"
        >
          <Popover.Popup
            aria-label={reactionTexts.react}
            className="pop grid max-w-[calc(100vw-1.5rem)] grid-cols-3 gap-1 rounded-2xl border border-line bg-raised p-1.5 shadow-lift outline-none sm:grid-cols-6"
          >
            {reactionSigns.map(({ kind, sign }) => {
              const count = reactions.find((r) => r.reaction === kind)?.count ?? 0;
              return (
                <Popover.Close
                  key={kind}
                  aria-pressed={own === kind}
                  onClick={() => onPick(kind)}
                  className={classes(
                    'grid min-h-16 min-w-20 justify-items-center gap-0.5 rounded-xl px-2 py-2 text-xs hover:bg-line',
                    own === kind && 'bg-accent/16 outline outline-accent',
                  )}
                >
                  <span aria-hidden="true" className="text-2xl leading-none">
                    {sign}
                  </span>
                  <span>
                    {reactionTexts.reactions[kind]}
                    {count > 0 && <span className="tabular text-muted"> {formatCompact(count)}</span>}
                  </span>
                </Popover.Close>
              );
            })}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
