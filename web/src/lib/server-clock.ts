/** One measurement of the server's clock; its error is at most half of the round trip. */
interface Sample {
  /** Server's clock minus `performance.now()`, in ms. */
  offset: number;
  roundTrip: number;
}

/** Product-rules, Rooms: the best of the last eight samples is used. */
const KEPT = 8;
const LOST_MS = 5_000;

/** The server's clock, independent of the device's clock, which may be wrong by minutes. */
export interface ServerClock {
  /** The server's time in ms since 1970; undefined before the first sample and the first answer. */
  now: () => number | undefined;
  /** Round trip of the best stored sample, in ms; 0 before the first one. */
  roundTripMs: () => number;
  /** The number of samples since the last connection. */
  samples: () => number;
  /**
   * Takes a rough value from an answer of the server; the one with the shortest round trip is used until the first sample.
   * @param sentAt when its request was sent, by `performance.now()`; without it any other value is better
   */
  seed: (serverMs: number, sentAt?: number) => void;
  /** Sends a ping on the open socket. */
  ping: () => void;
  /** Called with the function that sends a ping's payload, when a socket opens; undefined when it closes. */
  connect: (send: ((payload: Record<string, unknown>) => void) | undefined) => void;
  /** Called with the payload of each pong. */
  take: (payload: Record<string, unknown> | undefined) => void;
}

/** @param elapsed a clock in ms that never runs backwards */
export function createServerClock(elapsed: () => number = () => performance.now()): ServerClock {
  let samples: Sample[] = [];
  let seeded: Sample | undefined;
  let send: ((payload: Record<string, unknown>) => void) | undefined;
  let last = 0;
  const sent = new Map<number, number>();
  const best = () =>
    samples.reduce<Sample | undefined>(
      (found, sample) => (found && found.roundTrip <= sample.roundTrip ? found : sample),
      undefined,
    );
  return {
    now() {
      const offset = (best() ?? seeded)?.offset;
      return offset === undefined ? undefined : elapsed() + offset;
    },
    roundTripMs: () => Math.round(best()?.roundTrip ?? 0),
    samples: () => samples.length,
    seed(serverMs, sentAt) {
      const now = elapsed();
      const roundTrip = sentAt === undefined ? Infinity : now - sentAt;
      if (seeded && seeded.roundTrip < roundTrip) return;
      seeded = { offset: serverMs - (sentAt === undefined ? now : (sentAt + now) / 2), roundTrip };
    },
    ping() {
      if (!send) return;
      const now = elapsed();
      for (const [number, at] of sent) if (now - at > LOST_MS) sent.delete(number);
      last += 1;
      sent.set(last, now);
      send({ clock: last });
    },
    connect(next) {
      send = next;
      // Another socket may end at another server, over another connection: the old samples only bridge the time to the first new one.
      seeded = best() ?? seeded;
      samples = [];
      sent.clear();
    },
    take(payload) {
      const { clock, serverMs } = payload ?? {};
      if (typeof clock !== 'number' || typeof serverMs !== 'number') return;
      const at = sent.get(clock);
      if (at === undefined) return;
      sent.delete(clock);
      const now = elapsed();
      samples = [...samples, { offset: serverMs - (at + now) / 2, roundTrip: now - at }].slice(-KEPT);
    },
  };
}

/** The clock of the page's one socket. */
export const serverClock = createServerClock();
