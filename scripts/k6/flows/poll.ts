import { sleep } from 'k6';
import { form, holds } from '../lib/site.ts';
import type { Stock } from '../lib/stock.ts';

const EVERY_S = 10;

/** An open page polls every ten seconds, each from a different start time. */
export const poll = ({ sessions }: Stock): void => {
  if (__ITER === 0) sleep(Math.random() * EVERY_S);
  const response = form('/activity/progress', {}, sessions[__VU % sessions.length]);
  holds(
    'poll',
    'activity is there',
    response,
    ({ status, body }) => status === 200 && String(body).includes('"notificationCount"'),
  );
  sleep(EVERY_S);
};
