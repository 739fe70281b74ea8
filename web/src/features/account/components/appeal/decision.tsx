import { useMutation } from '@apollo/client/react';
import { type FormEvent, useId, useState } from 'react';
import { Badge } from '../../../../components/ui/badge.js';
import { Button } from '../../../../components/ui/button.js';
import { TextArea } from '../../../../components/ui/text-area.js';
import { TimeAgo } from '../../../../components/ui/time-ago.js';
import { useNow } from '../../../../components/ui/use-now.js';
import { useToast } from '../../../../components/ui/toast.js';
import { AppealDecisionDocument } from '../../../../generated/appeal-decision.js';
import { OwnDecisionsDocument } from '../../../../generated/own-decisions.js';
import type { OwnDecisionFieldsFragment } from '../../../../generated/types.js';
import { readError } from '../../../../lib/graphql-error.js';
import { dateAndTime } from '../../../../lib/turkish.js';
import { appealTexts as texts } from '../../appeal-texts.js';

/** In grapheme clusters. */
export const MOST_APPEAL = 2_000;

/** A decision against the viewer, with its appeal or the form for it. */
export function Decision({ given }: { given: OwnDecisionFieldsFragment }) {
  const { id, outcome, violation, until, decidedAt, appeal, appealUntil, contentLost } = given;
  const heading = useId();
  const now = useNow(60_000);
  return (
    <section
      aria-labelledby={heading}
      className="grid gap-3 rounded-2xl border border-line bg-surface p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={heading} className="text-xl">
          {texts.outcomes[outcome]}
        </h2>
        <span className="text-sm text-muted">
          <TimeAgo at={decidedAt} />
        </span>
      </div>
      <p className="text-muted">
        {texts.reason(texts.violations[violation])}
        {until && ` · ${texts.until(dateAndTime(new Date(until)))}`}
      </p>
      {appeal ? (
        <div className="grid gap-2 border-t border-line pt-3">
          <Badge tone={appeal.state === 'OVERTURNED' ? 'accent' : 'plain'} className="justify-self-start">
            {texts.states[appeal.state]}
          </Badge>
          {appeal.state === 'OVERTURNED' && contentLost && <p>{texts.lost}</p>}
          <p className="break-words whitespace-pre-line">{appeal.body}</p>
        </div>
      ) : now && now.getTime() > Date.parse(appealUntil) ? (
        <p className="text-sm text-muted">{texts.tooLate}</p>
      ) : (
        <AppealForm id={id} contentLost={contentLost} />
      )}
    </section>
  );
}

function AppealForm({ id, contentLost }: { id: string; contentLost: boolean }) {
  const [body, setBody] = useState('');
  const [fault, setFault] = useState<string>();
  const { show } = useToast();
  const [send, { loading }] = useMutation(AppealDecisionDocument, {
    refetchQueries: [OwnDecisionsDocument],
    context: { quiet: true },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFault(body.trim() === '' ? texts.bodyMissing : undefined);
    if (body.trim() === '') return;
    void send({ variables: { input: { id, body } } }).then(
      () => show({ text: texts.sent, tone: 'success' }),
      (failure: unknown) => {
        const { message, fields } = readError(failure);
        setFault(fields['body'] ?? (message || texts.sendFailed));
      },
    );
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-3 border-t border-line pt-3">
      <TextArea
        label={texts.body}
        error={fault}
        value={body}
        limit={MOST_APPEAL}
        rows={4}
        onValueChange={setBody}
      />
      {contentLost && <p className="text-sm text-muted">{texts.willBeLost}</p>}
      <Button type="submit" className="justify-self-start" loading={loading}>
        {texts.send}
      </Button>
    </form>
  );
}
