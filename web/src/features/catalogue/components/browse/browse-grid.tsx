import { useApolloClient } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { Button } from '../../../../components/ui/button.js';
import { EmptyState } from '../../../../components/ui/states.js';
import { TitlesDocument } from '../../../../generated/titles.js';
import type { TitleCardsFragment, TitlesQueryVariables } from '../../../../generated/types.js';
import { useMore } from '../../hooks/use-more.js';
import { filterTexts } from '../../filter-texts.js';
import type { ListQuery } from '../../list-search.js';
import { browseTexts } from '../../browse-texts.js';
import { catalogueTexts } from '../../texts.js';
import { TitleCard } from '../title-card.js';
import { OrderLinks } from './order-links.js';

/** Titles per page. */
export const size = 24;

interface Props {
  first: TitleCardsFragment & { moreThanCount: boolean };
  filter: Omit<TitlesQueryVariables, 'page'>;
  query: ListQuery;
  heading: string;
  /** The subject of the heading: a kind, a genre or a network. */
  eyebrow: string | null | undefined;
  /** Takes all filters back; absent without any. */
  clear?: ReactNode;
  /** The filters. */
  children: ReactNode;
}

/** A list with its heading and filters. The filters stay in place, with the focus, while a choice changes the titles. */
export function BrowseGrid({ first, filter, query, heading, eyebrow, clear, children }: Props) {
  const { letter, order } = query;
  const count = filter.kind ? browseTexts.lists[filter.kind].count : catalogueTexts.titleCount;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          {eyebrow && <p className="text-sm font-semibold text-saffron-text">{eyebrow}</p>}
          <div className="flex flex-wrap items-baseline gap-x-4">
            <h1 className="text-3xl">{heading}</h1>
            <p aria-live="polite" className="tabular text-muted">
              {count(first.count, first.moreThanCount ? '+' : '')}
            </p>
          </div>
        </div>
        <OrderLinks query={query} />
      </div>
      {children}
      <h2 className="sr-only">{letter ? browseTexts.letter(letter) : browseTexts.orders[order]}</h2>
      {first.items.length === 0 ? (
        <Empty letter={letter} clear={clear} isNarrow={filter.filter !== null} />
      ) : (
        <Grid key={JSON.stringify(filter)} first={first} filter={filter} />
      )}
    </>
  );
}

interface EmptyProps {
  letter: string | undefined;
  clear: ReactNode;
  /** Years, status, age or several genres are chosen. */
  isNarrow: boolean;
}

function Empty({ letter, clear, isNarrow }: EmptyProps) {
  if (isNarrow) return <EmptyState title={filterTexts.empty} hint={filterTexts.emptyHint} action={clear} />;
  return (
    <EmptyState
      title={letter ? browseTexts.emptyLetter(letter) : browseTexts.emptyList}
      hint={letter ? browseTexts.emptyLetterHint : browseTexts.emptyListHint}
      action={clear}
    />
  );
}

/** The first page of titles, and further pages on request. */
function Grid({ first, filter }: Pick<Props, 'first' | 'filter'>) {
  const client = useApolloClient();
  const load = (page: number) =>
    client
      .query({ query: TitlesDocument, variables: { ...filter, page } })
      .then((answer) => answer.data?.titles);
  const { items, state, pages, last, more } = useMore(first, load, JSON.stringify(filter));
  return (
    <>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-4 xl:grid-cols-5 2xl:grid-cols-6">
        {items.map((item, place) => (
          <li key={item.id} className="min-w-0">
            <TitleCard title={item} withKind={!filter.kind} eager={place < 4} />
          </li>
        ))}
      </ul>
      {!last && (
        <Button
          variant="quiet"
          className="mt-2 justify-self-center"
          loading={state === 'loading'}
          onClick={more}
        >
          {state === 'failed' ? catalogueTexts.moreFailed : browseTexts.more}
        </Button>
      )}
      {last && pages > 1 && (
        <p role="status" className="text-center text-muted">
          {catalogueTexts.noMore}
        </p>
      )}
    </>
  );
}
