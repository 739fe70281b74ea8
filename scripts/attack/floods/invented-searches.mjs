import { Agent, request } from 'node:http';
import { createTally } from './addresses.mjs';

/**
 * Pages that nobody has asked for before, over connections that are kept: searches, and every fourth a page that there is
 * not.
 * @param {import('./flood.mjs').FloodOptions} options
 * @returns {Promise<Record<string, number>>} answers by status
 */
export const inventedSearches = async ({ origin, addressOf, seconds, count = 230 }) => {
  const tally = createTally();
  const end = performance.now() + seconds * 1_000;
  let asked = 0;
  const get = (/** @type {Agent} */ agent, /** @type {string} */ localAddress) =>
    new Promise((resolve) => {
      const invented = `${Date.now().toString(36)}${asked++}`;
      const path = asked % 4 === 0 ? `/yok/${invented}` : `/ara?q=${invented}`;
      const sent = request(origin + path, { agent, localAddress }, (response) => {
        tally.add(String(response.statusCode));
        response.resume().once('close', resolve);
      });
      sent.once('error', (error) => {
        tally.add(/** @type {NodeJS.ErrnoException} */ (error).code ?? 'error');
        setTimeout(resolve, 100);
      });
      sent.end();
    });
  const visitor = async (/** @type {number} */ index) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (performance.now() < end) await get(agent, addressOf(index));
    agent.destroy();
  };
  await Promise.all(Array.from({ length: count }, (_, index) => visitor(index)));
  return tally.counts;
};
