import { Chip } from '../../../../components/ui/chip.js';
import type { ShelfInput, ShelfLinkFragment } from '../../../../generated/types.js';
import { type ListQuery, listSearch } from '../../list-search.js';
import { catalogueTexts } from '../../texts.js';

interface Props {
  shelves: readonly ShelfLinkFragment[];
  current: ShelfInput | undefined;
  /** Of a list that is narrowed to one of them; left out where each has a page of its own to go to. */
  query?: ListQuery;
}

/** Genres or networks to go to; on a list of a kind they narrow it and keep the order. */
export function ShelfLinks({ shelves, current, query }: Props) {
  const sort = current?.sort ?? 'GENRE';
  const narrowed = (shelf: ShelfInput | undefined) =>
    query && { search: listSearch({ ...query, letter: undefined, shelf }) };
  return (
    <nav
      aria-label={catalogueTexts.shelfSorts[sort].all}
      className="-m-1 overflow-x-auto p-1 [scrollbar-width:none]"
    >
      <ul className="flex gap-2 md:flex-wrap">
        {query && (
          <li>
            <Chip to={narrowed(undefined) ?? ''} inPlace label={catalogueTexts.all} pressed={!current} />
          </li>
        )}
        {shelves.map(({ slug, name, path }) => (
          <li key={slug}>
            <Chip
              to={narrowed({ sort, slug }) ?? path}
              inPlace={Boolean(query)}
              label={name}
              pressed={slug === current?.slug}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
