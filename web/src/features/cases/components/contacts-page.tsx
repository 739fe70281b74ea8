import { useMutation, useQuery } from '@apollo/client/react';
import { Link, useSearchParams } from 'react-router';
import { Button } from '../../../components/ui/button.js';
import { classes } from '../../../components/ui/classes.js';
import { Skeleton } from '../../../components/ui/skeleton.js';
import { EmptyState, ErrorState } from '../../../components/ui/states.js';
import { TimeAgo } from '../../../components/ui/time-ago.js';
import { useToast } from '../../../components/ui/toast.js';
import { ContactMessagesDocument } from '../../../generated/contact-messages.js';
import { SetContactHandledDocument } from '../../../generated/set-contact-handled.js';
import type { ContactFieldsFragment } from '../../../generated/types.js';
import { readError } from '../../../lib/graphql-error.js';
import { keepScroll } from '../../../lib/keep-scroll.js';
import { joined } from '../../../lib/keyset-list.js';
import { PageHead } from '../../../lib/page-head.js';
import { DeskLinks } from '../../desk/desk-links.js';
import { DeskMore } from '../../desk/desk-more.js';
import { deskPages } from '../../desk/pages.js';
import { contactTexts as texts } from '../texts.js';
import { Forbidden, MembersOnly } from './moderators-only.js';

const { path } = deskPages.contacts;

/** /yonetim/mesajlar: the messages of the contact form. Only the browser reads its data. */
export function ContactsPage() {
  const handled = useSearchParams()[0].get('durum') === 'yanitlanan';
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 pt-8 sm:pt-12">
      <PageHead title={texts.title} description={texts.description} path={path} noindex />
      <DeskLinks current="contacts" />
      <div>
        <h1 className="text-3xl">{texts.title}</h1>
        <p className="mt-1 text-muted">{texts.description}</p>
      </div>
      <MembersOnly path={path}>
        <StateLinks handled={handled} />
        <List key={String(handled)} handled={handled} />
      </MembersOnly>
    </div>
  );
}

function StateLinks({ handled }: { handled: boolean }) {
  return (
    <nav aria-label={texts.which} className="flex flex-wrap gap-2">
      {[false, true].map((one) => (
        <Link
          key={String(one)}
          to={{ search: one ? '?durum=yanitlanan' : '' }}
          replace
          state={keepScroll}
          aria-current={one === handled ? 'true' : undefined}
          className={classes(
            'inline-flex h-10 items-center rounded-full px-4 font-semibold transition-colors',
            one === handled ? 'bg-text text-ink' : 'bg-raised text-muted hover:text-text',
          )}
        >
          {one ? texts.handled : texts.waiting}
        </Link>
      ))}
    </nav>
  );
}

function List({ handled }: { handled: boolean }) {
  const { data, error, refetch, fetchMore } = useQuery(ContactMessagesDocument, {
    variables: { handled },
    fetchPolicy: 'cache-and-network',
    ssr: false,
    context: { quiet: true },
  });
  if (!data) {
    if (!error) return <Skeleton className="h-96 rounded-2xl" />;
    if (readError(error).code === 'FORBIDDEN') return <Forbidden />;
    return <ErrorState title={texts.failed} onRetry={() => void refetch().catch(() => undefined)} />;
  }
  const { items, nextCursor } = data.contactMessages;
  if (items.length === 0) return <EmptyState icon="check" title={texts.none} hint={texts.noneHint} />;
  const more = (cursor: string) =>
    fetchMore({
      variables: { cursor },
      updateQuery: (before, { fetchMoreResult: next }) => ({
        ...next,
        contactMessages: {
          ...next.contactMessages,
          items: joined(before.contactMessages.items, next.contactMessages.items, ({ id }) => id),
        },
      }),
    });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ol className="grid gap-3">
        {items.map((one) => (
          <li key={one.id} className="min-w-0">
            <Message one={one} />
          </li>
        ))}
      </ol>
      {nextCursor && <DeskMore load={() => more(nextCursor)} />}
    </div>
  );
}

function Message({ one }: { one: ContactFieldsFragment }) {
  const { id, name, email, subject, message, sentAt, handledAt, handledBy, member } = one;
  const [send, { loading }] = useMutation(SetContactHandledDocument, {
    refetchQueries: [ContactMessagesDocument],
  });
  const { show } = useToast();
  const toggle = () =>
    void send({ variables: { id, handled: !handledAt } }).catch((failure: unknown) =>
      show({ text: readError(failure).message || texts.saveFailed, tone: 'error' }),
    );
  return (
    <article className="grid gap-3 rounded-2xl border border-line bg-surface p-4 sm:p-5">
      <h2 className="text-lg break-words">{subject}</h2>
      <p className="flex flex-wrap gap-x-3 text-sm text-muted">
        {member ? (
          <Link to={member.path} className="font-semibold text-text hover:underline">
            {name}
          </Link>
        ) : (
          <span className="font-semibold text-text">{name}</span>
        )}
        <a href={`mailto:${email}`} className="break-all underline underline-offset-4 hover:no-underline">
          {email}
        </a>
        <TimeAgo at={sentAt} />
        {handledBy && <span>{handledBy.name}</span>}
      </p>
      <p className="break-words whitespace-pre-line">{message}</p>
      <Button variant="outline" size="sm" className="justify-self-start" loading={loading} onClick={toggle}>
        {handledAt ? texts.again : texts.done}
      </Button>
    </article>
  );
}
