import { useMutation } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { useToast } from '../../../components/ui/toast.js';
import { InviteToRoomDocument } from '../../../generated/invite-to-room.js';
import { readError } from '../../../lib/graphql-error.js';
import { roomTexts as texts } from '../texts.js';
import { Invitees } from './invitees.js';

interface Props {
  code: string;
  /** Members who are in the room. */
  present: ReadonlySet<string>;
  onClose: () => void;
}

/** The modal that invites further members into an open room. The choice stays after a failure. */
export default function InviteDialog({ code, present, onClose }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [error, setError] = useState<string>();
  const [invite, { loading }] = useMutation(InviteToRoomDocument, { context: { quiet: true } });
  const { show } = useToast();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (loading || chosen.size === 0) return;
    setError(undefined);
    invite({ variables: { code, memberIds: [...chosen] } }).then(
      () => {
        show({ text: texts.inviteSent, tone: 'success' });
        onClose();
      },
      (failure: unknown) => setError(readError(failure).message || texts.inviteNotSent),
    );
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={texts.inviteMore}>
      <form onSubmit={submit} className="grid gap-5" noValidate>
        <Invitees chosen={chosen} except={present} onChange={setChosen} />
        {error && (
          <p role="alert" className="text-sm text-pomegranate-text">
            {error}
          </p>
        )}
        <div className="flex justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" loading={loading} aria-disabled={chosen.size === 0 || undefined}>
            {texts.inviteSend}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
