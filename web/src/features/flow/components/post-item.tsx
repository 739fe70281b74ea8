import { useState } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../../components/ui/avatar.js';
import { Icon } from '../../../components/ui/icon.js';
import { TimeAgo } from '../../../components/ui/time-ago.js';
import { lazyOpen, late } from '../../../components/lazy-open.js';
import { formatCompact } from '../../../lib/turkish.js';
import { TitleCardLink } from '../../attachments/title-card.js';
import { Reactions } from '../../reactions/reactions.js';
import { useLiveCounts } from '../hooks/use-live-counts.js';
import { cardOf, type FlowPost } from '../post.js';
import { flowTexts } from '../texts.js';
import { ClapButton, OwnPostClaps } from './clap-button.js';
import { PostBody } from './post-body.js';
import { PostMenuButton } from './post-menu-button.js';

const PostMenu = lazyOpen(() => import('./post-menu.js'));
const EditPost = late(() => import('./edit-post.js'));

interface Props {
  post: FlowPost;
  onDeleted?: () => void;
  /** True on the page of the post's group, where the group's name is not needed. */
  inGroup?: boolean;
  /** True on the post's own page. */
  alone?: boolean;
}

/** One post: author, time, content (or its cover), and actions. */
export function PostItem({ post, onDeleted, inGroup = false, alone = false }: Props) {
  const { id, author, path, postedAt, edited, mayEdit, clapCount, commentCount } = post;
  const group = inGroup ? null : post.group;
  const [editing, setEditing] = useState(false);
  const element = useLiveCounts(post, alone);
  const name = author?.name ?? flowTexts.gone;
  const card = cardOf(post);
  return (
    <article
      ref={element}
      aria-label={flowTexts.postTitle(name)}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-2xl border border-line bg-surface p-4 sm:px-5"
    >
      <header className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3">
        <Avatar name={name} src={author?.avatar ?? undefined} />
        <div className="min-w-0">
          {author ? (
            <Link to={author.path} className="font-semibold break-words underline-offset-4 hover:underline">
              {name}
            </Link>
          ) : (
            <span className="font-semibold">{name}</span>
          )}
          <p className="flex flex-wrap gap-x-2 text-sm text-muted">
            {author && <span className="break-all">@{author.username}</span>}
            <Link to={path} className="underline-offset-4 hover:underline">
              <TimeAgo at={postedAt} />
            </Link>
            {edited && <span>{flowTexts.edited}</span>}
            {group && (
              <Link
                to={group.path}
                aria-label={flowTexts.inGroup(group.name)}
                className="inline-flex min-w-0 items-center gap-1 break-words underline-offset-4 hover:underline"
              >
                <Icon name="user" size={16} />
                {group.name}
              </Link>
            )}
          </p>
        </div>
        <PostMenu
          post={post}
          name={name}
          onEdit={() => setEditing(true)}
          onDeleted={onDeleted ?? (() => undefined)}
          button={(handlers) => <PostMenuButton name={name} {...handlers} />}
        />
      </header>
      {editing ? (
        <EditPost post={post} onDone={() => setEditing(false)} onBroken={() => setEditing(false)} />
      ) : (
        <PostBody post={post} />
      )}
      {card && <TitleCardLink card={card} />}
      <div className="flex flex-wrap items-center gap-x-2">
        {mayEdit ? <OwnPostClaps count={clapCount} /> : <ClapButton post={post} />}
        <Link
          to={`${path}#yorumlar`}
          aria-label={flowTexts.comments(commentCount)}
          className="inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-sm font-semibold text-muted hover:bg-raised"
        >
          <Icon name="comment" size={20} />
          {commentCount > 0 && <span className="tabular">{formatCompact(commentCount)}</span>}
        </Link>
        <div className="-ml-3 pl-3 sm:ml-0">
          <Reactions target={{ type: 'POST', id }} reactions={post.reactions} own={post.ownReaction} />
        </div>
      </div>
    </article>
  );
}
