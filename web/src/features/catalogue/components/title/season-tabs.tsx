import { Link } from 'react-router';
import { keepScroll } from '../../../../lib/keep-scroll.js';
import { classes } from '../../../../components/ui/classes.js';
import { titlePageTexts } from '../../title-page-texts.js';

interface Props {
  seasons: readonly { number: number; episodeCount: number }[];
  current: number | undefined;
}

/** The tabs are links, so each season has an address and works without scripts. */
export function SeasonTabs({ seasons, current }: Props) {
  return (
    <nav
      aria-label={titlePageTexts.seasons}
      className="-m-1 flex min-w-0 gap-2 overflow-x-auto p-1 [scrollbar-width:none]"
    >
      {seasons.map(({ number }) => (
        <Link
          key={number}
          to={{ search: `?sezon=${number}` }}
          replace
          state={keepScroll}
          aria-current={number === current ? 'true' : undefined}
          className={classes(
            'inline-flex h-10 shrink-0 items-center rounded-full px-4 font-semibold transition-colors',
            number === current ? 'bg-text text-ink' : 'bg-raised text-muted hover:text-text',
          )}
        >
          {titlePageTexts.season(number)}
        </Link>
      ))}
    </nav>
  );
}
