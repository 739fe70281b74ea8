import { expect, test } from '@jest/globals';
import { fromField, toField } from './start-time.js';

const now = new Date('2026-11-20T10:00:00.000Z');

test('the field of a start shows and reads Istanbul’s clock, on every device', () => {
  expect(toField(new Date('2026-11-21T18:30:00.000Z'))).toBe('2026-11-21T21:30');
  expect(fromField('2026-11-21T21:30', now)?.toISOString()).toBe('2026-11-21T18:30:00.000Z');
});

test.each(['', 'yarın', '2026-11-20T13:04', '2026-11-19T21:00', '2026-12-20T13:01'])(
  'a start at %p is refused: empty, no time, or not 5 minutes to 30 days ahead',
  (value) => {
    expect(fromField(value, now)).toBeUndefined();
  },
);
