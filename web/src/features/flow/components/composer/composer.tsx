import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../../components/ui/button.js';
import { Tabs } from '../../../../components/ui/tabs.js';
import { useToast } from '../../../../components/ui/toast.js';
import { useLogin } from '../../../../lib/login.js';
import { useOwnDraft } from '../../../../lib/use-own-draft.js';
import type { LinkedCard } from '../../../attachments/linked-card.js';
import { linkedPlace } from '../../../attachments/linked-place.js';
import { AddPhotos, PhotoFields } from '../../../attachments/photo-fields.js';
import { photoDrop } from '../../../attachments/photo-drop.js';
import { photoTexts } from '../../../attachments/photo-texts.js';
import { useFindCard } from '../../../attachments/use-linked-card.js';
import { type Photos, usePhotos } from '../../../attachments/use-photos.js';
import { MemberTextArea } from '../../../member-text/member-text-area.js';
import { composerTexts } from '../../composer-texts.js';
import { type NewPost, useCreatePost } from '../../hooks/use-write-post.js';
import { problemOf } from '../../poll-answers.js';
import type { FlowPost } from '../../post.js';
import { scopeTexts } from '../../../spoiler-scope/texts.js';
import { noScope, type Scope, spoilerInput } from '../../scope.js';
import { CardField } from './card-field.js';
import { emptyPoll, endings, type PollDraft, PollFields } from './poll-fields.js';
import { ScopeFields } from './scope-fields.js';

/** Maximum length in graphemes, the characters that a reader sees (product-rules, Text). */
export const BODY_LIMIT = 2_000;
const HOUR_MS = 3_600_000;

interface Draft {
  sort: 'post' | 'poll';
  body: string;
  poll: PollDraft;
  card: LinkedCard | undefined;
  scope: Scope;
}

const nothing: Draft = { sort: 'post', body: '', poll: emptyPoll, card: undefined, scope: noScope };

type Problems = Partial<Record<'body' | 'question' | 'answers' | 'place' | 'photos', string>>;

const isEmpty = ({ body, poll, card }: Draft): boolean =>
  body.trim() === '' && !card && [poll.question, ...poll.answers].every((text) => text.trim() === '');

function problemsOf({ sort, body, poll, scope }: Draft, photoCount: number): Problems {
  const place = spoilerInput(scope) === 'invalid' ? { place: scopeTexts.placeMissing } : {};
  const isMissing = body.trim() === '' && photoCount === 0;
  if (sort === 'post') return { ...place, ...(isMissing && { body: composerTexts.empty }) };
  const problem = problemOf(poll.answers);
  return {
    ...place,
    ...(poll.question.trim() === '' && { question: composerTexts.questionMissing }),
    ...(problem && { answers: composerTexts[problem] }),
  };
}

/** What is left of the form after `sent` was sent: the parts that were changed in the meantime, and text that was added. */
const rest = (draft: Draft, sent: Draft): Draft => ({
  sort: draft.sort,
  body: draft.body.startsWith(sent.body) ? draft.body.slice(sent.body.length).trimStart() : draft.body,
  poll: draft.poll === sent.poll ? nothing.poll : draft.poll,
  card: draft.card === sent.card ? nothing.card : draft.card,
  scope: draft.scope === sent.scope ? nothing.scope : draft.scope,
});

/** Uploaded photos as the server's input. */
export const photoInputs = (photos: Photos['picked']): { uploadId: string; alt: string }[] =>
  photos.flatMap(({ uploaded, alt }) => (uploaded ? [{ uploadId: uploaded.uploadId, alt: alt.trim() }] : []));

/** Converts the form to the server's input. @param now the time from which a poll's end is counted */
function newPostOf({ sort, body, poll, card, scope }: Draft, photos: Photos['picked'], now: number): NewPost {
  const spoiler = spoilerInput(scope);
  return {
    body: body.trim(),
    ...(card?.kind === 'TITLE' && { titleId: card.title.id }),
    ...(card?.kind === 'EPISODE' && { episodeId: card.episode.id }),
    ...(card && spoiler !== 'invalid' && spoiler.kind !== 'NONE' && { spoiler }),
    ...(sort === 'post' && photos.length > 0 && { photos: photoInputs(photos) }),
    ...(sort === 'poll' && {
      poll: {
        question: poll.question.trim(),
        answers: poll.answers.map((answer) => answer.trim()).filter(Boolean),
        ...(endings[poll.ending] > 0 && {
          endsAt: new Date(now + endings[poll.ending] * HOUR_MS).toISOString(),
        }),
      },
    }),
  };
}

interface Props {
  /** Absent: a post of the feed. */
  groupId?: string;
  onCreated: (post: FlowPost) => void;
}

/** The form for a post or a poll. Its content survives a failure, a reload and a sign-in. */
export function Composer({ groupId, onCreated }: Props) {
  const [draft, setDraft] = useState(nothing);
  const [problems, setProblems] = useState<Problems>({});
  const { asMember } = useLogin();
  const toast = useToast();
  const heading = useId();
  const find = useFindCard();
  const write = useCreatePost(onCreated, groupId);
  const photos = usePhotos('post');
  /** The last address in the text for which a card was offered. */
  const offered = useRef<string>(undefined);
  /** Time of the first attempt to send: a repetition must not change the poll's end, because that would be another write. */
  const sentAt = useRef<{ text: string; at: number }>(undefined);
  const clear = () => {
    setDraft({ ...nothing, sort: draft.sort });
    photos.clear();
    offered.current = undefined;
  };
  const place = groupId === undefined ? 'AKIS' : `GRUP:${groupId}`;
  useOwnDraft(place, isEmpty(draft) ? undefined : draft, setDraft, clear);
  const change = (part: Partial<Draft>) => {
    setProblems({});
    setDraft((before) => ({ ...before, ...part }));
  };
  const setCard = (card: LinkedCard | undefined) => change({ card, scope: noScope });

  // The first address of a title or an episode in the text becomes the post's card, once: after it was removed, it is not offered
  // again.
  const { body, card } = draft;
  useEffect(() => {
    const place = card ? undefined : linkedPlace(body, location.origin);
    if (!place || place.link === offered.current) return;
    const timer = setTimeout(() => {
      offered.current = place.link;
      find(place).then(
        (found) => found && setDraft((before) => (before.card ? before : { ...before, card: found })),
        () => undefined,
      );
    }, 300);
    return () => clearTimeout(timer);
  }, [body, card, find]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isUploading = draft.sort === 'post' && photos.picked.some(({ uploaded }) => !uploaded);
    const found = {
      ...problemsOf(draft, photos.picked.length),
      ...(isUploading && { photos: photoTexts.waiting }),
    };
    setProblems(found);
    if (Object.keys(found).length === 0) asMember(() => void send(), composerTexts.loginHint);
  };
  const send = async () => {
    const text = JSON.stringify(draft);
    if (sentAt.current?.text !== text) sentAt.current = { text, at: Date.now() };
    const sentPhotos = draft.sort === 'post' ? photos.picked : [];
    if (!(await write.send(newPostOf(draft, photos.picked, sentAt.current.at)))) return;
    setDraft((latest) => rest(latest, draft));
    for (const { key } of sentPhotos) photos.remove(key);
    offered.current = undefined;
    toast.show({ text: composerTexts.sent, tone: 'success' });
  };

  const isPoll = draft.sort === 'poll';
  const photoCount = isPoll ? 0 : photos.picked.length;
  const hasContent = !isEmpty(draft) || photoCount > 0;
  const fields = (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {isPoll && (
        <PollFields
          poll={draft.poll}
          onChange={(poll) => change({ poll })}
          questionError={problems.question}
          answersError={problems.answers}
        />
      )}
      <MemberTextArea
        label={isPoll ? composerTexts.pollLabel : composerTexts.label}
        placeholder={isPoll ? composerTexts.pollPlaceholder : composerTexts.placeholder}
        value={body}
        onValueChange={(text) => change({ body: text })}
        limit={BODY_LIMIT}
        error={(photoCount > 0 ? undefined : problems.body) ?? write.error}
      />
      {!isPoll && <PhotoFields photos={photos} />}
      {problems.photos && (
        <p role="alert" className="text-sm text-pomegranate-text">
          {problems.photos}
        </p>
      )}
      {hasContent && (
        <ScopeFields
          card={card}
          scope={draft.scope}
          onChange={(scope) => change({ scope })}
          invalid={problems.place !== undefined}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
        {!isPoll && <AddPhotos photos={photos} />}
        <CardField card={card} onChange={setCard} />
        <span className="grow" />
        {hasContent && (
          <Button variant="quiet" size="sm" onClick={clear}>
            {composerTexts.dropDraft}
          </Button>
        )}
        <Button type="submit" loading={write.sending}>
          {isPoll ? composerTexts.sendPoll : composerTexts.send}
        </Button>
      </div>
    </div>
  );
  return (
    <form
      onSubmit={submit}
      aria-labelledby={heading}
      noValidate
      {...(!isPoll && photoDrop(photos.take))}
      className="rounded-2xl border border-line bg-surface p-4 sm:px-5"
    >
      <h2 id={heading} className="sr-only">
        {composerTexts.heading}
      </h2>
      <Tabs
        label={composerTexts.tabs}
        value={draft.sort}
        onValueChange={(sort) => change({ sort: sort === 'poll' ? 'poll' : 'post' })}
        items={[
          { value: 'post', label: composerTexts.post, content: !isPoll && fields },
          { value: 'poll', label: composerTexts.poll, content: isPoll && fields },
        ]}
      />
    </form>
  );
}
