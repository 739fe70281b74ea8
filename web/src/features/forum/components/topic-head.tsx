import { useApolloClient, useMutation } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../../components/ui/avatar.js';
import { Badge } from '../../../components/ui/badge.js';
import { Button } from '../../../components/ui/button.js';
import { Icon } from '../../../components/ui/icon.js';
import { Spoiler } from '../../../components/ui/spoiler.js';
import { TimeAgo } from '../../../components/ui/time-ago.js';
import { useToast } from '../../../components/ui/toast.js';
import { ReactToTopicDocument } from '../../../generated/react-to-topic.js';
import { RevealTopicsDocument } from '../../../generated/reveal-topics.js';
import { PageHead } from '../../../lib/page-head.js';
import { useRenderScope } from '../../../lib/render-scope.js';
import { formatCompact } from '../../../lib/turkish.js';
import { PlainText } from '../../member-text/plain-text.js';
import { useTopicChange } from '../hooks/use-topic-change.js';
import { structuredData } from '../structured-data.js';
import { forumTexts } from '../texts.js';
import { shownTitle, type Topic, type TopicPost } from '../topic.js';
import { SeriesCard } from './title-field.js';
import { TopicActions } from './topic-actions.js';
import { PersonLink } from './topic-post.js';

interface Props {
  topic: Topic;
  report: ReactNode;
  /** The number of the post that the page begins with; null for the first. */
  from: number | null;
  posts: readonly TopicPost[];
}

/** Title, author, text and actions of a topic. */
export function TopicHead({ topic, report, from, posts }: Props) {
  const { origin } = useRenderScope();
  const { author, about, locked, pinned } = topic;
  const title = shownTitle(topic);
  const isAdult = about?.ageMark === 'AGE_18';
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PageHead
        title={title}
        description={topic.body?.slice(0, 160) || forumTexts.description}
        path={topic.path}
        noindex={isAdult || from !== null || topic.title === null}
        data={topic.title == null ? [] : [structuredData(topic, posts, origin)]}
      />
      <div className="grid gap-3">
        {(pinned || locked) && (
          <p className="flex flex-wrap gap-2">
            {pinned && <Badge tone="new">{forumTexts.pinned}</Badge>}
            {locked && (
              <Badge>
                <Icon name="lock" size={16} />
                {forumTexts.locked}
              </Badge>
            )}
          </p>
        )}
        <h1 className="text-3xl break-words">{title}</h1>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
          <span className="inline-flex items-center gap-2 text-text">
            <Avatar name={author?.name ?? forumTexts.gone} src={author?.avatar ?? undefined} size="sm" />
            <PersonLink path={author?.path} name={author?.name ?? forumTexts.gone} />
          </span>
          <TimeAgo at={topic.postedAt} />
          {topic.edited && <span>{forumTexts.edited}</span>}
        </div>
      </div>
      {about && (
        <div className="max-w-md">
          <SeriesCard title={about}>
            <Link to={about.path} aria-label={about.name} className="after:absolute after:inset-0">
              <Icon name="right" size={18} className="text-muted" />
            </Link>
          </SeriesCard>
        </div>
      )}
      <Text topic={topic} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Like topic={topic} />
        <TopicActions topic={topic} report={report} />
      </div>
    </header>
  );
}

function Text({ topic }: { topic: Topic }) {
  const [reveal, { loading }] = useMutation(RevealTopicsDocument);
  const { show } = useToast();
  const { id, body, mentions, covered, hiddenBy, spoiler } = topic;
  const open = () => {
    reveal({ variables: { ids: [id] } }).catch(() =>
      show({ text: forumTexts.revealFailed, tone: 'error', onRetry: open }),
    );
  };
  if (hiddenBy) {
    const mayOpen = hiddenBy === 'MUTE' || hiddenBy === 'WORD';
    return mayOpen ? (
      <Button variant="quiet" size="sm" loading={loading} onClick={open} className="justify-self-start">
        {forumTexts.showHidden}
      </Button>
    ) : null;
  }
  const text = body ? (
    <PlainText text={body} mentions={mentions} />
  ) : (
    <p className="text-muted italic">{forumTexts.textGone}</p>
  );
  if (spoiler.kind === 'NONE') return text;
  return (
    <Spoiler revealed={!covered} onReveal={open} loading={loading}>
      {text}
    </Spoiler>
  );
}

function Like({ topic: { id, reactions, ownReaction, locked } }: { topic: Topic }) {
  const client = useApolloClient();
  const { changing, run } = useTopicChange(forumTexts.likeHint);
  const likes = reactions.find(({ reaction }) => reaction === 'LIKE')?.count ?? 0;
  const liked = ownReaction === 'LIKE';
  if (locked && !liked) return <span />;
  const toggle = () =>
    run(async () => {
      const input = { targetType: 'TOPIC', targetId: id, reaction: 'LIKE', active: !liked } as const;
      const { data } = await client.mutate({ mutation: ReactToTopicDocument, variables: { input } });
      const cached = client.cache.identify({ __typename: 'Topic', id });
      if (!data || !cached) return;
      const { reactions: counts, ownReaction: own } = data.setReaction;
      const fields = { reactions: () => counts as never, ownReaction: () => (own ?? null) as never };
      client.cache.modify({ id: cached, fields });
    });
  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-busy={changing}
      onClick={toggle}
      className={`-ml-3 inline-flex min-h-11 items-center gap-1.5 rounded-full px-3 font-semibold transition-colors hover:bg-raised ${liked ? 'text-pomegranate-text' : 'text-muted'}`}
    >
      <Icon name="heart" size={18} solid={liked} />
      {forumTexts.like}
      {likes > 0 && <span className="tabular">{formatCompact(likes)}</span>}
    </button>
  );
}
