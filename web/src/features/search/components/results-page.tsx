import { useQuery } from '@apollo/client/react';
import { type ReactNode, useMemo } from 'react';
import { PosterSkeleton } from '../../../components/ui/skeleton.js';
import { EmptyState, ErrorState } from '../../../components/ui/states.js';
import { SearchDocument } from '../../../generated/search.js';
import type { TitleCardFragment } from '../../../generated/types.js';
import { readError } from '../../../lib/graphql-error.js';
import { PageHead } from '../../../lib/page-head.js';
import { matchTexts } from '../match-text.js';
import { resultsPage } from '../results-path.js';
import { searchTexts } from '../texts.js';
import { FoundNetworks } from './found-networks.js';
import { FoundPeople } from './found-people.js';

interface Props {
  query: string;
  card: (title: TitleCardFragment, place: number) => ReactNode;
}

const most = 24;
const grid = 'grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-3 md:grid-cols-4 xl:grid-cols-5 2xl:grid-cols-6';

/** All titles that match the query. */
export function ResultsPage({ query, card }: Props) {
  const title = query ? searchTexts.resultsFor(query) : searchTexts.title;
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 pt-8 sm:pt-12">
      <PageHead title={title} description={searchTexts.description} path={resultsPage} noindex />
      {query ? (
        <Results query={query} heading={title} card={card} />
      ) : (
        <>
          <h1 className="text-3xl">{title}</h1>
          <EmptyState icon="search" title={searchTexts.askTitle} hint={searchTexts.askHint} />
        </>
      )}
    </div>
  );
}

/** Runs only in the browser: searches are rate limited, while the server's own reads for its pages are not. */
function Results({ query, heading, card }: Props & { heading: string }) {
  const { data, error, loading, refetch } = useQuery(SearchDocument, {
    variables: { query, size: most },
    notifyOnNetworkStatusChange: true,
    ssr: false,
  });
  const items = data?.search?.items;
  const people = data?.search?.people ?? [];
  const networks = data?.search?.networks ?? [];
  const matches = useMemo(() => matchTexts(data?.search?.matches ?? []), [data]);
  const others = people.length + networks.length;
  const failed = !items && !loading;
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h1 className="min-w-0 text-3xl wrap-break-word">{heading}</h1>
        <p role="status" className="tabular text-muted">
          {items && items.length > 0 && countOf(items.length)}
        </p>
      </div>
      {failed && (
        <ErrorState
          title={searchTexts.failedTitle}
          hint={readError(error).message || searchTexts.failedHint}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!items && loading && (
        <div aria-busy="true" aria-label={heading} role="region" className={grid}>
          {Array.from({ length: 12 }, (_, place) => (
            <PosterSkeleton key={place} />
          ))}
        </div>
      )}
      {items?.length === 0 && others === 0 && (
        <EmptyState icon="search" title={searchTexts.none} hint={searchTexts.noneHint} />
      )}
      {people.length > 0 && <FoundPeople people={people} />}
      {networks.length > 0 && <FoundNetworks networks={networks} />}
      {items && items.length > 0 && (
        <h2 className={others > 0 ? 'text-xl' : 'sr-only'}>{searchTexts.titles}</h2>
      )}
      {items && items.length > 0 && (
        <ul className={grid}>
          {items.map((item, place) => (
            <li key={item.id} className="min-w-0">
              {card(item, place)}
              {matches.has(item.id) && (
                <p className="truncate text-sm text-saffron-text">{matches.get(item.id)}</p>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const countOf = (count: number) => (count < most ? searchTexts.count(count) : searchTexts.first(count));
