import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { ActionPopover } from '../../../components/ui/action-popover.js';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.js';
import type { MenuEntry } from '../../../components/ui/menu.js';
import { useToast } from '../../../components/ui/toast.js';
import { DeletePostDocument } from '../../../generated/delete-post.js';
import { useLogin } from '../../../lib/login.js';
import ReportDialog from '../../report/report-dialog.js';
import { reportTexts } from '../../report/texts.js';
import { useRestraintEntries } from '../../restraints/member-menu.js';
import type { FlowPost } from '../post.js';
import { dropPost } from '../post-cache.js';
import { flowTexts } from '../texts.js';
import { PostMenuButton } from './post-menu-button.js';

interface Props {
  post: FlowPost;
  name: string;
  onEdit: () => void;
  /** The post was deleted: its own page then leads to the feed. */
  onDeleted: () => void;
}

/** The actions on a post besides answering it, by the rights that the server returns. */
export default function PostMenu({ post, name, onEdit, onDeleted }: Props) {
  const { id, author, mayEdit, mayDelete } = post;
  const client = useApolloClient();
  const toast = useToast();
  const { asMember } = useLogin();
  const [asked, setAsked] = useState<'delete' | 'report'>();
  const remove = () => {
    client.mutate({ mutation: DeletePostDocument, variables: { id } }).then(
      () => {
        toast.show({ text: flowTexts.deleted, tone: 'success' });
        onDeleted();
        dropPost(client.cache, id);
      },
      () => toast.show({ text: flowTexts.deleteFailed, tone: 'error', onRetry: remove }),
    );
  };
  const copy = () => {
    navigator.clipboard.writeText(location.origin + post.path).then(
      () => toast.show({ text: flowTexts.copied, tone: 'success' }),
      () => toast.show({ text: flowTexts.copyFailed, tone: 'error' }),
    );
  };
  // Posts of members whom the viewer blocks or mutes are not on the page.
  const entries = useRestraintEntries({ id: author?.id ?? '', name }, { blocked: false, muted: false });
  const items: MenuEntry[] = [
    { label: flowTexts.copyLink, icon: 'share', onSelect: copy },
    ...(mayEdit ? [{ label: flowTexts.edit, icon: 'edit' as const, onSelect: onEdit }] : []),
    ...(mayEdit
      ? []
      : [
          {
            label: flowTexts.report,
            icon: 'warning' as const,
            onSelect: () => asMember(() => setAsked('report'), reportTexts.signIn),
          },
        ]),
    ...(mayEdit || !author ? [] : entries),
    ...(mayDelete
      ? [
          {
            label: flowTexts.delete,
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
        label={flowTexts.menu(name)}
        trigger={<PostMenuButton name={name} />}
        items={items}
      />
      <ConfirmDialog
        open={asked === 'delete'}
        onOpenChange={(open) => !open && setAsked(undefined)}
        onConfirm={remove}
      />
      {asked === 'report' && <ReportDialog target="POST" id={id} onClose={() => setAsked(undefined)} />}
    </>
  );
}
