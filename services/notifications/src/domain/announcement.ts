import type { Translation } from './notification.js';

/** The targets of a wish; the numbers are the legacy `type`. */
export const notifyKind = { episode: 1, title: 2 } as const;
export type NotifyKind = (typeof notifyKind)[keyof typeof notifyKind];

/** The state of an episode after a change. */
export interface EpisodeFacts {
  readonly id: string;
  readonly titleId: string;
  /** Absent if the date is unknown. */
  readonly releasedAt: Date | undefined;
  readonly removed: boolean;
}

/** The translator groups with sources of an episode, after a change. */
export interface SourceFacts {
  readonly episodeId: string;
  readonly groups: readonly { readonly groupId: string; readonly translation: Translation }[];
  readonly at: Date;
}

/** A translator group offers an episode that can be watched: one announcement per pair, for all members. */
export interface Announcement {
  readonly id: string;
  readonly episodeId: string;
  readonly translation: Translation;
  /** When it became watchable: released, and with a source. */
  readonly at: Date;
}
