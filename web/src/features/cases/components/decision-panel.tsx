import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/ui/button.js';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.js';
import { TextArea } from '../../../components/ui/text-area.js';
import { useToast } from '../../../components/ui/toast.js';
import { AssignCaseDocument } from '../../../generated/assign-case.js';
import { CloseCaseDocument } from '../../../generated/close-case.js';
import { ModerationCaseDocument } from '../../../generated/moderation-case.js';
import { ModerationCasesDocument } from '../../../generated/moderation-cases.js';
import type { CaseFieldsFragment, CaseOutcome, SpoilerInput } from '../../../generated/types.js';
import { readError } from '../../../lib/graphql-error.js';
import { dateAndTime } from '../../../lib/turkish.js';
import { memberPath } from '../paths.js';
import { caseTexts as texts } from '../texts.js';
import { AppealPanel } from './appeal-panel.js';
import { outcomeOf } from './cases-page.js';
import { CoverChoice, coverName, type CoverPlace } from './cover-choice.js';
import { endOf, firstChoice, SanctionFields } from './sanction-choice.js';
import { TemplateSelect } from './template-select.js';

/** In grapheme clusters. */
const LIMIT = 1_000;

interface Props {
  given: CaseFieldsFragment;
  coverPlace: CoverPlace | null;
}

/** Shows who works on a case, and the form for its decision. */
export function DecisionPanel({ given, coverPlace }: Props) {
  const { state, assignee, closedBy, note, violation, until, cover } = given;
  return (
    <aside
      aria-label={texts.decision}
      className="grid gap-4 rounded-2xl border border-line bg-surface p-4 sm:p-5"
    >
      <h2 className="text-xl">{texts.decision}</h2>
      {state === 'OPEN' ? (
        <>
          <p className="text-sm text-muted">
            {texts.assignee}: {assignee?.name ?? texts.nobody}
          </p>
          <Decide given={given} coverPlace={coverPlace} />
        </>
      ) : (
        <>
          <p className="font-semibold">{outcomeOf(given)}</p>
          {cover && <p className="text-sm text-muted">{coverName(cover)}</p>}
          {violation && (
            <p className="text-sm text-muted">
              {texts.reason}: {texts.violations[violation]}
            </p>
          )}
          {until && <p className="text-sm text-muted">{texts.until(dateAndTime(new Date(until)))}</p>}
          {closedBy && <p className="text-sm text-muted">{closedBy.name}</p>}
          {note && <p className="break-words whitespace-pre-line">{note}</p>}
          {given.appeal && <AppealPanel given={given} appeal={given.appeal} />}
        </>
      )}
    </aside>
  );
}

function Decide({ given, coverPlace }: Props) {
  const { id, version, assignee, removable, coverable, subject } = given;
  const [note, setNote] = useState('');
  const [choice, setChoice] = useState(firstChoice);
  const again = { refetchQueries: [ModerationCaseDocument, ModerationCasesDocument] };
  const [assign, assigning] = useMutation(AssignCaseDocument, again);
  const [send, closing] = useMutation(CloseCaseDocument, again);
  const { show } = useToast();
  const failed = (failure: unknown) => {
    const { code, message, fields } = readError(failure);
    const isOld = code === 'OUTDATED' || code === 'NOT_FOUND';
    const why = fields['outcome']
      ? texts.notCoverable
      : (fields['note'] ?? fields['spoiler'] ?? (message || texts.failed));
    show({ text: isOld ? texts.outdated : why, tone: 'error' });
    if (isOld) void closing.client.refetchQueries({ include: [ModerationCaseDocument] });
  };
  const close = (outcome: CaseOutcome, cover?: SpoilerInput) =>
    void send({
      variables: {
        input: {
          id,
          outcome,
          note,
          version,
          ...(outcome === 'COVER'
            ? { violation: 'SPOILER' as const, ...(cover && { spoiler: cover }) }
            : outcome !== 'NOTHING' && choice.violation && { violation: choice.violation }),
          ...((outcome === 'SILENCE' || outcome === 'BAN') && { until: endOf(choice) }),
          idempotencyKey: crypto.randomUUID(),
        },
      },
    }).then(() => show({ text: texts.decided, tone: 'success' }), failed);
  return (
    <div className="grid gap-4">
      <Button
        variant="outline"
        size="sm"
        className="justify-self-start"
        loading={assigning.loading}
        onClick={() => void assign({ variables: { id, assigned: !assignee } }).catch(failed)}
      >
        {assignee ? texts.giveBack : texts.take}
      </Button>
      <TemplateSelect
        label={texts.template}
        choose={texts.chooseTemplate}
        templates={texts.noteTemplates}
        onChoose={({ text }) => setNote(note.trim() === '' ? text : `${note.trimEnd()}\n${text}`)}
      />
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
          question={texts.nothingQuestion}
          yes={texts.nothingYes}
          onConfirm={() => close('NOTHING')}
          trigger={<Button loading={closing.loading}>{texts.nothing}</Button>}
        />
        {removable && (
          <ConfirmDialog
            question={texts.removeQuestion}
            yes={texts.removeYes}
            onConfirm={() => close('REMOVE')}
            trigger={
              <Button variant="danger" loading={closing.loading}>
                {texts.remove}
              </Button>
            }
          />
        )}
      </div>
      {coverable && (
        <CoverChoice
          place={coverPlace}
          loading={closing.loading}
          onCover={(cover) => close('COVER', cover)}
        />
      )}
      {subject && (
        <fieldset className="grid gap-3 border-t border-line pt-4">
          <legend className="sr-only">{texts.against}</legend>
          <p className="font-semibold">
            {texts.against}:{' '}
            <Link to={memberPath(subject.username)} className="hover:underline">
              {subject.name}
            </Link>
          </p>
          <p className="text-sm text-muted">{texts.againstHint}</p>
          <SanctionFields choice={choice} onChange={setChoice} />
          <div className="flex flex-wrap gap-2">
            <ConfirmDialog
              question={texts.warnQuestion}
              yes={texts.warnYes}
              onConfirm={() => close('WARN')}
              trigger={
                <Button variant="outline" loading={closing.loading} disabled={!choice.violation}>
                  {texts.warn}
                </Button>
              }
            />
            {choice.days > 0 && (
              <ConfirmDialog
                question={texts.silenceQuestion}
                yes={texts.silenceYes}
                onConfirm={() => close('SILENCE')}
                trigger={
                  <Button variant="outline" loading={closing.loading} disabled={!choice.violation}>
                    {texts.silence}
                  </Button>
                }
              />
            )}
            <ConfirmDialog
              question={texts.banQuestion}
              yes={texts.banYes}
              onConfirm={() => close('BAN')}
              trigger={
                <Button variant="danger" loading={closing.loading} disabled={!choice.violation}>
                  {texts.ban}
                </Button>
              }
            />
          </div>
        </fieldset>
      )}
    </div>
  );
}
