import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { TextArea } from '../../../components/ui/text-area.js';
import type { SpoilerInput } from '../../../generated/types.js';
import type { Write } from '../hooks/use-write.js';
import { commentTexts } from '../texts.js';

/** Product-rules, Text: counted as a person counts. */
const LIMIT = 500;

interface Props {
  write: Write;
  label: string;
  send: string;
  /** Whether 'up to this episode' makes sense here. */
  episode: boolean;
  onDone?: () => void;
  onCancel?: () => void;
  autoFocus?: boolean;
}

/** Writes a comment or reply: text with its counter, spoiler flag with its scope. What was typed survives a failure. */
export function CommentForm({ write, label, send, episode, onDone, onCancel, autoFocus = false }: Props) {
  const [body, setBody] = useState('');
  const [spoiler, setSpoiler] = useState(false);
  const [scope, setScope] = useState<'EPISODE' | 'TITLE'>(episode ? 'EPISODE' : 'TITLE');
  const [empty, setEmpty] = useState(false);
  const id = useId();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const text = body.trim();
    setEmpty(text === '');
    if (text === '') return;
    const given: SpoilerInput | undefined = spoiler ? { kind: scope } : undefined;
    if (!(await write.send({ body: text, spoiler: given }))) return;
    setBody('');
    setSpoiler(false);
    onDone?.();
  };

  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-3">
      <TextArea
        label={label}
        value={body}
        onValueChange={(text) => {
          setBody(text);
          setEmpty(false);
        }}
        limit={LIMIT}
        placeholder={commentTexts.placeholder}
        error={empty ? commentTexts.empty : write.error}
        autoFocus={autoFocus}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <label className="inline-flex min-h-10 cursor-pointer items-center gap-2.5 text-sm">
          <input
            type="checkbox"
            checked={spoiler}
            onChange={(event) => setSpoiler(event.target.checked)}
            className="size-5 accent-pomegranate"
          />
          {commentTexts.spoilerFlag}
        </label>
        {spoiler && episode && (
          <span className="inline-flex items-center gap-2 text-sm">
            <label htmlFor={id} className="text-muted">
              {commentTexts.scope}
            </label>
            <select
              id={id}
              value={scope}
              onChange={(event) => setScope(event.target.value as typeof scope)}
              className="h-10 rounded-full border border-control bg-surface px-4"
            >
              <option value="EPISODE">{commentTexts.scopeEpisode}</option>
              <option value="TITLE">{commentTexts.scopeTitle}</option>
            </select>
          </span>
        )}
        <span className="ml-auto flex gap-2">
          {onCancel && (
            <Button variant="quiet" size="sm" onClick={onCancel}>
              {commentTexts.cancel}
            </Button>
          )}
          <Button type="submit" size="sm" loading={write.sending}>
            {send}
          </Button>
        </span>
      </div>
    </form>
  );
}
