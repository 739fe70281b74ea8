import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

const LOWEST = 12_000;

export const LOOPBACK = '127.0.0.1';

/**
 * First port that the kernel hands out to outgoing connections. Ports for servers are taken below it: while a
 * server is down, a client that retries from a port of that range can connect to itself and keep the port taken.
 */
function firstEphemeralPort() {
  try {
    return Number(readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').split(/\s+/)[0]);
  } catch {
    return 32_768;
  }
}

/**
 * Whether one can listen on the port on loopback now.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: LOOPBACK, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * Different free ports, chosen at random so that stacks that start at the same moment do not meet.
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function freePorts(count) {
  const end = Math.max(firstEphemeralPort(), LOWEST + 1000);
  const chosen = new Set();
  for (let tries = 0; chosen.size < count; tries++) {
    if (tries > 1000) throw new Error(`no ${count} free ports between ${LOWEST} and ${end}`);
    const port = randomInt(LOWEST, end);
    if (!chosen.has(port) && (await isFree(port))) chosen.add(port);
  }
  return [...chosen];
}
