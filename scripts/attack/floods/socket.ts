import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { Duplex } from 'node:stream';

/** A short text as a client's frame, masked with zeros. */
const frameOf = (text: string) => {
  const bytes = Buffer.from(text);
  const length =
    bytes.length < 126
      ? Buffer.from([0x80 | bytes.length])
      : Buffer.from([0x80 | 126, bytes.length >> 8, bytes.length & 255]);
  return Buffer.concat([Buffer.from([0x81]), length, Buffer.alloc(4), bytes]);
};

const TEXT = 1;
const CLOSE = 8;
const PING = 9;

/** Parses a server's frames; the first two bytes of a close frame are its code. */
const reader = (onFrame: (kind: number, content: Buffer) => void) => {
  let rest: Buffer = Buffer.alloc(0);
  return (data: Buffer) => {
    rest = rest.length > 0 ? Buffer.concat([rest, data]) : data;
    for (;;) {
      if (rest.length < 2) return;
      const short = (rest[1] ?? 0) & 127;
      const start = short === 126 ? 4 : short === 127 ? 10 : 2;
      if (rest.length < start) return;
      const length =
        short === 126 ? rest.readUInt16BE(2) : short === 127 ? Number(rest.readBigUInt64BE(2)) : short;
      if (rest.length < start + length) return;
      onFrame((rest[0] ?? 0) & 15, rest.subarray(start, start + length));
      rest = rest.subarray(start + length);
    }
  };
};

/**
 * A page's connection with little memory, so that one process can open thousands: subscribes once and counts the
 * messages.
 */
export const openSocket = ({
  origin,
  localAddress,
  cookie,
  subscription,
  onNext,
  onEnd,
}: {
  origin: string;
  localAddress: string;
  cookie?: string;
  subscription: { query: string; variables: object };
  /** called with the begin of each message of the subscription */
  onNext?: (start: string) => void;
  /** called with the close code, or the status of a refused upgrade */
  onEnd: (seen: string) => void;
}) => {
  const state: { received: number; lastAt: number; socket: Duplex | undefined } = {
    received: 0,
    lastAt: 0,
    socket: undefined,
  };
  let ended = false;
  const end = (how: string) => {
    if (!ended) onEnd(how);
    ended = true;
  };
  const sent = request(`${origin}/graphql/ws`, {
    localAddress,
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      origin,
      'sec-websocket-version': '13',
      'sec-websocket-key': randomBytes(16).toString('base64'),
      'sec-websocket-protocol': 'graphql-transport-ws',
      ...(cookie && { cookie }),
    },
  });
  sent.on('response', (response) => end(String(response.statusCode)));
  sent.on('error', (error) => end((error as NodeJS.ErrnoException).code ?? 'error'));
  sent.on('upgrade', (_response, socket, head) => {
    state.socket = socket;
    const say = (message: object) => socket.write(frameOf(JSON.stringify(message)));
    const read = reader((kind, content) => {
      if (kind === CLOSE) {
        end(content.length >= 2 ? String(content.readUInt16BE(0)) : 'closed');
        socket.end();
      } else if (kind === PING)
        socket.write(Buffer.concat([Buffer.from([0x8a, 0x80 | content.length]), Buffer.alloc(4), content]));
      else if (kind === TEXT) {
        const start = content.subarray(0, 200).toString();
        if (start.includes('"connection_ack"')) say({ id: '1', type: 'subscribe', payload: subscription });
        if (start.includes('"next"')) {
          state.received += 1;
          state.lastAt = performance.now();
          onNext?.(start);
        }
      }
    });
    socket.on('data', read);
    socket.on('error', () => undefined);
    socket.on('close', () => end('closed'));
    if (head.length > 0) read(head);
    say({ type: 'connection_init' });
  });
  sent.end();
  return { state, close: () => sent.destroy() };
};
