import { useApolloClient, useSuspenseQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Button } from '../../../../components/ui/button.js';
import { EmptyState } from '../../../../components/ui/states.js';
import { AllTitlesDocument } from '../../../../generated/all-titles.js';
import type { AllTitlesQuery } from '../../../../generated/types.js';
import { joined } from '../../../../lib/keyset-list.js';
import { PageHead } from '../../../../lib/page-head.js';
import { readMore } from '../../../../lib/read-more.js';
import { browseTexts } from '../../browse-texts.js';
import { catalogueTexts } from '../../texts.js';
import { TitleCard } from '../title-card.js';
import { size } from './browse-grid.js';

/** /yeni-eklenenler: titles of all kinds, the newest first. A further page continues from the end cursor of the last one. */
export function NewTitlesPage() {
  const client = useApolloClient();
  const { data, error } = useSuspenseQuery(AllTitlesDocument, { variables: { size } });
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const [isTurned, setTurned] = useState(false);
  const list = data.allTitles;
  if (!list) throw error ?? new Error('the list is not whole');
  const { items, count, pageInfo } = list;
  const more = () => {
    setState('loading');
    readMore(client, AllTitlesDocument, { size }, { after: pageInfo.endCursor }, joinPages)
      .then(() => setTurned(true))
      .then(
        () => setState('idle'),
        () => setState('failed'),
      );
  };
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 pt-8 sm:pt-12">
      <PageHead
        title={browseTexts.added}
        description={browseTexts.addedDescription}
        path="/yeni-eklenenler"
      />
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h1 className="text-3xl">{browseTexts.added}</h1>
        <p className="tabular text-muted">{catalogueTexts.titleCount(count)}</p>
      </div>
      {items.length === 0 ? (
        <EmptyState title={browseTexts.emptyList} hint={browseTexts.emptyListHint} />
      ) : (
        <ul className="grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-4 xl:grid-cols-5 2xl:grid-cols-6">
          {items.map((item, place) => (
            <li key={item.id} className="min-w-0">
              <TitleCard title={item} withKind eager={place < 4} />
            </li>
          ))}
        </ul>
      )}
      {pageInfo.hasNextPage && (
        <Button
          variant="quiet"
          className="mt-2 justify-self-center"
          loading={state === 'loading'}
          onClick={more}
        >
          {state === 'failed' ? catalogueTexts.moreFailed : browseTexts.more}
        </Button>
      )}
      {!pageInfo.hasNextPage && isTurned && (
        <p role="status" className="text-center text-muted">
          {catalogueTexts.noMore}
        </p>
      )}
    </div>
  );
}

/** If a page fails in a partial answer, the list has not ended. */
function joinPages(before: AllTitlesQuery, next: AllTitlesQuery): AllTitlesQuery {
  if (!next.allTitles) throw new Error('no page');
  if (!before.allTitles) return next;
  const items = joined(before.allTitles.items, next.allTitles.items, ({ id }) => id);
  return { allTitles: { ...next.allTitles, items } };
}
