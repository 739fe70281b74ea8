import { setTimeout as delay } from 'node:timers/promises';

/** The part of a socket that is needed to close it. */
export interface Closable {
  close(code: number, reason: string): void;
  terminate(): void;
  once(event: 'close', listener: () => void): unknown;
}

/** The sockets of this process; they are closed and reconnect a few at a time. */
export interface OpenSockets {
  /** False while this process ends: close the socket then. */
  add(socket: Closable): boolean;
  /** Closes a share of them each second; resolves when none is left, or after `ms`. */
  drain(ms: number): Promise<void>;
  /** Closes all at once. */
  closeAll(): void;
}

/** RFC 6455 registry: service restart. The reason contains the wait before the client reconnects. */
const RESTART = 1012;
const TICK_MS = 1_000;
/** Number of sockets that can be closed at once without harm. */
const FEW = 50;
/** Sockets per second that reconnect to the other replicas, if all are closed at once. */
const BACK_A_SECOND = 500;
const LONGEST_MS = 30_000;
const CLOSING_MS = 2_000;

/** The reason of a close frame: the page's delay before it reconnects, in ms. */
export const waitReason = (ms: number): string => `wait=${Math.round(ms)}`;

/** Closes a socket, and does not wait long for the other side. */
export const closeSoon = (
  socket: Pick<Closable, 'close' | 'terminate'>,
  code: number,
  reason: string,
): void => {
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), CLOSING_MS).unref();
};

export const createOpenSockets = (): OpenSockets => {
  const open = new Set<Closable>();
  let isEnding = false;
  const send = (sockets: readonly Closable[], withinMs: number) => {
    for (const socket of sockets) {
      open.delete(socket);
      closeSoon(socket, RESTART, waitReason(Math.random() * withinMs));
    }
  };
  return {
    add(socket) {
      if (isEnding) {
        send([socket], TICK_MS);
        return false;
      }
      open.add(socket);
      socket.once('close', () => open.delete(socket));
      return true;
    },
    async drain(ms) {
      isEnding = true;
      const share = Math.max(FEW, Math.ceil((open.size * TICK_MS) / ms));
      const end = performance.now() + ms;
      while (open.size > 0 && performance.now() < end) {
        send([...open].slice(0, share), TICK_MS);
        if (open.size > 0) await delay(TICK_MS);
      }
    },
    closeAll() {
      isEnding = true;
      send([...open], Math.min(LONGEST_MS, (open.size / BACK_A_SECOND) * 1_000));
    },
  };
};
