import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { keepScroll } from '../../../../lib/keep-scroll.js';
import { classes } from '../../../../components/ui/classes.js';
import { alphabet } from '../../alphabet.js';
import { type ListQuery, listSearch } from '../../list-search.js';
import { catalogueTexts } from '../../texts.js';

/** Each letter keeps all else that is asked. Links, so that each letter has an address and works before scripts do; I and İ are two of them. */
export function AlphabetLinks({ query }: { query: ListQuery }) {
  const current = query.letter;
  const list = useRef<HTMLElement>(null);
  // On phones the row scrolls: the letter that is chosen stands in it from the start.
  useEffect(() => {
    const row = list.current;
    const chosen = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && chosen) row.scrollLeft = chosen.offsetLeft - row.clientWidth / 2;
  }, [current]);
  return (
    <nav
      ref={list}
      aria-label={catalogueTexts.alphabet}
      className="relative -m-1 overflow-x-auto p-1 [scrollbar-width:none]"
    >
      <ul className="flex gap-1 md:flex-wrap">
        {[undefined, ...alphabet].map((letter) => (
          <li key={letter ?? ''}>
            <Link
              to={{ search: listSearch({ ...query, letter }) }}
              replace
              state={keepScroll}
              aria-current={letter === current ? 'true' : undefined}
              aria-label={letter === '#' ? catalogueTexts.otherLetters : undefined}
              className={classes(
                'tabular inline-flex h-9 min-w-9 items-center justify-center rounded-lg px-2 text-sm font-bold whitespace-nowrap transition-colors',
                letter === current ? 'bg-text text-ink' : 'text-muted hover:bg-raised hover:text-text',
              )}
            >
              {letter ?? catalogueTexts.allLetters}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
