import { useMutation } from '@apollo/client/react';
import { Popover } from '@base-ui/react/popover';
import { useState } from 'react';
import { classes } from '../../../components/ui/classes.js';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.js';
import { Icon } from '../../../components/ui/icon.js';
import type { MenuEntry } from '../../../components/ui/menu.js';
import { useToast } from '../../../components/ui/toast.js';
import { DeleteCommentDocument } from '../../../generated/delete-comment.js';
import { useLogin } from '../../../lib/login.js';
import ReportDialog from '../../report/report-dialog.js';
import { commentTexts } from '../texts.js';
import { CommentMenuButton } from './comment-menu-button.js';

interface Props {
  commentId: string;
  /** Whose comment it is. */
  name: string;
  mayEdit: boolean;
  mayDelete: boolean;
  onEdit: () => void;
}

/** What one can do with a comment besides answering it: by the rights that the server gives. */
export default function CommentMenu({ commentId, name, mayEdit, mayDelete, onEdit }: Props) {
  const { asMember } = useLogin();
  const toast = useToast();
  const [asked, setAsked] = useState<'delete' | 'report'>();
  const [send] = useMutation(DeleteCommentDocument);
  const remove = () => {
    send({ variables: { id: commentId } }).then(
      () => toast.show({ text: commentTexts.deletedNow, tone: 'success' }),
      () => toast.show({ text: commentTexts.deleteFailed, tone: 'error', onRetry: remove }),
    );
  };
  const items: MenuEntry[] = [
    ...(mayEdit ? [{ label: commentTexts.edit, icon: 'comment' as const, onSelect: onEdit }] : []),
    ...(mayEdit
      ? []
      : [
          {
            label: commentTexts.report,
            icon: 'warning' as const,
            onSelect: () => asMember(() => setAsked('report'), commentTexts.reportHint),
          },
        ]),
    ...(mayDelete
      ? [
          {
            label: commentTexts.delete,
            icon: 'close' as const,
            danger: true,
            onSelect: () => setAsked('delete'),
          },
        ]
      : []),
  ];
  return (
    <>
      <Popover.Root defaultOpen>
        <Popover.Trigger render={<CommentMenuButton name={name} />} />
        <Popover.Portal>
          <Popover.Positioner positionMethod="fixed" sideOffset={6} align="end" className="z-40">
            <Popover.Popup
              aria-label={commentTexts.menu(name)}
              className="pop grid min-w-44 rounded-2xl border border-line bg-raised p-1.5 shadow-lift outline-none"
            >
              {items.map(({ label, icon, onSelect, danger }) => (
                <Popover.Close
                  key={label}
                  onClick={onSelect}
                  className={classes(
                    'flex min-h-11 items-center gap-3 rounded-xl px-3 hover:bg-line',
                    danger && 'text-pomegranate-text',
                  )}
                >
                  {icon && <Icon name={icon} />}
                  {label}
                </Popover.Close>
              ))}
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
      <ConfirmDialog
        open={asked === 'delete'}
        onOpenChange={(open) => !open && setAsked(undefined)}
        onConfirm={remove}
      />
      {asked === 'report' && (
        <ReportDialog target="COMMENT" id={commentId} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}
