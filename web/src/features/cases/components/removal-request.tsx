import { useMutation } from '@apollo/client/react';
import { type FormEvent, useId, useState } from 'react';
import { Badge } from '../../../components/ui/badge.js';
import { Button } from '../../../components/ui/button.js';
import { Select } from '../../../components/ui/select.js';
import { TextArea } from '../../../components/ui/text-area.js';
import { useToast } from '../../../components/ui/toast.js';
import { useNow } from '../../../components/ui/use-now.js';
import { DecideRemovalRequestDocument } from '../../../generated/decide-removal-request.js';
import { RemovalRequestsDocument } from '../../../generated/removal-requests.js';
import type { RemovalFieldsFragment, RemovalOutcome } from '../../../generated/types.js';
import { readError } from '../../../lib/graphql-error.js';
import { dateAndTime } from '../../../lib/turkish.js';
import { removalTexts as texts } from '../removal-texts.js';
import { TemplateSelect } from './template-select.js';

/** In grapheme clusters. */
const LIMIT = 2_000;
const DAY_MS = 86_400_000;

const outcomes = Object.entries(texts.outcomes).map(([value, label]) => ({
  value: value as RemovalOutcome,
  label,
}));

/** A request with its clock, and the form for the answer or the answer. */
export function RemovalRequest({ given }: { given: RemovalFieldsFragment }) {
  const { number, name, email, right, links, statement, dueAt, outcome, answer, decidedBy } = given;
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-2xl border border-line bg-surface p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={heading} className="tabular text-xl">
          {number}
        </h2>
        {outcome ? <Badge>{texts.outcomes[outcome]}</Badge> : <Clock dueAt={dueAt} />}
      </div>
      <p className="flex flex-wrap gap-x-3 break-words text-muted">
        <strong className="text-text">{name}</strong>
        <a href={`mailto:${email}`} className="underline underline-offset-4 hover:no-underline">
          {email}
        </a>
        <span>{texts.rights[right]}</span>
      </p>
      <div className="grid gap-1">
        <h3 className="font-semibold">{texts.links}</h3>
        {/* Texts and no links: they come from a stranger. */}
        <ul className="grid gap-1 text-sm break-all">
          {links.map((link) => (
            <li key={link}>{link}</li>
          ))}
        </ul>
      </div>
      <div className="grid gap-1">
        <h3 className="font-semibold">{texts.statement}</h3>
        <p className="break-words whitespace-pre-line">{statement}</p>
      </div>
      {outcome ? (
        <div className="grid gap-1 border-t border-line pt-4">
          <h3 className="font-semibold">{texts.answer}</h3>
          <p className="break-words whitespace-pre-line">{answer}</p>
          {decidedBy && <p className="text-sm text-muted">{decidedBy.name}</p>}
        </div>
      ) : (
        <Decide id={given.id} />
      )}
    </section>
  );
}

function Clock({ dueAt }: { dueAt: string }) {
  const now = useNow(60_000);
  const left = now && Date.parse(dueAt) - now.getTime();
  return (
    <span className="flex flex-wrap items-center gap-2 text-sm text-muted">
      {left !== undefined && left < DAY_MS && (
        <Badge tone="live">{left < 0 ? texts.overdue : texts.late}</Badge>
      )}
      {texts.due(dateAndTime(new Date(dueAt)))}
    </span>
  );
}

function Decide({ id }: { id: string }) {
  const [outcome, setOutcome] = useState<RemovalOutcome>('REMOVED');
  const [answer, setAnswer] = useState('');
  const [fault, setFault] = useState<string>();
  const { show } = useToast();
  const [send, { loading, client }] = useMutation(DecideRemovalRequestDocument, {
    refetchQueries: [RemovalRequestsDocument],
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFault(answer.trim() === '' ? texts.answerMissing : undefined);
    if (answer.trim() === '') return;
    void send({ variables: { input: { id, outcome, answer } } }).then(
      () => show({ text: texts.done, tone: 'success' }),
      (failure: unknown) => {
        const { code, message, fields } = readError(failure);
        const isOld = code === 'OUTDATED';
        setFault(fields['answer']);
        show({ text: isOld ? texts.outdated : message || texts.saveFailed, tone: 'error' });
        if (isOld) void client.refetchQueries({ include: [RemovalRequestsDocument] });
      },
    );
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-3 border-t border-line pt-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <TemplateSelect
          label={texts.template}
          choose={texts.chooseTemplate}
          templates={texts.templates}
          onChoose={(template) => {
            setOutcome(template.outcome);
            setAnswer(template.text);
            setFault(undefined);
          }}
        />
        <Select label={texts.outcome} items={outcomes} value={outcome} onValueChange={setOutcome} />
      </div>
      <TextArea
        label={texts.answer}
        hint={texts.answerHint}
        error={fault}
        value={answer}
        limit={LIMIT}
        rows={4}
        onValueChange={setAnswer}
      />
      <Button type="submit" className="justify-self-start" loading={loading}>
        {texts.decide}
      </Button>
    </form>
  );
}
