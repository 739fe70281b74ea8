import type { TitleData } from '../data/titles/index.js';
import type { Seed } from '../ids.js';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;
const week = 7 * day;

/** Istanbul has had one offset all year round since 2016. */
const istanbulOffset = 3 * hour;

/** Istanbul's wall clock time as a UTC date. */
function wallClock(moment: Date): Date {
  return new Date(moment.getTime() + istanbulOffset);
}

function fromWallClock(year: number, month: number, dayOfMonth: number, atHour: number, atMinute = 0): Date {
  return new Date(Date.UTC(year, month - 1, dayOfMonth, atHour, atMinute) - istanbulOffset);
}

export function yearInIstanbul(moment: Date): number {
  return wallClock(moment).getUTCFullYear();
}

/** A full hour of a moment's day in Istanbul. */
export function eveningOf(moment: Date, atHour: number): Date {
  const wall = wallClock(moment);
  return fromWallClock(wall.getUTCFullYear(), wall.getUTCMonth() + 1, wall.getUTCDate(), atHour);
}

/** A moment's place in Istanbul's week: 1 Monday to 7 Sunday, and the time. */
export function airTimeOf(moment: Date): { weekday: number; time: string } {
  const wall = wallClock(moment);
  return { weekday: wall.getUTCDay() || 7, time: wall.toISOString().slice(11, 16) };
}

function plus(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds);
}

/**
 * The next such time of the week after now; weekday 1 is Monday. Within the hour after it the series is aired an hour earlier, so
 * that a released episode is old enough for comments.
 */
function nextWeekly(now: Date, weekday: number, atHour: number, atMinute: number): Date {
  const wall = wallClock(now);
  const today = fromWallClock(
    wall.getUTCFullYear(),
    wall.getUTCMonth() + 1,
    wall.getUTCDate(),
    atHour,
    atMinute,
  );
  const ahead = (weekday - (wall.getUTCDay() || 7) + 7) % 7;
  const found = plus(today, ahead * day);
  if (found > now) return found;
  return plus(found, now.getTime() - found.getTime() < hour ? week - hour : week);
}

/** A full minute, 25 to 50 minutes from now. */
function withinTheHour(seed: Seed, now: Date): Date {
  const lead = 25 + Math.floor(seed.share('countdown') * 25);
  return new Date(Math.floor(now.getTime() / minute) * minute + lead * minute);
}

/** The release date of each episode of a title, by season and number. A movie has one. */
export function releaseDates(title: TitleData, seed: Seed, now: Date): Date[][] {
  const lengths = title.seasons.length === 0 ? [1] : title.seasons.map((season) => season.length);
  const { schedule } = title;
  if ('ended' in schedule) {
    const { yearsAgo, month, day: dayOfMonth, hour: atHour } = schedule.ended;
    let year = yearInIstanbul(now) - yearsAgo;
    // Early in the year the last season may not have ended yet; then all dates are a year earlier.
    const last = lengths.length - 1;
    const end = plus(fromWallClock(year + last, month, dayOfMonth, atHour), (lengths[last] ?? 1) * week);
    if (end > now) year--;
    return lengths.map((length, season) => {
      const first = fromWallClock(year + season, month, dayOfMonth, atHour);
      return Array.from({ length }, (_, index) => plus(first, index * week));
    });
  }
  const isCountdown = 'countdown' in schedule;
  const ahead = isCountdown ? schedule.countdown.ahead : schedule.airing.ahead;
  const next = isCountdown
    ? withinTheHour(seed, now)
    : nextWeekly(now, schedule.airing.weekday, schedule.airing.hour, schedule.airing.minute);
  const last = lengths.length - 1;
  const running = lengths[last] ?? 1;
  const first = plus(next, -(running - ahead) * week);
  return lengths.map((length, season) =>
    // Earlier seasons were aired in the years before, on the same weekday.
    Array.from({ length }, (_, index) => plus(first, (index - (last - season) * 52) * week)),
  );
}
