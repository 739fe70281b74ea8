import { useMutation } from '@apollo/client/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../../components/ui/avatar.js';
import { classes } from '../../../components/ui/classes.js';
import { Spoiler } from '../../../components/ui/spoiler.js';
import { TimeAgo } from '../../../components/ui/time-ago.js';
import { useToast } from '../../../components/ui/toast.js';
import { RevealCommentsDocument } from '../../../generated/reveal-comments.js';
import type { HiddenBy } from '../../../generated/types.js';
import { draftAt, dropDraft } from '../../../lib/drafts.js';
import { PlainText } from '../../member-text/plain-text.js';
import { Reactions } from '../../reactions/reactions.js';
import { useArrival } from '../hooks/use-arrival.js';
import type { ReplyComment } from '../hooks/use-thread.js';
import { usePostReply } from '../hooks/use-write.js';
import { commentTexts } from '../texts.js';
import { lazyOpen } from '../../../components/lazy-open.js';
import { CommentForm } from './comment-form.js';
import { CommentMenuButton } from './comment-menu-button.js';
import { EditForm } from './edit-form.js';
import { HiddenBody } from './hidden-body.js';

const CommentMenu = lazyOpen(() => import('./comment-menu.js'));

/** The server reveals at most this many bodies per request. */
const MOST_REVEALED = 50;

interface Props {
  comment: ReplyComment;
  /** The top-level comment of the thread. */
  topId: string;
  episode: boolean;
  /** For a reply: the spoiler scope of the top-level comment. */
  answered?: ReplyComment['spoiler'] | undefined;
  /** Ids of the replies to reveal together with this comment. */
  revealedToo?: readonly string[];
  children?: ReactNode;
}

/** A comment or reply: author, time, text (or its cover) and actions. */
export function CommentItem({ comment, topId, episode, answered, revealedToo = [], children }: Props) {
  const { author, deleted } = comment;
  const isBlocked = comment.hiddenBy === 'BLOCK' || comment.hiddenBy === 'AUTHOR';
  const [reply, setReply] = useState<'closed' | 'asked' | 'kept'>('closed');
  const replying = reply !== 'closed';
  const form = useRef<HTMLDivElement>(null);
  const [editing, setEditing] = useState(false);
  const anchor = `yorum-${comment.id}`;
  const { ref, arrived } = useArrival<HTMLElement>(anchor);
  const write = usePostReply(comment.id, topId);
  const name = author?.name ?? commentTexts.gone;
  const place = `REPLY:${comment.id}`;
  // After a sign-in on another page the form opens again with the draft. Opening on load does not take the focus.
  useEffect(() => {
    if (draftAt(place)) setReply('kept');
  }, [place]);
  const endReply = () => {
    dropDraft(place);
    setReply('closed');
  };
  return (
    <article
      ref={ref}
      id={anchor}
      className={classes(
        'grid grid-cols-[auto_minmax(0,1fr)] gap-3',
        arrived && '-m-3 rounded-2xl bg-accent/10 p-3 outline outline-accent/50',
      )}
    >
      <Avatar name={name} src={author?.avatar ?? undefined} size={comment.parentId ? 'sm' : 'md'} />
      <div className="grid min-w-0 gap-2">
        <div className="flex items-baseline gap-3 text-sm">
          <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
            <Author path={author?.path} name={name} />
            <span className="text-muted">
              <TimeAgo at={comment.postedAt} />
            </span>
            {comment.edited && !deleted && <span className="text-muted">{commentTexts.edited}</span>}
          </div>
          {!deleted && (
            <CommentMenu
              commentId={comment.id}
              authorId={author?.id}
              hiddenBy={comment.hiddenBy ?? null}
              name={name}
              mayEdit={comment.mayEdit}
              mayDelete={comment.mayDelete}
              onEdit={() => setEditing(true)}
              button={(handlers) => <CommentMenuButton name={name} {...handlers} />}
            />
          )}
        </div>
        {deleted && <p className="text-muted italic">{commentTexts.deleted}</p>}
        {!deleted && !editing && <Body comment={comment} revealedToo={revealedToo} />}
        {!deleted && editing && (
          <EditForm
            comment={comment}
            answered={answered}
            episode={episode}
            onDone={() => setEditing(false)}
          />
        )}
        {!deleted && !editing && !isBlocked && (
          <Reactions
            target={{ type: 'COMMENT', id: comment.id }}
            reactions={comment.reactions}
            own={comment.ownReaction}
          >
            <button
              type="button"
              onClick={() => {
                setReply('asked');
                // If the form was already open, it does not take the focus by itself.
                form.current?.querySelector('textarea')?.focus();
              }}
              aria-expanded={replying}
              className="min-h-9 rounded-full px-3 text-sm font-semibold text-muted hover:bg-raised"
            >
              {commentTexts.reply}
            </button>
          </Reactions>
        )}
        {replying && (
          <div ref={form}>
            <CommentForm
              write={write}
              label={commentTexts.writeReply(name)}
              send={commentTexts.sendReply}
              loginHint={commentTexts.replyHint}
              episode={episode}
              answered={comment.spoiler}
              draftOf={place}
              onDone={endReply}
              onCancel={endReply}
              autoFocus={reply === 'asked'}
            />
          </div>
        )}
        {children}
      </div>
    </article>
  );
}

/** The text, or its cover until the reader reveals it. A covered body is not in the page. */
function Body({ comment, revealedToo }: { comment: ReplyComment; revealedToo: readonly string[] }) {
  const [reveal, { loading }] = useMutation(RevealCommentsDocument);
  const toast = useToast();
  // If a text was revealed although its author is muted, a later block covers it again.
  const [openedFrom, setOpenedFrom] = useState<HiddenBy>();
  const { hiddenBy } = comment;
  if (hiddenBy && hiddenBy !== openedFrom) {
    const open = () => {
      reveal({ variables: { ids: [comment.id] } }).then(
        () => setOpenedFrom(hiddenBy),
        () => toast.show({ text: commentTexts.revealFailed, tone: 'error', onRetry: open }),
      );
    };
    return <HiddenBody by={hiddenBy} onOpen={open} loading={loading} />;
  }
  const text = comment.body ? <PlainText text={comment.body} mentions={comment.mentions} /> : null;
  if (comment.spoiler.kind === 'NONE') return text;
  const show = () => {
    reveal({ variables: { ids: [comment.id, ...revealedToo].slice(0, MOST_REVEALED) } }).catch(() =>
      toast.show({ text: commentTexts.revealFailed, tone: 'error', onRetry: show }),
    );
  };
  return (
    <Spoiler revealed={!comment.covered} onReveal={show} loading={loading}>
      {text}
    </Spoiler>
  );
}

/** Links to the profile; a deleted member has no link. */
function Author({ path, name }: { path: string | undefined; name: string }) {
  const look = 'font-semibold break-words';
  if (!path) return <span className={look}>{name}</span>;
  return (
    <Link to={path} className={`${look} underline-offset-4 hover:underline`}>
      {name}
    </Link>
  );
}
