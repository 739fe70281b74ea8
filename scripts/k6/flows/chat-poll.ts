import { sleep } from 'k6';
import { form, holds } from '../lib/site.ts';
import type { Stock } from '../lib/stock.ts';

/** Specification, section 9. */
const EVERY_S = 5;

let lastId = '';

/** A member without a socket polls the chat of the room every five seconds, after the last known entry. */
export const chatPoll = ({ sessions, room }: Stock): void => {
  if (__ITER === 0) sleep(Math.random() * EVERY_S);
  if (room) {
    const fields = { type: 'get_chat', code: room.code, id: lastId };
    const response = form('/ajax/service', fields, sessions[__VU % sessions.length]);
    const isRight = holds(
      'get_chat',
      'new entries are reported',
      response,
      ({ status, body }) => status === 200 && String(body).includes('"theme"'),
    );
    if (isRight) lastId = (response.json() as { id: string }).id;
  }
  sleep(EVERY_S);
};
