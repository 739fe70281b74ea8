import { expect, test } from '@jest/globals';
import { calendarFile } from './calendar-file.js';

const now = new Date('2026-11-20T10:00:00.000Z');
const entry = {
  code: 'oda-1',
  title: 'Film gecesi; çay, simit',
  description: 'Gece Vapuru · 1. Sezon 2. Bölüm',
  startsAt: new Date('2026-11-21T18:30:00.000Z'),
  address: 'https://seyir.example/oda/oda-1',
};

test('the calendar file names the time in UTC, escapes the title, and reminds 15 minutes before', () => {
  const lines = calendarFile(entry, now).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTAMP:20261120T100000Z',
      'DTSTART:20261121T183000Z',
      'DTEND:20261121T203000Z',
      'SUMMARY:Film gecesi\\; çay\\, simit',
      'UID:oda-1@seyir.example',
      'URL:https://seyir.example/oda/oda-1',
      'TRIGGER:-PT15M',
    ]),
  );
});

test('no line of the calendar file is longer than 75 octets, and no letter is divided', () => {
  const file = calendarFile({ ...entry, title: 'ş'.repeat(80) }, now);
  const lines = file.split('\r\n');
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'ş'.repeat(80)}`);
});
