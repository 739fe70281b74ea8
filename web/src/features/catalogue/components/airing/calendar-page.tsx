import { useApolloClient, useSuspenseQuery } from '@apollo/client/react';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../../../components/ui/button.js';
import { Skeleton } from '../../../../components/ui/skeleton.js';
import { EmptyState, ErrorState } from '../../../../components/ui/states.js';
import { useNow } from '../../../../components/ui/use-now.js';
import { AiringDocument } from '../../../../generated/airing.js';
import { PageHead } from '../../../../lib/page-head.js';
import { wallClock } from '../../../../lib/turkish.js';
import { useViewer } from '../../../../lib/viewer.js';
import { useOwnTitles } from '../../../library-marks/use-own-titles.js';
import { type AiringEntry, byWeekday } from '../../airing.js';
import { type CalendarQuery, calendarQueryOf, calendarSearch } from '../../calendar-search.js';
import { useMore } from '../../hooks/use-more.js';
import { browseTexts } from '../../browse-texts.js';
import { calendarTexts } from '../../calendar-texts.js';
import { AiringList } from './airing-list.js';
import { AiringWeek } from './airing-week.js';
import { CalendarChoices } from './calendar-choices.js';
import { ComingFilms } from './coming-films.js';

const size = 24;
/** A member's own titles are picked out in the browser, so that view loads more at once. */
const sizeForMine = 100;

const keyed = (items: readonly AiringEntry[]) => items.map((entry) => ({ id: entry.title.id, entry }));

/** The calendar of titles on air, Monday first, and of coming films. */
export function CalendarPage() {
  const query = calendarQueryOf(useSearchParams()[0]);
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 pt-8 sm:pt-12">
      <PageHead
        title={calendarTexts.calendarPage}
        description={calendarTexts.calendarDescription}
        path="/takvim"
      />
      <div className="grid gap-2">
        <h1 className="text-3xl">{calendarTexts.calendarPage}</h1>
        <p className="text-muted">{calendarTexts.calendarDescription}</p>
      </div>
      <CalendarChoices query={query} />
      <Entries key={calendarSearch({ ...query, view: 'week' })} query={query} />
    </div>
  );
}

function Entries({ query: { kind, view, mine } }: { query: CalendarQuery }) {
  const client = useApolloClient();
  const viewer = useViewer();
  // The server renders the page of a visitor, who has nothing of their own.
  const isMine = mine && viewer.state === 'member';
  const asked = {
    kind: kind ?? null,
    size: mine ? sizeForMine : size,
    withFilms: !kind || kind === 'MOVIE',
  };
  const { data } = useSuspenseQuery(AiringDocument, { variables: { ...asked, page: 1 } });
  const { size: pageSize } = asked;
  const load = useCallback(
    async (page: number) => {
      const variables = { kind: kind ?? null, size: pageSize, withFilms: false, page };
      const answer = await client.query({ query: AiringDocument, variables });
      const list = answer.data?.airing;
      return list && { items: keyed(list.items), last: list.last };
    },
    [client, kind, pageSize],
  );
  const first = data.airing && { items: keyed(data.airing.items), last: data.airing.last };
  const { items, state, last, more } = useMore(first, load, 'calendar');
  const films = data.films?.items ?? [];
  // The films first: they stay in the first request when pages are added.
  const mineOf = useOwnTitles(
    [...films, ...items].map(({ id }) => id),
    isMine,
  );
  const { own } = mineOf;
  const isShown = ({ id }: { id: string }) => !isMine || own?.has(id) === true;
  const entries = items.filter(isShown).map(({ entry }) => entry);
  const coming = films.filter(isShown);
  const days = byWeekday(entries);
  const now = useNow(60_000);
  const today = now && wallClock(now).weekday;
  const View = view === 'list' ? AiringList : AiringWeek;
  const isEmpty = entries.length === 0 && coming.length === 0 && (!isMine || (last && mineOf.complete));
  return (
    <>
      {isMine && mineOf.failed && (
        <ErrorState title={calendarTexts.calendarMineFailed} onRetry={mineOf.retry} />
      )}
      {isMine && !own && !mineOf.failed && <Skeleton className="h-96 rounded-2xl" />}
      {isEmpty && (
        <EmptyState
          icon="calendar"
          title={isMine ? calendarTexts.calendarMineEmpty : calendarTexts.emptyCalendar}
          hint={isMine ? calendarTexts.calendarMineEmptyHint : calendarTexts.emptyCalendarHint}
        />
      )}
      {entries.length > 0 && <View days={days} today={today} />}
      {/* A failed load removes the button (specification, section 8). */}
      {!last && state !== 'failed' && (
        <Button variant="quiet" className="justify-self-center" loading={state === 'loading'} onClick={more}>
          {browseTexts.more}
        </Button>
      )}
      {coming.length > 0 && <ComingFilms films={coming} />}
    </>
  );
}
