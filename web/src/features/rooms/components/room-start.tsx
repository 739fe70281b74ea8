import { Button } from '../../../components/ui/button.js';
import { Icon } from '../../../components/ui/icon.js';
import type { RoomFieldsFragment } from '../../../generated/types.js';
import { dateAndTime } from '../../../lib/turkish.js';
import { calendarFile } from '../calendar-file.js';
import { roomTexts as texts } from '../texts.js';

type Scheduled = Pick<RoomFieldsFragment, 'code' | 'path' | 'title' | 'episode' | 'startsAt'>;

/** When a scheduled room begins, with a file for the viewer's calendar. Nothing for other rooms. */
export function RoomStart({ room }: { room: Scheduled }) {
  const { startsAt } = room;
  if (!startsAt) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <RoomTime startsAt={startsAt} />
      <Button size="sm" variant="outline" onClick={() => save(room, new Date(startsAt))}>
        <Icon name="calendar" size={16} />
        {texts.toCalendar}
      </Button>
    </p>
  );
}

export const RoomTime = ({ startsAt }: { startsAt: string }) => (
  <time dateTime={startsAt} className="tabular inline-flex items-center gap-1.5 font-semibold">
    <Icon name="clock" size={16} />
    {dateAndTime(new Date(startsAt))}
  </time>
);

const save = ({ code, path, title, episode }: Scheduled, startsAt: Date): void => {
  const name = episode?.title?.name;
  const entry = {
    code,
    title,
    startsAt,
    description: name && episode ? `${name} · ${texts.place(episode)}` : '',
    address: new URL(path, location.origin).href,
  };
  const url = URL.createObjectURL(
    new Blob([calendarFile(entry, new Date())], { type: 'text/calendar;charset=utf-8' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = 'seyir-oda.ics';
  link.click();
  URL.revokeObjectURL(url);
};
