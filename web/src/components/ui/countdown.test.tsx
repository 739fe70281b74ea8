import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { render } from '../../testing/render.js';
import { Countdown, splitSpan } from './countdown.js';

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-20T20:00:00Z') }));
afterEach(() => void jest.useRealTimers());

test('splits a span into days, hours, minutes and seconds', () => {
  expect(splitSpan(2 * 86_400 + 3 * 3600 + 4 * 60 + 5)).toEqual([2, 3, 4, 5]);
  expect(splitSpan(-1)).toEqual([0, 0, 0, 0]);
});

test('B-18 B-19 counts down, and becomes a link to the release when its time has passed, without a reload', () => {
  render(<Countdown until="2026-11-20T20:00:02Z" to="/dizi/gece-vapuru" />);
  expect(screen.getByRole('timer').textContent).toContain('02sn');
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByRole('timer').textContent).toContain('01sn');
  act(() => jest.advanceTimersByTime(1000));
  const link = screen.getByRole('link', { name: 'Yayınlandı Hemen İzle' });
  expect(link.getAttribute('href')).toBe('/dizi/gece-vapuru');
  expect(screen.queryByRole('timer')).toBeNull();
});
