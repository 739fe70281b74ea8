import type { Role, Silence } from '@seyir/kit/stateless';
import type {
  Article,
  Collection,
  Comment,
  ContactMessage,
  ContentRequest,
  Conversation,
  Episode,
  Group,
  LibraryState,
  Member,
  Message,
  ModerationCase,
  RemovalRequest,
  Notification,
  Position,
  Post,
  PostFrame,
  Room,
  RoomFrame,
  Target,
  ThreadFrame,
  Title,
  WatchedEpisode,
} from '@seyir/proto';
import type { FrameEvent } from '../live/frame-source.js';
import type { ShownRestraint } from '../operations/accounts/restrain-member.js';
import type { ShownEarnedBadge } from '../operations/badges/read-badges.js';
import type { ShownGroupMember, ShownGroupRequest } from '../operations/groups/read-groups.js';
import type { ShownMemberTitle } from '../operations/library/list-member-titles.js';
import type { PageOf } from '../operations/page.js';
import type { AuditEntry } from '../operations/staff/audit.js';

// Source types of fields that are not read from a contract message.

/** Its `replyCount` counts the replies of the whole thread. */
export type CommentPage = PageOf<Comment> & { readonly replyCount?: number; readonly live?: ThreadLive };
export type ArticlePage = PageOf<Article>;
export type ContactPage = PageOf<ContactMessage>;
export type ConversationPage = PageOf<Conversation>;
export type MessagePage = PageOf<Message>;
export type EpisodePage = PageOf<Episode>;
export type LibraryTitlePage = PageOf<LibraryState>;
export type WatchedEpisodePage = PageOf<WatchedEpisode>;
export type MemberTitlePage = PageOf<ShownMemberTitle>;
export type MemberPage = PageOf<Member>;
export type EarnedBadgePage = PageOf<ShownEarnedBadge>;
export type FriendsSource = Pick<PageOf<Member>, 'items' | 'count'>;
export type GroupPage = PageOf<Group>;
export type GroupMemberPage = PageOf<ShownGroupMember>;
export type GroupRequestPage = PageOf<ShownGroupRequest>;
export type PostPage = PageOf<Post>;
export type ModerationCasePage = PageOf<ModerationCase>;
export type AuditPage = PageOf<AuditEntry>;
export type RemovalRequestPage = PageOf<RemovalRequest>;
export type ContentRequestPage = PageOf<ContentRequest>;
export type CollectionPage = PageOf<Collection>;
export type RoomPage = PageOf<Room>;
export type PositionPage = PageOf<Position>;
export type RestraintPage = PageOf<ShownRestraint>;
export type TitlePage = PageOf<Title>;
export type SearchSource = TitlePage & {
  readonly query: string;
  readonly matches: readonly {
    readonly titleId: string;
    readonly originalName: string | null;
    readonly person: string | null;
    readonly role: string | null;
  }[];
};
export type NotificationPage = PageOf<Notification> & { readonly unread: number };

export interface ViewerSource {
  readonly memberId: string;
  readonly roles: readonly Role[];
  readonly silence?: Silence;
}

/** The sequence number after which the live connection continues a page of a thread. */
export interface ThreadLive {
  readonly seq: number;
  readonly ticket: string;
}

export type ThreadFrameSource = FrameEvent<ThreadFrame>;
export type RoomFrameSource = FrameEvent<RoomFrame>;
export type PostFrameSource = FrameEvent<PostFrame>;

export interface ThreadSource {
  readonly target: Target;
}
