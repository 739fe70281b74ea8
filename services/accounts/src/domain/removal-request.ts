/** The right that the asker claims. The contract numbers them by position, from 1. */
export const removalRights = ['owner', 'agent', 'person', 'other'] as const;
export type RemovalRight = (typeof removalRights)[number];

/** The decision about a request; the contract numbers them by position, from 1. */
export const removalOutcomes = ['removed', 'partly', 'refused'] as const;
export type RemovalOutcome = (typeof removalOutcomes)[number];

/** A request to remove content from the site. */
export interface RemovalRequest {
  readonly id: string;
  /** The number in the asker's mails: '261124-4f09ac'. */
  readonly number: string;
  readonly name: string;
  readonly email: string;
  readonly right: RemovalRight;
  readonly links: readonly string[];
  readonly statement: string;
  readonly sentAt: Date;
  /** Undefined until the asker opens the link of the mail; moderators see only confirmed requests. */
  readonly confirmedAt: Date | undefined;
  readonly dueAt: Date | undefined;
  readonly decidedAt: Date | undefined;
  /** Undefined also for a moderator who is erased. */
  readonly decidedBy: string | undefined;
  readonly outcome: RemovalOutcome | undefined;
  /** The text that the asker got by mail. */
  readonly answer: string;
}

const HOUR_MS = 3_600_000;

/** A request is due in 48 hours (product-rules, Cases). */
export const removalDue = (confirmedAt: Date): Date => new Date(confirmedAt.getTime() + 48 * HOUR_MS);

const DAY_MS = 24 * HOUR_MS;

/** Requests that were sent before this time, and that nobody has confirmed, are deleted: after seven days. */
export const unconfirmedBefore = (now: Date): Date => new Date(now.getTime() - 7 * DAY_MS);

/** Requests that were decided before this time are deleted with their personal data: after 180 days. */
export const decidedBefore = (now: Date): Date => new Date(now.getTime() - 180 * DAY_MS);

/** A waiting request that is due before this time is late: 24 of its 48 hours are over. */
export const lateBefore = (now: Date): Date => new Date(now.getTime() + 24 * HOUR_MS);

/** A number for the asker's mails: the day, and a part of a random token. */
export const removalNumber = (at: Date, token: string): string =>
  `${at.toISOString().slice(2, 10).replaceAll('-', '')}-${Buffer.from(token).toString('hex').slice(0, 8)}`;

/** An address of http or https. */
export const isRemovalLink = (link: string): boolean => {
  if (link.length > 500 || !URL.canParse(link)) return false;
  const { protocol } = new URL(link);
  return protocol === 'https:' || protocol === 'http:';
};
