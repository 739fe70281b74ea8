import { useApolloClient, useSuspenseQuery } from '@apollo/client/react';
import { useCallback } from 'react';
import { Badge } from '../../../../components/ui/badge.js';
import { Button } from '../../../../components/ui/button.js';
import { EmptyState } from '../../../../components/ui/states.js';
import { useNow } from '../../../../components/ui/use-now.js';
import { AiringDocument } from '../../../../generated/airing.js';
import { PageHead } from '../../../../lib/page-head.js';
import { wallClock } from '../../../../lib/turkish.js';
import { type AiringEntry, byWeekday } from '../../airing.js';
import { useMore } from '../../hooks/use-more.js';
import { catalogueTexts } from '../../texts.js';
import { AiringCard } from './airing-card.js';

const size = 24;
const keyed = (items: readonly AiringEntry[]) => items.map((entry) => ({ id: entry.title.id, entry }));

/** The calendar of anime on air, Monday first. */
export function CalendarPage() {
  const client = useApolloClient();
  const { data } = useSuspenseQuery(AiringDocument, { variables: { page: 1, size } });
  const load = useCallback(
    async (page: number) => {
      const answer = await client.query({ query: AiringDocument, variables: { page, size } });
      const list = answer.data?.airing;
      return list && { items: keyed(list.items), last: list.last };
    },
    [client],
  );
  const first = data.airing && { items: keyed(data.airing.items), last: data.airing.last };
  const { items, state, last, more } = useMore(first, load);
  const days = byWeekday(items.map(({ entry }) => entry));
  const now = useNow(60_000);
  const today = now && wallClock(now).weekday;
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-10 pt-8 sm:pt-12">
      <PageHead
        title={catalogueTexts.calendar}
        description={catalogueTexts.calendarDescription}
        path="/takvim"
      />
      <div className="grid gap-2">
        <h1 className="text-3xl">{catalogueTexts.calendar}</h1>
        <p className="text-muted">{catalogueTexts.calendarDescription}</p>
      </div>
      {items.length === 0 && (
        <EmptyState
          icon="calendar"
          title={catalogueTexts.emptyCalendar}
          hint={catalogueTexts.emptyCalendarHint}
        />
      )}
      {/* Days are below each other, or beside each other if the width allows. */}
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
      {/* A failed load removes the button (specification, section 8). */}
      {!last && state !== 'failed' && (
        <Button variant="quiet" className="justify-self-center" loading={state === 'loading'} onClick={more}>
          {catalogueTexts.more}
        </Button>
      )}
    </div>
  );
}
