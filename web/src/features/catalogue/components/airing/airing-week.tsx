import { Badge } from '../../../../components/ui/badge.js';
import type { AiringEntry } from '../../airing.js';
import { catalogueTexts } from '../../texts.js';
import { AiringCard } from './airing-card.js';

export interface AiringDays {
  /** Seven lists, Monday first. */
  days: readonly (readonly AiringEntry[])[];
  /** 0 on Monday; undefined until the page runs in the browser. */
  today: number | undefined;
}

/** The days of the week below each other, or beside each other if the width allows. */
export function AiringWeek({ days, today }: AiringDays) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-10 xl:grid-cols-7">
      {days.map(
        (entries, day) =>
          entries.length > 0 && (
            <section key={day} aria-labelledby={`gun-${day}`} className="grid min-w-0 content-start gap-4">
              <h2
                id={`gun-${day}`}
                className="flex flex-wrap items-center gap-x-3 gap-y-1 text-2xl xl:min-h-9 xl:border-b xl:border-line xl:pb-2 xl:text-lg"
              >
                {catalogueTexts.weekdays[day]}
                {day === today && <Badge tone="new">{catalogueTexts.today}</Badge>}
              </h2>
              <ul className="grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-3 md:grid-cols-4 xl:grid-cols-1">
                {entries.map((entry) => (
                  <li key={entry.title.id} className="min-w-0">
                    <AiringCard entry={entry} />
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  );
}
