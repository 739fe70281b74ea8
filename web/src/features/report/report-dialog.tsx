import { useMutation } from '@apollo/client/react';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { Dialog } from '../../components/ui/dialog.js';
import { TextArea } from '../../components/ui/text-area.js';
import { useToast } from '../../components/ui/toast.js';
import { ReportDocument } from '../../generated/report.js';
import type { ReportProblem, ReportTarget } from '../../generated/types.js';
import { readError } from '../../lib/graphql-error.js';
import { dialogTexts } from './dialog-texts.js';
import { reportTexts } from './texts.js';

/** Length limits in characters (product-rules, Text). */
const LIMIT = 1_000;

interface Props {
  target: ReportTarget;
  /** A title's, comment's or member's id, or a source's hash. */
  id: string;
  /** Heading, if the kind does not say enough. */
  title?: string;
  onClose: () => void;
}

/** Sends a report to the moderators. The text stays after a failure. */
export default function ReportDialog({ target, id, title = reportTexts.titles[target], onClose }: Props) {
  const [problem, setProblem] = useState<ReportProblem>();
  const [description, setDescription] = useState('');
  const [error, setError] = useState<string>();
  const [report, { loading }] = useMutation(ReportDocument);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const toast = useToast();
  const group = useId();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    if (!problem) {
      setError(dialogTexts.noProblem);
      return;
    }
    const input = { targetType: target, targetId: id, problem, description };
    report({ variables: { input: { ...input, idempotencyKey } } }).then(
      ({ data }) => {
        const [text = '', hint] = (data?.report.message ?? '').split(/(?<=\.) /);
        toast.show({ text, tone: 'success', ...(hint && { hint }) });
        onClose();
      },
      (failure: unknown) => setError(readError(failure).message || dialogTexts.failed),
    );
  };

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} description={dialogTexts.hint}>
      <form onSubmit={submit} className="grid gap-5" noValidate>
        <fieldset className="grid gap-1" aria-describedby={error ? `${group}-error` : undefined}>
          <legend className="pb-1 text-sm font-semibold">{dialogTexts.problem}</legend>
          {dialogTexts.problems[target].map((value) => (
            <label
              key={value}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-3 hover:bg-raised has-checked:bg-raised"
            >
              <input
                type="radio"
                name={group}
                value={value}
                checked={problem === value}
                onChange={() => {
                  setProblem(value);
                  setError(undefined);
                }}
                className="size-5 appearance-none rounded-full border-2 border-control transition-[border-width] checked:border-6 checked:border-accent"
              />
              {dialogTexts.labels[value]}
            </label>
          ))}
        </fieldset>
        {error && (
          <p id={`${group}-error`} role="alert" className="text-sm text-pomegranate-text">
            {error}
          </p>
        )}
        <TextArea
          label={dialogTexts.description}
          hint={dialogTexts.descriptionHint}
          value={description}
          onValueChange={setDescription}
          limit={LIMIT}
        />
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            {dialogTexts.cancel}
          </Button>
          <Button type="submit" loading={loading}>
            {dialogTexts.send}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
