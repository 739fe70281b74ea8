import { html, type Html } from './html.js';

const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** Creating one takes longer than formatting a whole list. */
const inTurkish = new Intl.RelativeTimeFormat('tr');

/** '3 saat önce'; 'az önce' within the first minute, also for a clock that is ahead. */
export const relativeTime = (date: Date, now: Date): string =>
  inWords((date.getTime() - now.getTime()) / 1000, -1) ?? 'az önce';

/** '3 saat sonra'; 'az sonra' within the last minute, also afterwards. */
const timeUntil = (date: Date, now: Date): string =>
  inWords((date.getTime() - now.getTime()) / 1000, 1) ?? 'az sonra';

/** In whole units towards `sign`; undefined below a minute or in the other direction. */
const inWords = (seconds: number, sign: 1 | -1): string | undefined => {
  const length = seconds * sign;
  const step = steps.find(([, unitSeconds]) => length >= unitSeconds);
  return step && inTurkish.format(sign * Math.floor(length / step[1]), step[0]);
};

/** The time of a future event. */
export const comingTimeTheme = (date: Date, now: Date): Html =>
  html`<time datetime="${date.toISOString()}">${timeUntil(date, now)}</time>`;

export const timeTheme = (date: Date, now: Date): Html =>
  html`<time datetime="${date.toISOString()}">${relativeTime(date, now)}</time>`;
