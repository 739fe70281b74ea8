import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** A member's line to the site. */
export interface Shape {
  roundTripMs: number;
  /** Each way takes up to this much longer. */
  jitterMs: number;
  /** The share of frames that are lost once: they, and all behind them, stall for 200 to 400 ms. */
  loss: number;
}

export interface Line {
  port: number;
  /** Breaks all connections and refuses new ones. */
  cut: () => void;
  restore: () => void;
  close: () => Promise<void>;
}

/** Bytes on their way in one direction before the sender is slowed down. */
const MOST_WAITING = 1 << 20;

/** When a frame that is sent now arrives; never before the one ahead of it. */
export const arrivalOf = (
  { roundTripMs, jitterMs, loss }: Shape,
  now: number,
  before: number,
  random: () => number = Math.random,
): number => {
  const stall = random() < loss ? 200 + random() * 200 : 0;
  return Math.max(before, now + roundTripMs / 2 + random() * jitterMs + stall);
};

/** Carries frames from one socket to the other. @param opensAt when the connection stands */
const carry = (from: Socket, to: Socket, shape: Shape, opensAt: number) => {
  const frames: { due: number; bytes: Buffer | undefined }[] = [];
  let last = opensAt;
  let waiting = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // One timer for the first frame: timers of one millisecond may end in any order.
  const deliver = () => {
    timer = undefined;
    for (let next = frames[0]; next && next.due <= performance.now(); next = frames[0]) {
      frames.shift();
      if (next.bytes) to.write(next.bytes);
      else to.end();
      waiting -= next.bytes?.length ?? 0;
    }
    if (waiting < MOST_WAITING && from.isPaused()) from.resume();
    wait();
  };
  const wait = () => {
    const [next] = frames;
    if (next && !timer) timer = setTimeout(deliver, Math.max(0, next.due - performance.now()));
  };
  const add = (bytes?: Buffer) => {
    last = arrivalOf(shape, Math.max(performance.now(), opensAt), last);
    frames.push({ due: last, bytes });
    waiting += bytes?.length ?? 0;
    if (waiting >= MOST_WAITING) from.pause();
    wait();
  };
  from.on('data', add);
  from.on('end', () => add());
};

/** A TCP proxy on a free port that shapes the line to a port of this machine. */
export const openLine = async (sitePort: number, shape: Shape): Promise<Line> => {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (near) => {
    if (isCut) return void near.destroy();
    const far = connect({ port: sitePort, host: '127.0.0.1', allowHalfOpen: true, noDelay: true });
    // The handshake with this proxy is immediate; over the line it takes a round trip.
    const opensAt = performance.now() + shape.roundTripMs;
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => sockets.delete(socket));
      carry(socket, other, shape, socket === near ? opensAt : 0);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    restore: () => {
      isCut = false;
    },
    close: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};
