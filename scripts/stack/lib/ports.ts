import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

const LOWEST = 12_000;

export const LOOPBACK = '127.0.0.1';

/**
 * First port that the kernel assigns to outgoing connections. Ports for servers are below it: while a server is down,
 * a client retrying from a port in that range can connect to itself and occupy the port.
 */
function firstEphemeralPort() {
  try {
    return Number(readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').split(/\s+/)[0]);
  } catch {
    return 32_768;
  }
}

/** Whether the port is free on loopback now. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: LOOPBACK, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** Different free ports, chosen at random so that concurrently starting stacks do not collide. */
export async function freePorts(count: number): Promise<number[]> {
  const end = Math.max(firstEphemeralPort(), LOWEST + 1000);
  const chosen = new Set<number>();
  for (let tries = 0; chosen.size < count; tries++) {
    if (tries > 1000) throw new Error(`no ${count} free ports between ${LOWEST} and ${end}`);
    const port = randomInt(LOWEST, end);
    if (!chosen.has(port) && (await isFree(port))) chosen.add(port);
  }
  return [...chosen];
}
