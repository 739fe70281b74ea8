import { dateAndTime, relativeTime } from '../../lib/turkish.js';
import { useNow } from './use-now.js';

/** '3 saat önce', filled in after hydration; its space is reserved from the start. */
export function TimeAgo({ at }: { at: string }) {
  const now = useNow(30_000);
  const moment = new Date(at);
  return (
    <time
      dateTime={at}
      title={now && dateAndTime(moment)}
      className="inline-block min-w-[6.5em] whitespace-nowrap"
    >
      {now ? relativeTime(moment, now) : '\u00a0'}
    </time>
  );
}
