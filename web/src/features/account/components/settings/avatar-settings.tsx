import { useMutation } from '@apollo/client/react';
import { useRef } from 'react';
import { Avatar } from '../../../../components/ui/avatar.js';
import { Button } from '../../../../components/ui/button.js';
import { ConfirmDialog } from '../../../../components/ui/confirm-dialog.js';
import { useToast } from '../../../../components/ui/toast.js';
import { RemoveAvatarDocument } from '../../../../generated/remove-avatar.js';
import type { AccountFieldsFragment } from '../../../../generated/types.js';
import { useAvatar } from '../../hooks/use-avatar.js';
import { useSession } from '../../hooks/use-session.js';
import { settingsTexts } from '../../settings-texts.js';

/** Shows a chosen photo at once, and then the image of the server's answer. */
export function AvatarSettings({ account: { member } }: { account: AccountFieldsFragment }) {
  const input = useRef<HTMLInputElement>(null);
  const { preview, busy, choose } = useAvatar(member);
  const remove = useRemove();
  return (
    <div role="group" aria-label={settingsTexts.avatar} className="flex flex-wrap items-center gap-5">
      <Avatar name={member.name} src={preview ?? member.avatar ?? undefined} size="xl" />
      <div className="grid gap-3">
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" loading={busy} onClick={() => input.current?.click()}>
            {settingsTexts.chooseAvatar}
          </Button>
          {member.avatar && !busy && (
            <ConfirmDialog
              trigger={<Button variant="quiet">{settingsTexts.removeAvatar}</Button>}
              question={settingsTexts.removeAvatarQuestion}
              yes={settingsTexts.yesRemove}
              onConfirm={remove}
            />
          )}
        </div>
        <p className="text-sm text-muted">{settingsTexts.avatarHint}</p>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png"
        aria-label={settingsTexts.avatar}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Allows the same file to be chosen again after a failure.
          target.value = '';
          if (file) void choose(file);
        }}
      />
    </div>
  );
}

function useRemove(): () => void {
  const { show } = useToast();
  const { renamed } = useSession();
  const [send] = useMutation(RemoveAvatarDocument, { context: { quiet: true } });
  const remove = () => {
    send().then(
      () => {
        renamed();
        show({ text: settingsTexts.avatarRemoved, tone: 'success' });
      },
      () => show({ text: settingsTexts.notSaved, tone: 'error', onRetry: remove }),
    );
  };
  return remove;
}
