import { Link } from 'react-router';
import { Avatar } from '../../../components/ui/avatar.js';
import { TimeAgo } from '../../../components/ui/time-ago.js';
import type { FoundTopicPostsQuery } from '../../../generated/types.js';
import { excerptOf } from '../excerpt.js';
import { forumTexts } from '../texts.js';
import { postPlace } from '../topic.js';

type Found = NonNullable<FoundTopicPostsQuery['topicPostsFound']>['items'][number];

interface Props {
  post: Found;
  /** The topic's address. */
  path: string;
  query: string;
  /** The topic's title, in a list of several topics. */
  topic?: string;
}

/** A post that a search finds; it links to its place. */
export function PostHit({ post, path, query, topic }: Props) {
  const name = post.author?.name ?? forumTexts.gone;
  const number = post.number ?? 0;
  const { before, match, after } = excerptOf(post.body ?? '', query);
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)] gap-3 p-4 transition-colors hover:bg-raised">
      <Avatar name={name} src={post.author?.avatar ?? undefined} size="sm" />
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
          <span className="font-semibold break-words">{name}</span>
          <Link
            to={postPlace(path, number)}
            aria-label={forumTexts.goToPost(number, name)}
            className="tabular text-muted after:absolute after:inset-0"
          >
            #{number}
          </Link>
          <span className="text-muted">
            <TimeAgo at={post.postedAt} />
          </span>
        </p>
        {topic && <p className="text-sm text-muted break-words">{forumTexts.inTopic(topic)}</p>}
        <p className="line-clamp-3 break-words">
          {before}
          {match && <mark className="rounded-sm bg-saffron/30 text-text">{match}</mark>}
          {after}
        </p>
      </div>
    </li>
  );
}
