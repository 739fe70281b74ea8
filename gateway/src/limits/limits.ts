/** A fixed window: `max` calls within a time. */
export interface Limit {
  readonly max: number;
  readonly windowMs: number;
}

/** A maximum of concurrent uses. Each replica counts its own. */
export interface Cap {
  readonly atOnce: number;
}

/** The minimum speed of a body before its connection is ended with 408. */
export interface BodyPace {
  /** Maximum time without progress, and the basic time for a body of any size. */
  readonly stillMs: number;
  /** Adds a second per this number of declared bytes, or of received bytes if none are declared. */
  readonly bytesPerSecond: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Per session of a member, per address of a visitor; product-rules 'Limits'. */
const windows = {
  /** All calls except pages, media and images. */
  all: [{ max: 300, windowMs: MINUTE }],
  /** The same for visitors: many phones share an address. */
  address: [{ max: 1_200, windowMs: MINUTE }],
  writing: [
    { max: 20, windowMs: MINUTE },
    { max: 500, windowMs: DAY },
  ],
  searching: [{ max: 60, windowMs: MINUTE }],
  toggling: [{ max: 60, windowMs: MINUTE }],
  /**
   * Claps for posts. One press is one call, however many claps it sends. The number of claps per member is in
   * services/social/src/domain/post.ts.
   */
  clapping: [{ max: 300, windowMs: MINUTE }],
  /** Read marks of conversations and typing signals. */
  marking: [{ max: 120, windowMs: MINUTE }],
  /** Commands in rooms: a member who drags the seek bar sends several a second for a moment. */
  controlling: [{ max: 60, windowMs: MINUTE }],
  /** Heartbeats in rooms: a host sends one every 1.5 s in each of up to two rooms. */
  beating: [{ max: 120, windowMs: MINUTE }],
  roomChat: [{ max: 60, windowMs: MINUTE }],
  /** Reactions to scenes of a room: one every two seconds for a whole minute. */
  reacting: [{ max: 30, windowMs: MINUTE }],
  /** Photos. */
  uploads: [{ max: 30, windowMs: 30 * MINUTE }],
  /** A player reports every 10 s, and at each pause. */
  positions: [{ max: 120, windowMs: MINUTE }],
  /** Three events per advert, and a pre-roll has a few adverts. */
  adverts: [{ max: 60, windowMs: MINUTE }],
  /** Reported failures of sources. An episode has few sources, and a single viewer must not decide about their order. */
  failedPlays: [{ max: 12, windowMs: 10 * MINUTE }],
  /** Only limits floods; accounts counts failed sign-ins. */
  signIn: [{ max: 60, windowMs: MINUTE }],
  /** Refused tokens of a back-channel logout; accepted ones all come from the provider's address. */
  refusedLogouts: [{ max: 60, windowMs: MINUTE }],
  /** Only limits floods; accounts counts mails. */
  joining: [{ max: 60, windowMs: MINUTE }],
  /** Uncached pages, by address: crawlers read five a second. */
  rendering: [{ max: 100, windowMs: 10_000 }],
  /** Uncached pages that do not exist, by address, against made-up addresses. */
  missing: [{ max: 60, windowMs: MINUTE }],
  /** Subscriptions that one socket requests; all its other messages count as `messages`. Counted per socket. */
  entries: [{ max: 60, windowMs: MINUTE }],
  messages: [{ max: 300, windowMs: MINUTE }],
  reading: [],
} as const satisfies Record<string, readonly Limit[]>;

/** Places by address, except the last row. Many phones share an address, so a cap has room for some hundred of them. */
const caps = {
  /** Requests whose body or response is in transit, except pages from the cache. */
  openRequests: { atOnce: 200 },
  /** Pages that are being rendered or wait for it. */
  renders: { atOnce: 10 },
  sockets: { atOnce: 200 },
  /** Sockets of one session: one person's open tabs. */
  sessionSockets: { atOnce: 5 },
} as const satisfies Record<string, Cap>;

/** All limits of the gateway. All of them can be configured. */
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
