import { useApolloClient, useQuery, useSuspenseQuery } from '@apollo/client/react';
import { useId, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { EmptyState } from '../../../components/ui/states.js';
import { ContentRequestsDocument } from '../../../generated/content-requests.js';
import type { ContentRequestsQuery, RequestKind } from '../../../generated/types.js';
import { joined } from '../../../lib/keyset-list.js';
import { readMore } from '../../../lib/read-more.js';
import { useViewer } from '../../../lib/viewer.js';
import { requestTexts as texts } from '../texts.js';
import { RequestItem } from './request-item.js';
import { RequestVotes } from './request-votes.js';

interface Props {
  kind: RequestKind;
  answered: boolean;
}

/** The requests of a kind with a button for the next page; rendered for visitors, then updated with the viewer's own votes. */
export function RequestList({ kind, answered }: Props) {
  const heading = useId();
  const variables = { kind, answered };
  const client = useApolloClient();
  const { data } = useSuspenseQuery(ContentRequestsDocument, { variables });
  const viewer = useViewer();
  useQuery(ContentRequestsDocument, {
    variables,
    skip: viewer.state !== 'member',
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    ssr: false,
    context: { quiet: true },
  });
  const [more, setMore] = useState<'idle' | 'loading' | 'failed' | 'turned'>('idle');
  const { items, nextCursor } = data.contentRequests;
  const name = kind === 'MOVIE' ? texts.movies : texts.series;
  const load = (cursor: string) => {
    setMore('loading');
    readMore(client, ContentRequestsDocument, variables, { cursor }, joinPages).then(
      () => setMore('turned'),
      () => setMore('failed'),
    );
  };
  return (
    <section aria-labelledby={heading} className="grid min-w-0 content-start gap-4">
      <h2 id={heading} className="text-2xl">
        {name}
      </h2>
      {items.length === 0 ? (
        <EmptyState icon="film" title={texts.noMore} hint={answered ? texts.noneAnswered : texts.firstHint} />
      ) : (
        <ol className="grid gap-3">
          {items.map((request) => (
            <li key={request.id}>
              <RequestItem request={request} actions={<RequestVotes request={request} />} />
            </li>
          ))}
        </ol>
      )}
      {nextCursor ? (
        <Button
          variant="quiet"
          className="justify-self-center"
          aria-label={more === 'failed' ? undefined : texts.moreOf(name)}
          loading={more === 'loading'}
          onClick={() => load(nextCursor)}
        >
          {more === 'failed' ? texts.moreFailed : texts.more}
        </Button>
      ) : (
        more === 'turned' && (
          <p role="status" className="text-center text-muted">
            {texts.noMore}
          </p>
        )
      )}
    </section>
  );
}

const joinPages = (before: ContentRequestsQuery, next: ContentRequestsQuery): ContentRequestsQuery => ({
  contentRequests: {
    ...next.contentRequests,
    items: joined(before.contentRequests.items, next.contentRequests.items, ({ id }) => id),
  },
});
