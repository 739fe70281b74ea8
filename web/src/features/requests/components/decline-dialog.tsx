import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { TextArea } from '../../../components/ui/text-area.js';
import { requestDeskTexts as texts } from '../texts.js';

/** In grapheme clusters. */
const LIMIT = 300;

interface Props {
  name: string;
  open: boolean;
  onClose: () => void;
  onDecline: (reason: string) => void;
}

/** Asks for the reason that every voter reads. */
export function DeclineDialog({ name, open, onClose, onDecline }: Props) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = reason.trim();
    setMissing(text === '');
    if (text !== '') onDecline(text);
  };
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={texts.declineTitle(name)}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <TextArea
          label={texts.reasonLabel}
          hint={texts.reasonHint}
          value={reason}
          limit={LIMIT}
          rows={3}
          error={missing ? texts.reasonMissing : undefined}
          onValueChange={setReason}
        />
        <div className="flex justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" variant="danger">
            {texts.decline}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
