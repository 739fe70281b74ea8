/** The calendar entry of a scheduled room. */
export interface CalendarEntry {
  code: string;
  title: string;
  /** The title and episode that will play; empty for none. */
  description: string;
  startsAt: Date;
  /** Address of the room. */
  address: string;
}

/** The end of a room is not known, so an entry is as long as an evening. */
const LENGTH_MS = 2 * 60 * 60_000;
/** Octets of a line (RFC 5545, 3.1). */
const MOST_OCTETS = 75;

/**
 * A calendar file (RFC 5545) with one entry, and an alarm 15 minutes before it.
 * @param now the time at which the file is made
 */
export function calendarFile(
  { code, title, description, startsAt, address }: CalendarEntry,
  now: Date,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Seyir//Oda//TR',
    'BEGIN:VEVENT',
    `UID:${code}@${new URL(address).host}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(new Date(startsAt.getTime() + LENGTH_MS))}`,
    `SUMMARY:${escaped(title)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escaped(description)}`]),
    `URL:${address}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT15M',
    `DESCRIPTION:${escaped(title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const utc = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d{3}/g, '');

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** A continued line begins with a space. A letter is never divided. */
const folded = (line: string): string => {
  const encoder = new TextEncoder();
  let octets = 0;
  let text = '';
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > MOST_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += letter;
    octets += size;
  }
  return text;
};
