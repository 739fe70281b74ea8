import { useMutation } from '@apollo/client/react';
import { Link } from 'react-router';
import { Avatar } from '../../components/ui/avatar.js';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.js';
import { IconButton } from '../../components/ui/icon-button.js';
import { TimeAgo } from '../../components/ui/time-ago.js';
import { Spoiler } from '../../components/ui/spoiler.js';
import { useToast } from '../../components/ui/toast.js';
import { DeleteStoryDocument } from '../../generated/delete-story.js';
import { RevealStoryDocument } from '../../generated/reveal-story.js';
import { StoriesDocument } from '../../generated/stories.js';
import type { StoryFieldsFragment } from '../../generated/types.js';
import { formatNumber } from '../../lib/turkish.js';
import { useViewer } from '../../lib/viewer.js';
import { ReportButton } from '../report/report-button.js';
import { storyTexts as texts } from './texts.js';
import { useVote } from './use-vote.js';

/** A story with its votes. */
export function StoryItem({ story }: { story: StoryFieldsFragment }) {
  const viewer = useViewer();
  const { author, body, covered, postedAt, edited, mayDelete } = story;
  const isOwn = viewer.state === 'member' && viewer.member.id === author?.id;
  const name = author?.name ?? texts.gone;
  return (
    <article className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 rounded-2xl border border-line bg-surface p-4">
      <Votes story={story} name={name} disabled={isOwn} />
      <div className="grid content-start gap-2">
        <Body id={story.id} body={body} covered={covered} />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <Avatar name={name} src={author?.avatar ?? undefined} size="sm" />
          {author ? (
            <Link to={author.path} className="font-semibold text-text hover:underline">
              {name}
            </Link>
          ) : (
            <span>{name}</span>
          )}
          <TimeAgo at={postedAt} />
          {edited && <span>{texts.edited}</span>}
          {!isOwn && <ReportButton target="STORY" id={story.id} className="ml-auto" />}
          {mayDelete && <DeleteButton id={story.id} />}
        </div>
      </div>
    </article>
  );
}

/** The text, or its cover until the reader reveals it. A covered text is not in the page at all. */
function Body({ id, body, covered }: Pick<StoryFieldsFragment, 'id' | 'body' | 'covered'>) {
  const [reveal, { loading }] = useMutation(RevealStoryDocument, { context: { quiet: true } });
  const { show } = useToast();
  const text = <p className="break-words whitespace-pre-line">{body}</p>;
  if (!covered) return text;
  const ask = () =>
    void reveal({ variables: { id } }).catch(() =>
      show({ text: texts.revealFailed, tone: 'error', onRetry: ask }),
    );
  return <Spoiler revealed={false} onReveal={ask} loading={loading} hint={texts.spoilerHint} />;
}

function Votes({ story, name, disabled }: { story: StoryFieldsFragment; name: string; disabled: boolean }) {
  const vote = useVote(story);
  const { score, ownVote } = story;
  const shown = score > 0 ? `+${formatNumber(score)}` : formatNumber(score);
  return (
    <div className="grid justify-items-center">
      {!disabled && (
        <IconButton
          icon="up"
          label={texts.upOf(name)}
          aria-pressed={ownVote === 'UP'}
          className="aria-pressed:bg-accent aria-pressed:text-on-accent"
          onClick={() => vote('UP')}
        />
      )}
      <p className="tabular font-bold">
        <span className="sr-only">{texts.score(shown)}</span>
        <span aria-hidden="true">{shown}</span>
      </p>
      {!disabled && (
        <IconButton
          icon="down"
          label={texts.downOf(name)}
          aria-pressed={ownVote === 'DOWN'}
          className="aria-pressed:bg-pomegranate-fill aria-pressed:text-on-pomegranate"
          onClick={() => vote('DOWN')}
        />
      )}
    </div>
  );
}

function DeleteButton({ id }: { id: string }) {
  const [remove] = useMutation(DeleteStoryDocument, {
    context: { quiet: true },
    refetchQueries: [StoriesDocument],
  });
  const { show } = useToast();
  const confirm = () =>
    void remove({ variables: { id } }).then(
      () => show({ text: texts.removed, tone: 'success' }),
      () => show({ text: texts.removeFailed, tone: 'error', onRetry: confirm }),
    );
  return (
    <ConfirmDialog
      question={texts.removeQuestion}
      onConfirm={confirm}
      trigger={<IconButton icon="close" label={texts.remove} className="ml-auto" />}
    />
  );
}
