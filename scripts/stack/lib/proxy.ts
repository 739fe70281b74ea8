import { createConnection, createServer, type Socket, type AddressInfo } from 'node:net';

/**
 * A TCP proxy for fault tests, in front of PostgreSQL or Redis (Kafka publishes its own address: a proxy in front of
 * it needs its port in `advertised.listeners`).
 */
interface Proxy {
  port: number;
  /** closes every connection and refuses new ones */
  refuse: () => void;
  /** keeps connections open, accepts new ones, and forwards nothing */
  hang: () => void;
  /** forwards everything later, in both directions */
  delay: (ms: number) => void;
  /** as at the start; data held back by `hang` is forwarded */
  heal: () => void;
  close: () => Promise<void>;
}

/**
 * @param target port on loopback
 * @param port default: a free one
 * @param host address of this machine for clients
 */
export async function startProxy(
  target: number,
  port: number = 0,
  host: string = '127.0.0.1',
): Promise<Proxy> {
  let mode: 'passing' | 'refusing' | 'hanging' = 'passing';
  let latency = 0;
  const sockets: Set<Socket> = new Set();
  const cut = () => sockets.forEach((socket) => socket.destroy());

  const join = (from: Socket, to: Socket) => {
    sockets.add(from);
    if (mode === 'hanging') from.pause();
    from.on('data', (data) => {
      if (latency === 0) to.write(data);
      else setTimeout(() => to.writable && to.write(data), latency);
    });
    from.once('end', () => setTimeout(() => to.end(), latency));
    from.on('error', () => {}); // the following close ends the other side
    from.once('close', () => {
      sockets.delete(from);
      setTimeout(() => to.destroy(), latency);
    });
  };
  const server = createServer({ allowHalfOpen: true }, (client) => {
    if (mode === 'refusing') return client.destroy();
    const upstream = createConnection({ port: target, host: '127.0.0.1', allowHalfOpen: true });
    join(client, upstream);
    join(upstream, client);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => resolve(undefined));
  });
  return {
    port: (server.address() as AddressInfo).port,
    refuse() {
      mode = 'refusing';
      cut();
    },
    hang() {
      mode = 'hanging';
      sockets.forEach((socket) => socket.pause());
    },
    delay(ms) {
      latency = ms;
    },
    heal() {
      mode = 'passing';
      latency = 0;
      sockets.forEach((socket) => socket.resume());
    },
    close() {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
