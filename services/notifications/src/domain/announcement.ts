import type { Translation } from './notification.js';

/** What a member may want to know of; the numbers are the legacy `type`. */
export const notifyKind = { episode: 1, title: 2 } as const;
export type NotifyKind = (typeof notifyKind)[keyof typeof notifyKind];

/** What is known of an episode after a change. */
export interface EpisodeFacts {
  readonly id: string;
  readonly titleId: string;
  /** Absent while it is not known when. */
  readonly releasedAt: Date | undefined;
  readonly removed: boolean;
}

/** Which translator groups have sources of an episode, after a change. */
export interface SourceFacts {
  readonly episodeId: string;
  readonly groups: readonly { readonly groupId: string; readonly translation: Translation }[];
  readonly at: Date;
}

/** That an episode can be watched by a group: one for each pair, whoever is told of it. */
export interface Announcement {
  readonly id: string;
  readonly episodeId: string;
  readonly translation: Translation;
  /** When it could be watched: released, and with a source. */
  readonly at: Date;
}
