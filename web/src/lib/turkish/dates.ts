import { wallClock } from './clock.js';

const months = 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık'.split(' ');
const two = (n: number): string => String(n).padStart(2, '0');

/** '20 Kasım 2026' */
export function longDate(moment: Date): string {
  const at = wallClock(moment);
  return `${at.day} ${months[at.month - 1]} ${at.year}`;
}

/** '20.11.2026' */
export function shortDate(moment: Date): string {
  const at = wallClock(moment);
  return `${two(at.day)}.${two(at.month)}.${at.year}`;
}

/** '20:05' */
export function clockTime(moment: Date): string {
  const at = wallClock(moment);
  return `${two(at.hour)}:${two(at.minute)}`;
}

/** '20 Kasım 2026 20:05' */
export const dateAndTime = (moment: Date): string => `${longDate(moment)} ${clockTime(moment)}`;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** 'az önce', '3 saat önce', '2 gün sonra'; the long date beyond 30 days. Turkish has no plural after a number. */
export function relativeTime(moment: Date, now: Date): string {
  const distance = now.getTime() - moment.getTime();
  const size = Math.abs(distance);
  if (size < minute) return distance >= 0 ? 'az önce' : 'birazdan';
  if (size >= 30 * day) return longDate(moment);
  const [length, unit] = size < hour ? [minute, 'dakika'] : size < day ? [hour, 'saat'] : [day, 'gün'];
  return `${Math.floor(size / length)} ${unit} ${distance >= 0 ? 'önce' : 'sonra'}`;
}

/** The greeting by the hour in Istanbul: 18–23, 0–6, 7–11, 12–17 (specification, section 4). */
export function greeting(moment: Date): string {
  const { hour: now } = wallClock(moment);
  if (now >= 18) return 'İyi akşamlar';
  if (now <= 6) return 'İyi geceler';
  return now <= 11 ? 'Günaydın' : 'İyi günler';
}
