import { useSuspenseQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { BrowseDocument } from '../../../../generated/browse.js';
import type { BrowseQuery, ShelfInput, TitleKind } from '../../../../generated/types.js';
import { late } from '../../../../components/lazy-open.js';
import { Skeleton } from '../../../../components/ui/skeleton.js';
import { PageHead } from '../../../../lib/page-head.js';
import { useIncomplete } from '../../../../lib/render-scope.js';
import { choiceCounts } from '../../choice-counts.js';
import { filterOf, isFiltered, listQueryOf, listSearch, noFilters, shelfOf } from '../../list-search.js';
import { sections } from '../../sections.js';
import { browseTexts } from '../../browse-texts.js';
import { catalogueTexts } from '../../texts.js';
import { AlphabetLinks } from './alphabet-links.js';
import { BrowseGrid, size } from './browse-grid.js';
import { ClearFilters } from './clear-filters.js';
import { FilterPanel } from './filter-panel.js';
import { KindLinks } from './kind-links.js';
import { ShelfArt } from './shelf-art.js';
import { ShelfLinks } from './shelf-links.js';

// Below the titles: its code loads later.
const GenreEpisodes = late<{ genre: { id: string; name: string } }>(() => import('./genre-episodes.js'));

interface Props {
  /** Shows titles of one kind; without it, of all kinds. */
  kind?: TitleKind;
  /** Limits the page to one genre or network; a list of a kind reads it from its query. */
  shelf?: ShelfInput;
  /** Rendered if there is no such genre or network. */
  absent: ReactNode;
}

/** Titles, page by page: of a kind with filters, or of a genre or network. */
export function BrowsePage({ kind, shelf: own, absent }: Props) {
  const asked = listQueryOf(useSearchParams()[0]);
  // Only the lists of a kind have filters.
  const query = kind ? asked : { ...noFilters, order: asked.order };
  const shelf = own ?? shelfOf(query);
  const filter = {
    kind: kind ?? null,
    order: query.order,
    initial: query.letter ?? null,
    shelf: shelf ?? null,
    filter: filterOf(query),
    size,
  };
  const { data, error } = useSuspenseQuery(BrowseDocument, {
    errorPolicy: 'all',
    variables: {
      ...filter,
      sort: shelf?.sort ?? 'GENRE',
      listed: kind ? 'GENRE' : (shelf?.sort ?? 'GENRE'),
      slug: shelf?.slug ?? '',
      narrowed: shelf !== undefined,
      lettered: kind !== undefined,
    },
  });
  useIncomplete(error !== undefined);
  // The other genres may be missing, but not the titles or the genre itself. A failed query keeps no partial data:
  // then the titles show that the genre exists.
  const isUnknown = shelf !== undefined && !data?.shelf;
  if (!data?.titles || (isUnknown && (error || data.titles.count > 0)))
    throw error ?? new Error('the list is not whole');
  if (isUnknown) return absent;
  const shelves = data.shelves ?? [];
  const counts = choiceCounts(data.titleChoices);
  const genre = kind ? undefined : genreOf(data.shelf, data.titles);
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 pt-8 sm:pt-12">
      <Head kind={kind} found={data.shelf} />
      {!kind && <ShelfArt titles={data.titles.items} />}
      <BrowseGrid
        first={data.titles}
        filter={filter}
        query={query}
        heading={headingOf(kind, data.shelf)}
        eyebrow={data.shelf && browseTexts.shelfSorts[data.shelf.sort].one}
        {...(isFiltered(query) && { clear: <ClearFilters query={query} /> })}
      >
        {data.shelf && <KindLinks shelf={data.shelf} current={kind} />}
        {shelves.length > 1 && (
          <ShelfLinks shelves={shelves} current={shelf} {...(kind && { query, counts })} />
        )}
        {kind && (
          <FilterPanel
            kind={kind}
            query={query}
            networks={data.networks ?? []}
            countries={data.countries ?? []}
            counts={counts}
          />
        )}
        {kind && <AlphabetLinks query={query} initials={data.titleInitials} />}
      </BrowseGrid>
      {genre && (
        <GenreEpisodes key={genre.id} genre={genre} standIn={<Skeleton className="h-64 rounded-2xl" />} />
      )}
    </div>
  );
}

type Found = BrowseQuery['shelf'];

/** The genre of a genre's own page, which each of its titles names with its id. */
const genreOf = (found: Found, { items }: NonNullable<BrowseQuery['titles']>) =>
  found?.sort === 'GENRE'
    ? items.flatMap(({ genres }) => genres).find(({ name }) => name === found.name)
    : undefined;

function Head({ kind, found }: { kind: TitleKind | undefined; found: Found }) {
  const words = found && browseTexts.shelfSorts[found.sort];
  const path = kind
    ? sections[kind].list +
      (found ? listSearch(found.sort === 'NETWORK' ? { network: found.slug } : { genres: [found.slug] }) : '')
    : (found?.path ?? '');
  const description = found ? words?.description(found.name) : kind && browseTexts.lists[kind].description;
  return <PageHead title={headingOf(kind, found)} description={description ?? ''} path={path} />;
}

function headingOf(kind: TitleKind | undefined, found: Found): string {
  if (!kind) return found?.name ?? '';
  return found ? browseTexts.shelfOfKind[kind](found.name) : catalogueTexts.lists[kind];
}
