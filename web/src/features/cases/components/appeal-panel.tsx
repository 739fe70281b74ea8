import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.js';
import { TextArea } from '../../../components/ui/text-area.js';
import { TimeAgo } from '../../../components/ui/time-ago.js';
import { useToast } from '../../../components/ui/toast.js';
import { AppealsDocument } from '../../../generated/appeals.js';
import { DecideAppealDocument } from '../../../generated/decide-appeal.js';
import { ModerationCaseDocument } from '../../../generated/moderation-case.js';
import type { CaseFieldsFragment } from '../../../generated/types.js';
import { readError } from '../../../lib/graphql-error.js';
import { useViewer } from '../../../lib/viewer.js';
import { caseTexts as texts } from '../texts.js';

/** In grapheme clusters. */
const LIMIT = 1_000;

interface Props {
  given: CaseFieldsFragment;
  appeal: NonNullable<CaseFieldsFragment['appeal']>;
}

/** The appeal of the member concerned, and the form for the second moderator. */
export function AppealPanel({ given, appeal }: Props) {
  const viewer = useViewer();
  const isOwn = viewer.state === 'member' && viewer.member.id === given.closedBy?.id;
  return (
    <section aria-label={texts.appeal} className="grid gap-3 border-t border-line pt-4">
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-3 font-semibold">
        {texts.appeal}
        <span className="text-sm font-normal text-muted">
          <TimeAgo at={appeal.sentAt} />
        </span>
      </h3>
      <p className="break-words whitespace-pre-line">{appeal.body}</p>
      {appeal.state !== 'PENDING' ? (
        <>
          <p className="font-semibold">{texts.appealStates[appeal.state]}</p>
          {appeal.decidedBy && <p className="text-sm text-muted">{appeal.decidedBy.name}</p>}
          {appeal.note && <p className="break-words whitespace-pre-line">{appeal.note}</p>}
        </>
      ) : isOwn ? (
        <p className="text-sm text-muted">{texts.ownDecision}</p>
      ) : (
        <Decide id={given.id} contentLost={given.contentLost} />
      )}
    </section>
  );
}

function Decide({ id, contentLost }: { id: string; contentLost: boolean }) {
  const [note, setNote] = useState('');
  const { show } = useToast();
  const [send, { loading, client }] = useMutation(DecideAppealDocument, {
    refetchQueries: [ModerationCaseDocument, AppealsDocument],
  });
  const decide = (state: 'UPHELD' | 'OVERTURNED') =>
    void send({ variables: { input: { id, state, note, idempotencyKey: crypto.randomUUID() } } }).then(
      () => show({ text: texts.appealDecided, tone: 'success' }),
      (failure: unknown) => {
        const { code, message, fields } = readError(failure);
        const isOld = code === 'OUTDATED';
        show({ text: isOld ? texts.outdated : (fields['note'] ?? (message || texts.failed)), tone: 'error' });
        if (isOld) void client.refetchQueries({ include: [ModerationCaseDocument] });
      },
    );
  return (
    <>
      <p className="text-sm text-muted">{texts.appealHint}</p>
      <TextArea
        label={texts.note}
        hint={texts.noteHint}
        value={note}
        limit={LIMIT}
        rows={3}
        onValueChange={setNote}
      />
      <div className="flex flex-wrap gap-2">
        <ConfirmDialog
          question={texts.upholdQuestion}
          yes={texts.upholdYes}
          onConfirm={() => decide('UPHELD')}
          trigger={<Button loading={loading}>{texts.uphold}</Button>}
        />
        <ConfirmDialog
          question={contentLost ? texts.overturnLostQuestion : texts.overturnQuestion}
          yes={texts.overturnYes}
          onConfirm={() => decide('OVERTURNED')}
          trigger={
            <Button variant="outline" loading={loading}>
              {texts.overturn}
            </Button>
          }
        />
      </div>
    </>
  );
}
