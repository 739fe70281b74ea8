import type { ReactionNumber } from './comments.js';
import type { DemoPhoto } from './social.js';

/** A conversation of two members; the opener wrote first. */
export interface DemoConversation {
  readonly id: string;
  readonly openerId: string;
  readonly otherId: string;
  /** False: a request. */
  readonly accepted: boolean;
  readonly openerUnread: number;
  readonly otherUnread: number;
  /** The oldest first. */
  readonly messages: readonly {
    readonly id: string;
    readonly authorId: string;
    readonly body: string;
    /** The place of an earlier message, from 1. */
    readonly replyToSeq: number | undefined;
    readonly sentAt: Date;
    readonly reactions: readonly { readonly memberId: string; readonly reaction: ReactionNumber }[];
    readonly photos: readonly DemoPhoto[];
  }[];
}

/** A public watch-together room; its first member is the host. */
export interface DemoRoom {
  readonly id: string;
  readonly title: string;
  readonly episodeId: string;
  readonly memberIds: readonly string[];
  /** A room that plays: the episode begins again after this time. Undefined for a scheduled one. */
  readonly repeatSeconds: number | undefined;
  readonly startsAt: Date | undefined;
  readonly entries: readonly {
    readonly id: string;
    readonly authorId: string;
    readonly body: string;
    readonly isSpoiler: boolean;
    readonly postedAt: Date;
  }[];
}

/** Counts of reactions to seconds of an episode. */
export interface DemoCrowd {
  readonly episodeId: string;
  readonly seconds: readonly {
    readonly second: number;
    readonly reactions: readonly { readonly reaction: ReactionNumber; readonly count: number }[];
  }[];
}

export interface DemoMessaging {
  readonly conversations: readonly DemoConversation[];
  readonly rooms: readonly DemoRoom[];
  readonly crowds: readonly DemoCrowd[];
}
