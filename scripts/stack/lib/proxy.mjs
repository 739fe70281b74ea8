import { createConnection, createServer } from 'node:net';

/**
 * A TCP proxy for fault tests, in front of PostgreSQL or Redis (Kafka tells its clients its own address: a proxy in
 * front of it needs its port in `advertised.listeners`).
 * @typedef {object} Proxy
 * @property {number} port
 * @property {() => void} refuse cuts every connection and lets no new one through
 * @property {() => void} hang keeps connections open, lets new ones in, and passes nothing on
 * @property {(ms: number) => void} delay passes everything on later, in both directions
 * @property {() => void} heal as at the start; what was held back while hanging is passed on
 * @property {() => Promise<void>} close
 */

/**
 * @param {number} target port on loopback
 * @param {number} [port] a free one by default
 * @param {string} [host] address of this machine at which clients find it
 * @returns {Promise<Proxy>}
 */
export async function startProxy(target, port = 0, host = '127.0.0.1') {
  /** @type {'passing' | 'refusing' | 'hanging'} */
  let mode = 'passing';
  let latency = 0;
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  const cut = () => sockets.forEach((socket) => socket.destroy());

  /** @param {import('node:net').Socket} from @param {import('node:net').Socket} to */
  const join = (from, to) => {
    sockets.add(from);
    if (mode === 'hanging') from.pause();
    from.on('data', (data) => {
      if (latency === 0) to.write(data);
      else setTimeout(() => to.writable && to.write(data), latency);
    });
    from.once('end', () => setTimeout(() => to.end(), latency));
    from.on('error', () => {}); // the close that follows cuts the other side
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
    port: /** @type {import('node:net').AddressInfo} */ (server.address()).port,
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
