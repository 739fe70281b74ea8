import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Checkbox } from '../../../components/ui/checkbox.js';
import { Select } from '../../../components/ui/select.js';
import { TextArea } from '../../../components/ui/text-area.js';
import type { SpoilerInput } from '../../../generated/types.js';
import { useLogin } from '../../../lib/login.js';
import type { Write } from '../hooks/use-write.js';
import { commentTexts } from '../texts.js';

/** Product-rules, Text: counted as a person counts. */
const LIMIT = 500;

const scopes = [
  { value: 'EPISODE', label: commentTexts.scopeEpisode },
  { value: 'TITLE', label: commentTexts.scopeTitle },
] as const;

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
  const { asMember } = useLogin();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = body.trim();
    setEmpty(text === '');
    // What was typed waits in the form while a visitor signs in, and is sent then.
    if (text !== '') asMember(() => void keep(text), commentTexts.loginHint);
  };
  const keep = async (text: string) => {
    const given: SpoilerInput | undefined = spoiler ? { kind: scope } : undefined;
    if (!(await write.send({ body: text, spoiler: given }))) return;
    setBody('');
    setSpoiler(false);
    onDone?.();
  };

  return (
    <form onSubmit={submit} className="grid gap-3">
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
        <Checkbox label={commentTexts.spoilerFlag} checked={spoiler} onCheckedChange={setSpoiler} />
        {spoiler && episode && (
          <Select
            label={commentTexts.scope}
            hideLabel
            items={scopes}
            value={scope}
            onValueChange={setScope}
            className="w-56"
          />
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
