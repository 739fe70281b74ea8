/**
 * The demo content as plain objects. Ids depend only on the seed; dates depend on seed and now. Fields resemble the services'
 * import messages as far as possible, so that an importer maps only names and enums. All references are within the same content.
 */
import type { DemoEpisode, DemoGenre, DemoRequest, DemoTitle } from './types/catalogue.js';
import type { DemoComment, DemoReaction, DemoTopic } from './types/comments.js';
import type { DemoArticle, DemoFaqEntry } from './types/editorial.js';
import type { DemoMember, DemoNotification } from './types/members.js';
import type { DemoMessaging } from './types/messaging.js';
import type { DemoCase, DemoDesk } from './types/moderation.js';
import type {
  DemoGroup,
  DemoLibraryEntry,
  DemoPlacement,
  DemoPosition,
  DemoSourceGroup,
} from './types/playback.js';
import type { DemoCollection, DemoSocial, DemoStory } from './types/social.js';

export type * from './types/catalogue.js';
export type * from './types/comments.js';
export type * from './types/editorial.js';
export type * from './types/members.js';
export type * from './types/messaging.js';
export type * from './types/moderation.js';
export type * from './types/playback.js';
export type * from './types/social.js';

export interface DemoContent {
  readonly requests: readonly DemoRequest[];
  /** The newest first. */
  readonly articles: readonly DemoArticle[];
  readonly faq: readonly DemoFaqEntry[];
  readonly topics: readonly DemoTopic[];
  readonly cases: readonly DemoCase[];
  readonly desk: DemoDesk;
  /** The newest first. */
  readonly collections: readonly DemoCollection[];
  readonly stories: readonly DemoStory[];
  readonly social: DemoSocial;
  readonly messaging: DemoMessaging;
  readonly genres: readonly DemoGenre[];
  readonly titles: readonly DemoTitle[];
  /** Ordered by title, season and number. */
  readonly episodes: readonly DemoEpisode[];
  readonly groups: readonly DemoGroup[];
  readonly sourceGroups: readonly DemoSourceGroup[];
  readonly placements: readonly DemoPlacement[];
  /** The first two are plain members; then a moderator, an editor and an admin; the others are plain members. */
  readonly members: readonly DemoMember[];
  readonly comments: readonly DemoComment[];
  readonly reactions: readonly DemoReaction[];
  readonly positions: readonly DemoPosition[];
  readonly library: readonly DemoLibraryEntry[];
  /** Derived from replies to other members, latest last. */
  readonly notifications: readonly DemoNotification[];
}
