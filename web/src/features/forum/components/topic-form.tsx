import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { Select } from '../../../components/ui/select.js';
import { TextField } from '../../../components/ui/text-field.js';
import { useToast } from '../../../components/ui/toast.js';
import { CreateTopicDocument } from '../../../generated/create-topic.js';
import { EditTopicDocument } from '../../../generated/edit-topic.js';
import { OwnTopicDocument } from '../../../generated/own-topic.js';
import type { TopicCategory } from '../../../generated/types.js';
import { ViewerDocument } from '../../../generated/viewer.js';
import { readError } from '../../../lib/graphql-error.js';
import { countGraphemes } from '../../../lib/turkish.js';
import { useOwnDraft } from '../../../lib/use-own-draft.js';
import { useDraftKeys } from '../../../lib/use-send.js';
import { MemberTextArea } from '../../member-text/member-text-area.js';
import { PlainText } from '../../member-text/plain-text.js';
import { categories } from '../categories.js';
import { noScope, type Scope, scopeOf, spoilerInput, wholeScope } from '../../spoiler-scope/scope.js';
import { scopeTexts } from '../../spoiler-scope/texts.js';
import { forumTexts } from '../texts.js';
import type { Topic } from '../topic.js';
import { ScopeFields } from './scope-fields.js';
import { type ChosenTitle, SeriesCard, TitleField } from './title-field.js';

/** Delay between the answer about a created topic and the opening of its page (specification, section 9). */
const GO_AFTER_MS = 1_500;
/** Length limits in graphemes (product-rules, Text). */
const limits = { shortest: 3, title: 120, body: 10_000 } as const;

interface Draft {
  title: string;
  body: string;
  category: TopicCategory;
  about: ChosenTitle | undefined;
  scope: Scope;
  /** The version of the edited topic that the text began with; absent for a new topic. */
  version?: number;
}

export interface TopicFormProps {
  /** The topic to edit; absent for a new one. */
  topic?: Topic;
  /** The category that is chosen first for a new topic. */
  category?: TopicCategory | undefined;
  /** The title that a new topic must be about; the topic gets the category of its kind. */
  about?: ChosenTitle | undefined;
  onClose: () => void;
}

const emptyDraft = ({ category = 'GENERAL', about }: Pick<TopicFormProps, 'category' | 'about'>): Draft => ({
  title: '',
  body: '',
  category,
  about,
  scope: noScope,
});

const draftOf = ({ title, body, category, about, spoiler, version }: Topic): Draft => ({
  title: title ?? '',
  body: body ?? '',
  category,
  about: about ?? undefined,
  scope: scopeOf(spoiler),
  version,
});

/** Whether a member has changed anything in the form. */
const isEdited = (draft: Draft, topic: Topic): boolean => contentOf(draft) !== contentOf(draftOf(topic));
const contentOf = ({ title, body, about, scope }: Draft): string =>
  JSON.stringify([title, body, about?.id, scope]);

/** The modal of a new topic, or of one that its author or a moderator edits. What is written is kept as a draft. */
export default function TopicForm({ topic, category, about: required, onClose }: TopicFormProps) {
  const kind = topic ? 'edit' : 'create';
  const empty = emptyDraft({ category, about: required });
  const [draft, setDraft] = useState(() => (topic ? draftOf(topic) : empty));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isPreview, setPreview] = useState(false);
  const [done, setDone] = useState(false);
  const [create, creation] = useMutation(CreateTopicDocument);
  const [edit, edition] = useMutation(EditTopicDocument);
  const { keyFor } = useDraftKeys<object>();
  const isStaff = useIsStaff();
  const navigate = useNavigate();
  const { show } = useToast();
  const isFilm = draft.about?.kind === 'MOVIE';
  const shownScope = isFilm ? wholeScope(draft.scope) : draft.scope;
  const loading = creation.loading || edition.loading;
  const readTopic = useReadTopic();
  // An edit is compared with the topic as it was opened: a later version makes it outdated, not unchanged.
  const [opened] = useState(topic);
  const isWritten = opened ? isEdited(draft, opened) : draft.title.trim() + draft.body.trim() !== '';
  const place = topic ? ['KONU-DUZENLE', topic.id] : ['KONU', required?.id];
  useOwnDraft(
    place.filter(Boolean).join(':'),
    isWritten && !done ? draft : undefined,
    (kept: Draft) => setDraft(kept),
    () => setDraft(opened ? draftOf(opened) : empty),
  );

  // After the draft was dropped, because closing ends the form and its effects.
  useEffect(() => {
    if (topic && done) onClose();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [done]);
  /** Leaving an edit gives its changes up; a new topic stays as a draft. */
  const cancel = () => (topic ? setDone(true) : onClose());

  const change = (part: Partial<Draft>) => {
    setDraft({ ...draft, ...part });
    setErrors({});
  };
  const problemsOf = (title: string, body: string): Record<string, string> => {
    if (title === '' || body === '' || (required && !draft.about))
      return { form: topic ? forumTexts.missingInEdit : forumTexts.missing };
    if (countGraphemes(title) < limits.shortest) return { title: forumTexts.tooShort };
    return draft.about && spoilerInput(shownScope) === 'invalid' ? { spoiler: scopeTexts.placeMissing } : {};
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (loading || done) return;
    const [title, body] = [draft.title.trim(), draft.body.trim()];
    const problems = problemsOf(title, body);
    setErrors(problems);
    if (Object.keys(problems).length > 0) return setPreview(false);
    const scope = draft.about ? spoilerInput(shownScope) : ({ kind: 'NONE' } as const);
    if (scope === 'invalid') return;
    const fields = { title, body, titleId: draft.about?.id ?? null, spoiler: scope };
    const fail = (failure: unknown) => {
      const { code, message, fields: wrong } = readError(failure);
      setPreview(false);
      // The text stays; saving it again replaces what was saved meanwhile.
      if (topic && code === 'OUTDATED')
        readTopic(topic.id).then(
          (version) => version !== undefined && setDraft((now) => ({ ...now, version })),
          () => undefined,
        );
      setErrors({ ...wrong, form: message || (topic ? forumTexts.saveFailed : forumTexts.createFailed) });
    };
    if (topic) {
      const input = { ...fields, id: topic.id, version: draft.version ?? topic.version };
      edit({ variables: { input: { ...input, idempotencyKey: keyFor(input) } } }).then(() => {
        show({ text: forumTexts.saved, tone: 'success' });
        setDone(true);
      }, fail);
      return;
    }
    const input = { ...fields, category: required ? null : draft.category };
    create({ variables: { input: { ...input, idempotencyKey: keyFor(input) } } }).then(({ data }) => {
      const path = data?.createTopic.topic.path;
      if (!path) return setErrors({ form: forumTexts.createFailed });
      setDone(true);
      setTimeout(() => {
        onClose();
        void navigate(path);
      }, GO_AFTER_MS);
    }, fail);
  };

  const choices = categories
    .filter((one) => one !== 'ANNOUNCEMENTS' || isStaff)
    .map((value) => ({ value, label: forumTexts.categories[value] }));
  return (
    <Dialog open wide onOpenChange={(open) => !open && onClose()} title={forumTexts.formTitle[kind]}>
      <form onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5" noValidate>
        {isPreview ? (
          <Preview draft={draft} />
        ) : (
          <>
            <TextField
              label={forumTexts.name}
              hint={forumTexts.nameHint}
              value={draft.title}
              error={errors['title']}
              maxLength={limits.title * 2}
              autoComplete="off"
              required
              onChange={({ target }) => change({ title: target.value })}
            />
            {!topic && !required && (
              <Select
                label={forumTexts.category}
                items={choices}
                value={draft.category}
                onValueChange={(one) => change({ category: one })}
              />
            )}
            <TitleField title={draft.about} onChange={(about) => change({ about })} />
            <MemberTextArea
              label={forumTexts.body}
              value={draft.body}
              onValueChange={(body) => change({ body })}
              limit={limits.body}
              error={errors['body']}
            />
            <ScopeFields
              scope={draft.about ? shownScope : noScope}
              disabled={!draft.about}
              wholeOnly={isFilm}
              invalid={errors['spoiler'] !== undefined}
              onChange={(scope) => change({ scope })}
            />
          </>
        )}
        {errors['form'] && (
          <p role="alert" className="text-sm text-pomegranate-text">
            {errors['form']}
          </p>
        )}
        <p role="status" className="text-sm text-muted empty:hidden">
          {done && !topic && forumTexts.created}
        </p>
        <div className="flex flex-wrap justify-between gap-3">
          <Button variant="outline" aria-pressed={isPreview} onClick={() => setPreview(!isPreview)}>
            {forumTexts.preview}
          </Button>
          <div className="ml-auto flex gap-3">
            <Button variant="quiet" onClick={cancel}>
              {forumTexts.cancel}
            </Button>
            <Button type="submit" loading={loading || done}>
              {topic ? forumTexts.save : forumTexts.create}
            </Button>
          </div>
        </div>
      </form>
    </Dialog>
  );
}

function Preview({ draft: { title, body, about } }: { draft: Draft }) {
  if (title.trim() + body.trim() === '') return <p className="text-muted">{forumTexts.previewEmpty}</p>;
  return (
    <section aria-label={forumTexts.preview} className="grid gap-4 rounded-2xl border border-line p-4">
      <p className="font-display text-2xl font-bold break-words">{title}</p>
      {about && <SeriesCard title={about} />}
      <PlainText text={body} mentions={[]} />
    </section>
  );
}

/** Reads a topic as it stands now, into the cache too; resolves to its version. */
function useReadTopic(): (id: string) => Promise<number | undefined> {
  const client = useApolloClient();
  return async (id) => {
    const asked = { query: OwnTopicDocument, variables: { id }, context: { quiet: true } };
    const { data } = await client.query({ ...asked, fetchPolicy: 'network-only' });
    return data?.topicsById?.[0]?.version;
  };
}

/** Whether the viewer may also write announcements. */
function useIsStaff(): boolean {
  const { data } = useQuery(ViewerDocument, { ssr: false, context: { quiet: true } });
  return data?.viewer?.roles.some((role) => role !== 'MEMBER') ?? false;
}
