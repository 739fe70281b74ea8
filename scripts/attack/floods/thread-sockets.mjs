import { setTimeout as delay } from 'node:timers/promises';
import { pageDocuments } from '../../lib/page-documents.mjs';
import { createTally } from './addresses.mjs';
import { openSocket } from './socket.mjs';

const COMMENTS = 5;
/** Opened at once by one wave; the next one follows at once. */
const A_WAVE = 50;

/**
 * Sockets that all follow one thread, in which a member writes meanwhile.
 * @param {import('./flood.mjs').FloodOptions} options
 * @returns {Promise<Record<string, number>>} sockets by how they ended, `open` to the end; `told` in the median of a comment,
 * and `lastMs` from the comment to the last socket that got it
 */
export const threadSockets = async ({ origin, addressOf, seconds, bystander, count = 1_500 }) => {
  const tally = createTally();
  const subscription = {
    query: pageDocuments.get('ThreadChanged') ?? '',
    variables: { target: bystander.thread },
  };
  let closing = false;
  /** @type {ReturnType<typeof openSocket>[]} */
  const sockets = [];
  for (let index = 0; index < count; index++) {
    const onEnd = (/** @type {string} */ how) => tally.add(closing ? 'open' : how);
    sockets.push(openSocket({ origin, localAddress: addressOf(index), subscription, onEnd }));
    if (index % A_WAVE === 0) await delay(20);
  }
  await delay(3_000);
  const rounds = [];
  for (let n = 0; n < COMMENTS; n++) {
    const before = sockets.map(({ state }) => state.received);
    const began = performance.now();
    const body = `Yorum ${n} ${Date.now()}`;
    await bystander.member.data(pageDocuments.get('PostComment') ?? '', {
      input: { target: bystander.thread, body },
    });
    await delay((seconds * 1_000) / COMMENTS);
    const told = sockets.filter(({ state }, index) => state.received > (before[index] ?? 0));
    rounds.push({
      told: told.length,
      lastMs: Math.round(Math.max(0, ...told.map(({ state }) => state.lastAt - began))),
    });
  }
  closing = true;
  for (const socket of sockets) socket.close();
  await delay(500);
  rounds.sort((a, b) => a.told - b.told);
  return { ...tally.counts, ...rounds[Math.floor(COMMENTS / 2)] };
};
