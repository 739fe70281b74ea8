import { Link } from 'react-router';
import { Poster } from '../../../../components/ui/poster.js';
import { posterPicture } from '../../../../lib/pictures.js';
import type { AiringEntry } from '../../airing.js';
import { calendarTexts } from '../../calendar-texts.js';
import { catalogueTexts } from '../../texts.js';
import type { AiringDays } from './airing-week.js';

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** The week from today on as a list with hours; before the page runs in the browser from Monday on. */
export function AiringList({ days, today = 0 }: AiringDays) {
  const nameOf = (day: number, after: number) =>
    [catalogueTexts.today, calendarTexts.tomorrow][after] ?? catalogueTexts.weekdays[day];
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
      {WEEK.map((after) => {
        const day = (today + after) % WEEK.length;
        const entries = days[day] ?? [];
        if (entries.length === 0) return null;
        return (
          <section key={day} aria-labelledby={`gun-${day}`} className="grid gap-2">
            <h2 id={`gun-${day}`} className="text-xl">
              {nameOf(day, after)}
            </h2>
            <ul className="grid divide-y divide-line rounded-2xl border border-line bg-surface">
              {entries.map((entry) => (
                <Row key={entry.title.id} entry={entry} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function Row({ entry: { title, next } }: { entry: AiringEntry }) {
  const { path, name, kind, poster, airTime } = title;
  const picture = posterPicture(poster);
  const words = [catalogueTexts.kinds[kind], next && catalogueTexts.place(next.season, next.number)];
  return (
    <li>
      <Link to={path} className="flex items-center gap-4 rounded-2xl px-4 py-2.5 hover:bg-raised">
        <span className="tabular w-14 shrink-0 font-display text-lg font-bold">{airTime?.time}</span>
        <span className="w-10 shrink-0 overflow-hidden rounded-md bg-raised">
          {picture ? (
            <Poster title={name} picture={picture} sizes="40px" />
          ) : (
            <span className="block aspect-2/3" aria-hidden="true" />
          )}
        </span>
        <span className="min-w-0">
          <span className="block truncate font-semibold">{name}</span>
          <span className="block truncate text-sm text-muted">{words.filter(Boolean).join(' · ')}</span>
        </span>
      </Link>
    </li>
  );
}
