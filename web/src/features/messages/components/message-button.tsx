import { useApolloClient } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { Icon } from '../../../components/ui/icon.js';
import { TextArea } from '../../../components/ui/text-area.js';
import { useToast } from '../../../components/ui/toast.js';
import { OpenConversationDocument } from '../../../generated/open-conversation.js';
import { readError } from '../../../lib/graphql-error.js';
import { useDraftKeys } from '../../../lib/use-send.js';
import { conversationPath } from '../paths.js';
import { messageTexts } from '../texts.js';

/** Product-rules, Text. */
const LIMIT = 2_000;

interface Props {
  member: { id: string; name: string; username: string };
}

/** Opens the message modal from a profile (product-spec §2). */
export function MessageButton({ member }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      title={messageTexts.modalTitle(member.name)}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="outline">
          <Icon name="comment" size={18} />
          {messageTexts.button}
        </Button>
      }
    >
      <MessageForm member={member} onSent={() => setOpen(false)} />
    </Dialog>
  );
}

function MessageForm({ member, onSent }: Props & { onSent: () => void }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { show } = useToast();
  const [body, setBody] = useState('');
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);
  const { keyFor } = useDraftKeys<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!body.trim() || sending) return;
    setSending(true);
    const text = body.trim();
    const input = { memberId: member.id, body: text, idempotencyKey: keyFor(text) };
    client
      .mutate({ mutation: OpenConversationDocument, variables: { input } })
      .then(
        () => {
          onSent();
          show({ text: messageTexts.sentToast, tone: 'success' });
          void navigate(conversationPath(member.username));
        },
        (failure: unknown) => {
          const { fields, message } = readError(failure);
          setError(fields['body'] ?? (message || messageTexts.changeFailed));
        },
      )
      .finally(() => setSending(false));
  };
  return (
    <form className="grid gap-4" onSubmit={submit}>
      <TextArea
        label={messageTexts.write}
        hideLabel
        placeholder={messageTexts.placeholder}
        value={body}
        onValueChange={(text) => {
          setBody(text);
          setError(undefined);
        }}
        limit={LIMIT}
        error={error}
      />
      <Button type="submit" loading={sending} className="justify-self-end">
        {messageTexts.send}
      </Button>
    </form>
  );
}
