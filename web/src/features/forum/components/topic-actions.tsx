import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { ActionPopover } from '../../../components/ui/action-popover.js';
import { Button } from '../../../components/ui/button.js';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { Icon } from '../../../components/ui/icon.js';
import { IconButton } from '../../../components/ui/icon-button.js';
import type { MenuEntry } from '../../../components/ui/menu.js';
import { Select } from '../../../components/ui/select.js';
import { useToast } from '../../../components/ui/toast.js';
import { DeleteTopicDocument } from '../../../generated/delete-topic.js';
import { FollowTopicDocument } from '../../../generated/follow-topic.js';
import { LockTopicDocument } from '../../../generated/lock-topic.js';
import { MoveTopicDocument } from '../../../generated/move-topic.js';
import { PinTopicDocument } from '../../../generated/pin-topic.js';
import { late } from '../../../components/lazy-open.js';
import { categories, listPath } from '../categories.js';
import { useTopicChange } from '../hooks/use-topic-change.js';
import { forumTexts } from '../texts.js';
import type { Topic } from '../topic.js';
import type { TopicFormProps } from './topic-form.js';

const TopicForm = late<TopicFormProps>(() => import('./topic-form.js'));

/** Follow, report, edit and delete, and the actions of moderators. The server decides which of them the viewer has. */
export function TopicActions({ topic, report }: { topic: Topic; report: ReactNode }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { show } = useToast();
  const follow = useTopicChange(forumTexts.followHint);
  const { changing, run } = useTopicChange();
  const [open, setOpen] = useState<'edit' | 'move' | 'delete'>();
  const close = () => setOpen(undefined);
  const { id, state, locked, pinned } = topic;
  const followed = state?.followed ?? false;

  const toggle = () =>
    follow.run(async () => {
      const variables = { id, followed: !followed };
      const { data } = await client.mutate({ mutation: FollowTopicDocument, variables });
      const cached = client.cache.identify({ __typename: 'Topic', id });
      const now = data?.followTopic.state;
      if (cached && now) client.cache.modify({ id: cached, fields: { state: () => now as never } });
    });
  const remove = () =>
    run(async () => {
      const { data } = await client.mutate({ mutation: DeleteTopicDocument, variables: { id } });
      show({ text: forumTexts.removed, tone: 'success' });
      // Removes the topic from all cached lists of this tab.
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'topics' });
      void navigate(data?.deleteTopic.go ?? listPath);
    });
  const lock = () =>
    run(() => client.mutate({ mutation: LockTopicDocument, variables: { id, locked: !locked } }));
  const pin = () =>
    run(() => client.mutate({ mutation: PinTopicDocument, variables: { id, pinned: !pinned } }));

  const entries: MenuEntry[] = [
    ...(topic.mayEdit
      ? [{ label: forumTexts.edit, icon: 'edit' as const, onSelect: () => setOpen('edit') }]
      : []),
    ...(topic.mayModerate
      ? [
          { label: locked ? forumTexts.unlock : forumTexts.lock, icon: 'lock' as const, onSelect: lock },
          { label: pinned ? forumTexts.unpin : forumTexts.pin, icon: 'bookmark' as const, onSelect: pin },
          { label: forumTexts.move, icon: 'right' as const, onSelect: () => setOpen('move') },
        ]
      : []),
    ...(topic.mayDelete
      ? [
          {
            label: forumTexts.remove,
            icon: 'close' as const,
            danger: true,
            onSelect: () => setOpen('delete'),
          },
        ]
      : []),
  ];
  return (
    <div className="flex flex-wrap items-center gap-2" aria-busy={changing}>
      <Button
        variant={followed ? 'outline' : 'primary'}
        aria-pressed={followed}
        loading={follow.changing}
        onClick={toggle}
      >
        <Icon name={followed ? 'check' : 'bell'} size={18} />
        {followed ? forumTexts.following : forumTexts.follow}
      </Button>
      {report}
      {entries.length > 0 && (
        <ActionPopover
          label={forumTexts.manage}
          trigger={<IconButton icon="more" label={forumTexts.manage} className="text-muted" />}
          items={entries}
        />
      )}
      <ConfirmDialog
        open={open === 'delete'}
        onOpenChange={(next) => !next && close()}
        onConfirm={remove}
        question={forumTexts.removeQuestion}
        yes={forumTexts.removeYes}
      />
      {open === 'edit' && <TopicForm topic={topic} onClose={close} onBroken={close} />}
      {open === 'move' && <MoveDialog topic={topic} onClose={close} />}
    </div>
  );
}

function MoveDialog({ topic, onClose }: { topic: Topic; onClose: () => void }) {
  const client = useApolloClient();
  const { changing, run } = useTopicChange();
  const others = categories.filter((one) => one !== topic.category);
  const [category, setCategory] = useState(others[0] ?? 'GENERAL');
  const move = () =>
    run(async () => {
      await client.mutate({ mutation: MoveTopicDocument, variables: { id: topic.id, category } });
      onClose();
    });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={forumTexts.moveTitle}>
      <Select
        label={forumTexts.moveTo}
        items={others.map((value) => ({ value, label: forumTexts.categories[value] }))}
        value={category}
        onValueChange={setCategory}
      />
      <Button loading={changing} onClick={move} className="justify-self-end">
        {forumTexts.move}
      </Button>
    </Dialog>
  );
}
