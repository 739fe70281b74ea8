import { useApolloClient, useSuspenseQuery } from '@apollo/client/react';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../../../components/ui/button.js';
import { EmptyState } from '../../../../components/ui/states.js';
import { TitlesDocument } from '../../../../generated/titles.js';
import type { TitleKind, TitleOrder } from '../../../../generated/types.js';
import { PageHead } from '../../../../lib/page-head.js';
import { useMore } from '../../hooks/use-more.js';
import { letterOf } from '../../alphabet.js';
import { orderOf } from '../../order.js';
import { sections } from '../../sections.js';
import { catalogueTexts } from '../../texts.js';
import { TitleCard } from '../title-card.js';
import { AlphabetLinks } from './alphabet-links.js';
import { OrderLinks } from './order-links.js';

const size = 24;

/** All titles of a kind, page by page. */
export function BrowsePage({ kind }: { kind: TitleKind }) {
  const [query] = useSearchParams();
  const order = orderOf(query.get('sirala'));
  const letter = letterOf(query.get('harf'));
  const { title, description } = catalogueTexts.lists[kind];
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 pt-8 sm:pt-12">
      <PageHead title={title} description={description} path={sections[kind].list} />
      <Grid key={`${kind} ${order} ${letter}`} kind={kind} order={order} letter={letter} />
    </div>
  );
}

interface GridProps {
  kind: TitleKind;
  order: TitleOrder;
  /** Titles of this initial alone. */
  letter: string | undefined;
}

function Grid({ kind, order, letter }: GridProps) {
  const initial = letter ?? null;
  const { data } = useSuspenseQuery(TitlesDocument, { variables: { kind, order, initial, page: 1, size } });
  const client = useApolloClient();
  const load = useCallback(
    (page: number) =>
      client
        .query({ query: TitlesDocument, variables: { kind, order, initial, page, size } })
        .then((answer) => answer.data?.titles),
    [client, kind, order, initial],
  );
  const { items, state, pages, last, more } = useMore(data.titles, load);
  const { title, count } = catalogueTexts.lists[kind];
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h1 className="text-3xl">{title}</h1>
          <p className="tabular text-muted">{count(data.titles?.count ?? 0)}</p>
        </div>
        <OrderLinks current={order} letter={letter} />
      </div>
      <AlphabetLinks current={letter} order={order} />
      <h2 className="sr-only">{letter ? catalogueTexts.letter(letter) : catalogueTexts.orders[order]}</h2>
      {items.length === 0 ? (
        <EmptyState
          title={letter ? catalogueTexts.emptyLetter(letter) : catalogueTexts.emptyList}
          hint={letter ? catalogueTexts.emptyLetterHint : catalogueTexts.emptyListHint}
        />
      ) : (
        <ul className="grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-4 xl:grid-cols-5 2xl:grid-cols-6">
          {items.map((item, place) => (
            <li key={item.id} className="min-w-0">
              <TitleCard title={item} eager={place < 4} />
            </li>
          ))}
        </ul>
      )}
      {!last && (
        <Button
          variant="quiet"
          className="mt-2 justify-self-center"
          loading={state === 'loading'}
          onClick={more}
        >
          {state === 'failed' ? catalogueTexts.moreFailed : catalogueTexts.more}
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
