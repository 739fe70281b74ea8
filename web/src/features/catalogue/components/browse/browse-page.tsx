import { useSuspenseQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { BrowseDocument } from '../../../../generated/browse.js';
import type { BrowseQuery, ShelfInput, TitleKind } from '../../../../generated/types.js';
import { PageHead } from '../../../../lib/page-head.js';
import { useIncomplete } from '../../../../lib/render-scope.js';
import { type ListQuery, listQueryOf, listSearch } from '../../list-search.js';
import { sections } from '../../sections.js';
import { catalogueTexts } from '../../texts.js';
import { AlphabetLinks } from './alphabet-links.js';
import { BrowseGrid, size } from './browse-grid.js';
import { KindLinks } from './kind-links.js';
import { ShelfLinks } from './shelf-links.js';

interface Props {
  /** All titles of a kind; of any without one. */
  kind?: TitleKind;
  /** Those of one genre or network; a list of a kind takes it from its query. */
  shelf?: ShelfInput;
  /** Shown where there is no such genre or network. */
  absent: ReactNode;
}

/** Titles, page by page: all of a kind, those of a genre or network, or those of both. */
export function BrowsePage({ kind, shelf: own, absent }: Props) {
  const query = listQueryOf(useSearchParams()[0]);
  const shelf = own ?? query.shelf;
  // Letters are for the long lists.
  const letter = shelf ? undefined : query.letter;
  const { order } = query;
  const key = JSON.stringify([kind, order, letter, shelf]);
  return (
    <List
      key={key}
      kind={kind}
      shelf={shelf}
      query={{ order, letter, shelf: own ? undefined : shelf }}
      absent={absent}
    />
  );
}

interface ListProps extends Pick<Props, 'absent'> {
  kind: TitleKind | undefined;
  shelf: ShelfInput | undefined;
  /** What the address asks for. */
  query: ListQuery;
}

function List({ kind, shelf, query, absent }: ListProps) {
  const filter = {
    ...{ kind: kind ?? null, order: query.order, initial: query.letter ?? null, shelf: shelf ?? null },
    size,
  };
  const { data, error } = useSuspenseQuery(BrowseDocument, {
    errorPolicy: 'all',
    variables: {
      ...filter,
      sort: shelf?.sort ?? 'GENRE',
      slug: shelf?.slug ?? '',
      narrowed: shelf !== undefined,
    },
  });
  useIncomplete(error !== undefined);
  // The other genres may be missing; the titles, and what they are of, may not. An error is not kept with what it left
  // out: titles tell then that there is such a genre.
  const isUnknown = shelf !== undefined && !data?.shelf;
  if (!data?.titles || (isUnknown && (error || data.titles.count > 0)))
    throw error ?? new Error('the list is not whole');
  if (isUnknown) return absent;
  const shelves = data.shelves ?? [];
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 pt-8 sm:pt-12">
      <Head kind={kind} found={data.shelf} />
      <BrowseGrid
        first={data.titles}
        filter={filter}
        query={query}
        heading={headingOf(kind, data.shelf)}
        eyebrow={data.shelf && catalogueTexts.shelfSorts[data.shelf.sort].one}
      >
        {data.shelf && <KindLinks shelf={data.shelf} current={kind} />}
        {shelves.length > 1 && <ShelfLinks shelves={shelves} current={shelf} {...(kind && { query })} />}
        {!shelf && <AlphabetLinks query={query} />}
      </BrowseGrid>
    </div>
  );
}

type Found = BrowseQuery['shelf'];

function Head({ kind, found }: { kind: TitleKind | undefined; found: Found }) {
  const words = found && catalogueTexts.shelfSorts[found.sort];
  const path = kind
    ? sections[kind].list + (found ? listSearch({ order: 'ADDED', letter: undefined, shelf: found }) : '')
    : (found?.path ?? '');
  const description = found ? words?.description(found.name) : kind && catalogueTexts.lists[kind].description;
  return <PageHead title={headingOf(kind, found)} description={description ?? ''} path={path} />;
}

function headingOf(kind: TitleKind | undefined, found: Found): string {
  if (!kind) return found?.name ?? '';
  return found ? catalogueTexts.shelfOfKind[kind](found.name) : catalogueTexts.lists[kind].title;
}
