import { setTimeout as delay } from 'node:timers/promises';
import { documentOf } from '../../site/documents.ts';
import { createTally } from './addresses.ts';
import { openSocket } from './socket.ts';
import type { FloodOptions } from './flood.ts';

const COMMENTS = 5;
/** Connections per wave; waves follow each other immediately. */
const A_WAVE = 50;

/**
 * Opens sockets that all follow one thread while a member writes in it.
 * @returns sockets by how they ended (`open` until the end); `notified`, the median number of notified sockets per comment; and
 * `lastMs`, the time from the comment until the last socket got it
 */
export const threadSockets = async ({
  origin,
  addressOf,
  seconds,
  bystander,
  count = 1_500,
}: FloodOptions): Promise<Record<string, number>> => {
  const tally = createTally();
  const subscription = {
    query: documentOf('ThreadChanged'),
    variables: { target: bystander.thread },
  };
  let closing = false;
  const sockets: ReturnType<typeof openSocket>[] = [];
  for (let index = 0; index < count; index++) {
    const onEnd = (how: string) => tally.add(closing ? 'open' : how);
    sockets.push(openSocket({ origin, localAddress: addressOf(index), subscription, onEnd }));
    if (index % A_WAVE === 0) await delay(20);
  }
  await delay(3_000);
  const rounds = [];
  for (let n = 0; n < COMMENTS; n++) {
    const before = sockets.map(({ state }) => state.received);
    const began = performance.now();
    const body = `Yorum ${n} ${Date.now()}`;
    await bystander.member.data(documentOf('PostComment'), {
      input: { target: bystander.thread, body },
    });
    await delay((seconds * 1_000) / COMMENTS);
    const notified = sockets.filter(({ state }, index) => state.received > (before[index] ?? 0));
    rounds.push({
      notified: notified.length,
      lastMs: Math.round(Math.max(0, ...notified.map(({ state }) => state.lastAt - began))),
    });
  }
  closing = true;
  for (const socket of sockets) socket.close();
  await delay(500);
  rounds.sort((a, b) => a.notified - b.notified);
  return { ...tally.counts, ...rounds[Math.floor(COMMENTS / 2)] };
};
