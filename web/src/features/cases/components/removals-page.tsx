import { useQuery } from '@apollo/client/react';
import { Link, useSearchParams } from 'react-router';
import { classes } from '../../../components/ui/classes.js';
import { Skeleton } from '../../../components/ui/skeleton.js';
import { EmptyState, ErrorState } from '../../../components/ui/states.js';
import { RemovalRequestsDocument } from '../../../generated/removal-requests.js';
import { readError } from '../../../lib/graphql-error.js';
import { keepScroll } from '../../../lib/keep-scroll.js';
import { joined } from '../../../lib/keyset-list.js';
import { PageHead } from '../../../lib/page-head.js';
import { DeskLinks } from '../../desk/desk-links.js';
import { DeskMore } from '../../desk/desk-more.js';
import { deskPages } from '../../desk/pages.js';
import { removalTexts as texts } from '../removal-texts.js';
import { Forbidden, MembersOnly } from './moderators-only.js';
import { RemovalRequest } from './removal-request.js';

const { path } = deskPages.removals;

/** /yonetim/kaldirma: the requests to remove content. Only the browser reads its data. */
export function RemovalsPage() {
  const decided = useSearchParams()[0].get('durum') === 'sonuclanan';
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 pt-8 sm:pt-12">
      <PageHead title={texts.title} description={texts.description} path={path} noindex />
      <DeskLinks current="removals" />
      <div>
        <h1 className="text-3xl">{texts.title}</h1>
        <p className="mt-1 text-muted">{texts.description}</p>
      </div>
      <MembersOnly path={path}>
        <StateLinks decided={decided} />
        <List key={String(decided)} decided={decided} />
      </MembersOnly>
    </div>
  );
}

function StateLinks({ decided }: { decided: boolean }) {
  return (
    <nav aria-label={texts.which} className="flex flex-wrap gap-2">
      {[false, true].map((one) => (
        <Link
          key={String(one)}
          to={{ search: one ? '?durum=sonuclanan' : '' }}
          replace
          state={keepScroll}
          aria-current={one === decided ? 'true' : undefined}
          className={classes(
            'inline-flex h-10 items-center rounded-full px-4 font-semibold transition-colors',
            one === decided ? 'bg-text text-ink' : 'bg-raised text-muted hover:text-text',
          )}
        >
          {one ? texts.decided : texts.waiting}
        </Link>
      ))}
    </nav>
  );
}

function List({ decided }: { decided: boolean }) {
  const { data, error, refetch, fetchMore } = useQuery(RemovalRequestsDocument, {
    variables: { decided },
    fetchPolicy: 'cache-and-network',
    ssr: false,
    context: { quiet: true },
  });
  if (!data) {
    if (!error) return <Skeleton className="h-96 rounded-2xl" />;
    if (readError(error).code === 'FORBIDDEN') return <Forbidden />;
    return <ErrorState title={texts.failed} onRetry={() => void refetch().catch(() => undefined)} />;
  }
  const { items, nextCursor } = data.removalRequests;
  if (items.length === 0) return <EmptyState icon="check" title={texts.none} hint={texts.noneHint} />;
  const more = (cursor: string) =>
    fetchMore({
      variables: { cursor },
      updateQuery: (before, { fetchMoreResult: next }) => ({
        removalRequests: {
          ...next.removalRequests,
          items: joined(before.removalRequests.items, next.removalRequests.items, ({ id }) => id),
        },
      }),
    });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ul className="grid gap-4">
        {items.map((one) => (
          <li key={one.id}>
            <RemovalRequest given={one} />
          </li>
        ))}
      </ul>
      {nextCursor && <DeskMore load={() => more(nextCursor)} />}
    </div>
  );
}
