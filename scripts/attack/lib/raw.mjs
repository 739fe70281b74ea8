import { connect } from 'node:net';

const PATIENCE_MS = 10_000;

/**
 * Sends bytes as they are, and answers what comes back until the site closes or the time is over.
 * @param {string} origin @param {string | Buffer} bytes @param {number} [ms] to wait at most
 * @returns {Promise<string>} empty where nothing came
 */
export const raw = (origin, bytes, ms = PATIENCE_MS) =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    let text = '';
    const done = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(text);
    };
    const timer = setTimeout(done, ms);
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on('data', (data) => (text += data.toString('latin1')));
    socket.once('close', done);
    socket.once('error', done);
  });

/** The status of a raw answer; 0 where there is none. @param {string} answer */
export const statusOf = (answer) => Number(/^HTTP\/1\.\d (\d{3})/.exec(answer)?.[1] ?? 0);

/**
 * Asks for the upgrade to a WebSocket.
 * @param {string} origin @param {Record<string, string>} headers @param {string} [path]
 * @returns {Promise<number>} the status: 101 where it opened
 */
export const upgrade = async (origin, headers, path = '/graphql/ws') => {
  const lines = Object.entries({
    host: new URL(origin).host,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    'sec-websocket-protocol': 'graphql-transport-ws',
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return statusOf(await raw(origin, `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`, 500));
};
