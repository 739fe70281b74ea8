import { useApolloClient, useMutation } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../../components/ui/avatar.js';
import { Button } from '../../../components/ui/button.js';
import { classes } from '../../../components/ui/classes.js';
import { Spoiler } from '../../../components/ui/spoiler.js';
import { TimeAgo } from '../../../components/ui/time-ago.js';
import { useToast } from '../../../components/ui/toast.js';
import { EditCommentDocument } from '../../../generated/edit-comment.js';
import { RevealCommentsDocument } from '../../../generated/reveal-comments.js';
import type { HiddenBy, SpoilerInput } from '../../../generated/types.js';
import { useSend } from '../../../lib/use-send.js';
import { PlainText } from '../../member-text/plain-text.js';
import { scopeOf } from '../../spoiler-scope/scope.js';
import { forumTexts } from '../texts.js';
import { postPlace, type TopicPost as Post } from '../topic.js';
import { PostForm } from './post-form.js';
import type { ChosenTitle } from './title-field.js';

export interface PostParts {
  /** The like button and other reactions; `more` is rendered beside them. */
  reactionsOf: (post: Post, more: ReactNode) => ReactNode;
  menuOf: (post: Post, name: string, onEdit: () => void) => ReactNode;
}

interface Props extends PostParts {
  post: Post;
  /** The topic's address. */
  path: string;
  /** True if the address links to this post. */
  arrived: boolean;
  /** The title that the topic is about; absent: its texts have no spoiler scope. */
  spoilerOf?: Pick<ChosenTitle, 'kind'> | null | undefined;
  /** Absent if the viewer may not write. */
  onQuote?: (() => void) | undefined;
}

/** A post of a topic: author, number, quote, text or its cover, and actions. */
export function TopicPost({ post, path, arrived, spoilerOf, onQuote, reactionsOf, menuOf }: Props) {
  const { author, deleted, hiddenBy, quoted } = post;
  const [editing, setEditing] = useState(false);
  const name = author?.name ?? forumTexts.gone;
  const number = post.number ?? 0;
  const isBlocked = hiddenBy === 'BLOCK' || hiddenBy === 'AUTHOR';
  return (
    <article
      id={`yazi-${number}`}
      className={classes(
        'grid scroll-mt-24 grid-cols-[auto_minmax(0,1fr)] gap-3 sm:gap-4',
        arrived && '-m-3 rounded-2xl bg-accent/10 p-3 outline outline-accent/50',
      )}
    >
      <Avatar name={name} src={author?.avatar ?? undefined} size="md" />
      <div className="grid min-w-0 gap-2">
        <div className="flex items-baseline gap-3 text-sm">
          <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
            <PersonLink path={author?.path} name={name} />
            <Link
              to={postPlace(path, number)}
              aria-label={forumTexts.linkTo(number)}
              className="tabular text-muted underline-offset-4 hover:underline"
            >
              #{number}
            </Link>
            <span className="text-muted">
              <TimeAgo at={post.postedAt} />
            </span>
            {post.edited && !deleted && <span className="text-muted">{forumTexts.edited}</span>}
          </div>
          {!deleted && menuOf(post, name, () => setEditing(true))}
        </div>
        {quoted && !deleted && <Quote quoted={quoted} path={path} />}
        {deleted && <p className="text-muted italic">{forumTexts.postDeleted}</p>}
        {!deleted && !editing && <Body post={post} />}
        {!deleted && editing && (
          <EditPost post={post} spoilerOf={spoilerOf} onDone={() => setEditing(false)} />
        )}
        {!deleted &&
          !editing &&
          !isBlocked &&
          reactionsOf(
            post,
            onQuote && (
              <button
                type="button"
                onClick={onQuote}
                className="min-h-9 rounded-full px-3 text-sm font-semibold text-muted hover:bg-raised"
              >
                {forumTexts.quote}
              </button>
            ),
          )}
        <span data-seen={number} aria-hidden="true" />
      </div>
    </article>
  );
}

/** The quoted post, at most four lines of it; its number links to it. */
function Quote({ quoted, path }: { quoted: NonNullable<Post['quoted']>; path: string }) {
  const { author, number, body, covered, hiddenBy, deleted } = quoted;
  const held = deleted
    ? forumTexts.postDeleted
    : hiddenBy
      ? forumTexts.quoteHidden
      : covered
        ? forumTexts.quoteCovered
        : undefined;
  return (
    <blockquote className="grid gap-1 rounded-r-lg border-l-3 border-control bg-raised/60 px-3 py-2 text-sm">
      <p className="text-muted">
        {forumTexts.quoteOf(author?.name ?? forumTexts.gone)}{' '}
        {number != null && (
          <Link
            to={postPlace(path, number)}
            aria-label={forumTexts.linkTo(number)}
            className="tabular underline-offset-4 hover:underline"
          >
            #{number}
          </Link>
        )}
      </p>
      {held ? (
        <p className="text-muted italic">{held}</p>
      ) : (
        <p className="line-clamp-4 break-words whitespace-pre-line">{body}</p>
      )}
    </blockquote>
  );
}

/** The text, or its cover until the reader reveals it. A covered body is not in the page. */
function Body({ post }: { post: Post }) {
  const [reveal, { loading }] = useMutation(RevealCommentsDocument);
  const { show } = useToast();
  const [openedFrom, setOpenedFrom] = useState<HiddenBy>();
  const { hiddenBy } = post;
  const open = () => {
    reveal({ variables: { ids: [post.id] } }).then(
      () => hiddenBy && setOpenedFrom(hiddenBy),
      () => show({ text: forumTexts.revealFailed, tone: 'error', onRetry: open }),
    );
  };
  if (hiddenBy && hiddenBy !== openedFrom) {
    const mayOpen = hiddenBy === 'MUTE' || hiddenBy === 'WORD';
    return (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted italic">
        <p>{forumTexts.hidden[hiddenBy]}</p>
        {mayOpen && (
          <Button size="sm" variant="quiet" disabled={loading} onClick={open}>
            {forumTexts.showHidden}
          </Button>
        )}
      </div>
    );
  }
  const text = post.body ? <PlainText text={post.body} mentions={post.mentions} /> : null;
  if (post.spoiler.kind === 'NONE') return text;
  return (
    <Spoiler revealed={!post.covered} onReveal={open} loading={loading}>
      {text}
    </Spoiler>
  );
}

interface EditProps {
  post: Post;
  spoilerOf: Props['spoilerOf'];
  onDone: () => void;
}

function EditPost({ post, spoilerOf, onDone }: EditProps) {
  const client = useApolloClient();
  const { id, version } = post;
  const write = useSend<{ body: string; spoiler?: SpoilerInput }>(async (edited, idempotencyKey) => {
    const input = { id, ...edited, version, idempotencyKey };
    await client.mutate({ mutation: EditCommentDocument, variables: { input } });
  }, forumTexts.editFailed);
  return (
    <PostForm
      label={forumTexts.editLabel}
      send={forumTexts.save}
      initial={post.body ?? ''}
      initialScope={scopeOf(post.spoiler)}
      spoilerOf={spoilerOf}
      write={write}
      onDone={onDone}
      onCancel={onDone}
      autoFocus
    />
  );
}

export function PersonLink({ path, name }: { path: string | undefined; name: string }) {
  const look = 'font-semibold break-words';
  if (!path) return <span className={look}>{name}</span>;
  return (
    <Link to={path} className={`${look} underline-offset-4 hover:underline`}>
      {name}
    </Link>
  );
}
