import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/ui/button.js';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.js';
import { useToast } from '../../../components/ui/toast.js';
import { AnswerMessageRequestDocument } from '../../../generated/answer-message-request.js';
import type { ConversationFieldsFragment } from '../../../generated/types.js';
import { useReport } from '../../report/use-report.js';
import { useRestrain } from '../../restraints/use-restrain.js';
import { messagesPath } from '../paths.js';
import { messageTexts } from '../texts.js';

interface Props {
  conversation: ConversationFieldsFragment;
  member: { id: string; name: string };
}

/** Above the composer of a request: accept if one may answer, remove, block, report. */
export function RequestBar({ conversation: { id, lastMessage, mayWrite }, member }: Props) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { show } = useToast();
  const { block } = useRestrain();
  const { ask, dialog } = useReport('MESSAGE');
  const [answering, setAnswering] = useState(false);
  const answer = (accepted: boolean) => {
    setAnswering(true);
    client
      .mutate({
        mutation: AnswerMessageRequestDocument,
        variables: { id, accepted },
        context: { quiet: true },
        refetchQueries: ['Conversations', 'ConversationWith'],
      })
      .then(
        () => !accepted && navigate(messagesPath),
        () => show({ text: messageTexts.changeFailed, tone: 'error', onRetry: () => answer(accepted) }),
      )
      .finally(() => setAnswering(false));
  };
  return (
    <div className="grid gap-3 rounded-2xl bg-raised p-4">
      <p>{messageTexts.requestFrom(member.name)}</p>
      <div className="flex flex-wrap gap-2">
        {mayWrite && (
          <Button size="sm" loading={answering} onClick={() => answer(true)}>
            {messageTexts.accept}
          </Button>
        )}
        <ConfirmDialog
          question={messageTexts.removeQuestion}
          onConfirm={() => answer(false)}
          trigger={
            <Button size="sm" variant="outline">
              {messageTexts.remove}
            </Button>
          }
        />
        <Button size="sm" variant="outline" onClick={() => block(member)}>
          {messageTexts.block}
        </Button>
        {lastMessage && (
          <Button size="sm" variant="outline" onClick={() => ask(lastMessage.id)}>
            {messageTexts.report}
          </Button>
        )}
      </div>
      {dialog}
    </div>
  );
}
