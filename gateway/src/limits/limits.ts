/** A fixed window: so many calls in so much time. */
export interface Limit {
  readonly max: number;
  readonly windowMs: number;
}

/** So many at once. Each replica counts its own. */
export interface Cap {
  readonly atOnce: number;
}

/** How slowly a body may come before its connection is ended with 408. */
export interface BodyPace {
  /** Time without any progress, and what a body of any size has in all. */
  readonly stillMs: number;
  /** Adds a second for each so many bytes that are announced, or have come where nothing is announced. */
  readonly bytesPerSecond: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Per session of a member, per address of a visitor; product-rules 'Limits'. */
const windows = {
  /** Everything but pages, media and images. */
  all: [{ max: 300, windowMs: MINUTE }],
  /** The same for visitors: phones share addresses. */
  address: [{ max: 1_200, windowMs: MINUTE }],
  writing: [
    { max: 20, windowMs: MINUTE },
    { max: 500, windowMs: DAY },
  ],
  searching: [{ max: 60, windowMs: MINUTE }],
  toggling: [{ max: 60, windowMs: MINUTE }],
  /** Photos. */
  uploads: [{ max: 30, windowMs: 30 * MINUTE }],
  /** A player writes every 10 s, and once more at each pause. */
  positions: [{ max: 120, windowMs: MINUTE }],
  /** Three an advert, and a pre-roll has a few. */
  adverts: [{ max: 60, windowMs: MINUTE }],
  /** Failures are counted by accounts; this only holds off floods. */
  signIn: [{ max: 60, windowMs: MINUTE }],
  /** Tokens of a back-channel logout that were refused: those that are taken all come from the provider's address. */
  refusedLogouts: [{ max: 60, windowMs: MINUTE }],
  /** What is mailed is counted by accounts; this only holds off floods. */
  joining: [{ max: 60, windowMs: MINUTE }],
  /** Pages that are not in the cache, by address: crawlers read five a second. */
  rendering: [{ max: 100, windowMs: 10_000 }],
  reading: [],
} as const satisfies Record<string, readonly Limit[]>;

/** By address but the last one. Phones share addresses: a cap leaves room for some hundred of them. */
const caps = {
  /** Requests whose body or answer is still on its way, but for pages from the cache. */
  openRequests: { atOnce: 200 },
  /** Pages that are being made or wait for it. */
  renders: { atOnce: 10 },
  sockets: { atOnce: 200 },
  /** Sockets of one session: tabs that one person has open. */
  sessionSockets: { atOnce: 5 },
} as const satisfies Record<string, Cap>;

/** All limits of the front door. All of it is configuration. */
export const defaultLimits = {
  ...windows,
  ...caps,
  bodies: { stillMs: 10_000, bytesPerSecond: 50_000 },
} as const satisfies Limits;

export type LimitName = keyof typeof windows;
export type CapName = keyof typeof caps;

export type Limits = Readonly<
  Record<LimitName, readonly Limit[]> & Record<CapName, Cap> & Record<'bodies', BodyPace>
>;

export const limitNames = Object.keys(windows) as [LimitName];
export const capNames = Object.keys(caps) as [CapName];
