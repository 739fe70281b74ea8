import { useState } from 'react';
import { Link } from 'react-router';
import { classes } from '../../../../components/ui/classes.js';
import { FarRow, useFarRow } from '../../../../components/ui/far-rows.js';
import { PosterSkeleton } from '../../../../components/ui/skeleton.js';
import { useNow } from '../../../../components/ui/use-now.js';
import { wallClock } from '../../../../lib/turkish.js';
import { type AiringEntry, byWeekday } from '../../airing.js';
import { catalogueTexts } from '../../texts.js';
import { AiringCard } from './airing-card.js';

/** The week of anime on the home page: one weekday at a time, initially today. */
export function CalendarRow({ items }: { items: readonly AiringEntry[] }) {
  const [chosen, setChosen] = useState<number>();
  const now = useNow(60_000);
  const today = now && wallClock(now).weekday;
  const shown = chosen ?? today ?? 0;
  const days = byWeekday(items);
  const { row, isFar } = useFarRow<HTMLElement>(true);
  if (items.length === 0) return null;
  return (
    <section
      ref={row}
      aria-label={catalogueTexts.calendar}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4"
    >
      <div className="flex items-end justify-between gap-4">
        <h2 className="text-2xl">{catalogueTexts.calendar}</h2>
        <Link
          to="/takvim"
          aria-label={`${catalogueTexts.calendar}: ${catalogueTexts.all}`}
          className="inline-flex min-h-10 items-center text-sm font-semibold text-accent-text hover:underline"
        >
          {catalogueTexts.all}
        </Link>
      </div>
      {/* Plain buttons: the Tabs component would add to the home page's first load. */}
      <div
        role="group"
        aria-label={catalogueTexts.weekday}
        className="-m-1 flex min-w-0 gap-2 overflow-x-auto p-1 [scrollbar-width:none]"
      >
        {days.map((_, day) => (
          <button
            key={day}
            type="button"
            aria-pressed={day === shown}
            onClick={() => setChosen(day)}
            className={classes(
              'inline-flex h-10 shrink-0 items-center rounded-full px-4 font-semibold transition-colors',
              day === shown ? 'bg-text text-ink' : 'bg-raised text-muted hover:text-text',
            )}
          >
            {day === today ? catalogueTexts.today : catalogueTexts.weekdays[day]}
          </button>
        ))}
      </div>
      <FarRow value={isFar}>
        <Day entries={days[shown] ?? []} />
      </FarRow>
    </section>
  );
}

/** An empty day has the height of a full one, so that the layout does not move. */
function Day({ entries }: { entries: readonly AiringEntry[] }) {
  if (entries.length > 0)
    return (
      <ul data-kind="collection" className="slides -m-2 scroll-px-2 p-2">
        {entries.map((entry) => (
          <li key={entry.title.id}>
            <AiringCard entry={entry} />
          </li>
        ))}
      </ul>
    );
  return (
    <div className="relative -m-2 p-2">
      <div aria-hidden="true" data-kind="collection" className="slides invisible">
        <PosterSkeleton />
      </div>
      <p className="absolute inset-2 grid place-items-center rounded-2xl border border-dashed border-control text-muted">
        {catalogueTexts.quietDay}
      </p>
    </div>
  );
}
