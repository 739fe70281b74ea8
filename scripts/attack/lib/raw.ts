import { connect } from 'node:net';

const PATIENCE_MS = 10_000;

/**
 * Sends raw bytes, and returns the answer until the site closes the connection or the time is over.
 * @param ms maximum wait
 * @returns empty without an answer
 */
export const raw = (origin: string, bytes: string | Buffer, ms: number = PATIENCE_MS): Promise<string> =>
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

/** The status of a raw answer; 0 for none. */
export const statusOf = (answer: string) => Number(/^HTTP\/1\.\d (\d{3})/.exec(answer)?.[1] ?? 0);

/**
 * Requests the upgrade to a WebSocket.
 * @returns the status: 101 if it opened
 */
export const upgrade = async (
  origin: string,
  headers: Record<string, string>,
  path: string = '/graphql/ws',
): Promise<number> => {
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
