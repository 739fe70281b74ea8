import { Agent, request } from 'node:http';
import { createTally } from './addresses.ts';
import type { FloodOptions } from './flood.ts';

/**
 * Requests new pages over kept connections: searches, and every fourth time a page that does not exist.
 * @returns answers by status
 */
export const inventedSearches = async ({
  origin,
  addressOf,
  seconds,
  count = 230,
}: FloodOptions): Promise<Record<string, number>> => {
  const tally = createTally();
  const end = performance.now() + seconds * 1_000;
  let asked = 0;
  const get = (agent: Agent, localAddress: string) =>
    new Promise((resolve) => {
      const invented = `${Date.now().toString(36)}${asked++}`;
      const path = asked % 4 === 0 ? `/yok/${invented}` : `/ara?q=${invented}`;
      const sent = request(origin + path, { agent, localAddress }, (response) => {
        tally.add(String(response.statusCode));
        response.resume().once('close', resolve);
      });
      sent.once('error', (error) => {
        tally.add((error as NodeJS.ErrnoException).code ?? 'error');
        setTimeout(resolve, 100);
      });
      sent.end();
    });
  const visitor = async (index: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (performance.now() < end) await get(agent, addressOf(index));
    agent.destroy();
  };
  await Promise.all(Array.from({ length: count }, (_, index) => visitor(index)));
  return tally.counts;
};
