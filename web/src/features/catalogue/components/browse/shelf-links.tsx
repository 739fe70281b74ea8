import { Chip } from '../../../../components/ui/chip.js';
import type { ShelfInput, ShelfLinkFragment } from '../../../../generated/types.js';
import type { ChoiceCounts } from '../../choice-counts.js';
import { filterTexts } from '../../filter-texts.js';
import { isFiltered, type ListQuery, listSearch } from '../../list-search.js';
import { catalogueTexts } from '../../texts.js';

interface Props {
  shelves: readonly ShelfLinkFragment[];
  current: ShelfInput | undefined;
  /** The query of a list that is filtered by them; absent if each has a page of its own. */
  query?: ListQuery;
  counts?: ChoiceCounts;
}

/**
 * Links to genres or networks. On a list of a kind they are genres, which filter the list and keep the other filters: a press
 * adds a genre or removes a chosen one; a genre without titles leads nowhere.
 */
export function ShelfLinks({ shelves, current, query, counts }: Props) {
  const sort = query ? 'GENRE' : (current?.sort ?? 'GENRE');
  const genres = query?.genres ?? [];
  const isChosen = (slug: string) => (query ? genres.includes(slug) : slug === current?.slug);
  const toggled = (slug: string): Partial<ListQuery> => ({
    genres: isChosen(slug) ? genres.filter((one) => one !== slug) : [...genres, slug],
  });
  const search = (change: Partial<ListQuery>) => ({ search: listSearch({ ...query, ...change }) });
  return (
    <nav
      aria-label={catalogueTexts.shelves[sort]}
      className="-m-1 overflow-x-auto p-1 [scrollbar-width:none]"
    >
      <ul className="flex gap-2 md:flex-wrap">
        {query && (
          <li>
            <Chip
              to={search({ genres: [] })}
              inPlace
              label={catalogueTexts.all}
              pressed={genres.length === 0}
            />
          </li>
        )}
        {shelves.map(({ slug, name, path, titleCount }) => {
          const count = query && (counts?.('GENRE', slug) ?? (isFiltered(query) ? undefined : titleCount));
          return (
            <li key={slug}>
              <Chip
                to={query ? search(toggled(slug)) : path}
                inPlace={Boolean(query)}
                label={name}
                count={count}
                unit={filterTexts.titles}
                inactive={count === 0 && !isChosen(slug)}
                pressed={isChosen(slug)}
              />
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
