import { useRef } from 'react';
import { Button } from '../../../../components/ui/button.js';
import { Icon } from '../../../../components/ui/icon.js';
import { IconButton } from '../../../../components/ui/icon-button.js';
import { Select } from '../../../../components/ui/select.js';
import { TextField } from '../../../../components/ui/text-field.js';
import { cutGraphemes } from '../../../../lib/turkish.js';
import { composerTexts } from '../../composer-texts.js';
import { pollLimits } from '../../poll-answers.js';

/** Hours until the end; 0: none. */
export const endings = { NEVER: 0, HOUR: 1, DAY: 24, THREE_DAYS: 72, WEEK: 168, MONTH: 720 } as const;
export type Ending = keyof typeof endings;

export interface PollDraft {
  question: string;
  answers: readonly string[];
  ending: Ending;
}

export const emptyPoll: PollDraft = { question: '', answers: ['', ''], ending: 'DAY' };

interface Props {
  poll: PollDraft;
  onChange: (poll: PollDraft) => void;
  questionError: string | undefined;
  answersError: string | undefined;
}

/** The fields of a poll: question, 2 to 10 answers, and its end. */
export function PollFields({ poll, onChange, questionError, answersError }: Props) {
  const { question, answers, ending } = poll;
  const list = useRef<HTMLDivElement>(null);
  const focusAnswer = (place: number) =>
    // Runs after the field is rendered.
    setTimeout(() => list.current?.querySelectorAll('input')[place]?.focus());
  const setAnswer = (place: number, text: string) =>
    onChange({ ...poll, answers: answers.with(place, cutGraphemes(text, pollLimits.answer)) });
  const add = () => {
    onChange({ ...poll, answers: [...answers, ''] });
    focusAnswer(answers.length);
  };
  const remove = (place: number) => {
    onChange({ ...poll, answers: answers.toSpliced(place, 1) });
    focusAnswer(Math.max(0, place - 1));
  };
  const mayAdd = answers.length < pollLimits.answers;
  return (
    <div className="grid gap-4">
      <TextField
        label={composerTexts.question}
        value={question}
        error={questionError}
        onChange={({ target }) =>
          onChange({ ...poll, question: cutGraphemes(target.value, pollLimits.question) })
        }
      />
      <div ref={list} className="grid gap-3">
        {answers.map((answer, place) => (
          <div key={place} className="flex items-end gap-1">
            <div className="min-w-0 flex-1">
              <TextField
                label={composerTexts.answer(place + 1)}
                value={answer}
                aria-invalid={answersError ? true : undefined}
                onChange={({ target }) => setAnswer(place, target.value)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                  event.preventDefault();
                  if (place < answers.length - 1) focusAnswer(place + 1);
                  else if (mayAdd && answer.trim() !== '') add();
                }}
              />
            </div>
            {answers.length > pollLimits.fewest && (
              <IconButton
                icon="close"
                label={composerTexts.removeAnswer(place + 1)}
                onClick={() => remove(place)}
                className="text-muted"
              />
            )}
          </div>
        ))}
        {answersError && (
          <p role="alert" className="flex items-center gap-1.5 text-sm text-pomegranate-text">
            <Icon name="warning" size={16} />
            {answersError}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-end justify-between gap-3">
        {mayAdd ? (
          <Button variant="quiet" size="sm" onClick={add} className="my-1">
            <Icon name="plus" size={16} />
            {composerTexts.addAnswer}
          </Button>
        ) : (
          <span />
        )}
        <Select
          label={composerTexts.ends}
          items={(Object.keys(endings) as Ending[]).map((value) => ({
            value,
            label: composerTexts.endings[value],
          }))}
          value={ending}
          onValueChange={(next) => onChange({ ...poll, ending: next })}
          className="w-36"
        />
      </div>
    </div>
  );
}
