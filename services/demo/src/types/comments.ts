/** The object of a thread: a movie or series (by title id), or an episode. Anime titles count as series. */
export interface DemoTarget {
  readonly kind: 'movie' | 'series' | 'episode';
  readonly id: string;
}

/** `title` reveals the whole title; `episode` reveals the plot up to a season and number. */
export type DemoSpoiler =
  | { readonly kind: 'none' }
  | { readonly kind: 'title'; readonly titleId: string }
  | { readonly kind: 'episode'; readonly titleId: string; readonly season: number; readonly number: number };

/** A comment or reply; a parent precedes its replies in the list. */
export interface DemoComment {
  readonly id: string;
  /** A reply has the target of its parent. */
  readonly target: DemoTarget;
  /** Undefined for a comment. */
  readonly parentId: string | undefined;
  readonly authorId: string;
  /** 1 to 500 graphemes of plain text. */
  readonly body: string;
  readonly spoiler: DemoSpoiler;
  /** A time after the release of its episode, after its parent, and before now. */
  readonly postedAt: Date;
}

/** Numbers as in the product: Beğen, Beğenme, Harika, Komik, Üzücü, Şaşırtıcı. */
export type ReactionNumber = 1 | 2 | 3 | 4 | 5 | 6;

/** One member's reaction on a target; at most one per member and target. */
export interface DemoReaction {
  readonly target: { readonly kind: 'comment' | 'series' | 'episode' | 'flow'; readonly id: string };
  readonly memberId: string;
  readonly reaction: ReactionNumber;
}

/** A topic of the forum, with its posts in their order. */
export interface DemoTopic {
  readonly id: string;
  readonly category: 'general' | 'series' | 'anime' | 'movies' | 'suggestions' | 'announcements';
  /** 3 to 120 graphemes. */
  readonly title: string;
  readonly body: string;
  readonly authorId: string;
  readonly titleId: string | undefined;
  readonly spoiler: DemoSpoiler;
  readonly pinned: boolean;
  readonly locked: boolean;
  readonly postedAt: Date;
  readonly posts: readonly DemoTopicPost[];
}

export interface DemoTopicPost {
  readonly id: string;
  readonly authorId: string;
  readonly body: string;
  /** An earlier post of the topic; undefined for none. */
  readonly quotedId: string | undefined;
  readonly postedAt: Date;
}
