import { wallClock } from '../../lib/turkish.js';

/** Istanbul has had this offset all year round since 2016. */
const OFFSET = '+03:00';
const two = (n: number): string => String(n).padStart(2, '0');

/** The value of a field `datetime-local` for a moment, in Istanbul's time. */
export const toField = (moment: Date): string => {
  const { year, month, day, hour, minute } = wallClock(moment);
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
};

/** The moment of such a field's value; undefined for none. */
export const fromField = (text: string): Date | undefined => {
  const moment = new Date(`${text}${OFFSET}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
};
