import { useApolloClient, useQuery, useSuspenseQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button } from '../../../components/ui/button.js';
import { ScrollStrip } from '../../../components/ui/scroll-strip.js';
import { classes } from '../../../components/ui/classes.js';
import { Icon } from '../../../components/ui/icon.js';
import { Skeleton } from '../../../components/ui/skeleton.js';
import { EmptyState, ErrorState } from '../../../components/ui/states.js';
import { TopicsDocument } from '../../../generated/topics.js';
import type { TopicCategory, TopicsQuery } from '../../../generated/types.js';
import { keepScroll } from '../../../lib/keep-scroll.js';
import { joined } from '../../../lib/keyset-list.js';
import { late } from '../../../components/lazy-open.js';
import { useLogin } from '../../../lib/login.js';
import { PageHead } from '../../../lib/page-head.js';
import { readMore } from '../../../lib/read-more.js';
import { useViewer } from '../../../lib/viewer.js';
import { categories, listPath, type ListQuery, listQueryOf, listSearch, orders } from '../categories.js';
import { useOwnSearch } from '../hooks/use-own-search.js';
import { useTopicsOverlay } from '../hooks/use-topics-overlay.js';
import { forumTexts } from '../texts.js';
import { MovedRow, TopicRow } from './topic-row.js';
import type { TopicFormProps } from './topic-form.js';
import { TopicSearch } from './topic-search.js';

const TopicForm = late<TopicFormProps>(() => import('./topic-form.js'));
const FoundForumPosts = late<{ query: string }>(() => import('./found-forum-posts.js'));

/** /tartismalar: topics by category and order, both in the address. */
export function ForumPage() {
  const query = listQueryOf(useSearchParams()[0]);
  const { category, order } = query;
  const heading = category ? forumTexts.categories[category] : forumTexts.title;
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 pt-8 sm:pt-12">
      <PageHead
        title={category ? `${heading} · ${forumTexts.title}` : heading}
        description={forumTexts.description}
        path={listPath + listSearch({ category, order: 'ACTIVITY', query: null })}
        noindex={order === 'FOLLOWED' || query.query !== null}
      />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="text-3xl">{forumTexts.title}</h1>
          <p className="mt-1 text-muted">{forumTexts.lead}</p>
        </div>
        <OpenTopic category={category} />
      </div>
      <ScrollStrip label={forumTexts.categoryTabs} content="">
        {(strip, className) => (
          <nav ref={strip} aria-label={forumTexts.categoryTabs} className={className}>
            {[null, ...categories].map((one) => (
              <Link
                key={one ?? 'all'}
                to={{ search: listSearch({ ...query, category: one }) }}
                state={keepScroll}
                aria-current={one === category ? 'page' : undefined}
                className={classes(
                  'inline-flex h-11 shrink-0 items-center rounded-t-lg border-b-3 px-4 font-semibold transition-colors focus-visible:-outline-offset-2',
                  one === category
                    ? 'border-accent text-text'
                    : 'border-transparent text-muted hover:text-text',
                )}
              >
                {one ? forumTexts.categories[one] : forumTexts.all}
              </Link>
            ))}
          </nav>
        )}
      </ScrollStrip>
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <TopicSearch query={query} />
        {!query.query && <OrderLinks query={query} />}
      </div>
      <h2 className="sr-only">
        {query.query ? forumTexts.foundFor(query.query) : `${heading}: ${forumTexts.orders[order]}`}
      </h2>
      {order === 'FOLLOWED' ? (
        <FollowedTopics key={category} query={query} />
      ) : (
        <PublicTopics key={listSearch(query)} query={query} />
      )}
      {query.query && !category && <FoundForumPosts key={query.query} query={query.query} />}
    </div>
  );
}

function OrderLinks({ query }: { query: ListQuery }) {
  return (
    <nav aria-label={forumTexts.orderLinks} className="flex flex-wrap gap-2">
      {orders.map((one) => (
        <Link
          key={one}
          to={{ search: listSearch({ ...query, order: one }) }}
          state={keepScroll}
          aria-current={one === query.order ? 'true' : undefined}
          className={classes(
            'inline-flex h-10 items-center rounded-full px-4 text-sm font-semibold transition-colors',
            one === query.order ? 'bg-text text-ink' : 'bg-raised text-muted hover:text-text',
          )}
        >
          {forumTexts.orders[one]}
        </Link>
      ))}
    </nav>
  );
}

function OpenTopic({ category }: { category: TopicCategory | null }) {
  const [open, setOpen] = useState(false);
  const { asMember } = useLogin();
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => asMember(() => setOpen(true), forumTexts.createHint)}>
        <Icon name="plus" size={18} />
        {forumTexts.open}
      </Button>
      {open && <TopicForm category={category ?? undefined} onClose={close} onBroken={close} />}
    </>
  );
}

type FetchMore = (cursor: string) => Promise<unknown>;

const joinPages = (before: TopicsQuery, next: TopicsQuery): TopicsQuery => ({
  topics: {
    ...next.topics,
    moved: before.topics.moved,
    items: joined(before.topics.items, next.topics.items, ({ id }) => id),
  },
});

function PublicTopics({ query }: { query: ListQuery }) {
  const client = useApolloClient();
  const { data } = useSuspenseQuery(TopicsDocument, { variables: query });
  const ids = [...data.topics.items, ...data.topics.moved.map(({ topic }) => topic)].map(({ id }) => id);
  useTopicsOverlay(ids);
  useOwnSearch(query);
  return (
    <TopicList
      list={data.topics}
      none={
        query.query ? (
          // Posts that are found below would contradict it.
          <div className="has-[+[aria-labelledby=yazilarda]]:hidden">
            <EmptyState icon="search" title={forumTexts.noneFound} hint={forumTexts.noneFoundHint} />
          </div>
        ) : query.order === 'UNANSWERED' ? (
          <EmptyState icon="comment" title={forumTexts.noneUnanswered} />
        ) : (
          <EmptyState icon="comment" title={forumTexts.none} hint={forumTexts.noneHint} />
        )
      }
      loadMore={(cursor) => readMore(client, TopicsDocument, query, { cursor }, joinPages)}
    />
  );
}

/** The viewer's own list is loaded after hydration, because the page is the same for everybody. */
function FollowedTopics({ query }: { query: ListQuery }) {
  const { state } = useViewer();
  const { signIn } = useLogin();
  const { data, error, refetch, fetchMore } = useQuery(TopicsDocument, {
    variables: query,
    skip: state !== 'member',
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
    ssr: false,
  });
  if (state === 'visitor')
    return (
      <EmptyState
        icon="bookmark"
        title={forumTexts.signInToFollow}
        action={<Button onClick={() => void signIn(forumTexts.signInToFollow)}>{forumTexts.signIn}</Button>}
      />
    );
  if (!data && error)
    return <ErrorState title={forumTexts.failed} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!data) return <Skeleton className="h-96 rounded-2xl" />;
  return (
    <TopicList
      list={data.topics}
      none={<EmptyState icon="bookmark" title={forumTexts.noneFollowed} hint={forumTexts.noneFollowedHint} />}
      loadMore={(cursor) =>
        fetchMore({
          variables: { cursor },
          updateQuery: (before, { fetchMoreResult }) => joinPages(before, fetchMoreResult),
        })
      }
    />
  );
}

function TopicList({
  list,
  none,
  loadMore,
}: {
  list: TopicsQuery['topics'];
  none: React.ReactNode;
  loadMore: FetchMore;
}) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const { items, moved, nextCursor } = list;
  const more = (cursor: string) => {
    setState('loading');
    loadMore(cursor).then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  // A page of a search may be empty although more follows.
  const isEmpty = items.length === 0 && !nextCursor;
  if (isEmpty && moved.length === 0) return none;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {isEmpty && none}
      {items.length + moved.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface">
          {items.map((topic) => (
            <TopicRow key={topic.id} topic={topic} />
          ))}
          {moved.map(({ topic }) => (
            <MovedRow key={topic.id} topic={topic} />
          ))}
        </ul>
      )}
      {nextCursor && (
        <div className="grid justify-items-center gap-2">
          <Button variant="quiet" loading={state === 'loading'} onClick={() => more(nextCursor)}>
            {forumTexts.more}
          </Button>
          <p role="alert" className="text-sm text-pomegranate-text empty:hidden">
            {state === 'failed' && forumTexts.moreFailed}
          </p>
        </div>
      )}
    </div>
  );
}
