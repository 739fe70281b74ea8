/** A fixed window: so many calls in so much time. */
export interface Limit {
  readonly max: number;
  readonly windowMs: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Per session of a member, per address of a visitor; product-rules 'Limits'. All of it is configuration. */
export const defaultLimits = {
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
  reading: [],
} as const satisfies Record<string, readonly Limit[]>;

export type LimitName = keyof typeof defaultLimits;

export type Limits = Readonly<Record<LimitName, readonly Limit[]>>;
