import { expect, test } from '@jest/globals';
import { fromField, toField } from './istanbul-time.js';

test('the field of a date holds the time of Istanbul, wherever the reader is', () => {
  expect(toField(new Date('2026-11-23T18:05:00Z'))).toBe('2026-11-23T21:05');
  expect(fromField('2026-11-24T00:30')?.toISOString()).toBe('2026-11-23T21:30:00.000Z');
  expect(fromField(toField(new Date('2027-01-01T21:00:00Z')))?.toISOString()).toBe(
    '2027-01-01T21:00:00.000Z',
  );
});

test.each(['', '2026-13-40T10:00', 'yarın'])('a field without a date is no time: %j', (text) => {
  expect(fromField(text)).toBeUndefined();
});
