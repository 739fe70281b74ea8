import { expect, it } from '@jest/globals';
import { adjustableClock } from '@seyir/kit/testing/stateless';
import { createChannelTickets } from './channel-tickets.js';

it('a ticket contains its member and channel for at most ten minutes; a foreign one contains nothing', () => {
  const clock = adjustableClock();
  const tickets = createChannelTickets('s'.repeat(32), clock);
  const all = tickets.issue({ channel: 'thread.1' });
  const own = tickets.issue({ channel: 'thread.1', memberId: 'm' });
  expect(tickets.read(all)).toEqual({ channel: 'thread.1' });
  expect(tickets.read(own)).toEqual({ channel: 'thread.1', memberId: 'm' });
  const [text = '', signature = ''] = own.split('.');
  const other = createChannelTickets('t'.repeat(32), clock).issue({ channel: 'thread.1' });
  for (const forged of ['', '.', 'x', text, `${text}.`, `${all.split('.')[0]}.${signature}`, other])
    expect(tickets.read(forged)).toBeUndefined();
  clock.advance(8.9 * 60_000);
  expect(tickets.read(own)).toBeDefined();
  clock.advance(1.2 * 60_000);
  expect(tickets.read(own)).toBeUndefined();
});
