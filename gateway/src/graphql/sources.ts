import type { Role } from '@seyir/kit/stateless';
import type {
  Comment,
  Episode,
  LibraryState,
  Notification,
  Position,
  Target,
  Title,
  WatchedEpisode,
} from '@seyir/proto';
import type { PageOf } from '../operations/page.js';

// What the fields of these types are read from, where that is no message of a contract.

/** `replyCount` is that of a whole thread. */
export type CommentPage = PageOf<Comment> & { readonly replyCount?: number };
export type EpisodePage = PageOf<Episode>;
export type LibraryTitlePage = PageOf<LibraryState>;
export type WatchedEpisodePage = PageOf<WatchedEpisode>;
export type PositionPage = PageOf<Position>;
export type TitlePage = PageOf<Title>;
export type NotificationPage = PageOf<Notification> & { readonly unread: number };

export interface ViewerSource {
  readonly memberId: string;
  readonly roles: readonly Role[];
}

export interface ThreadSource {
  readonly target: Target;
}
