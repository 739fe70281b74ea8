import { useQuery } from '@apollo/client/react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/ui/button.js';
import { Icon } from '../../../components/ui/icon.js';
import { Skeleton } from '../../../components/ui/skeleton.js';
import { EmptyState, ErrorState } from '../../../components/ui/states.js';
import { TitleTopicsDocument } from '../../../generated/title-topics.js';
import { joined } from '../../../lib/keyset-list.js';
import { late } from '../../../components/lazy-open.js';
import { useLogin } from '../../../lib/login.js';
import { listPath } from '../categories.js';
import { forumTexts } from '../texts.js';
import type { ChosenTitle } from './title-field.js';
import type { TopicFormProps } from './topic-form.js';
import { TopicRow } from './topic-row.js';

const TopicForm = late<TopicFormProps>(() => import('./topic-form.js'));

/**
 * The topics about a title, as a part of the title's page, with the form for a new one. Its data are loaded in the browser only,
 * not on the server.
 */
export default function TitleTopics({ title }: { title: ChosenTitle }) {
  const heading = useId();
  const { data, error, loading, refetch, fetchMore } = useQuery(TitleTopicsDocument, {
    variables: { titleId: title.id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
    ssr: false,
    context: { quiet: true },
  });
  const [failed, setFailed] = useState(false);
  const list = data?.topics;
  const more = (cursor: string) => {
    setFailed(false);
    fetchMore({
      variables: { cursor },
      updateQuery: (before, { fetchMoreResult: { topics: next } }) => ({
        topics: { ...next, items: joined(before.topics.items, next.items, ({ id }) => id) },
      }),
    }).catch(() => setFailed(true));
  };
  return (
    <section aria-labelledby={heading} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="min-w-0">
          <h2 id={heading} className="text-2xl">
            {forumTexts.ofTitle}
          </h2>
          <p className="break-words text-muted">{forumTexts.ofTitleLead(title.name)}</p>
        </div>
        <OpenTopicAbout title={title} />
      </div>
      {!list && !error && <Skeleton className="h-40 rounded-2xl" />}
      {!list && error && (
        <ErrorState title={forumTexts.failed} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {list?.items.length === 0 && (
        <EmptyState icon="comment" title={forumTexts.noneOfTitle} hint={forumTexts.noneHint} />
      )}
      {list && list.items.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface">
          {list.items.map((topic) => (
            <TopicRow key={topic.id} topic={topic} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Link to={listPath} className="font-semibold text-accent-text hover:underline">
          {forumTexts.back}
        </Link>
        {list?.nextCursor && (
          <Button variant="quiet" loading={loading} onClick={() => list.nextCursor && more(list.nextCursor)}>
            {forumTexts.more}
          </Button>
        )}
      </div>
      <p role="alert" className="text-sm text-pomegranate-text empty:hidden">
        {failed && forumTexts.moreFailed}
      </p>
    </section>
  );
}

function OpenTopicAbout({ title }: { title: ChosenTitle }) {
  const [open, setOpen] = useState(false);
  const { asMember } = useLogin();
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outline" onClick={() => asMember(() => setOpen(true), forumTexts.createHint)}>
        <Icon name="plus" size={18} />
        {forumTexts.open}
      </Button>
      {open && <TopicForm about={title} onClose={close} onBroken={close} />}
    </>
  );
}
