import { html, type Html } from './html.js';

const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** '3 saat önce'; 'az önce' within the first minute. */
export const relativeTime = (date: Date, now: Date): string => {
  const seconds = Math.max(0, (now.getTime() - date.getTime()) / 1000);
  const [unit, length] = steps.find(([, s]) => seconds >= s) ?? [undefined, 1];
  if (!unit) return 'az önce';
  return new Intl.RelativeTimeFormat('tr').format(-Math.floor(seconds / length), unit);
};

export const timeTheme = (date: Date, now: Date): Html =>
  html`<time datetime="${date.toISOString()}">${relativeTime(date, now)}</time>`;
