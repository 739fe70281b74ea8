import { Popover } from '@base-ui/react/popover';
import { useState } from 'react';
import { classes } from '../../../components/ui/classes.js';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.js';
import { Icon } from '../../../components/ui/icon.js';
import { IconButton } from '../../../components/ui/icon-button.js';
import type { IconName } from '../../../components/ui/icon-paths.js';
import type { MessageFieldsFragment, ReactionKind } from '../../../generated/types.js';
import { reactionSigns } from '../../../lib/reaction-signs.js';
import { useChangeMessage } from '../hooks/use-change-message.js';
import { messageTexts } from '../texts.js';
import type { Composing } from './open-conversation.js';

interface Props {
  message: MessageFieldsFragment;
  isOwn: boolean;
  mayWrite: boolean;
  /** The viewer's reaction. */
  own: ReactionKind | undefined;
  onCompose: (composing: Composing) => void;
  onReport: () => void;
}

interface Action {
  label: string;
  icon: IconName;
  danger?: boolean;
  run: () => void;
}

/** The actions on a message: react, reply, edit, delete, report. */
export function MessageMenu({ message, isOwn, mayWrite, own, onCompose, onReport }: Props) {
  const { react, remove } = useChangeMessage();
  const [confirming, setConfirming] = useState(false);
  const isEditable = message.editableUntil !== null && Date.parse(message.editableUntil) > Date.now();
  const actions: Action[] = [
    ...(mayWrite
      ? [
          {
            label: messageTexts.reply,
            icon: 'comment' as const,
            run: () => onCompose({ kind: 'reply', message }),
          },
        ]
      : []),
    ...(isOwn && mayWrite && isEditable
      ? [
          {
            label: messageTexts.edit,
            icon: 'settings' as const,
            run: () => onCompose({ kind: 'edit', message }),
          },
        ]
      : []),
    isOwn
      ? { label: messageTexts.delete, icon: 'close', danger: true, run: () => setConfirming(true) }
      : { label: messageTexts.report, icon: 'warning', run: onReport },
  ];
  return (
    <>
      <Popover.Root>
        <Popover.Trigger
          render={
            <IconButton
              icon="more"
              label={messageTexts.actions}
              className="text-muted focus-visible:opacity-100 data-popup-open:opacity-100 pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100"
            />
          }
        />
        <Popover.Portal>
          <Popover.Positioner positionMethod="fixed" sideOffset={6} collisionPadding={12} className="z-40">
            <Popover.Popup
              aria-label={messageTexts.actions}
              className="pop grid min-w-44 rounded-2xl border border-line bg-raised p-1.5 shadow-lift outline-none"
            >
              {mayWrite && (
                <div role="group" aria-label={messageTexts.react} className="flex">
                  {reactionSigns.map(({ kind, sign }) => (
                    <Popover.Close
                      key={kind}
                      aria-label={messageTexts.reactions[kind]}
                      aria-pressed={own === kind}
                      onClick={() => react(message, own === kind ? null : kind)}
                      className={classes(
                        'grid size-11 place-items-center rounded-xl text-xl hover:bg-line',
                        own === kind && 'bg-accent/16 outline outline-accent',
                      )}
                    >
                      {sign}
                    </Popover.Close>
                  ))}
                </div>
              )}
              {actions.map(({ label, icon, danger, run }) => (
                <Popover.Close
                  key={label}
                  onClick={run}
                  className={classes(
                    'flex min-h-11 items-center gap-3 rounded-xl px-3 hover:bg-line',
                    danger && 'text-pomegranate-text',
                  )}
                >
                  <Icon name={icon} />
                  {label}
                </Popover.Close>
              ))}
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        question={messageTexts.deleteQuestion}
        onConfirm={() => remove(message)}
      />
    </>
  );
}
