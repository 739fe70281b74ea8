import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../../components/ui/button.js';
import { Skeleton } from '../../../components/ui/skeleton.js';
import { EmptyState, ErrorState } from '../../../components/ui/states.js';
import { Tabs } from '../../../components/ui/tabs.js';
import { RequestDeskDocument } from '../../../generated/request-desk.js';
import type { RequestKind } from '../../../generated/types.js';
import { leaveForLogin } from '../../../lib/own-path.js';
import { joined } from '../../../lib/keyset-list.js';
import { PageHead } from '../../../lib/page-head.js';
import { useViewer } from '../../../lib/viewer.js';
import { DeskLinks } from '../../desk/desk-links.js';
import { DeskMore } from '../../desk/desk-more.js';
import { deskPages } from '../../desk/pages.js';
import { deciders } from '../limits.js';
import { requestDeskTexts as texts, requestTexts } from '../texts.js';
import { DeskItem } from './desk-item.js';
import { StateLinks } from './requests-page.js';

const kinds: readonly RequestKind[] = ['MOVIE', 'SERIES'];

const { path, roles: readers } = deskPages.requests;

/** /yonetim/istekler: editors plan, answer and decline requests. Its data are loaded in the browser only, not on the server. */
export function RequestDeskPage() {
  const answered = useSearchParams()[0].get('durum') === 'sonuclanan';
  const [kind, setKind] = useState<RequestKind>('MOVIE');
  const viewer = useViewer();
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 pt-8 sm:pt-12">
      <PageHead title={texts.title} description={texts.description} path={path} noindex />
      <DeskLinks current="requests" />
      <div>
        <h1 className="text-3xl">{texts.title}</h1>
        <p className="mt-1 text-muted">{texts.description}</p>
      </div>
      {viewer.state === 'unknown' && <Skeleton className="h-96 rounded-2xl" />}
      {viewer.state === 'visitor' && <SignIn />}
      {viewer.state === 'member' && (
        <>
          <StateLinks answered={answered} />
          <Tabs
            label={requestTexts.lists}
            value={kind}
            onValueChange={(next) => setKind(next as RequestKind)}
            items={kinds.map((one) => ({
              value: one,
              label: one === 'MOVIE' ? requestTexts.movies : requestTexts.series,
              content: <DeskList key={`${one}${answered}`} kind={one} answered={answered} />,
            }))}
          />
        </>
      )}
    </div>
  );
}

function SignIn() {
  return (
    <EmptyState
      icon="lock"
      title={texts.signIn}
      action={<Button onClick={() => leaveForLogin(path)}>{texts.toSignIn}</Button>}
    />
  );
}

function DeskList({ kind, answered }: { kind: RequestKind; answered: boolean }) {
  const { data, error, refetch, fetchMore } = useQuery(RequestDeskDocument, {
    variables: { kind, answered },
    fetchPolicy: 'cache-and-network',
    ssr: false,
    context: { quiet: true },
  });
  if (!data) {
    if (!error) return <Skeleton className="h-96 rounded-2xl" />;
    return (
      <ErrorState title={requestTexts.listFailed} onRetry={() => void refetch().catch(() => undefined)} />
    );
  }
  const roles = data.viewer?.roles ?? [];
  const mayDecide = roles.some((role) => deciders.includes(role));
  // Who reads the page can also remove a request.
  if (!roles.some((role) => readers.includes(role)))
    return <EmptyState icon="lock" title={texts.forbidden} hint={texts.forbiddenHint} />;
  const { items, nextCursor } = data.contentRequests;
  if (items.length === 0) return <EmptyState icon="check" title={texts.none} hint={texts.noneHint} />;
  const more = (cursor: string) =>
    fetchMore({
      variables: { cursor },
      updateQuery: (before, { fetchMoreResult: next }) => ({
        ...next,
        contentRequests: {
          ...next.contentRequests,
          items: joined(before.contentRequests.items, next.contentRequests.items, ({ id }) => id),
        },
      }),
    });
  return (
    <div className="grid gap-4">
      <h2 className="sr-only">{kind === 'MOVIE' ? requestTexts.movies : requestTexts.series}</h2>
      <ol className="grid gap-2">
        {items.map((request) => (
          <li key={request.id}>
            <DeskItem request={request} mayDecide={mayDecide} />
          </li>
        ))}
      </ol>
      {nextCursor && <DeskMore load={() => more(nextCursor)} />}
    </div>
  );
}
