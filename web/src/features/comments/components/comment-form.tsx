import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Checkbox } from '../../../components/ui/checkbox.js';
import { Select } from '../../../components/ui/select.js';
import type { SpoilerInput } from '../../../generated/types.js';
import { useLogin } from '../../../lib/login.js';
import { MemberTextArea } from '../../member-text/member-text-area.js';
import { useDraft } from '../hooks/use-draft.js';
import type { ReplyComment } from '../hooks/use-thread.js';
import type { Write } from '../hooks/use-write.js';
import { useSpoilerChoice } from '../spoiler-choice.js';
import { commentTexts } from '../texts.js';

/** Length limits in grapheme clusters (product-rules, Text). */
const LIMIT = 500;

type Scope = 'EPISODE' | 'TITLE';

/**
 * The episode up to which the answered comment is a spoiler; undefined if the spoiler covers the whole title, and for no spoiler.
 */
const placeOf = (answered: ReplyComment['spoiler'] | undefined) =>
  answered?.kind === 'EPISODE' ? { season: answered.season ?? 0, number: answered.number ?? 0 } : undefined;

const scopesOf = (place: ReturnType<typeof placeOf>) =>
  [
    {
      value: 'EPISODE',
      label: place ? commentTexts.scopePlace(place.season, place.number) : commentTexts.scopeEpisode,
    },
    { value: 'TITLE', label: commentTexts.scopeTitle },
  ] as const;

interface Initial {
  body: string;
  scope: Scope | undefined;
}

interface Props {
  write: Write;
  label: string;
  send: string;
  /** The hint of the sign-in dialog. */
  loginHint?: string;
  /** Whether the form offers the scope 'up to this episode'. */
  episode: boolean;
  /**
   * For a reply: the scope of the answered comment. The reply gets at least this scope; the form cannot narrow it.
   */
  answered?: ReplyComment['spoiler'] | undefined;
  /** The text and spoiler flag of an existing comment; absent for a new one. */
  initial?: Initial;
  /** Identifies the draft, so that a visitor's text is restored after a sign-in on another page. */
  draftOf?: string;
  onDone?: () => void;
  onCancel?: () => void;
  autoFocus?: boolean;
}

/** A form for a comment or reply: text with a counter, spoiler flag and scope. The text stays after a failure. */
export function CommentForm({
  write,
  label,
  send,
  loginHint = commentTexts.loginHint,
  episode,
  answered,
  initial,
  draftOf,
  onDone,
  onCancel,
  autoFocus = false,
}: Props) {
  const [body, setBody] = useState(initial?.body ?? '');
  const [spoiler, setSpoiler] = useState(initial?.scope !== undefined);
  const place = placeOf(answered);
  const held = place !== undefined || answered?.kind === 'TITLE';
  const [scope, setScope] = useState<Scope>(initial?.scope ?? (episode || place ? 'EPISODE' : 'TITLE'));
  const offersSpoiler = useSpoilerChoice();
  const hint = useId();
  const [empty, setEmpty] = useState(false);
  const { asMember } = useLogin();
  useDraft(draftOf, { body, spoiler, scope }, (kept) => {
    setBody(kept.body);
    setSpoiler(kept.spoiler);
    setScope(kept.scope);
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = body.trim();
    setEmpty(text === '');
    // The form keeps the visitor's text during the sign-in and sends it afterwards.
    if (text !== '') asMember(() => void keep(text), loginHint);
  };
  const wanted = (): SpoilerInput | undefined => {
    if (!spoiler && !held) return undefined;
    if (held && !place) return { kind: 'TITLE' };
    return scope === 'EPISODE' ? { kind: scope, ...place } : { kind: scope };
  };
  const keep = async (text: string) => {
    if (!(await write.send({ body: text, spoiler: wanted() }))) return;
    setBody('');
    setSpoiler(false);
    onDone?.();
  };

  return (
    <form onSubmit={submit} className="grid gap-3">
      <MemberTextArea
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
        {offersSpoiler && (
          <Checkbox
            label={commentTexts.spoilerFlag}
            checked={spoiler || held}
            disabled={held}
            aria-describedby={held ? hint : undefined}
            onCheckedChange={setSpoiler}
          />
        )}
        {(held ? place : spoiler && episode) && (
          <Select
            label={commentTexts.scope}
            hideLabel
            items={scopesOf(place)}
            value={scope}
            onValueChange={setScope}
            className={place ? 'w-68' : 'w-56'}
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
      {held && (
        <p id={hint} className="text-sm text-muted">
          {place ? commentTexts.answersPlace(place.season, place.number) : commentTexts.answersTitle}
        </p>
      )}
    </form>
  );
}
