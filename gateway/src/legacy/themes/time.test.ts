import { expect, it } from '@jest/globals';
import { relativeTime, timeTheme } from './time.js';

const now = new Date('2026-11-20T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

it.each([
  [0, 'az önce'],
  [59, 'az önce'],
  [60, '1 dakika önce'],
  [3 * 3600 + 1800, '3 saat önce'],
  [86_400, '1 gün önce'],
  [14 * 86_400, '2 hafta önce'],
  [61 * 86_400, '2 ay önce'],
  [800 * 86_400, '2 yıl önce'],
  [-30, 'az önce'],
])('%i s ago reads %s', (seconds, text) => {
  expect(relativeTime(ago(seconds), now)).toBe(text);
});

it('contains the exact time for machines', () => {
  expect(timeTheme(ago(3600), now).text).toBe('<time datetime="2026-11-20T11:00:00.000Z">1 saat önce</time>');
});
