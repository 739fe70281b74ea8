import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { useToast } from '../../../components/ui/toast.js';
import { readError } from '../../../lib/graphql-error.js';
import type { EpisodeChoiceSlot } from '../episode-choice-slot.js';
import { queueTexts as texts } from '../queue-texts.js';

interface Props {
  choice: EpisodeChoiceSlot;
  propose: (episodeId: string) => Promise<void>;
  onClose: () => void;
}

/** The modal that proposes any episode of the site. The choice stays after a failure. */
export default function ProposeDialog({ choice, propose, onClose }: Props) {
  const [episodeId, setEpisodeId] = useState<string>();
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const { show } = useToast();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending || !episodeId) return;
    setSending(true);
    setError(undefined);
    propose(episodeId).then(
      () => {
        show({ text: texts.added, tone: 'success' });
        onClose();
      },
      (failure: unknown) => {
        const { message, fields } = readError(failure);
        setError(fields['episodeId'] ?? (message || texts.addFailed));
        setSending(false);
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.propose}
      description={texts.dialogHint}
    >
      <form onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5" noValidate>
        {choice(setEpisodeId)}
        {error && (
          <p role="alert" className="text-sm text-pomegranate-text">
            {error}
          </p>
        )}
        <div className="flex justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          {episodeId && (
            <Button type="submit" loading={sending}>
              {texts.add}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
