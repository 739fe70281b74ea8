/** The part of a socket that an outlet uses. */
export interface Sending {
  readonly readyState: number;
  readonly OPEN: number;
  send(bytes: Buffer, options: { binary: boolean }, done: () => void): void;
}

export interface Outgoing {
  readonly bytes: Buffer;
  /** A waiting message is replaced by the reader's next one with the same key. */
  readonly key?: string | undefined;
  /** Makes the one message that replaces all dropped messages of this reader. */
  readonly resync: () => Buffer;
}

/** Sends messages to one socket in order, with bounded memory for a slow socket. */
export interface Outlet {
  offer(message: Outgoing): void;
}

export interface OutletLimits {
  readonly most: number;
  readonly mostBytes: number;
  readonly stuckMs: number;
}

export const outletLimits: OutletLimits = { most: 64, mostBytes: 256_000, stuckMs: 10_000 };

/** @param onStuck called when nothing was accepted for `stuckMs` although messages wait */
export const createOutlet = (
  socket: Sending,
  onStuck: () => void,
  { most, mostBytes, stuckMs }: OutletLimits = outletLimits,
): Outlet => {
  let waiting: Outgoing[] = [];
  let bytes = 0;
  let isSending = false;
  let stuck: NodeJS.Timeout | undefined;

  const send = (message: Outgoing): void => {
    isSending = true;
    socket.send(message.bytes, { binary: false }, () => {
      isSending = false;
      clearTimeout(stuck);
      stuck = undefined;
      const next = waiting.shift();
      if (!next) return;
      bytes -= next.bytes.length;
      send(next);
      watch();
    });
  };
  const watch = (): void => {
    if (waiting.length > 0) stuck ??= setTimeout(onStuck, stuckMs).unref();
  };
  const measure = (): void => {
    bytes = waiting.reduce((sum, message) => sum + message.bytes.length, 0);
  };

  return {
    offer(message) {
      if (socket.readyState !== socket.OPEN) {
        clearTimeout(stuck);
        waiting = [];
        return;
      }
      if (!isSending) return send(message);
      const { key, resync } = message;
      if (key !== undefined)
        waiting = waiting.filter((other) => other.key !== key || other.resync !== resync);
      waiting.push(message);
      measure();
      if (waiting.length > most || bytes > mostBytes) {
        const readers = [...new Set(waiting.map((dropped) => dropped.resync))];
        waiting = readers.map((reader) => ({ bytes: reader(), resync: reader }));
        measure();
      }
      watch();
    },
  };
};
