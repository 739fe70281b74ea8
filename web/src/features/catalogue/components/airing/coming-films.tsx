import type { ComingFilmFragment } from '../../../../generated/types.js';
import { longDate } from '../../../../lib/turkish.js';
import { calendarTexts } from '../../calendar-texts.js';
import { TitleCard } from '../title-card.js';

/** The films that are announced, the next one first; those without a date last. */
export function ComingFilms({ films }: { films: readonly ComingFilmFragment[] }) {
  const dateOf = ({ first }: ComingFilmFragment) => first?.items[0]?.releasedAt ?? null;
  const sorted = films.toSorted((a, b) => (dateOf(a) ?? '9').localeCompare(dateOf(b) ?? '9'));
  return (
    <section aria-labelledby="yakinda" className="grid gap-4">
      <h2 id="yakinda" className="text-2xl">
        {calendarTexts.comingFilms}
      </h2>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-3 md:grid-cols-4 xl:grid-cols-7">
        {sorted.map((film) => {
          const date = dateOf(film);
          return (
            <li key={film.id} className="min-w-0">
              <TitleCard
                title={film}
                meta={date ? longDate(new Date(date)) : calendarTexts.noDate}
                withScore={false}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
