import { useNow } from '../../../components/ui/use-now.js';
import { clockTime, dateAndTime, shortDate } from '../../../lib/turkish.js';

/** '20:05' for a moment of today, otherwise '20.11.2026'; filled in after hydration. */
export function ShortTime({ at }: { at: string }) {
  const now = useNow(60_000);
  const moment = new Date(at);
  const isToday = now && shortDate(now) === shortDate(moment);
  return (
    <time dateTime={at} title={now && dateAndTime(moment)} className="tabular shrink-0 text-xs text-muted">
      {now ? (isToday ? clockTime(moment) : shortDate(moment)) : '\u00a0'}
    </time>
  );
}
