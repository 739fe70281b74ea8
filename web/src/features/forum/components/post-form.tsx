import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import type { SpoilerInput } from '../../../generated/types.js';
import { useLogin } from '../../../lib/login.js';
import { useOwnDraft } from '../../../lib/use-own-draft.js';
import type { Send } from '../../../lib/use-send.js';
import { MemberTextArea } from '../../member-text/member-text-area.js';
import { noScope, type Scope, spoilerInput, wholeScope } from '../../spoiler-scope/scope.js';
import { forumTexts } from '../texts.js';
import { ScopeFields } from './scope-fields.js';
import type { ChosenTitle } from './title-field.js';

/** Length limits in graphemes (product-rules, Forum). */
const LIMIT = 5_000;

interface Draft {
  body: string;
  scope: Scope;
}

interface Props {
  label: string;
  send: string;
  write: Send<{ body: string; spoiler?: SpoilerInput }>;
  initial?: string;
  /** The scope of the text as it stands; it is sent only if it changes. */
  initialScope?: Scope;
  /** The title for which the form offers a spoiler scope; absent: it offers none. */
  spoilerOf?: Pick<ChosenTitle, 'kind'> | null | undefined;
  /** Identifies the draft; absent: no draft is stored. */
  draftOf?: string;
  /** Rendered above the text. */
  above?: ReactNode;
  onDone?: () => void;
  onCancel?: () => void;
  autoFocus?: boolean;
}

/** The form of a post. The text stays after a failure, and as a draft when the page is left. */
export function PostForm(props: Props) {
  const {
    label,
    send,
    write,
    initial = '',
    initialScope = noScope,
    spoilerOf,
    draftOf,
    above,
    onDone,
    onCancel,
    autoFocus = false,
  } = props;
  const wholeOnly = spoilerOf?.kind === 'MOVIE';
  const [draft, setDraft] = useState<Draft>({ body: initial, scope: initialScope });
  const [problem, setProblem] = useState<'empty' | 'place'>();
  const { asMember } = useLogin();
  const clear = () => setDraft({ body: '', scope: noScope });
  useOwnDraft(
    draftOf ?? 'YAZI',
    draftOf !== undefined && draft.body.trim() !== '' ? draft : undefined,
    (kept: Draft) => draftOf !== undefined && setDraft(kept),
    () => draftOf !== undefined && clear(),
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = draft.body.trim();
    const spoiler = spoilerInput(wholeOnly ? wholeScope(draft.scope) : draft.scope);
    setProblem(body === '' ? 'empty' : spoiler === 'invalid' ? 'place' : undefined);
    if (body === '' || spoiler === 'invalid') return;
    const isChanged = JSON.stringify(spoiler) !== JSON.stringify(spoilerInput(initialScope));
    asMember(
      () =>
        void write.send({ body, ...(spoilerOf && isChanged && { spoiler }) }).then((kept) => {
          if (!kept) return;
          // Text that was typed meanwhile stays.
          setDraft((now) => (now.body.trim() === body ? { body: '', scope: noScope } : now));
          onDone?.();
        }),
      forumTexts.writeHint,
    );
  };

  return (
    <form onSubmit={submit} className="grid gap-3">
      {above}
      <MemberTextArea
        label={label}
        value={draft.body}
        onValueChange={(body) => {
          setDraft({ ...draft, body });
          setProblem(undefined);
        }}
        limit={LIMIT}
        placeholder={forumTexts.placeholder}
        error={problem === 'empty' ? forumTexts.empty : write.error}
        autoFocus={autoFocus}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        {spoilerOf ? (
          <ScopeFields
            scope={draft.scope}
            wholeOnly={wholeOnly}
            invalid={problem === 'place'}
            onChange={(scope) => setDraft({ ...draft, scope })}
          />
        ) : (
          <span />
        )}
        <div className="ml-auto flex gap-3">
          {onCancel && (
            <Button variant="quiet" onClick={onCancel}>
              {forumTexts.cancel}
            </Button>
          )}
          <Button type="submit" loading={write.sending}>
            {send}
          </Button>
        </div>
      </div>
    </form>
  );
}
