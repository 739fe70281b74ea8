import { useApolloClient, useMutation } from '@apollo/client/react';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { Badge } from '../../../components/ui/badge.js';
import { Button } from '../../../components/ui/button.js';
import { Icon } from '../../../components/ui/icon.js';
import { EmptyState, ErrorState } from '../../../components/ui/states.js';
import { useToast } from '../../../components/ui/toast.js';
import { AddTopicPostDocument } from '../../../generated/add-topic-post.js';
import { PostNumberDocument } from '../../../generated/post-number.js';
import type { SpoilerInput } from '../../../generated/types.js';
import { useSend } from '../../../lib/use-send.js';
import { useLivePosts } from '../hooks/use-live-posts.js';
import { useReadingPlace } from '../hooks/use-reading-place.js';
import { type OwnPlace, useTopic } from '../hooks/use-topic.js';
import { listPath, listSearch } from '../categories.js';
import { forumTexts } from '../texts.js';
import { postPlace, type Topic, type TopicPost as Post, unreadIn } from '../topic.js';
import { PostForm } from './post-form.js';
import { PostSearch, PostsFound, usePostSearch } from './post-search.js';
import { TopicHead } from './topic-head.js';
import { type PostParts, TopicPost } from './topic-post.js';

interface Props extends PostParts {
  id: string;
  /** Further actions on the topic, provided by other features. */
  report: ReactNode;
  /** Rendered if there is no such topic. */
  absent: ReactNode;
}

/** The fragment by which notifications and older links refer to a post: its id. */
const BY_ID = /^#yorum-([0-9a-f-]{36})$/;

/** /tartisma/{id}-{slug}: the topic and its posts; `?yazi=` is the number of the post that the page begins with. */
export function TopicPage({ id, report, absent, ...parts }: Props) {
  const [params] = useSearchParams();
  const asked = Number(params.get('yazi'));
  const from = Number.isInteger(asked) && asked > 0 && asked < 2 ** 31 ? asked : null;
  // Another position in the same topic is another page of posts.
  return <TopicAt key={from ?? 0} id={id} from={from} report={report} absent={absent} {...parts} />;
}

function TopicAt({ id, from, report, absent, ...parts }: Props & { from: number | null }) {
  const { topic, list, posts, own, readAgain, loadEarlier, loadLater } = useTopic(id, from);
  if (!topic) return absent;
  return (
    <div className="page grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-8 pt-8 sm:pt-12">
      <p>
        <Link
          to={listPath + listSearch({ category: topic.category, order: 'ACTIVITY', query: null })}
          className="inline-flex items-center gap-1.5 text-sm font-semibold text-muted hover:text-text"
        >
          <Icon name="left" size={16} />
          {forumTexts.categories[topic.category]}
        </Link>
      </p>
      <TopicHead topic={topic} report={report} from={from} posts={posts} />
      {list ? (
        <Posts
          topic={topic}
          posts={posts}
          own={own}
          readAgain={readAgain}
          from={from}
          loadEarlier={loadEarlier}
          loadLater={loadLater}
          earlier={list.earlier}
          last={list.last}
          live={list.live ?? undefined}
          {...parts}
        />
      ) : (
        <ErrorState title={forumTexts.postsFailed} onRetry={() => location.reload()} />
      )}
    </div>
  );
}

interface PostsProps extends PostParts {
  topic: Topic;
  posts: readonly Post[];
  own: OwnPlace | undefined;
  from: number | null;
  earlier: boolean;
  last: boolean;
  live: { seq: number; ticket: string } | undefined;
  readAgain: (ids: readonly string[]) => Promise<unknown>;
  loadEarlier: () => Promise<void>;
  loadLater: () => Promise<void>;
}

function Posts(props: PostsProps) {
  const { topic, posts, own, from, earlier, last, live, readAgain, loadEarlier, loadLater, ...parts } = props;
  const list = useRef<HTMLElement>(null);
  const [quoted, setQuoted] = useState<Post>();
  const form = useRef<HTMLDivElement>(null);
  const left = own?.read;
  const search = usePostSearch();
  useReadingPlace(topic.id, own, list, posts.length);
  const { fresh, seen } = useLivePosts(live, posts, readAgain);
  const { hash, key } = useLocation();
  useArrivalById(topic.path);
  useEffect(() => {
    const [, number] = /^#yazi-(\d+)$/.exec(hash) ?? [];
    if (number) document.getElementById(`yazi-${number}`)?.scrollIntoView({ block: 'start' });
  }, [hash, key]);

  const reached = posts.at(-1)?.number ?? 0;
  const lineBefore = placeLeft(posts, left, earlier);
  const unread =
    left === undefined
      ? 0
      : Math.max(0, unreadIn({ ...topic, state: { followed: false, readNumber: left } }));
  const isPlaceElsewhere = unread > 0 && lineBefore === undefined && (left ?? 0) >= reached && !last;
  const quote = (post: Post) => {
    setQuoted(post);
    form.current?.querySelector('textarea')?.focus();
  };
  return (
    <section ref={list} aria-labelledby="yazilar" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h2 id="yazilar" className="text-2xl">
            {forumTexts.postsHeading}
          </h2>
          {topic.postCount > 0 && <p className="tabular text-muted">{forumTexts.posts(topic.postCount)}</p>}
        </div>
        {(posts.length > 0 || search !== null) && <PostSearch query={search} />}
      </div>
      {search !== null && <PostsFound key={search} topicId={topic.id} path={topic.path} query={search} />}
      {/* The posts stay during a search, so that a draft and the reading place do. */}
      <div hidden={search !== null} className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {isPlaceElsewhere && (
          <Link
            to={postPlace(topic.path, (left ?? 0) + 1)}
            className="justify-self-center rounded-full border border-accent px-4 py-2 font-semibold text-accent-text"
          >
            {forumTexts.goToPlace(unread)}
          </Link>
        )}
        {earlier && <More label={forumTexts.earlier} load={loadEarlier} />}
        {posts.length === 0 && !earlier && (
          <EmptyState
            icon="comment"
            title={forumTexts.noPosts}
            hint={topic.locked ? undefined : forumTexts.noPostsHint}
          />
        )}
        {posts.length > 0 && (
          <ol className="grid grid-cols-[minmax(0,1fr)] gap-8">
            {posts.map((post) => (
              <Fragment key={post.id}>
                {post.number != null && post.number === lineBefore && (
                  <li className="flex items-center gap-4 text-sm font-semibold text-saffron-text">
                    <span aria-hidden="true" className="h-px flex-1 bg-saffron" />
                    {forumTexts.placeLeft}
                    <span aria-hidden="true" className="h-px flex-1 bg-saffron" />
                  </li>
                )}
                <li>
                  <TopicPost
                    {...parts}
                    post={post}
                    path={topic.path}
                    arrived={from !== null && hash !== '' && post.number === from}
                    spoilerOf={topic.about ?? topic.spoilerOf}
                    onQuote={topic.locked ? undefined : () => quote(post)}
                  />
                </li>
              </Fragment>
            ))}
          </ol>
        )}
        {!last && <More label={forumTexts.later} load={loadLater} />}
        {last && fresh > 0 && (
          <div className="grid justify-items-center">
            <Button variant="outline" onClick={() => void loadLater().then(seen, () => undefined)}>
              {forumTexts.fresh(fresh)}
            </Button>
          </div>
        )}
        <div ref={form}>
          <Answer topic={topic} quoted={quoted} onQuoted={setQuoted} isAtEnd={last} loadLater={loadLater} />
        </div>
      </div>
    </section>
  );
}

/** The number of the first unread post; undefined if the line would have no use. */
const placeLeft = (
  posts: readonly Post[],
  left: number | undefined,
  earlier: boolean,
): number | undefined => {
  if (left === undefined || left === 0) return undefined;
  const index = posts.findIndex(({ number }) => (number ?? 0) > left);
  // Above the first of all posts, the line would only mean that the topic is new.
  return index > 0 || (index === 0 && earlier) ? (posts[index]?.number ?? undefined) : undefined;
};

/** Scrolls to the post whose id is in the address. */
function useArrivalById(path: string): void {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const id = BY_ID.exec(hash)?.[1];
  useEffect(() => {
    if (!id) return;
    client
      .query({
        query: PostNumberDocument,
        variables: { id },
        fetchPolicy: 'network-only',
        context: { quiet: true },
      })
      .then(
        ({ data }) => {
          const number = data?.commentsById?.[0]?.number;
          if (number != null) void navigate(postPlace(path, number), { replace: true });
        },
        () => undefined,
      );
  }, [client, navigate, path, id]);
}

function More({ label, load }: { label: string; load: () => Promise<void> }) {
  const [loading, setLoading] = useState(false);
  const { show } = useToast();
  const start = () => {
    setLoading(true);
    load()
      .catch(() => show({ text: forumTexts.moreFailed, tone: 'error', onRetry: start }))
      .finally(() => setLoading(false));
  };
  return (
    <div className="grid justify-items-center">
      <Button variant="quiet" loading={loading} onClick={start}>
        {label}
      </Button>
    </div>
  );
}

interface AnswerProps {
  topic: Topic;
  quoted: Post | undefined;
  onQuoted: (post: Post | undefined) => void;
  /** True if the page shows the last post. */
  isAtEnd: boolean;
  loadLater: () => Promise<void>;
}

/** The form below the posts, or the reason why there is none. */
function Answer({ topic, quoted, onQuoted, isAtEnd, loadLater }: AnswerProps) {
  const navigate = useNavigate();
  const [send] = useMutation(AddTopicPostDocument);
  const { id, path, about, spoilerOf } = topic;
  const write = useSend<{ body: string; spoiler?: SpoilerInput }>(async (draft, idempotencyKey) => {
    const input = { topicId: id, ...draft, quotedId: quoted?.id ?? null, idempotencyKey };
    const { data } = await send({ variables: { input } });
    const number = data?.addTopicPost.post.number;
    onQuoted(undefined);
    if (isAtEnd) await loadLater().catch(() => undefined);
    else if (number != null) void navigate(postPlace(path, number));
  }, forumTexts.sendFailed);

  if (topic.locked)
    return (
      <p className="flex items-center gap-2 text-muted">
        <Icon name="lock" size={18} />
        {forumTexts.lockedHint}
      </p>
    );
  // A visitor's page only says that everybody may read; the right to write is known after the sign-in.
  if (topic.category === 'ANNOUNCEMENTS' && !topic.mayPost)
    return <p className="text-muted">{forumTexts.staffHint}</p>;
  if (topic.hiddenBy === 'AUTHOR') return <p className="text-muted">{forumTexts.blockedHint}</p>;
  return (
    <PostForm
      label={forumTexts.write}
      send={forumTexts.send}
      write={write}
      spoilerOf={about ?? spoilerOf}
      draftOf={`YAZI:${id}`}
      above={
        quoted && (
          <div className="flex items-center gap-3 text-sm">
            <Badge tone="plain">#{quoted.number}</Badge>
            <span className="min-w-0 flex-1 truncate text-muted">
              {forumTexts.quoting(quoted.author?.name ?? forumTexts.gone)}
            </span>
            <Button size="sm" variant="quiet" onClick={() => onQuoted(undefined)}>
              {forumTexts.dropQuote}
            </Button>
          </div>
        )
      }
    />
  );
}
