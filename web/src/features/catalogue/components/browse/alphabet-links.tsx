import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { keepScroll } from '../../../../lib/keep-scroll.js';
import { classes } from '../../../../components/ui/classes.js';
import { alphabet } from '../../alphabet.js';
import { filterTexts } from '../../filter-texts.js';
import { type ListQuery, listSearch } from '../../list-search.js';
import { browseTexts } from '../../browse-texts.js';

interface Props {
  query: ListQuery;
  /** The letters that titles have; unknown while they cannot be read. */
  initials: readonly string[] | null | undefined;
}

const look =
  'tabular inline-flex h-9 min-w-9 items-center justify-center rounded-lg px-2 text-sm font-bold whitespace-nowrap';

/**
 * Each link keeps the other filters. They are links, so each letter has an address and works without scripts. I and İ are two
 * letters. A letter without titles leads nowhere.
 */
export function AlphabetLinks({ query, initials }: Props) {
  const current = query.letter;
  const list = useRef<HTMLElement>(null);
  // On phones the row scrolls, so the chosen letter is scrolled into view.
  useEffect(() => {
    const row = list.current;
    const chosen = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && chosen) row.scrollLeft = chosen.offsetLeft - row.clientWidth / 2;
  }, [current]);
  const isEmpty = (letter: string | undefined) =>
    letter !== undefined && letter !== current && initials?.includes(letter) === false;
  return (
    <nav
      ref={list}
      aria-label={browseTexts.alphabet}
      className="relative -m-1 overflow-x-auto p-1 [scrollbar-width:none]"
    >
      <ul className="flex gap-1 md:flex-wrap">
        {[undefined, ...alphabet].map((letter) => (
          <li key={letter ?? ''}>
            {isEmpty(letter) ? (
              <span
                role="link"
                aria-disabled="true"
                aria-label={letter === '#' ? browseTexts.otherLetters : undefined}
                title={filterTexts.noTitles(letter ?? '')}
                className={classes(look, 'cursor-default text-muted line-through opacity-60')}
              >
                {letter}
              </span>
            ) : (
              <Link
                to={{ search: listSearch({ ...query, letter }) }}
                state={keepScroll}
                aria-current={letter === current ? 'true' : undefined}
                aria-label={letter === '#' ? browseTexts.otherLetters : undefined}
                className={classes(
                  look,
                  'transition-colors',
                  letter === current ? 'bg-text text-ink' : 'text-muted hover:bg-raised hover:text-text',
                )}
              >
                {letter ?? browseTexts.allLetters}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
