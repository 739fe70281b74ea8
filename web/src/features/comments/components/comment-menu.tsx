import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { ActionPopover } from '../../../components/ui/action-popover.js';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.js';
import type { MenuEntry } from '../../../components/ui/menu.js';
import { useToast } from '../../../components/ui/toast.js';
import { DeleteCommentDocument } from '../../../generated/delete-comment.js';
import { useLogin } from '../../../lib/login.js';
import type { HiddenBy } from '../../../generated/types.js';
import ReportDialog from '../../report/report-dialog.js';
import { useRestraintEntries } from '../../restraints/member-menu.js';
import { commentTexts } from '../texts.js';
import { CommentMenuButton } from './comment-menu-button.js';

interface Props {
  commentId: string;
  /** Undefined for a deleted member. */
  authorId: string | undefined;
  /** The author's name. */
  name: string;
  hiddenBy: HiddenBy | null;
  mayEdit: boolean;
  mayDelete: boolean;
  onEdit: () => void;
}

/** The menu of a comment. The server decides which actions the viewer has. */
export default function CommentMenu({
  commentId,
  authorId,
  name,
  hiddenBy,
  mayEdit,
  mayDelete,
  onEdit,
}: Props) {
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
  const restraint = { blocked: hiddenBy === 'BLOCK', muted: hiddenBy === 'MUTE' };
  const entries = useRestraintEntries({ id: authorId ?? '', name }, restraint);
  const items: MenuEntry[] = [
    ...(mayEdit ? [{ label: commentTexts.edit, icon: 'edit' as const, onSelect: onEdit }] : []),
    ...(mayEdit
      ? []
      : [
          {
            label: commentTexts.report,
            icon: 'warning' as const,
            onSelect: () => asMember(() => setAsked('report'), commentTexts.reportHint),
          },
        ]),
    ...(mayEdit || !authorId ? [] : entries),
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
      <ActionPopover
        defaultOpen
        label={commentTexts.menu(name)}
        trigger={<CommentMenuButton name={name} />}
        items={items}
      />
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
