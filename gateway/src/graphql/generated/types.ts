// Made by scripts/generate-types.ts from the schema.graphql of each area.
import type { Timestamp } from '@bufbuild/protobuf/wkt';
import type { ActivationState } from '@seyir/proto';
import type { AdvertMoment } from '@seyir/proto';
import type { AdvertVariant } from '@seyir/proto';
import type { AgeMark } from '@seyir/proto';
import type { AiringStatus } from '@seyir/proto';
import type { AppealState } from '@seyir/proto';
import type { Audience } from '@seyir/proto';
import type { ContentMark } from '@seyir/proto';
import type { ConversationFolder } from '@seyir/proto';
import type { CaseOrder } from '@seyir/proto';
import type { CaseOutcome } from '@seyir/proto';
import type { CaseState } from '@seyir/proto';
import type { CollectionSort } from '@seyir/proto';
import type { CollectionVisibility } from '@seyir/proto';
import type { FeedKind } from '@seyir/proto';
import type { FilterField } from '@seyir/proto';
import type { FollowState } from '@seyir/proto';
import type { GroupFilter } from '@seyir/proto';
import type { GroupRole } from '@seyir/proto';
import type { GroupStanding } from '@seyir/proto';
import type { HiddenBy } from '@seyir/proto';
import type { LibraryList } from '@seyir/proto';
import type { NotificationKind } from '@seyir/proto';
import type { NotifyKind } from '@seyir/proto';
import type { RemovalOutcome } from '@seyir/proto';
import type { RemovalRight } from '@seyir/proto';
import type { ReportProblem } from '@seyir/proto';
import type { RoomActivity } from '@seyir/proto';
import type { RoomPhase } from '@seyir/proto';
import type { RoomRole } from '@seyir/proto';
import type { SanctionKind } from '@seyir/proto';
import type { Violation } from '@seyir/proto';
import type { RoomVisibility } from '@seyir/proto';
import type { RequestKind } from '@seyir/proto';
import type { RequestState } from '@seyir/proto';
import type { SegmentKind } from '@seyir/proto';
import type { ShelfSort } from '@seyir/proto';
import type { SourceHealth } from '@seyir/proto';
import type { SourceKind } from '@seyir/proto';
import type { SpoilerKind } from '@seyir/proto';
import type { TargetKind } from '@seyir/proto';
import type { TitleKind } from '@seyir/proto';
import type { TitleMark } from '@seyir/proto';
import type { TitleOrder } from '@seyir/proto';
import type { TopicCategory } from '@seyir/proto';
import type { TopicOrder } from '@seyir/proto';
import type { TranslationKind } from '@seyir/proto';
import type { CaptchaAction } from '../contract-enums.js';
import type { Reaction as ReactionKind } from '@seyir/proto';
import type { ReactionTarget } from '../contract-enums.js';
import type { ReportTarget } from '../contract-enums.js';
import type { Role } from '../contract-enums.js';
import type { RoomCommand } from '../contract-enums.js';
import type { RequestVote } from '../contract-enums.js';
import type { StoryVote } from '../contract-enums.js';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Account as AccountMessage, Article as ArticleMessage, CaseEvidence as CaseEvidenceMessage, CasePhoto as CasePhotoMessage, CaseReport as CaseReportMessage, Collection as CollectionMessage, Comment as CommentMessage, ContentRequest as ContentRequestMessage, Conversation as ConversationMessage, CrowdSecond as CrowdSecondMessage, Device as DeviceMessage, Episode as EpisodeMessage, FaqEntry as FaqEntryMessage, Group as GroupMessage, Member as MemberMessage, Message as MessageMessage, MessageReaction as MessageReactionMessage, MessageSettings as MessageSettingsMessage, ModerationCase as ModerationCaseMessage, CaseAppeal as CaseAppealMessage, OwnDecision as OwnDecisionMessage, Notification as NotificationMessage, PlayedEpisode as PlayedEpisodeMessage, Poll as PollMessage, Position as PositionMessage, Post as PostMessage, Privacy as PrivacyMessage, Profile as ProfileMessage, QueuedEpisode as QueuedEpisodeMessage, Relationship as RelationshipMessage, RemovalRequest as RemovalRequestMessage, Room as RoomMessage, RoomEntry as RoomEntryMessage, RoomMember as RoomMemberMessage, RoomPlayback as RoomPlaybackMessage, RoomQueue as RoomQueueMessage, RoomQuote as RoomQuoteMessage, Segment as SegmentMessage, Source as SourceMessage, SourceGroup as SourceGroupMessage, Story as StoryMessage, Title as TitleMessage, WatchedEpisode as WatchedEpisodeMessage, GetCaseStatisticsResponse as CaseStatisticsMessage, TakeInboxResponse as InboxMessage, Quote as QuoteMessage, PlannedEpisode as PlannedEpisodeMessage, GroupMemory as GroupMemoryMessage, GetPreRollResponse as PreRollMessage, BeatRoomResponse as BeatRoomResponseMessage, RoomFrame as RoomFrameMessage, Season as SeasonMessage, SomeMembers as SomeMembersMessage, Spoiler as SpoilerMessage, Target as TargetMessage, CommentFact as CommentFactMessage, CommentReactions as CommentReactionsMessage, ForumTopic as ForumTopicMessage, TopicState as TopicStateMessage, LibraryState as LibraryStateMessage, WatchedTogether as WatchedTogetherMessage, Sanction as SanctionMessage, ContactMessage as ContactMessageSource, Advert as AdvertMessage, Genre as GenreMessage, Shelf as ShelfMessage, Person as PersonMessage, Credit as CreditMessage, ReactionCount as ReactionCountMessage } from '@seyir/proto';
import type { AuditEntry as AuditEntrySource } from '../../operations/staff/audit.js';
import type { AuditPage, RemovalRequestPage, ModerationCasePage, ArticlePage, ContentRequestPage, CollectionPage, CommentPage, ConversationPage, MessagePage, EarnedBadgePage, EpisodePage, FriendsSource, GroupPage, GroupMemberPage, GroupRequestPage, LibraryTitlePage, MemberPage, MemberTitlePage, NotificationPage, PositionPage, PostPage, PostFrameSource, RestraintPage, RoomFrameSource, RoomPage, ThreadSource, ThreadFrameSource, TitlePage, SearchSource, WatchedEpisodePage, ViewerSource, ContactPage } from '../sources.js';
import type { WholeCase as WholeCaseSource } from '../../operations/cases/cases.js';
import type { RequestSuggestions as RequestSuggestionsSource } from '../../operations/requests/read-requests.js';
import type { Requested } from '../../operations/requests/write-requests.js';
import type { StoryPage } from '../../operations/stories/stories.js';
import type { CollectionEntry as CollectionEntrySource, WholeCollection as WholeCollectionSource } from '../../operations/collections/read-collections.js';
import type { ConversationWith as ConversationWithSource } from '../../operations/messaging/read-messages.js';
import type { ShownEarnedBadge } from '../../operations/badges/read-badges.js';
import type { TitleGroup as TitleGroupSource } from '../../operations/playback/list-title-groups.js';
import type { ShownSuggestion } from '../../operations/social/friends.js';
import type { ShownCandidate, ShownGroupMember, ShownGroupRequest } from '../../operations/groups/read-groups.js';
import type { ShownMemberTitle } from '../../operations/library/list-member-titles.js';
import type { ShownRestraint } from '../../operations/accounts/restrain-member.js';
import type { TopicPage, MovedForumTopic, TopicPostPage } from '../../operations/forum/read-topics.js';
import type { FoundTopicPosts as FoundTopicPostsSource, FoundForumPosts as FoundForumPostsSource, FoundForumPost as FoundForumPostSource } from '../../operations/forum/search-posts.js';
import type { PlayableTrailer as TrailerSource } from '../../operations/catalogue/get-trailers.js';
import type { FoundPerson as FoundPersonSource } from '../../operations/catalogue/search-people.js';
import type { PersonPage as PersonPageSource } from '../../operations/catalogue/get-person.js';
import type { DeskMember as DeskMemberSource } from '../../operations/staff/staff.js';
import type { Described } from '../../operations/notifications/describe.js';
import type { Ctx } from '../../context.js';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
export type EnumResolverSignature<T, AllowedValues = any> = { [key in keyof T]?: AllowedValues };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant as ISO 8601 text with its zone: 2026-11-20T19:05:00.000Z. */
  DateTime: { input: Date; output: Date | Timestamp; }
};

/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type Query = {
  /** The member of the session; null for a visitor. TRY_AGAIN while accounts does not answer. */
  viewer: Maybe<Viewer>;
  /** The identity provider for the sign-in; null: members sign in here with a password. */
  identityProvider: Maybe<IdentityProvider>;
  /** The viewer's own account, visible only to the viewer. NO_SESSION. */
  account: Maybe<Account>;
  /** The public page of a member, as the viewer may see it; null if there is none. */
  profile: Maybe<Profile>;
  /** The members that the viewer blocks, newest first. NO_SESSION. */
  blockedMembers: Maybe<RestraintList>;
  /** The members that the viewer currently mutes, newest first. NO_SESSION. */
  mutedMembers: Maybe<RestraintList>;
  /** The viewer's muted words, as typed. NO_SESSION. */
  mutedWords: Maybe<Array<Scalars['String']['output']>>;
  /** The state of an activation link's token in this browser; the token is not used up. */
  activation: Activation;
  /** The decisions against the viewer, the last one first, with the viewer's appeals. */
  ownDecisions: Array<OwnDecision>;
  /** The cases with an appeal that waits, the oldest appeal first; without those that the viewer decided. For moderators. */
  appeals: ModerationCaseList;
  /** How many cases wait, and how long decisions take. For moderators. */
  caseStatistics: CaseStatistics;
  /** Published articles, newest first. */
  articles: Maybe<ArticleList>;
  /** An article by its address; null if there is none. */
  article: Maybe<Article>;
  /** The site's frequent questions in their order; empty if the site has none of its own. */
  faq: Maybe<Array<FaqEntry>>;
  /** What staff and operators did, the last first, in all services. Optionally by one member, or of one operation. BAD_INPUT. For admins. */
  auditLog: AuditList;
  /** The badges of a member, the newest first; null where the member keeps them from the viewer. */
  memberBadges: Maybe<EarnedBadgeList>;
  /** All badges that there are. */
  badges: Array<Badge>;
  /** The challenge of a form's bot check; null if none is required. */
  captchaChallenge: Maybe<Scalars['String']['output']>;
  /** The cases of members' reports, for moderators, all or those about one kind of target or with one problem. Closed ones: the last one first, without an order. */
  moderationCases: ModerationCaseList;
  /** Null for an unknown one. For moderators. */
  moderationCase: Maybe<WholeCase>;
  /** A person of the catalogue's titles by address; null if there is none. */
  person: Maybe<PersonPage>;
  /**
   * Titles of a kind (default: all kinds). The home rows: Popüler = titles(order: POPULAR), Yeni Diziler = titles(kind: SERIES,
   * order: ADDED).
   */
  titles: Maybe<TitleList>;
  /** The initials that the titles of such a list have, in no particular order. */
  titleInitials: Maybe<Array<Scalars['String']['output']>>;
  /**
   * How many titles such a list would have with each value of its filters: the value takes the place of the chosen one, and a genre is added
   * to the chosen ones. A filter is missing if too many titles match the others to count them.
   */
  titleChoices: Maybe<Array<FilterCounts>>;
  /** The countries that titles of a kind (default: any) are from, those with the most titles first; at most 100. */
  countries: Maybe<Array<CountryTitles>>;
  /** The titles with the most viewers in the last seven days, at most 10; empty with fewer than three. */
  mostWatched: Maybe<Array<Title>>;
  /** Genres or networks with titles of a kind (default: any), those with the most titles first; at most 100. */
  shelves: Maybe<Array<Shelf>>;
  /** A genre or a network by its address; null if there is none. */
  shelf: Maybe<Shelf>;
  /** Titles of all kinds, newest first, from a cursor: without gaps and duplicates, even if titles are added meanwhile. */
  allTitles: Maybe<TitleConnection>;
  /** The airing calendar: Monday first, then by time. Weekday 1 (Monday) to 7; default: all. */
  airing: Maybe<AiringList>;
  /** Trailers by id, in request order; ids as one comma-separated value (product-spec §9), at most 20. */
  trailers: Maybe<Array<Trailer>>;
  /**
   * Searches titles by name, original name and people, best match first. It ignores case and diacritics and tolerates typos. One
   * page of at most 24; a query of 1 to 100 characters.
   */
  search: Maybe<SearchResult>;
  /** A title by its address; null if there is none. */
  title: Maybe<Title>;
  /** Released episodes of all titles, newest first (home row Son Eklenen Bölümler). */
  latestEpisodes: Maybe<EpisodeList>;
  /** The data of a watch page without its comments; a film is season 1, number 1. Null if the episode does not exist. */
  watchPage: Maybe<WatchPage>;
  /** Episodes by id, in request order, at most 100; unknown ones are left out. */
  episodes: Maybe<Array<Episode>>;
  /** Public collections; `query` is a part of the name, from 2 characters on. */
  collections: CollectionList;
  /** The public collections of a member, the newest first; the viewer's own are all of them. Null where the member keeps them from the viewer. */
  memberCollections: Maybe<CollectionList>;
  /** Null for one that is not there, and for one that is kept from the viewer. */
  collection: Maybe<WholeCollection>;
  /**
   * A thread, newest first, each comment with up to `replies` (0 to 20) of its oldest replies. With `newestId`, the newest comment
   * that the reader has, new comments do not shift later pages.
   */
  comments: Maybe<CommentList>;
  /** The replies of a comment, oldest first. */
  replies: Maybe<CommentList>;
  /**
   * The viewer's data for a page that was rendered without a session: the same comments by id (at most 100) as the viewer may see
   * them, with own reactions, and bodies within the viewer's progress.
   */
  commentsById: Maybe<Array<Comment>>;
  /**
   * Comments of a thread from a frame, at most 50, as the viewer may see them: not older than their `version`. Unknown ones are left
   * out.
   */
  threadComments: Maybe<Array<Comment>>;
  /** Members for a mention after an @, by the beginning of their username or display name. NO_SESSION for visitors. */
  memberSuggestions: Maybe<Array<Member>>;
  /** Topics of the forum without their texts. NO_SESSION for a visitor's FOLLOWED. */
  topics: TopicList;
  /** Null for none. */
  topic: Maybe<Topic>;
  /** The viewer's data for a page that was rendered without a session: the same topics by id, at most 100, as the viewer may see them. */
  topicsById: Maybe<Array<Topic>>;
  /**
   * The posts of a topic, the oldest first; null for an unknown topic. With `fromNumber` the page begins with the first post of at
   * least that number, with `beforeNumber` it ends with the last one below it.
   */
  topicPosts: Maybe<TopicPostList>;
  /**
   * Posts of a topic whose text contains a query of 3 to 100 characters, without regard to case and diacritics, the newest first; null for
   * an unknown topic. Without covered, hidden and deleted ones, so a page may be short, even empty, with a cursor.
   */
  topicPostsFound: Maybe<FoundTopicPosts>;
  /** Posts of all topics whose text contains a query, as in topicPostsFound. */
  forumPostsFound: FoundForumPosts;
  /** Groups, those with the most members first. NO_SESSION for a visitor's JOINED and INVITED. */
  groups: GroupList;
  /** By the last part of its address; null for none. */
  group: Maybe<Group>;
  /** Null where the group is private and the viewer not in it, and for an unknown group. */
  groupPosts: Maybe<PostList>;
  /** The owner, then managers, then members; null as groupPosts. */
  groupMembers: Maybe<GroupMemberList>;
  /** For the group's owner and managers. FORBIDDEN. */
  groupRequests: GroupRequestList;
  /** Members who are invited, for the group's owner and managers. FORBIDDEN. */
  groupInvites: MemberList;
  /** Members whom the group's owner or managers may invite, by the beginning of their names, from 2 characters. FORBIDDEN. */
  groupCandidates: Array<GroupCandidate>;
  /** What a group watches together; null for viewers who are not in it, and for an unknown group. */
  groupMemory: Maybe<GroupMemory>;
  /**
   * The viewer's library data for a page, requested after hydration: titles and episodes by id (at most 200 of each), and the
   * completely watched seasons of a title. Empty for visitors.
   */
  library: Maybe<Library>;
  /** A page of the viewer's watch list, favourites or followed titles, latest first. NO_SESSION for visitors. */
  libraryTitles: Maybe<LibraryTitleList>;
  /** The viewer's watched episodes, latest first. NO_SESSION for visitors. */
  lastWatched: Maybe<WatchedEpisodeList>;
  /** A list of a member's library, latest first. Null if the member does not show it to the viewer. */
  memberTitles: Maybe<MemberTitleList>;
  /** The viewer's conversations, those with the newest message first. NO_SESSION for visitors, as all fields of messages. */
  conversations: Maybe<ConversationList>;
  /** One of the viewer's conversations; null for every other id. */
  conversation: Maybe<Conversation>;
  /** A member to write to, with the conversation of the two; null for an unknown username. */
  conversationWith: Maybe<ConversationWith>;
  /** Newest first. With `changedSince` those that have changed since that version, the oldest change first. Null as `conversation`. */
  messages: Maybe<MessageList>;
  /** What has changed since a revision. All messages of the inbox then count as delivered. */
  inbox: Maybe<Inbox>;
  messageSettings: Maybe<MessageSettings>;
  /** The viewer's notifications, newest first. NO_SESSION for visitors. */
  notifications: Maybe<NotificationList>;
  /** The state that a page polls every 10 s. NO_SESSION for visitors. */
  activity: Maybe<Activity>;
  /** The ids among these (at most 100) that the viewer gets notifications about; empty for a visitor. */
  letMeKnow: Maybe<Array<Scalars['ID']['output']>>;
  /**
   * The stream of a source of an episode, for the player. NO_SESSION for a locked source without a session, NOT_RELEASED before its
   * release, AGE_RESTRICTED for an 18+ title and an under-age member, AGE_UNCONFIRMED for an 18+ title before the age confirmation,
   * NOT_FOUND for a removed source.
   */
  stream: Maybe<Stream>;
  /** The viewer's unfinished episodes, latest first (home row Devam Et). NO_SESSION for visitors. */
  continueWatching: Maybe<PositionList>;
  /** The viewer's positions in these episodes, at most 100; episodes without a position are left out. Empty for visitors. */
  positions: Maybe<Array<Position>>;
  /**
   * The adverts before an episode of a title for this viewer; null if there are none. `seen`: the adverts that a visitor's browser
   * has shown within the last day, one entry per showing, at most 200; not needed for members.
   */
  preRoll: Maybe<PreRoll>;
  /** Confirmed requests to remove content: those that wait, the first due first; the others, the last decided first. For moderators. */
  removalRequests: RemovalRequestList;
  /** Content requests of a kind. Open and planned ones, the highest score first; with `answered` available and declined ones, the latest first. */
  contentRequests: ContentRequestList;
  /** These requests (at most 100) with the viewer's votes; unknown ones are left out. */
  contentRequestsById: Array<ContentRequest>;
  /** What a member may ask for, from 2 characters on: requests with the name, then declined ones, and titles that cannot be watched yet. */
  requestSuggestions: RequestSuggestions;
  /** Public rooms with present members, the largest first; then those that repeat their episode, and the next scheduled ones. */
  rooms: Array<Room>;
  /** Open rooms that the viewer is in or invited to, the newest first. NO_SESSION for visitors, as all further fields of rooms. */
  ownRooms: RoomList;
  /** A room that the viewer is in or may enter; null for every other code. */
  room: Maybe<Room>;
  /** FORBIDDEN for those who are not in the room. At most 200: host, moderators, present members, then the others. */
  roomMembers: Array<RoomMember>;
  /** The last 50 episodes that a room has played, the oldest first; after its end also for those who were there. */
  roomWatched: Array<PlayedEpisode>;
  /** The chat. With `after` the entries after that number, the oldest first; otherwise those before `before`, the newest first. */
  roomEntries: RoomEntryList;
  /** As the viewer may see them; for those whose number a frame has named. */
  roomEntriesById: Array<RoomEntry>;
  /** The episodes that members of the room want to watch next. FORBIDDEN for those who are not in the room. */
  roomQueue: RoomQueue;
  /**
   * How members of rooms have reacted to the ten seconds up to this position, in seconds of the episode; never a later one. Without names, and
   * without seconds to which fewer than three members have reacted.
   */
  crowdReactions: Array<CrowdSecond>;
  /** Those who follow a member, the newest first; null where the member keeps it from the viewer. */
  followers: Maybe<MemberList>;
  /** Those whom a member follows, the newest first; null where the member keeps it from the viewer. */
  followed: Maybe<MemberList>;
  /** Those who ask to follow the viewer, the newest first. NO_SESSION. */
  followRequests: Maybe<MemberList>;
  /** Members who follow the viewer and whom the viewer follows, the newest first. NO_SESSION for visitors. */
  friends: Maybe<MemberList>;
  /** The newest 20 friends and the number of all, for polls: answered from memory while nothing changes. NO_SESSION for visitors. */
  friendsNow: Maybe<FriendsNow>;
  /** Members whom the viewer might follow. NO_SESSION for visitors. */
  followSuggestions: Maybe<Array<FollowSuggestion>>;
  /** A feed, the newest first. With `newerThan`, the id of a post, those directly above it; `last` then says whether more are newer. FOLLOWED: NO_SESSION for a visitor, and pages by cursor alone. */
  feed: Maybe<PostList>;
  /** The posts of a member, the newest first; null where the member keeps them from the viewer. */
  memberPosts: Maybe<PostList>;
  /** Null for one that is not there, and for one that is kept from the viewer. */
  post: Maybe<Post>;
  /** The viewer's overlay on posts that were rendered without a session: at most 100; those kept from the viewer are left out. */
  postsById: Maybe<Array<Post>>;
  /** The members with a role of staff, by username. For admins. */
  staff: Array<StaffMember>;
  /** A member with the silences and bans, also a banned one; null for an unknown username. For moderators. */
  deskMember: Maybe<DeskMember>;
  /** Messages of the contact form: those that wait, the oldest first; the others, the last sent first. For moderators. */
  contactMessages: ContactMessageList;
  /** Members' short texts under a title, the highest score first, with the viewer's own one. */
  stories: StoryList;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryProfileArgs = {
  username: Scalars['String']['input'];
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryBlockedMembersArgs = {
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryMutedMembersArgs = {
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryActivationArgs = {
  token: Scalars['String']['input'];
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryAppealsArgs = {
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryArticlesArgs = {
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryArticleArgs = {
  slug: Scalars['String']['input'];
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryAuditLogArgs = {
  username?: InputMaybe<Scalars['String']['input']>;
  operation?: InputMaybe<Scalars['String']['input']>;
  size?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryMemberBadgesArgs = {
  memberId: Scalars['ID']['input'];
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryCaptchaChallengeArgs = {
  action: CaptchaAction;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryModerationCasesArgs = {
  state: CaseState;
  targetType?: InputMaybe<ReportTarget>;
  problem?: InputMaybe<ReportProblem>;
  order?: CaseOrder;
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryModerationCaseArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryPersonArgs = {
  slug: Scalars['String']['input'];
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryTitlesArgs = {
  kind?: InputMaybe<TitleKind>;
  order?: TitleOrder;
  initial?: InputMaybe<Scalars['String']['input']>;
  shelf?: InputMaybe<ShelfInput>;
  filter?: InputMaybe<TitleFilterInput>;
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryTitleInitialsArgs = {
  kind?: InputMaybe<TitleKind>;
  shelf?: InputMaybe<ShelfInput>;
  filter?: InputMaybe<TitleFilterInput>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryTitleChoicesArgs = {
  kind?: InputMaybe<TitleKind>;
  initial?: InputMaybe<Scalars['String']['input']>;
  shelf?: InputMaybe<ShelfInput>;
  filter?: InputMaybe<TitleFilterInput>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryCountriesArgs = {
  kind?: InputMaybe<TitleKind>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryShelvesArgs = {
  sort: ShelfSort;
  kind?: InputMaybe<TitleKind>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryShelfArgs = {
  sort: ShelfSort;
  slug: Scalars['String']['input'];
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryAllTitlesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  size?: Scalars['Int']['input'];
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryAiringArgs = {
  kind?: InputMaybe<TitleKind>;
  weekday?: InputMaybe<Scalars['Int']['input']>;
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryTrailersArgs = {
  ids: Scalars['String']['input'];
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QuerySearchArgs = {
  query: Scalars['String']['input'];
  size?: Scalars['Int']['input'];
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryTitleArgs = {
  kind: TitleKind;
  slug: Scalars['String']['input'];
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryLatestEpisodesArgs = {
  kind?: InputMaybe<TitleKind>;
  genreId?: InputMaybe<Scalars['ID']['input']>;
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryWatchPageArgs = {
  kind: TitleKind;
  slug: Scalars['String']['input'];
  season?: Scalars['Int']['input'];
  number?: Scalars['Int']['input'];
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryEpisodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryCollectionsArgs = {
  sort?: CollectionSort;
  query?: InputMaybe<Scalars['String']['input']>;
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryMemberCollectionsArgs = {
  memberId: Scalars['ID']['input'];
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryCollectionArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryCommentsArgs = {
  target: TargetInput;
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  replies?: Scalars['Int']['input'];
  newestId?: InputMaybe<Scalars['ID']['input']>;
  cursor?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryRepliesArgs = {
  parentId: Scalars['ID']['input'];
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryCommentsByIdArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryThreadCommentsArgs = {
  target: TargetInput;
  comments: Array<CommentRef>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryMemberSuggestionsArgs = {
  prefix: Scalars['String']['input'];
  size?: Scalars['Int']['input'];
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryTopicsArgs = {
  category?: InputMaybe<TopicCategory>;
  order?: TopicOrder;
  titleId?: InputMaybe<Scalars['ID']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryTopicArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryTopicsByIdArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryTopicPostsArgs = {
  topicId: Scalars['ID']['input'];
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
  fromNumber?: InputMaybe<Scalars['Int']['input']>;
  beforeNumber?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryTopicPostsFoundArgs = {
  topicId: Scalars['ID']['input'];
  query: Scalars['String']['input'];
  size?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryForumPostsFoundArgs = {
  query: Scalars['String']['input'];
  size?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryGroupsArgs = {
  filter?: GroupFilter;
  query?: Scalars['String']['input'];
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryGroupArgs = {
  slug: Scalars['String']['input'];
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryGroupPostsArgs = {
  groupId: Scalars['ID']['input'];
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
  newerThan?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryGroupMembersArgs = {
  groupId: Scalars['ID']['input'];
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryGroupRequestsArgs = {
  groupId: Scalars['ID']['input'];
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryGroupInvitesArgs = {
  groupId: Scalars['ID']['input'];
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryGroupCandidatesArgs = {
  groupId: Scalars['ID']['input'];
  query: Scalars['String']['input'];
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryGroupMemoryArgs = {
  groupId: Scalars['ID']['input'];
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryLibraryArgs = {
  titleIds?: Array<Scalars['ID']['input']>;
  episodeIds?: Array<Scalars['ID']['input']>;
  seasonsOf?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryLibraryTitlesArgs = {
  list: LibraryList;
  kind?: InputMaybe<TitleKind>;
  watched?: InputMaybe<Scalars['Boolean']['input']>;
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryLastWatchedArgs = {
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryMemberTitlesArgs = {
  memberId: Scalars['ID']['input'];
  list: LibraryList;
  kind?: InputMaybe<TitleKind>;
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryConversationsArgs = {
  folder?: ConversationFolder;
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryConversationArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryConversationWithArgs = {
  username: Scalars['String']['input'];
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryMessagesArgs = {
  conversationId: Scalars['ID']['input'];
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
  changedSince?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryInboxArgs = {
  since?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryNotificationsArgs = {
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryLetMeKnowArgs = {
  kind: NotifyKind;
  ids: Array<Scalars['ID']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryStreamArgs = {
  sourceHash: Scalars['ID']['input'];
  episodeId: Scalars['ID']['input'];
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryContinueWatchingArgs = {
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryPositionsArgs = {
  episodeIds: Array<Scalars['ID']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryPreRollArgs = {
  titleId: Scalars['ID']['input'];
  seen?: Array<Scalars['ID']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryRemovalRequestsArgs = {
  decided: Scalars['Boolean']['input'];
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryContentRequestsArgs = {
  kind: RequestKind;
  answered?: Scalars['Boolean']['input'];
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryContentRequestsByIdArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryRequestSuggestionsArgs = {
  query: Scalars['String']['input'];
  kind?: InputMaybe<RequestKind>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryRoomsArgs = {
  size?: Scalars['Int']['input'];
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryOwnRoomsArgs = {
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryRoomArgs = {
  code: Scalars['ID']['input'];
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryRoomMembersArgs = {
  code: Scalars['ID']['input'];
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryRoomWatchedArgs = {
  code: Scalars['ID']['input'];
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryRoomEntriesArgs = {
  code: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['Int']['input']>;
  size?: Scalars['Int']['input'];
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryRoomEntriesByIdArgs = {
  code: Scalars['ID']['input'];
  ids: Array<Scalars['ID']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryRoomQueueArgs = {
  code: Scalars['ID']['input'];
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryCrowdReactionsArgs = {
  episodeId: Scalars['ID']['input'];
  position: Scalars['Int']['input'];
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryFollowersArgs = {
  memberId: Scalars['ID']['input'];
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryFollowedArgs = {
  memberId: Scalars['ID']['input'];
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryFollowRequestsArgs = {
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryFriendsArgs = {
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryFollowSuggestionsArgs = {
  size?: Scalars['Int']['input'];
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryFeedArgs = {
  kind: FeedKind;
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
  newerThan?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryMemberPostsArgs = {
  memberId: Scalars['ID']['input'];
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryPostArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryPostsByIdArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryDeskMemberArgs = {
  username: Scalars['String']['input'];
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryContactMessagesArgs = {
  handled: Scalars['Boolean']['input'];
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Every error of a response has `extensions.code` (a code of the error table), a Turkish `message` that can be shown unchanged,
 * `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs` (with SLOW_DOWN and TRY_AGAIN).
 * Lists are paged from 1: `items`, `count` (all items) and `last` (no further page). Root fields are nullable, so that a page still
 * gets the rest if one service does not answer.
 */
export type QueryStoriesArgs = {
  titleId: Scalars['ID']['input'];
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};

export type Mutation = {
  /** Opens a session and sets its cookie. INVALID_CREDENTIALS both for an unknown account and a wrong password. */
  signIn: SignInPayload;
  /** Exchanges the identity provider's tokens for a session and sets its cookie. INVALID_CREDENTIALS; LINK_REQUIRED if an older account has the same address. */
  signInByTicket: SignInPayload;
  /** Ends the session and clears the cookie; does nothing without a session. */
  signOut: SignOutPayload;
  /** Gives the same response whether or not the address is known; the mail continues the process. */
  register: MessagePayload;
  /** Sends the activation link again; the response is the same for every address. */
  sendActivation: MessagePayload;
  /** Uses up the token of an activation link and signs in. LINK_EXPIRED for a used, expired or unknown one; BAD_INPUT for the password if another browser registered, and for a username that was taken meanwhile. */
  activate: SignInPayload;
  /** Sends a link for a new password; the response is the same for every address. */
  requestPasswordReset: MessagePayload;
  /** Uses up the token of such a link, sets the password and ends every session of the member. The token of an activation link activates its registration with this password. */
  changePasswordByToken: MessagePayload;
  /** Saves the viewer's profile. */
  updateProfile: AccountPayload;
  /** Mails a link to the new address, which takes effect when confirmed; the response is the same for every address. */
  requestEmailChange: MessagePayload;
  /** Uses up the token of that link; it needs the member's password. LINK_EXPIRED. */
  confirmEmail: MessagePayload;
  /** Needs the current password; every other session of the viewer ends. */
  changePassword: MessagePayload;
  /** All three or none. */
  setSocialLinks: AccountPayload;
  setPrivacy: AccountPayload;
  /** Removes the avatar; pages then show the first letter of the name. */
  removeAvatar: AccountPayload;
  /** NOT_FOUND for another member's session. */
  endSession: AccountPayload;
  /** Ends every session of the viewer except this one. */
  endOtherSessions: AccountPayload;
  /** Blocks a member: both no longer see each other's texts, and the other cannot reply. BAD_INPUT for the viewer's own id; LIMIT_REACHED beyond 1,000. */
  blockMember: RestraintPayload;
  /** Removes a block; a mute stays. */
  unblockMember: RestraintPayload;
  /** Hides the other's texts from the viewer until `until` (within a year), or without it until the viewer removes the mute. */
  muteMember: RestraintPayload;
  /** Removes a mute; a block stays. */
  unmuteMember: RestraintPayload;
  /** Replaces all: at most 200 words of 1 to 50 graphemes. */
  setMutedWords: MutedWordsPayload;
  /** Sends a message to the site's operators; open to visitors. */
  sendContact: MessagePayload;
  /** Appeals a decision, once; a second appeal answers the first one. BAD_INPUT; NOT_FOUND for a decision about another member; APPEAL_CLOSED after 14 days. */
  appealDecision: AppealDecisionPayload;
  /** Appeals a ban without a session, with the proof of the password. INVALID_CREDENTIALS and SLOW_DOWN as signIn; NOT_FOUND, only with the right password, for a member without a ban; APPEAL_CLOSED. */
  appealBan: AppealDecisionPayload;
  /** Decides an appeal. FORBIDDEN for the moderator who decided the case; OUTDATED if it was decided meanwhile. For moderators. */
  decideAppeal: CasePayload;
  /** Takes a case, or gives it back. NOT_FOUND for a closed case. */
  assignCase: CasePayload;
  /** Decides about a case; the reporters are told. BAD_INPUT for an outcome that the target does not have; OUTDATED after another change. */
  closeCase: CasePayload;
  /** BAD_INPUT; NOT_FOUND for an unknown title; LIMIT_REACHED beyond 200 collections. */
  createCollection: CollectionPayload;
  /** The owner's alone: name, description, visibility and cover. OUTDATED when the collection was changed since `version` was read. */
  editCollection: CollectionPayload;
  /** The owner's alone: the whole list in order. OUTDATED as editCollection. */
  setCollectionEntries: CollectionPayload;
  /** The owner's, and a moderator's. Twice is no error. */
  deleteCollection: DeleteCollectionPayload;
  /** Of another member's collection. */
  setCollectionLike: CollectionLikePayload;
  /** The bodies of covered and muted comments that the reader opens; at most 50. Open to visitors. */
  revealComments: RevealCommentsPayload;
  /** 1 to 500 graphemes. */
  postComment: PostCommentPayload;
  postReply: PostReplyPayload;
  /** Only for the author. OUTDATED if the comment has changed since `version` was read. */
  editComment: EditCommentPayload;
  /** For the author and for moderators. The text becomes 'Bu yorum silindi.'; its place and its replies stay. */
  deleteComment: DeleteCommentPayload;
  /** One open report per member and target. */
  report: ReportPayload;
  /** One reaction per member and target: a new one replaces it; active: false removes it. */
  setReaction: SetReactionPayload;
  /** Its author follows it. FORBIDDEN for members in ANNOUNCEMENTS. */
  createTopic: TopicPayload;
  /** Its author and moderators. OUTDATED when the topic was changed since `version` was read; TOPIC_LOCKED. */
  editTopic: TopicPayload;
  /** Its author and moderators; the posts go with it. */
  deleteTopic: DeleteTopicPayload;
  /** Moderators. A locked topic is read only. */
  lockTopic: TopicPayload;
  /** Moderators. A pinned topic stands first in its category. */
  pinTopic: TopicPayload;
  /** Moderators. The old category points to the topic for 7 days. */
  moveTopic: TopicPayload;
  /** TOPIC_LOCKED; FORBIDDEN for members in ANNOUNCEMENTS, and where the author of the topic or of the quoted post blocks the viewer. */
  addTopicPost: TopicPostPayload;
  followTopic: TopicStatePayload;
  /** Keeps the last post that the viewer has seen; a lower number than before changes nothing. */
  markTopicRead: TopicStatePayload;
  /** Titles and texts of covered and muted topics that the reader opens; at most 50. Open to visitors. */
  revealTopics: RevealTopicsPayload;
  /** Pictures are set by the form posts /group/create and /group/update, and removed by removeGroupPictures. BAD_INPUT, LIMIT_REACHED. */
  createGroup: GroupPayload;
  /** Its owner and managers. OUTDATED when the group was changed since `version` was read. */
  updateGroup: GroupPayload;
  /** Its owner and managers: stored pictures; the rest of the group stays as it is. */
  removeGroupPictures: GroupPayload;
  /** Its owner and managers, and moderators. */
  deleteGroup: DeleteGroupPayload;
  /** Joins, or asks to; an invited member joins at once. */
  joinGroup: GroupPayload;
  /** OWNER_STAYS for the owner. */
  leaveGroup: GroupPayload;
  /** Takes the viewer's request back, or declines the viewer's invite. */
  withdrawFromGroup: GroupPayload;
  /** The group's owner and managers; taking it away also the member who asked. NOT_FOUND after it was answered. */
  answerGroupRequest: GroupRequestPayload;
  /** The group's owner and managers. CONFLICT for a member of the group; FORBIDDEN across a block. */
  setGroupInvite: GroupCandidatePayload;
  /** The group's owner and managers; FORBIDDEN for the owner. */
  removeGroupMember: GroupCandidatePayload;
  /** The group's owner alone. OWNER hands the group over, and its owner becomes a manager. */
  setGroupRole: GroupCandidatePayload;
  /** As createPost, in a group that the viewer belongs to. */
  createGroupPost: PostPayload;
  /** Plans an episode, or moves its date, up to a year ahead; the date of a plain member is a proposal. BAD_INPUT, CONFLICT, LIMIT_REACHED beyond 30 dates to come and 3 own proposals. */
  planGroupEpisode: GroupMemoryPayload;
  /** The group's owner and managers, and the member who proposes the date. Twice is no error. */
  removeGroupPlan: GroupMemoryPayload;
  /** Lets all groups of the viewer see what the viewer watches, or no longer; off at first. The payload has the memory of one group. */
  shareProgress: GroupMemoryPayload;
  /** Turns the viewer's notifications of the group's plan off, or on again. */
  muteGroupPlan: GroupMemoryPayload;
  /** Marks an episode as watched or removes the mark; repeating it changes nothing. */
  setEpisodeWatched: SetEpisodeWatchedPayload;
  /** The same for all released episodes of a season. */
  setSeasonWatched: SetSeasonWatchedPayload;
  /** Sets one of the viewer's marks on a title. NOT_FOUND for ENTRY_WATCHED if the title is not on the watch list. */
  setTitleMark: SetTitleMarkPayload;
  /** Stores the viewer's translator group for a title. NOT_FOUND for a group without an episode of the title. */
  chooseGroup: ChooseGroupPayload;
  /** Sets the viewer's score of a title, 1 to 10, or takes it back. */
  setScore: SetScorePayload;
  /** Writes to a member: into the conversation of the two, or into a new one. FORBIDDEN across a block; SLOW_DOWN beyond 20 new ones a day. */
  openConversation: SentMessagePayload;
  /** A text of 1 to 2,000 graphemes with at most four photos, or photos alone. FORBIDDEN across a block. Accepts a request. */
  sendMessage: SentMessagePayload;
  /** Of the text, for 15 minutes: EDIT_CLOSED after that. */
  editMessage: ChangedMessagePayload;
  /** For both members, with its photos. Twice is no error. */
  deleteMessage: ChangedMessagePayload;
  /** Sets the viewer's reaction; null takes it back. */
  reactToMessage: ChangedMessagePayload;
  /** Up to the message with this number; never backwards. */
  markConversationRead: ConversationPayload;
  /** Accepts a request, or removes it with its messages from the viewer's lists; the other member is not told. */
  answerMessageRequest: AnswerMessageRequestPayload;
  /** Shows the other member for a few seconds that the viewer writes. */
  noteTyping: NoteTypingPayload;
  setMessageSettings: MessageSettingsPayload;
  /** Marks all as read (when the dropdown opens). */
  markNotificationsRead: MarkNotificationsReadPayload;
  /** Sets whether the viewer gets a notification when an episode, or each episode of a title, can be watched. */
  setLetMeKnow: SetLetMeKnowPayload;
  /** Stores the viewer's position; the newest measurement wins, a watched episode stays watched. */
  savePosition: SavePositionPayload;
  /** Counts an event of an advert; the same key counts once. */
  countAdvert: CountAdvertPayload;
  /** Counts a source that the player gave up, for the health of sources. NOT_FOUND for a removed source. */
  countFailedPlay: CountFailedPlayPayload;
  /** Removes a title from Devam Et by the id of its position. */
  removeContinueWatching: RemoveContinueWatchingPayload;
  /** Sends a request to remove content; a mail with its number and a link that confirms it follows. BAD_INPUT by field; SLOW_DOWN; CAPTCHA_REQUIRED. */
  sendRemovalRequest: MessagePayload;
  /** Confirms a request by the token of the mail; twice is no error. LINK_EXPIRED. */
  confirmRemovalRequest: ConfirmedRemovalRequest;
  /** Decides a request and mails the answer. OUTDATED if it was decided meanwhile. For moderators. */
  decideRemovalRequest: RemovalRequestPayload;
  /** Asks for a title, or votes for it if it was asked for before. CONFLICT if it can be watched; REQUEST_CLOSED if it was declined. */
  requestContent: RequestContentPayload;
  /** The other vote replaces the viewer's, the same vote takes it back. REQUEST_CLOSED for an answered request. */
  voteOnRequest: RequestVotePayload;
  /** Plans, declines, answers or reopens a request; its voters are told. For editors. OUTDATED after another decision. */
  decideRequest: DecideRequestPayload;
  /** Ends a request and gives its votes to another one of the same kind, which is the result. For editors. BAD_INPUT for another title; REQUEST_CLOSED for an answered one; OUTDATED after another decision. */
  mergeRequests: DecideRequestPayload;
  /** For editors and moderators. Twice is no error. */
  deleteRequest: DeleteRequestPayload;
  /** BAD_INPUT without an episode or a title, and for an invited member whom the viewer does not follow. */
  createRoom: RoomPayload;
  /** Host and moderators; members whom the viewer follows. */
  inviteToRoom: RoomCodePayload;
  /** ROOM_ENDED, ROOM_FULL. Twice is no error. */
  joinRoom: RoomPayload;
  leaveRoom: RoomCodePayload;
  /** It takes effect at the playback's `effectiveMs`. OUTDATED for an older epoch or another episode: read the room again. */
  controlRoom: RoomPayload;
  /** Host and moderators: the lobby ends. */
  startRoom: RoomPayload;
  endRoom: RoomPayload;
  handOverRoom: RoomPayload;
  setRoomRole: RoomPayload;
  /** With `ban` the member may not come back. */
  removeFromRoom: RoomPayload;
  /** A sign of life of a page in the room, sent again after `nextMs`. */
  beatRoom: RoomBeat;
  /** 1 to 500 graphemes. */
  addRoomEntry: RoomEntryPayload;
  deleteRoomEntry: RoomEntryPayload;
  /** Entries with their covered texts. */
  revealRoomEntries: RoomEntriesPayload;
  /** Adds an episode to the queue with the viewer's vote; for a queued one it is only a vote. BAD_INPUT for the one that plays, LIMIT_REACHED beyond 50. */
  proposeEpisode: RoomQueuePayload;
  /** An episode without votes leaves the queue. */
  voteForEpisode: RoomQueuePayload;
  /** Host and moderators. */
  removeProposal: RoomQueuePayload;
  /** Host and moderators: an episode of the queue plays for everybody; default: the first one. */
  startNextEpisode: RoomPayload;
  /** A page of the host or a moderator whose player has reached the end: a countdown to the first episode of the queue begins. */
  reportEpisodeEnd: RoomPayload;
  /** Host and moderators: stops the countdown. */
  stopNextEpisode: RoomPayload;
  /** A reaction to the scene that the room plays now: pages in the room show it without a name. FORBIDDEN in the lobby. */
  reactInRoom: RoomCodePayload;
  /** A member with a private profile is asked. BAD_INPUT for oneself; FORBIDDEN across a block; LIMIT_REACHED beyond 10,000. */
  setFollow: RelationshipPayload;
  /** NOT_FOUND where nobody asks, also after it was answered. */
  answerFollowRequest: RelationshipPayload;
  /** A text of 1 to 2,000 graphemes with at most four photos, photos alone, or a poll. DUPLICATE_ANSWERS, TOO_FEW_ANSWERS; NOT_FOUND for a title or an episode that is not there. */
  createPost: PostPayload;
  /** The author's alone; a poll keeps its question and answers. OUTDATED when the post was changed since `version` was read. */
  editPost: PostPayload;
  /** The author's, and a moderator's. Twice is no error. */
  deletePost: DeletePostPayload;
  /** Removes one photo of an own post; the post stays. BAD_INPUT for the last photo of a post without a text. */
  deletePostPhoto: PostPayload;
  /** What covered posts hold back, for a reader who asks to see it; at most 50. Visitors too. */
  revealPosts: RevealPostsPayload;
  /** Up to 50 a member a post; more change nothing. BAD_INPUT for an own post. */
  clap: ClapPayload;
  /** One vote a member, final: CONFLICT for a second one; POLL_ENDED. */
  voteInPoll: VoteInPollPayload;
  /** Gives and takes roles; the member's sessions end. OUTDATED if they are no longer those that were seen; LAST_ADMIN if no admin would be left; SIGN_IN_ELSEWHERE if an identity provider keeps the roles. For admins. */
  setRoles: SetRolesPayload;
  /** Silences or bans a member. BAD_INPUT for a wrong end; FORBIDDEN for oneself, and for staff unless by an admin. For moderators. */
  imposeSanction: SanctionPayload;
  /** Ends a silence or a ban before its time. For moderators. */
  endSanction: SanctionPayload;
  /** Marks a contact message as handled, or as waiting again. For moderators. */
  setContactHandled: ContactMessagePayload;
  /** The viewer's one story under a title; a second one replaces the text of the first. NOT_FOUND for an unknown title. */
  setStory: StoryPayload;
  /** The author's, and a moderator's. Twice is no error. */
  deleteStory: DeleteStoryPayload;
  /** The hidden text of a covered story, which the viewer asks to see. NOT_FOUND. */
  revealStory: StoryPayload;
  /** On another member's story: the other vote replaces the viewer's, the same vote takes it back. */
  voteOnStory: StoryVotePayload;
};


export type MutationSignInArgs = {
  input: SignInInput;
};


export type MutationSignInByTicketArgs = {
  input: SignInByTicketInput;
};


export type MutationRegisterArgs = {
  input: RegisterInput;
};


export type MutationSendActivationArgs = {
  input: EmailInput;
};


export type MutationActivateArgs = {
  input: ActivateInput;
};


export type MutationRequestPasswordResetArgs = {
  input: EmailInput;
};


export type MutationChangePasswordByTokenArgs = {
  input: ChangePasswordByTokenInput;
};


export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


export type MutationRequestEmailChangeArgs = {
  input: RequestEmailChangeInput;
};


export type MutationConfirmEmailArgs = {
  input: ConfirmEmailInput;
};


export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationSetSocialLinksArgs = {
  input: SocialLinksInput;
};


export type MutationSetPrivacyArgs = {
  input: PrivacyInput;
};


export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationBlockMemberArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUnblockMemberArgs = {
  id: Scalars['ID']['input'];
};


export type MutationMuteMemberArgs = {
  id: Scalars['ID']['input'];
  until?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationUnmuteMemberArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSetMutedWordsArgs = {
  words: Array<Scalars['String']['input']>;
};


export type MutationSendContactArgs = {
  input: SendContactInput;
};


export type MutationAppealDecisionArgs = {
  input: AppealDecisionInput;
};


export type MutationAppealBanArgs = {
  input: AppealBanInput;
};


export type MutationDecideAppealArgs = {
  input: DecideAppealInput;
};


export type MutationAssignCaseArgs = {
  id: Scalars['ID']['input'];
  assigned: Scalars['Boolean']['input'];
};


export type MutationCloseCaseArgs = {
  input: CloseCaseInput;
};


export type MutationCreateCollectionArgs = {
  input: CreateCollectionInput;
};


export type MutationEditCollectionArgs = {
  input: EditCollectionInput;
};


export type MutationSetCollectionEntriesArgs = {
  input: SetCollectionEntriesInput;
};


export type MutationDeleteCollectionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSetCollectionLikeArgs = {
  input: SetCollectionLikeInput;
};


export type MutationRevealCommentsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationPostCommentArgs = {
  input: PostCommentInput;
};


export type MutationPostReplyArgs = {
  input: PostReplyInput;
};


export type MutationEditCommentArgs = {
  input: EditCommentInput;
};


export type MutationDeleteCommentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationReportArgs = {
  input: ReportInput;
};


export type MutationSetReactionArgs = {
  input: SetReactionInput;
};


export type MutationCreateTopicArgs = {
  input: CreateTopicInput;
};


export type MutationEditTopicArgs = {
  input: EditTopicInput;
};


export type MutationDeleteTopicArgs = {
  id: Scalars['ID']['input'];
};


export type MutationLockTopicArgs = {
  id: Scalars['ID']['input'];
  locked: Scalars['Boolean']['input'];
};


export type MutationPinTopicArgs = {
  id: Scalars['ID']['input'];
  pinned: Scalars['Boolean']['input'];
};


export type MutationMoveTopicArgs = {
  id: Scalars['ID']['input'];
  category: TopicCategory;
};


export type MutationAddTopicPostArgs = {
  input: AddTopicPostInput;
};


export type MutationFollowTopicArgs = {
  id: Scalars['ID']['input'];
  followed: Scalars['Boolean']['input'];
};


export type MutationMarkTopicReadArgs = {
  id: Scalars['ID']['input'];
  number: Scalars['Int']['input'];
};


export type MutationRevealTopicsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationCreateGroupArgs = {
  input: GroupInput;
};


export type MutationUpdateGroupArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: GroupInput;
};


export type MutationRemoveGroupPicturesArgs = {
  id: Scalars['ID']['input'];
  cover: Scalars['Boolean']['input'];
  poster: Scalars['Boolean']['input'];
};


export type MutationDeleteGroupArgs = {
  id: Scalars['ID']['input'];
};


export type MutationJoinGroupArgs = {
  id: Scalars['ID']['input'];
};


export type MutationLeaveGroupArgs = {
  id: Scalars['ID']['input'];
};


export type MutationWithdrawFromGroupArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAnswerGroupRequestArgs = {
  id: Scalars['ID']['input'];
  accepted: Scalars['Boolean']['input'];
};


export type MutationSetGroupInviteArgs = {
  groupId: Scalars['ID']['input'];
  memberId: Scalars['ID']['input'];
  invited: Scalars['Boolean']['input'];
};


export type MutationRemoveGroupMemberArgs = {
  groupId: Scalars['ID']['input'];
  memberId: Scalars['ID']['input'];
};


export type MutationSetGroupRoleArgs = {
  groupId: Scalars['ID']['input'];
  memberId: Scalars['ID']['input'];
  role: GroupRole;
};


export type MutationCreateGroupPostArgs = {
  groupId: Scalars['ID']['input'];
  input: CreatePostInput;
};


export type MutationPlanGroupEpisodeArgs = {
  groupId: Scalars['ID']['input'];
  episodeId: Scalars['ID']['input'];
  at: Scalars['DateTime']['input'];
};


export type MutationRemoveGroupPlanArgs = {
  groupId: Scalars['ID']['input'];
  episodeId: Scalars['ID']['input'];
};


export type MutationShareProgressArgs = {
  groupId: Scalars['ID']['input'];
  shared: Scalars['Boolean']['input'];
};


export type MutationMuteGroupPlanArgs = {
  groupId: Scalars['ID']['input'];
  muted: Scalars['Boolean']['input'];
};


export type MutationSetEpisodeWatchedArgs = {
  input: SetEpisodeWatchedInput;
};


export type MutationSetSeasonWatchedArgs = {
  input: SetSeasonWatchedInput;
};


export type MutationSetTitleMarkArgs = {
  input: SetTitleMarkInput;
};


export type MutationChooseGroupArgs = {
  input: ChooseGroupInput;
};


export type MutationSetScoreArgs = {
  input: SetScoreInput;
};


export type MutationOpenConversationArgs = {
  input: OpenConversationInput;
};


export type MutationSendMessageArgs = {
  input: SendMessageInput;
};


export type MutationEditMessageArgs = {
  input: EditMessageInput;
};


export type MutationDeleteMessageArgs = {
  id: Scalars['ID']['input'];
};


export type MutationReactToMessageArgs = {
  input: ReactToMessageInput;
};


export type MutationMarkConversationReadArgs = {
  id: Scalars['ID']['input'];
  seq: Scalars['Int']['input'];
};


export type MutationAnswerMessageRequestArgs = {
  id: Scalars['ID']['input'];
  accepted: Scalars['Boolean']['input'];
};


export type MutationNoteTypingArgs = {
  conversationId: Scalars['ID']['input'];
};


export type MutationSetMessageSettingsArgs = {
  input: MessageSettingsInput;
};


export type MutationSetLetMeKnowArgs = {
  input: SetLetMeKnowInput;
};


export type MutationSavePositionArgs = {
  input: SavePositionInput;
};


export type MutationCountAdvertArgs = {
  input: CountAdvertInput;
};


export type MutationCountFailedPlayArgs = {
  input: CountFailedPlayInput;
};


export type MutationRemoveContinueWatchingArgs = {
  positionId: Scalars['ID']['input'];
};


export type MutationSendRemovalRequestArgs = {
  input: SendRemovalRequestInput;
};


export type MutationConfirmRemovalRequestArgs = {
  token: Scalars['String']['input'];
};


export type MutationDecideRemovalRequestArgs = {
  input: DecideRemovalRequestInput;
};


export type MutationRequestContentArgs = {
  input: RequestContentInput;
};


export type MutationVoteOnRequestArgs = {
  input: VoteOnRequestInput;
};


export type MutationDecideRequestArgs = {
  input: DecideRequestInput;
};


export type MutationMergeRequestsArgs = {
  input: MergeRequestsInput;
};


export type MutationDeleteRequestArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCreateRoomArgs = {
  input: CreateRoomInput;
};


export type MutationInviteToRoomArgs = {
  code: Scalars['ID']['input'];
  memberIds: Array<Scalars['ID']['input']>;
};


export type MutationJoinRoomArgs = {
  code: Scalars['ID']['input'];
};


export type MutationLeaveRoomArgs = {
  code: Scalars['ID']['input'];
};


export type MutationControlRoomArgs = {
  input: ControlRoomInput;
};


export type MutationStartRoomArgs = {
  code: Scalars['ID']['input'];
  epoch: Scalars['Int']['input'];
};


export type MutationEndRoomArgs = {
  code: Scalars['ID']['input'];
};


export type MutationHandOverRoomArgs = {
  code: Scalars['ID']['input'];
  epoch: Scalars['Int']['input'];
  memberId: Scalars['ID']['input'];
};


export type MutationSetRoomRoleArgs = {
  code: Scalars['ID']['input'];
  epoch: Scalars['Int']['input'];
  memberId: Scalars['ID']['input'];
  role: RoomRole;
};


export type MutationRemoveFromRoomArgs = {
  code: Scalars['ID']['input'];
  epoch: Scalars['Int']['input'];
  memberId: Scalars['ID']['input'];
  ban?: Scalars['Boolean']['input'];
};


export type MutationBeatRoomArgs = {
  input: BeatRoomInput;
};


export type MutationAddRoomEntryArgs = {
  input: AddRoomEntryInput;
};


export type MutationDeleteRoomEntryArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRevealRoomEntriesArgs = {
  code: Scalars['ID']['input'];
  ids: Array<Scalars['ID']['input']>;
};


export type MutationProposeEpisodeArgs = {
  code: Scalars['ID']['input'];
  episodeId: Scalars['ID']['input'];
};


export type MutationVoteForEpisodeArgs = {
  code: Scalars['ID']['input'];
  episodeId: Scalars['ID']['input'];
  active: Scalars['Boolean']['input'];
};


export type MutationRemoveProposalArgs = {
  code: Scalars['ID']['input'];
  episodeId: Scalars['ID']['input'];
};


export type MutationStartNextEpisodeArgs = {
  code: Scalars['ID']['input'];
  epoch: Scalars['Int']['input'];
  episodeId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationReportEpisodeEndArgs = {
  code: Scalars['ID']['input'];
  epoch: Scalars['Int']['input'];
  episodeId: Scalars['ID']['input'];
};


export type MutationStopNextEpisodeArgs = {
  code: Scalars['ID']['input'];
  epoch: Scalars['Int']['input'];
};


export type MutationReactInRoomArgs = {
  code: Scalars['ID']['input'];
  reaction: ReactionKind;
};


export type MutationSetFollowArgs = {
  input: SetFollowInput;
};


export type MutationAnswerFollowRequestArgs = {
  id: Scalars['ID']['input'];
  accepted: Scalars['Boolean']['input'];
};


export type MutationCreatePostArgs = {
  input: CreatePostInput;
};


export type MutationEditPostArgs = {
  input: EditPostInput;
};


export type MutationDeletePostArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeletePostPhotoArgs = {
  postId: Scalars['ID']['input'];
  photoId: Scalars['ID']['input'];
};


export type MutationRevealPostsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationClapArgs = {
  input: ClapInput;
};


export type MutationVoteInPollArgs = {
  input: VoteInPollInput;
};


export type MutationSetRolesArgs = {
  input: SetRolesInput;
};


export type MutationImposeSanctionArgs = {
  input: ImposeSanctionInput;
};


export type MutationEndSanctionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSetContactHandledArgs = {
  id: Scalars['ID']['input'];
  handled: Scalars['Boolean']['input'];
};


export type MutationSetStoryArgs = {
  input: SetStoryInput;
};


export type MutationDeleteStoryArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRevealStoryArgs = {
  id: Scalars['ID']['input'];
};


export type MutationVoteOnStoryArgs = {
  input: VoteOnStoryInput;
};

export type Activation = {
  state: ActivationState;
  /** Null if nothing can be activated. */
  username: Maybe<Scalars['String']['output']>;
};

export type { ActivationState };

/** A realm of Keycloak. */
export type IdentityProvider = {
  url: Scalars['String']['output'];
  realm: Scalars['String']['output'];
  clientId: Scalars['String']['output'];
  /** Whether it answers now. */
  reachable: Scalars['Boolean']['output'];
};

/** The signed-in member. */
export type Viewer = {
  /** The member's id. */
  id: Scalars['ID']['output'];
  member: Member;
  roles: Array<Role>;
  /** Why and until when the viewer may not write; null if the viewer may. */
  silence: Maybe<Scalars['String']['output']>;
  /** Null while the notifications service does not answer. */
  unreadNotifications: Maybe<Scalars['Int']['output']>;
};

/** The public data of a member. */
export type Member = {
  id: Scalars['ID']['output'];
  username: Scalars['String']['output'];
  /** The display name. */
  name: Scalars['String']['output'];
  /** Path of the avatar image. */
  avatar: Maybe<Scalars['String']['output']>;
  /** Path of the profile page. */
  path: Scalars['String']['output'];
  /** How the viewer stands to the member; null while it is not known. */
  relationship: Maybe<Relationship>;
};

export type { Audience };

export type SocialLinks = {
  facebook: Scalars['String']['output'];
  twitter: Scalars['String']['output'];
  instagram: Scalars['String']['output'];
};

/** The public page of a member. Fields that the viewer may not see are empty. */
export type Profile = {
  member: Member;
  about: Scalars['String']['output'];
  country: Scalars['String']['output'];
  /** Null if it is hidden. */
  joinedAt: Maybe<Scalars['DateTime']['output']>;
  links: SocialLinks;
  /** The member hides everything except name and avatar from this viewer. */
  hidden: Scalars['Boolean']['output'];
  /** Whether search engines may list the page. */
  indexed: Scalars['Boolean']['output'];
  /** The viewer's block and mute of the member; null for visitors and on the viewer's own page. */
  restraint: Maybe<Restraint>;
};

/** The viewer's block and mute of a member; both may be unset. */
export type Restraint = {
  /** The member's id. */
  id: Scalars['ID']['output'];
  /** Null for a removed member. */
  member: Maybe<Member>;
  blocked: Scalars['Boolean']['output'];
  muted: Scalars['Boolean']['output'];
  /** When the mute ends; null: until it is removed. */
  mutedUntil: Maybe<Scalars['DateTime']['output']>;
};

export type RestraintList = {
  items: Array<Restraint>;
  count: Scalars['Int']['output'];
  last: Scalars['Boolean']['output'];
  /** Cursor of the next page, for `cursor`; null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type RestraintPayload = {
  restraint: Restraint;
};

export type MutedWordsPayload = {
  words: Array<Scalars['String']['output']>;
};

export type Account = {
  /** The member's id. */
  id: Scalars['ID']['output'];
  member: Member;
  about: Scalars['String']['output'];
  country: Scalars['String']['output'];
  /** Null for none. */
  email: Maybe<Scalars['String']['output']>;
  /** An address that is not confirmed yet. */
  pendingEmail: Maybe<Scalars['String']['output']>;
  /** Private; null if it is not given. */
  birthYear: Maybe<Scalars['Int']['output']>;
  links: SocialLinks;
  privacy: Privacy;
  /** The open sessions, last seen first. */
  sessions: Array<Device>;
};

export type Privacy = {
  /** Who sees the details on the profile page. */
  profile: Audience;
  /** Whether search engines may list that page. */
  indexed: Scalars['Boolean']['output'];
};

/** An open session. */
export type Device = {
  id: Scalars['ID']['output'];
  /** The browser's User-Agent. */
  userAgent: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Accurate to a few minutes. */
  lastSeenAt: Scalars['DateTime']['output'];
  /** True for the calling session. */
  current: Scalars['Boolean']['output'];
};

export type { Role };

export type SignInInput = {
  /** Username or e-mail address. */
  login: Scalars['String']['input'];
  password: Scalars['String']['input'];
  /** 30 days; otherwise until the browser closes. */
  remember?: Scalars['Boolean']['input'];
  /** Answer to captchaChallenge(action: LOGIN). */
  captcha?: InputMaybe<Scalars['String']['input']>;
};

export type SignInByTicketInput = {
  /** An access token for us, at most a minute old, valid once. */
  ticket: Scalars['String']['input'];
  /** The id token of the same sign-in. */
  idToken: Scalars['String']['input'];
  /** Password of the older account to link. */
  password?: InputMaybe<Scalars['String']['input']>;
};

export type RegisterInput = {
  /** 3 to 24 of a–z, 0–9, _ and a full stop. */
  username: Scalars['String']['input'];
  email: Scalars['String']['input'];
  /** At least 8 characters; no common password, not the username. */
  password: Scalars['String']['input'];
  passwordAgain: Scalars['String']['input'];
  /** Answer to captchaChallenge(action: REGISTER). */
  captcha?: InputMaybe<Scalars['String']['input']>;
};

export type EmailInput = {
  email: Scalars['String']['input'];
  /** Answer to captchaChallenge(action: LOGIN). */
  captcha?: InputMaybe<Scalars['String']['input']>;
};

export type ActivateInput = {
  token: Scalars['String']['input'];
  /** The registration's password, needed in another browser than the one that registered. */
  password?: InputMaybe<Scalars['String']['input']>;
};

export type ChangePasswordByTokenInput = {
  token: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type UpdateProfileInput = {
  /** The display name, 1 to 50 characters. */
  name: Scalars['String']['input'];
  /** At most 500 characters. */
  about?: Scalars['String']['input'];
  country?: Scalars['String']['input'];
  /** Missing: unchanged; null: removed. */
  birthYear?: InputMaybe<Scalars['Int']['input']>;
};

export type RequestEmailChangeInput = {
  email: Scalars['String']['input'];
};

export type ConfirmEmailInput = {
  token: Scalars['String']['input'];
  /** The current password. */
  password: Scalars['String']['input'];
};

export type ChangePasswordInput = {
  oldPassword: Scalars['String']['input'];
  password: Scalars['String']['input'];
  passwordAgain: Scalars['String']['input'];
};

/** Addresses by http or https; all three, or all empty. */
export type SocialLinksInput = {
  facebook: Scalars['String']['input'];
  twitter: Scalars['String']['input'];
  instagram: Scalars['String']['input'];
};

export type PrivacyInput = {
  profile: Audience;
  indexed: Scalars['Boolean']['input'];
};

export type SendContactInput = {
  name: Scalars['String']['input'];
  email: Scalars['String']['input'];
  /** 1 to 120 characters. */
  subject: Scalars['String']['input'];
  /** 1 to 5,000 characters. */
  message: Scalars['String']['input'];
  /** Answer to captchaChallenge(action: CONTACT). */
  captcha?: InputMaybe<Scalars['String']['input']>;
};

export type AccountPayload = {
  account: Account;
};

/** A Turkish text for the reader. */
export type MessagePayload = {
  message: Scalars['String']['output'];
};

export type SignInPayload = {
  viewer: Viewer;
};

export type SignOutPayload = {
  signedOut: Scalars['Boolean']['output'];
  /** Where the browser signs out of the identity provider too; null if that is not needed or not possible. */
  leaveAt: Maybe<Scalars['String']['output']>;
};

export type { AppealState };

export type OwnDecision = {
  id: Scalars['ID']['output'];
  /** As in reports: comment, user, flow, … */
  targetType: Scalars['String']['output'];
  outcome: CaseOutcome;
  violation: Violation;
  /** The end of a silence or a ban. */
  until: Maybe<Scalars['DateTime']['output']>;
  decidedAt: Scalars['DateTime']['output'];
  /** Null: no appeal. */
  appeal: Maybe<CaseAppeal>;
  /** An appeal is possible until then. */
  appealUntil: Scalars['DateTime']['output'];
  /** The decision removed content that cannot be shown again, even if it is overturned. */
  contentLost: Scalars['Boolean']['output'];
};

export type CaseAppeal = {
  body: Scalars['String']['output'];
  sentAt: Scalars['DateTime']['output'];
  state: AppealState;
  /** For moderators; empty for the member. */
  note: Scalars['String']['output'];
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** For moderators; null for the member. */
  decidedBy: Maybe<Member>;
};

/** All reports of members about one target while the case is open. */
export type ModerationCase = {
  /** Null: no appeal. */
  appeal: Maybe<CaseAppeal>;
  /** Whether the target can be covered as a spoiler of its title. */
  coverable: Scalars['Boolean']['output'];
  /** The decision removed content that cannot be shown again, even if it is overturned. */
  contentLost: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** As in reports: comment, title, source, user, collection, message, flow. */
  targetType: Scalars['String']['output'];
  targetId: Scalars['ID']['output'];
  /** The page of the target; null for a message, and for what is gone or the viewer may not open. */
  path: Maybe<Scalars['String']['output']>;
  state: CaseState;
  reportCount: Scalars['Int']['output'];
  /** Orders the queue. */
  weight: Scalars['Int']['output'];
  openedAt: Scalars['DateTime']['output'];
  /** The moderator who works on it; null for none. */
  assignee: Maybe<Member>;
  /** Null while it is open, and where its target is gone. */
  outcome: Maybe<CaseOutcome>;
  note: Scalars['String']['output'];
  closedAt: Maybe<Scalars['DateTime']['output']>;
  closedBy: Maybe<Member>;
  version: Scalars['Int']['output'];
  /** What its reports name, without duplicates. */
  problems: Array<ReportProblem>;
  /** Whether the target can be taken away. */
  removable: Scalars['Boolean']['output'];
  /** The member whom it is about; null if no member is known, and then no outcome is against one. */
  subject: Maybe<Member>;
  /** The violation that the member concerned gets to know; null for none. */
  violation: Maybe<Violation>;
  /** The end of a silence or a ban. */
  until: Maybe<Scalars['DateTime']['output']>;
  /** What the target spoils by a cover; null for every other outcome. */
  cover: Maybe<Spoiler>;
};

export type CaseStatistics = {
  openUnderDay: Scalars['Int']['output'];
  openUnderThreeDays: Scalars['Int']['output'];
  openLonger: Scalars['Int']['output'];
  /** Of the last 30 days. */
  decided: Scalars['Int']['output'];
  /** From the first report to the decision; 0 without decided cases. */
  medianSeconds: Scalars['Float']['output'];
  p90Seconds: Scalars['Float']['output'];
  /** Appeals that wait. */
  appeals: Scalars['Int']['output'];
};

export type AppealDecisionInput = {
  id: Scalars['ID']['input'];
  /** 1 to 2,000 graphemes. */
  body: Scalars['String']['input'];
};

export type AppealBanInput = {
  /** Username or e-mail address. */
  login: Scalars['String']['input'];
  password: Scalars['String']['input'];
  /** 1 to 2,000 graphemes. */
  body: Scalars['String']['input'];
  /** Answer to captchaChallenge(action: LOGIN). */
  captcha?: InputMaybe<Scalars['String']['input']>;
};

export type AppealDecisionPayload = {
  decision: OwnDecision;
};

export type DecideAppealInput = {
  id: Scalars['ID']['input'];
  /** UPHELD or OVERTURNED. */
  state: AppealState;
  /** For other moderators; at most 1,000 graphemes. */
  note?: InputMaybe<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** An article of the editors. */
export type Article = {
  id: Scalars['ID']['output'];
  /** /yazi/{slug} */
  path: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** One or two sentences; may be empty. */
  summary: Scalars['String']['output'];
  /** Plain text: an empty line ends a paragraph, a line that starts with '## ' is a heading. Empty in lists. */
  body: Scalars['String']['output'];
  /** Path of the picture below /i/. */
  picture: Maybe<Scalars['String']['output']>;
  author: Maybe<Scalars['String']['output']>;
  publishedAt: Scalars['DateTime']['output'];
};

export type ArticleList = {
  items: Array<Article>;
  last: Scalars['Boolean']['output'];
  /** Cursor of the next page, for `cursor`; null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

/** A frequent question with its answer. */
export type FaqEntry = {
  id: Scalars['ID']['output'];
  question: Scalars['String']['output'];
  /** Plain text: an empty line ends a paragraph. */
  answer: Scalars['String']['output'];
};

/** An action that only staff may do. It holds no text that anybody wrote. */
export type AuditEntry = {
  id: Scalars['ID']['output'];
  at: Scalars['DateTime']['output'];
  /** Null for an operator's command, and for a member who is gone. */
  actor: Maybe<Member>;
  /** A command of an operator, which no member makes. */
  byOperator: Scalars['Boolean']['output'];
  /** The roles of the actor at that time. */
  roles: Array<Role>;
  /** The called operation: 'CommentsService/closeCase'. */
  operation: Scalars['String']['output'];
  /** The kind of the objects; null if the operation names none. */
  objectKind: Maybe<Scalars['String']['output']>;
  objectIds: Array<Scalars['String']['output']>;
  /** 'OK', or the code of the error. */
  outcome: Scalars['String']['output'];
};

export type AuditList = {
  items: Array<AuditEntry>;
  last: Scalars['Boolean']['output'];
  /** Where the next page begins, for `cursor`; null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

/** What members earn, once and for good. */
export type Badge = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** How it is earned. */
  how: Scalars['String']['output'];
};

export type EarnedBadge = {
  badge: Badge;
  earnedAt: Scalars['DateTime']['output'];
};

export type EarnedBadgeList = {
  items: Array<EarnedBadge>;
  count: Scalars['Int']['output'];
  last: Scalars['Boolean']['output'];
  /** Where the next page begins, for `cursor`; null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type { CaptchaAction };

export type { CaseState };

export type { CaseOrder };

export type { CaseOutcome };

export type ModerationCaseList = {
  items: Array<ModerationCase>;
  last: Scalars['Boolean']['output'];
  /** Where the next page begins, for `cursor`; null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

/** A case with its reports, and copies of what was reported. */
export type WholeCase = {
  case: ModerationCase;
  /** The latest first, at most 100. */
  reports: Array<CaseReport>;
  /** As it stood when it was reported, the oldest first. */
  evidence: Array<CaseEvidence>;
  /** Closed cases about the same target, the last one first. */
  earlier: Array<ModerationCase>;
  /** Closed cases about the member concerned and other targets, the last one first. */
  ofSubject: Array<ModerationCase>;
  /** Silences and bans of the member concerned, the last one first; empty if no member is known, null if they cannot be read now. */
  sanctions: Maybe<Array<Sanction>>;
  /** What a cover makes the target a spoiler of; null for a closed case, and for a target that belongs to no title or whose title cannot be read now. */
  coverPlace: Maybe<CoverPlace>;
};

export type CoverPlace = {
  title: Title;
  /** Up to its episode, if the target is about one. */
  spoiler: Spoiler;
};

export type CaseReport = {
  /** Null for a member who is gone. */
  member: Maybe<Member>;
  problem: ReportProblem;
  description: Scalars['String']['output'];
  reportedAt: Scalars['DateTime']['output'];
  /** How the member's cases of the last 30 days were decided: accepted with any outcome but NOTHING. */
  accepted: Scalars['Int']['output'];
  refused: Scalars['Int']['output'];
};

export type CaseEvidence = {
  id: Scalars['ID']['output'];
  /** Null for a member who is gone. */
  author: Maybe<Member>;
  body: Scalars['String']['output'];
  sentAt: Scalars['DateTime']['output'];
  /** As its author ordered them. */
  photos: Array<CasePhoto>;
};

/** A copy of a photo of what was reported, of a member's avatar, or of a group's pictures. */
export type CasePhoto = {
  id: Scalars['ID']['output'];
  /** An address that only moderators can read; null if the file could not be copied. */
  src: Maybe<Scalars['String']['output']>;
  width: Scalars['Int']['output'];
  height: Scalars['Int']['output'];
  /** As its author described it; may be empty. */
  alt: Scalars['String']['output'];
  /** What was reported was covered as a spoiler. */
  covered: Scalars['Boolean']['output'];
  /** Its order, from 1. Of a group: 1 is the cover, 2 is the poster. */
  place: Scalars['Int']['output'];
};

export type CloseCaseInput = {
  id: Scalars['ID']['input'];
  outcome: CaseOutcome;
  /** For other moderators; at most 1,000 graphemes. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The version that the moderator has read. */
  version: Scalars['Int']['input'];
  /** Required for WARN, SILENCE and BAN. */
  violation?: InputMaybe<Violation>;
  /** Required for SILENCE, within a year; null for a BAN: without an end. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
  /** For COVER, as an author declares it; null for the whole title. BAD_INPUT for an episode that a film does not have. */
  spoiler?: InputMaybe<SpoilerInput>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type CasePayload = {
  case: ModerationCase;
};

export type { TitleKind };

export type { TitleOrder };

export type { ShelfSort };

export type ShelfInput = {
  sort: ShelfSort;
  slug: Scalars['String']['input'];
};

/** Narrows a list of titles: a title matches all that is given. */
export type TitleFilterInput = {
  /** Slugs; a title has all of them. At most 10. */
  genres?: InputMaybe<Array<Scalars['String']['input']>>;
  yearFrom?: InputMaybe<Scalars['Int']['input']>;
  yearTo?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<AiringStatus>;
  ageMark?: InputMaybe<AgeMark>;
  /** ISO 3166-1 alpha-2: TR. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** Titles with at least one episode in it. */
  translation?: InputMaybe<TranslationKind>;
};

export type { FilterField };

/** The values of one filter with titles that match all others. */
export type FilterCounts = {
  field: FilterField;
  /** Values without titles are missing. */
  values: Array<ValueCount>;
};

export type ValueCount = {
  /** An AiringStatus, an AgeMark, a TranslationKind, the code of a country, or the slug of a network or genre. */
  value: Scalars['String']['output'];
  titleCount: Scalars['Int']['output'];
};

export type Country = {
  /** ISO 3166-1 alpha-2: TR. */
  code: Scalars['String']['output'];
  /** In Turkish. */
  name: Scalars['String']['output'];
};

export type CountryTitles = {
  country: Country;
  titleCount: Scalars['Int']['output'];
};

/** The titles of one genre or network. */
export type Shelf = {
  sort: ShelfSort;
  slug: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** /tur/{slug} or /kanal/{slug} */
  path: Scalars['String']['output'];
  /** Number of titles of the requested kind. */
  titleCount: Scalars['Int']['output'];
  /** The kinds of its titles. */
  kinds: Array<TitleKind>;
};

export type { AgeMark };

export type { ContentMark };

export type { AiringStatus };

export type TitleList = {
  items: Array<Title>;
  /** With a filter at most 500. */
  count: Scalars['Int']['output'];
  /** The list has more titles than `count`. */
  moreThanCount: Scalars['Boolean']['output'];
  last: Scalars['Boolean']['output'];
  /** Cursor of the next page, for `cursor`; null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

/** Titles that match a query, and people. */
export type SearchResult = {
  items: Array<Title>;
  count: Scalars['Int']['output'];
  last: Scalars['Boolean']['output'];
  /** Always null: a search has one page. */
  nextCursor: Maybe<Scalars['String']['output']>;
  /** People whose name matches, best match first, at most 12; null while they cannot be read. */
  people: Maybe<Array<FoundPerson>>;
  /** Networks whose name contains the words, at most 12; null while they cannot be read. */
  networks: Maybe<Array<Shelf>>;
  /** What has matched, for titles that were found by something else than their name. */
  matches: Array<SearchMatch>;
};


/** Titles that match a query, and people. */
export type SearchResultPeopleArgs = {
  size?: Scalars['Int']['input'];
};


/** Titles that match a query, and people. */
export type SearchResultNetworksArgs = {
  size?: Scalars['Int']['input'];
};

/** Either the original name or a person of a title has matched a search. */
export type SearchMatch = {
  titleId: Scalars['ID']['output'];
  originalName: Maybe<Scalars['String']['output']>;
  person: Maybe<Scalars['String']['output']>;
  /** The role as shown to readers: oyuncu, yönetmen, … */
  role: Maybe<Scalars['String']['output']>;
};

/** A person that a search has found. */
export type FoundPerson = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** /kisi/{slug} */
  path: Scalars['String']['output'];
  /** Different roles: oyuncu, yönetmen, … */
  roles: Array<Scalars['String']['output']>;
  /** Names of the most popular titles, at most two. */
  knownFor: Array<Scalars['String']['output']>;
};

/** A person with the titles that they worked on. */
export type PersonPage = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** /kisi/{slug} */
  path: Scalars['String']['output'];
  /** Newest first, at most 200. */
  titles: Array<PersonTitle>;
};

export type PersonTitle = {
  title: Title;
  credits: Array<Credit>;
};

export type Credit = {
  /** The role as shown to readers: oyuncu, yönetmen, … */
  role: Scalars['String']['output'];
  character: Maybe<Scalars['String']['output']>;
};

export type TitleConnection = {
  items: Array<Title>;
  count: Scalars['Int']['output'];
  pageInfo: PageInfo;
};

export type PageInfo = {
  /** Null at the end. */
  endCursor: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
};

export type AiringList = {
  items: Array<AiringTitle>;
  count: Scalars['Int']['output'];
  last: Scalars['Boolean']['output'];
  /** Cursor of the next page, for `cursor`; null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type AiringTitle = {
  title: Title;
  /** The next episode; null if unknown. */
  next: Maybe<Episode>;
};

/** When new episodes are aired, in Istanbul's time. */
export type AirTime = {
  /** 1 Monday to 7 Sunday. */
  weekday: Scalars['Int']['output'];
  /** 20:05 */
  time: Maybe<Scalars['String']['output']>;
};

export type Trailer = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Manifests of our media store. */
  dash: Maybe<Scalars['String']['output']>;
  hls: Maybe<Scalars['String']['output']>;
  /** Address of a sandboxed frame on an allowed host. */
  embed: Maybe<Scalars['String']['output']>;
};

/** A title's episodes by one translator group. */
export type EpisodeGroup = {
  groupId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  translation: TranslationKind;
  episodes: Array<Episode>;
  /** The group has no further page. */
  last: Scalars['Boolean']['output'];
};

export type Title = {
  id: Scalars['ID']['output'];
  kind: TitleKind;
  slug: Scalars['String']['output'];
  /** /dizi/{slug}, /anime/{slug} or /film/{slug} */
  path: Scalars['String']['output'];
  name: Scalars['String']['output'];
  originalName: Maybe<Scalars['String']['output']>;
  description: Scalars['String']['output'];
  year: Maybe<Scalars['Int']['output']>;
  ageMark: Maybe<AgeMark>;
  contentMarks: Array<ContentMark>;
  genres: Array<Genre>;
  people: Array<Person>;
  network: Maybe<Scalars['String']['output']>;
  /** /kanal/{slug}; null if it has none. */
  networkPath: Maybe<Scalars['String']['output']>;
  status: Maybe<AiringStatus>;
  /** Where it is from; null if it is unknown. */
  country: Maybe<Country>;
  /** Path of the image below /i/. */
  poster: Maybe<Scalars['String']['output']>;
  backdrop: Maybe<Scalars['String']['output']>;
  seasons: Array<Season>;
  episodeCount: Scalars['Int']['output'];
  addedAt: Maybe<Scalars['DateTime']['output']>;
  /** Ordered by season and number; default: all seasons. */
  episodes: Maybe<EpisodeList>;
  /** A page of each translator group's episodes, or of one group's. */
  episodeGroups: Maybe<Array<EpisodeGroup>>;
  /** Ids of its trailers, comma-separated; null if it has none. */
  trailerIds: Maybe<Scalars['String']['output']>;
  /** Null if it is not announced. */
  airTime: Maybe<AirTime>;
  /** Most similar first. */
  similar: Maybe<Array<Title>>;
  /** Number of followers; null while playback does not answer. */
  followerCount: Maybe<Scalars['Int']['output']>;
  /** Mean of members' scores, 1 to 10 with one decimal; null with fewer than five scores, and while playback does not answer. */
  rating: Maybe<Scalars['Float']['output']>;
  /** Number of members' scores; null while playback does not answer. */
  scoreCount: Maybe<Scalars['Int']['output']>;
};


export type TitleEpisodesArgs = {
  season?: InputMaybe<Scalars['Int']['input']>;
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};


export type TitleEpisodeGroupsArgs = {
  season?: InputMaybe<Scalars['Int']['input']>;
  groupId?: InputMaybe<Scalars['ID']['input']>;
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
};


export type TitleSimilarArgs = {
  size?: Scalars['Int']['input'];
};

export type Genre = {
  id: Scalars['ID']['output'];
  slug: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** /tur/{slug} */
  path: Scalars['String']['output'];
};

export type Person = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** The role as shown to readers: oyuncu, yönetmen, … */
  role: Scalars['String']['output'];
  character: Maybe<Scalars['String']['output']>;
  /** /kisi/{slug}; null while it is unknown. */
  path: Maybe<Scalars['String']['output']>;
};

export type Season = {
  number: Scalars['Int']['output'];
  episodeCount: Scalars['Int']['output'];
};

export type EpisodeList = {
  items: Array<Episode>;
  count: Scalars['Int']['output'];
  last: Scalars['Boolean']['output'];
  /** Cursor of the next page, for `cursor`; null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type Episode = {
  id: Scalars['ID']['output'];
  titleId: Scalars['ID']['output'];
  title: Maybe<Title>;
  season: Scalars['Int']['output'];
  number: Scalars['Int']['output'];
  /** Empty for an episode without a name of its own. */
  name: Scalars['String']['output'];
  description: Scalars['String']['output'];
  durationSeconds: Maybe<Scalars['Int']['output']>;
  /** In the future: shown with a countdown. */
  releasedAt: Maybe<Scalars['DateTime']['output']>;
  /** Path of the image below /i/. */
  image: Maybe<Scalars['String']['output']>;
  /** /dizi/{slug}/{season}-sezon/{number}-bolum (also /anime/…), /film/{slug}/izle; null while its title is unknown. */
  path: Maybe<Scalars['String']['output']>;
  /** The translations in which it can be watched; null while the playback service does not answer. */
  translations: Maybe<Array<TranslationKind>>;
  /** The viewer's position; null for visitors and for an episode that was not started. */
  position: Maybe<Position>;
};

export type WatchPage = {
  title: Title;
  episode: Episode;
  previous: Maybe<Episode>;
  next: Maybe<Episode>;
  /** Null while the playback service does not answer. */
  sources: Maybe<EpisodeSources>;
};

export type { CollectionSort };

export type { CollectionVisibility };

/** A member's list of titles. */
export type Collection = {
  id: Scalars['ID']['output'];
  /** Path of its own page. */
  path: Scalars['String']['output'];
  /** Null for a member who is gone. */
  owner: Maybe<Member>;
  name: Scalars['String']['output'];
  description: Scalars['String']['output'];
  visibility: CollectionVisibility;
  /** Its pictures are the cover; null for a collection without titles. */
  cover: Maybe<Title>;
  /** Path of its preview picture for shared links, a JPEG of 1,200 × 630 pixels made of its posters; null without posters. */
  card: Maybe<Scalars['String']['output']>;
  /** Its first titles, at most 4. */
  firstTitles: Array<Title>;
  entryCount: Scalars['Int']['output'];
  likeCount: Scalars['Int']['output'];
  /** By the viewer. */
  liked: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  editedAt: Scalars['DateTime']['output'];
  /** Rises with each edit. */
  version: Scalars['Int']['output'];
  /** Whether the viewer may; false for visitors. */
  mayEdit: Scalars['Boolean']['output'];
  mayDelete: Scalars['Boolean']['output'];
};

export type WholeCollection = {
  collection: Collection;
  entries: Array<CollectionEntry>;
  /** How many of its titles the viewer has finished; null for a visitor, and while it is not known. */
  finishedCount: Maybe<Scalars['Int']['output']>;
};

export type CollectionEntry = {
  title: Title;
  note: Scalars['String']['output'];
  /** Whether the viewer has finished the title; null as finishedCount. */
  finished: Maybe<Scalars['Boolean']['output']>;
};

export type CollectionList = {
  items: Array<Collection>;
  last: Scalars['Boolean']['output'];
  /** Where the next page begins, for `cursor`; null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type CollectionEntryInput = {
  titleId: Scalars['ID']['input'];
  /** 0 to 300 graphemes. Absent: the note that the entry has, or none. */
  note?: InputMaybe<Scalars['String']['input']>;
};

export type CreateCollectionInput = {
  /** 3 to 80 graphemes. */
  name: Scalars['String']['input'];
  /** 0 to 1,000 graphemes. */
  description?: Scalars['String']['input'];
  /** Absent: PUBLIC. */
  visibility?: InputMaybe<CollectionVisibility>;
  /** In order, 1 to 500. */
  entries: Array<CollectionEntryInput>;
  /** The same key within 24 h has one effect and the same answer: make one when the form opens. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type EditCollectionInput = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  description: Scalars['String']['input'];
  visibility: CollectionVisibility;
  /** A title of the collection; absent: the first one. */
  coverTitleId?: InputMaybe<Scalars['ID']['input']>;
  version: Scalars['Int']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type SetCollectionEntriesInput = {
  id: Scalars['ID']['input'];
  entries: Array<CollectionEntryInput>;
  /** Absent: of any. */
  version?: InputMaybe<Scalars['Int']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type SetCollectionLikeInput = {
  id: Scalars['ID']['input'];
  /** Absent: the other way round than it stands. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type CollectionPayload = {
  collection: Collection;
};

export type DeleteCollectionPayload = {
  id: Scalars['ID']['output'];
};

export type CollectionLikePayload = {
  id: Scalars['ID']['output'];
  liked: Scalars['Boolean']['output'];
  likeCount: Scalars['Int']['output'];
};

export type Subscription = {
  /**
   * Changes of a thread after `seq`, by the ticket from its first page: small frames of ids, counts and public facts. The first
   * frame comes at once and has only a new ticket. Read bodies with `threadComments`. OUTDATED for an expired ticket: read the
   * thread again to get another one.
   */
  threadFrames: ThreadFrame;
  /** For pages of the previous release; `threadFrames` replaces it. Sends the thread at once, when it may have changed, and after every reconnect, each time read with the viewer's rights. */
  threadChanged: ThreadChange;
  /** The group as the viewer may see it, when the viewer has joined it, left it, been taken out of it or got another role; null once it is deleted. */
  groupStanding: GroupStandingChange;
  /** How many posts of a group are newer than one: at once, and whenever the number has changed. It ends with FORBIDDEN or NOT_FOUND for viewers who may not read them any more. */
  newGroupPosts: NewPosts;
  /** The plan and the progress of a group: at once, and whenever the plan has changed. It ends with FORBIDDEN or NOT_FOUND for viewers who are not in the group any more. */
  groupMemoryChanged: GroupMemoryPayload;
  /** The state at once, then each change. All messages of the inbox then count as delivered. */
  inbox: Inbox;
  /** Each time the other member of a conversation writes; show it for 6 seconds. */
  typing: Typing;
  /** The current state at once, then after each change, and after every reconnect. NO_SESSION for visitors. */
  activity: Activity;
  /** The frames of a room after the state with this number. Their numbers may have gaps: each holds the whole state. */
  roomFrames: RoomFrame;
  /** The entries of the chat after the one with the number `after`: at once, and then each new one, with ticket and number as for `roomFrames`. It ends with FORBIDDEN for a member who has left or was removed. A room with more than 50 members sends no new ones: read them with `roomEntries`. */
  roomEntriesAdded: RoomEntriesAdded;
  /** How many posts of a feed are newer than one: at once, and whenever the number has changed. FOLLOWED: NO_SESSION for a visitor. */
  newPosts: NewPosts;
  /** The frames of a post's claps or poll after the state with this number, at most one a second. The first frame comes at once and has only a new ticket. OUTDATED for an expired ticket: read the post again to get another one. */
  postFrames: PostFrame;
};


export type SubscriptionThreadFramesArgs = {
  ticket: Scalars['String']['input'];
  seq: Scalars['Int']['input'];
};


export type SubscriptionThreadChangedArgs = {
  target: TargetInput;
};


export type SubscriptionGroupStandingArgs = {
  groupId: Scalars['ID']['input'];
};


export type SubscriptionNewGroupPostsArgs = {
  groupId: Scalars['ID']['input'];
  newerThan?: InputMaybe<Scalars['ID']['input']>;
};


export type SubscriptionGroupMemoryChangedArgs = {
  groupId: Scalars['ID']['input'];
};


export type SubscriptionInboxArgs = {
  since?: InputMaybe<Scalars['Int']['input']>;
};


export type SubscriptionRoomFramesArgs = {
  ticket: Scalars['String']['input'];
  seq: Scalars['Int']['input'];
};


export type SubscriptionRoomEntriesAddedArgs = {
  ticket: Scalars['String']['input'];
  seq: Scalars['Int']['input'];
  after: Scalars['Int']['input'];
};


export type SubscriptionNewPostsArgs = {
  kind: FeedKind;
  newerThan?: InputMaybe<Scalars['ID']['input']>;
};


export type SubscriptionPostFramesArgs = {
  ticket: Scalars['String']['input'];
  seq: Scalars['Int']['input'];
};

export type { TargetKind };

export type Target = {
  kind: TargetKind;
  id: Scalars['ID']['output'];
};

export type TargetInput = {
  kind: TargetKind;
  id: Scalars['ID']['input'];
};

export type { ReactionKind };

export type ReactionCount = {
  reaction: ReactionKind;
  count: Scalars['Int']['output'];
};

export type { SpoilerKind };

export type Spoiler = {
  kind: SpoilerKind;
  season: Maybe<Scalars['Int']['output']>;
  number: Maybe<Scalars['Int']['output']>;
};

export type SpoilerInput = {
  kind: SpoilerKind;
  /** Missing: the title that the target is about, or that of the post's card. */
  titleId?: InputMaybe<Scalars['ID']['input']>;
  /** With EPISODE; without season and number it means the episode of the target, or of the card. */
  season?: InputMaybe<Scalars['Int']['input']>;
  number?: InputMaybe<Scalars['Int']['input']>;
};

export type CommentList = {
  items: Array<Comment>;
  /** Number of items of the list: comments, or the replies of one. */
  count: Scalars['Int']['output'];
  /** Number of replies in the whole thread; null in a list of replies. */
  replyCount: Maybe<Scalars['Int']['output']>;
  last: Scalars['Boolean']['output'];
  /** Cursor of the next page, for `cursor`; null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
  /** For a thread: where its live connection continues. */
  live: Maybe<ThreadLive>;
};

export type ThreadLive = {
  seq: Scalars['Int']['output'];
  /** For `threadFrames`, valid for ten minutes; the connection sends a new one in time. */
  ticket: Scalars['String']['output'];
};

export type CommentRef = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};

export type ThreadFrame = {
  /** The number of the reader's state after this frame; a new connection continues from it. */
  seq: Scalars['Int']['output'];
  /** Frames are missing, or too much has changed: read the thread again. */
  resync: Scalars['Boolean']['output'];
  /** Wait for a random part of this time, in ms, before reading bodies or the thread: it grows with the readers. */
  spreadMs: Scalars['Int']['output'];
  /** Counts of the thread; null if they have not changed. */
  count: Maybe<Scalars['Int']['output']>;
  replyCount: Maybe<Scalars['Int']['output']>;
  /** New, edited and deleted comments. */
  comments: Array<CommentFact>;
  reactions: Array<CommentReactions>;
  /** Replaces the reader's ticket; null if that is still valid for a while. */
  ticket: Maybe<Scalars['String']['output']>;
};

export type CommentFact = {
  id: Scalars['ID']['output'];
  /** Null for a comment. */
  parentId: Maybe<Scalars['ID']['output']>;
  version: Scalars['Int']['output'];
  deleted: Scalars['Boolean']['output'];
  spoiler: Spoiler;
};

export type CommentReactions = {
  commentId: Scalars['ID']['output'];
  /** Kinds with a count of 0 are left out. */
  reactions: Array<ReactionCount>;
};

export type Comment = {
  id: Scalars['ID']['output'];
  target: Target;
  /** Null for a comment. */
  parentId: Maybe<Scalars['ID']['output']>;
  /** Null for a removed member. */
  author: Maybe<Member>;
  /** Null while covered or hidden, and when deleted ('Bu yorum silindi.'). */
  body: Maybe<Scalars['String']['output']>;
  spoiler: Spoiler;
  /** The body is hidden until the reader opens it. */
  covered: Scalars['Boolean']['output'];
  /** Why the body is hidden from the viewer; null if it is not. */
  hiddenBy: Maybe<HiddenBy>;
  deleted: Scalars['Boolean']['output'];
  edited: Scalars['Boolean']['output'];
  /** Rises with each edit; editComment needs it. */
  version: Scalars['Int']['output'];
  /** Usernames of members that the text mentions or has mentioned: @username links to /profile/{username}. */
  mentions: Array<Scalars['String']['output']>;
  /** Whether the viewer may do it; false for visitors. */
  mayEdit: Scalars['Boolean']['output'];
  mayDelete: Scalars['Boolean']['output'];
  postedAt: Scalars['DateTime']['output'];
  replyCount: Scalars['Int']['output'];
  /** Kinds with a count of 0 are left out. */
  reactions: Array<ReactionCount>;
  /** The viewer's own reaction; null for visitors. */
  ownReaction: Maybe<ReactionKind>;
  /** The oldest replies, as many as requested; empty on a reply. */
  replies: Array<Comment>;
  /** The position of a post in its topic, from 1; null for every other comment. */
  number: Maybe<Scalars['Int']['output']>;
  /** In a list of posts: the post that this one quotes; null for none and for a removed one. */
  quoted: Maybe<Comment>;
};

export type { HiddenBy };

export type ThreadChange = {
  target: Target;
  /** Read again, with the viewer's rights. */
  comments: Maybe<CommentList>;
};


export type ThreadChangeCommentsArgs = {
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  replies?: Scalars['Int']['input'];
};

export type RevealCommentsPayload = {
  comments: Array<Comment>;
};

export type PostCommentInput = {
  target: TargetInput;
  body: Scalars['String']['input'];
  /** Missing: reveals nothing. */
  spoiler?: InputMaybe<SpoilerInput>;
  /** Writes with the same key within 24 h have one effect and the same answer: make a key when the form opens. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type PostCommentPayload = {
  comment: Comment;
};

export type PostReplyInput = {
  /** A comment, or one of its replies. */
  parentId: Scalars['ID']['input'];
  body: Scalars['String']['input'];
  spoiler?: InputMaybe<SpoilerInput>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type PostReplyPayload = {
  comment: Comment;
};

export type EditCommentInput = {
  id: Scalars['ID']['input'];
  body: Scalars['String']['input'];
  /** Missing: unchanged. */
  spoiler?: InputMaybe<SpoilerInput>;
  version: Scalars['Int']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type EditCommentPayload = {
  comment: Comment;
};

export type DeleteCommentPayload = {
  comment: Comment;
};

export type { ReportTarget };

export type { ReportProblem };

export type ReportInput = {
  targetType: ReportTarget;
  targetId: Scalars['ID']['input'];
  problem: ReportProblem;
  /** 0 to 1,000 graphemes. */
  description?: Scalars['String']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type ReportPayload = {
  /** The viewer already has an open report on this target; the earlier one is kept. */
  already: Scalars['Boolean']['output'];
  /** A Turkish text for the reader. */
  message: Scalars['String']['output'];
};

export type { ReactionTarget };

export type SetReactionInput = {
  targetType: ReactionTarget;
  targetId: Scalars['ID']['input'];
  reaction: ReactionKind;
  active: Scalars['Boolean']['input'];
};

export type SetReactionPayload = {
  targetId: Scalars['ID']['output'];
  ownReaction: Maybe<ReactionKind>;
  reactions: Array<ReactionCount>;
  /** With COMMENT: the comment after the change. */
  comment: Maybe<Comment>;
};

export type { TopicCategory };

export type { TopicOrder };

export type Topic = {
  id: Scalars['ID']['output'];
  path: Scalars['String']['output'];
  category: TopicCategory;
  /** Null while covered or hidden. */
  title: Maybe<Scalars['String']['output']>;
  /** Null while covered or hidden, in lists, and after its author was erased. */
  body: Maybe<Scalars['String']['output']>;
  /** Null for a removed member. */
  author: Maybe<Member>;
  /** The title that the topic is about; null for none. */
  about: Maybe<Title>;
  spoiler: Spoiler;
  /** The title of which the topic gives something away; null for none. */
  spoilerOf: Maybe<Title>;
  /** Title and text are held back until the reader opens them. */
  covered: Scalars['Boolean']['output'];
  hiddenBy: Maybe<HiddenBy>;
  edited: Scalars['Boolean']['output'];
  /** Usernames of members that the text mentions or has mentioned; empty in lists. As in Comment.mentions. */
  mentions: Array<Scalars['String']['output']>;
  /** Rises with each change of title, text and scope; editTopic needs it. */
  version: Scalars['Int']['output'];
  postedAt: Scalars['DateTime']['output'];
  /** Time of the last post; of the topic itself without one. */
  activeAt: Scalars['DateTime']['output'];
  postCount: Scalars['Int']['output'];
  /** The number of the last post; removed posts leave gaps. */
  lastNumber: Scalars['Int']['output'];
  /** Who wrote the last post; null without one. */
  lastAuthor: Maybe<Member>;
  pinned: Scalars['Boolean']['output'];
  /** Read only. */
  locked: Scalars['Boolean']['output'];
  /** Kinds with a count of 0 are left out; empty in lists. */
  reactions: Array<ReactionCount>;
  ownReaction: Maybe<ReactionKind>;
  /** Null for visitors, and for members who neither follow the topic nor have opened it. */
  state: Maybe<TopicState>;
  /** Whether the viewer may; false for visitors. */
  mayEdit: Scalars['Boolean']['output'];
  mayDelete: Scalars['Boolean']['output'];
  mayPost: Scalars['Boolean']['output'];
  mayModerate: Scalars['Boolean']['output'];
};

export type TopicState = {
  followed: Scalars['Boolean']['output'];
  /** The last post that the viewer has read, 0 for none yet; null for a topic that the viewer has not opened. */
  readNumber: Maybe<Scalars['Int']['output']>;
};

export type TopicList = {
  items: Array<Topic>;
  /** On the first page of a category by activity: topics that were moved out of it in the last 7 days. */
  moved: Array<MovedTopic>;
  last: Scalars['Boolean']['output'];
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type MovedTopic = {
  topic: Topic;
  movedAt: Scalars['DateTime']['output'];
};

export type TopicPostList = {
  /** With their `number` and the post that they quote. */
  items: Array<Comment>;
  /** Posts stand before this page. */
  earlier: Scalars['Boolean']['output'];
  last: Scalars['Boolean']['output'];
  nextCursor: Maybe<Scalars['String']['output']>;
  live: Maybe<ThreadLive>;
};

export type FoundForumPosts = {
  items: Array<FoundForumPost>;
  last: Scalars['Boolean']['output'];
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type FoundForumPost = {
  post: Comment;
  topic: Topic;
};

export type FoundTopicPosts = {
  items: Array<Comment>;
  last: Scalars['Boolean']['output'];
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type CreateTopicInput = {
  /** Null: the category of the title's kind. */
  category?: InputMaybe<TopicCategory>;
  /** 3 to 120 graphemes. */
  title: Scalars['String']['input'];
  /** 1 to 10,000 graphemes. */
  body: Scalars['String']['input'];
  /** The title that the topic is about. */
  titleId?: InputMaybe<Scalars['ID']['input']>;
  spoiler?: InputMaybe<SpoilerInput>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type EditTopicInput = {
  id: Scalars['ID']['input'];
  title: Scalars['String']['input'];
  body: Scalars['String']['input'];
  /** Null: about no title. */
  titleId?: InputMaybe<Scalars['ID']['input']>;
  /** Missing: unchanged. */
  spoiler?: InputMaybe<SpoilerInput>;
  version: Scalars['Int']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type AddTopicPostInput = {
  topicId: Scalars['ID']['input'];
  /** 1 to 5,000 graphemes. */
  body: Scalars['String']['input'];
  /** A post of the same topic that this one quotes. */
  quotedId?: InputMaybe<Scalars['ID']['input']>;
  spoiler?: InputMaybe<SpoilerInput>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type TopicPayload = {
  topic: Topic;
};

export type DeleteTopicPayload = {
  id: Scalars['ID']['output'];
  /** The page to go to. */
  go: Scalars['String']['output'];
};

export type TopicPostPayload = {
  post: Comment;
};

export type TopicStatePayload = {
  topicId: Scalars['ID']['output'];
  state: TopicState;
};

export type RevealTopicsPayload = {
  topics: Array<Topic>;
};

export type { GroupFilter };

export type { GroupStanding };

export type { GroupRole };

/** Of a private group, viewers who are not in it get neither description, nor website, nor networks. */
export type Group = {
  id: Scalars['ID']['output'];
  slug: Scalars['String']['output'];
  path: Scalars['String']['output'];
  name: Scalars['String']['output'];
  tagline: Scalars['String']['output'];
  /** Paths of images; null for none. */
  cover: Maybe<Scalars['String']['output']>;
  poster: Maybe<Scalars['String']['output']>;
  /** Its posts and members are for its members alone. */
  private: Scalars['Boolean']['output'];
  /** Joining needs acceptance. */
  approval: Scalars['Boolean']['output'];
  memberCount: Scalars['Int']['output'];
  /** NONE for a visitor. */
  standing: GroupStanding;
  description: Scalars['String']['output'];
  /** Empty: none. */
  website: Scalars['String']['output'];
  networks: GroupNetworks;
  /** Rises with each edit; what updateGroup asks for. */
  version: Scalars['Int']['output'];
  /** Requests that wait; 0 for those who do not answer them. */
  requestCount: Scalars['Int']['output'];
};

/** Usernames; empty: none. */
export type GroupNetworks = {
  facebook: Scalars['String']['output'];
  twitter: Scalars['String']['output'];
  instagram: Scalars['String']['output'];
  threads: Scalars['String']['output'];
  youtube: Scalars['String']['output'];
  discord: Scalars['String']['output'];
};

export type GroupList = {
  items: Array<Group>;
  last: Scalars['Boolean']['output'];
  /** Where the next page begins, for `cursor`; null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type GroupMember = {
  member: Member;
  role: GroupRole;
  since: Scalars['DateTime']['output'];
};

export type GroupMemberList = {
  items: Array<GroupMember>;
  count: Scalars['Int']['output'];
  last: Scalars['Boolean']['output'];
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type GroupRequest = {
  id: Scalars['ID']['output'];
  member: Member;
  since: Scalars['DateTime']['output'];
};

export type GroupRequestList = {
  items: Array<GroupRequest>;
  last: Scalars['Boolean']['output'];
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type GroupCandidate = {
  member: Member;
  standing: GroupStanding;
};

/** What a group watches together. Members who share their progress are named; others count only where at least three stand behind a number. */
export type GroupMemory = {
  /** The group's. */
  id: Scalars['ID']['output'];
  /** Those of the plan, the next date first, then up to 5 that most members watch and that have a next episode; at most 12. */
  titles: Array<WatchedTogether>;
  /** The last 10 dates that are over, then all that follow, the earliest first. */
  plan: Array<GroupDate>;
  /** The groups of the viewer may see what the viewer watches. */
  progressShared: Scalars['Boolean']['output'];
  /** The viewer gets no notifications of the plan. */
  planMuted: Scalars['Boolean']['output'];
};

export type WatchedTogether = {
  title: Title;
  /** The episode after the last one that a named member, or at least three others, have watched; null after the last one. */
  next: Maybe<Episode>;
  /** Members who have watched more of it than the viewer. */
  ahead: SomeMembers;
};

export type GroupDate = {
  episode: Episode;
  title: Title;
  at: Scalars['DateTime']['output'];
  /** Members who have watched the episode already. */
  watchedBy: SomeMembers;
  /** A plain member proposes it; the group's owner or a manager has not fixed it yet. */
  proposed: Scalars['Boolean']['output'];
  /** The member who proposes it, while the account exists. */
  proposedBy: Maybe<Member>;
};

/** Members of whom at most 5 are named. */
export type SomeMembers = {
  members: Array<Member>;
  count: Scalars['Int']['output'];
};

export type GroupMemoryPayload = {
  memory: GroupMemory;
};

export type GroupStandingChange = {
  groupId: Scalars['ID']['output'];
  group: Maybe<Group>;
};

export type GroupInput = {
  /** 3 to 60 graphemes; unique among groups, without regard to case and marks. */
  name: Scalars['String']['input'];
  /** At most 120. */
  tagline?: Scalars['String']['input'];
  /** An http or https address. */
  website?: Scalars['String']['input'];
  /** 1 to 2,000. */
  description: Scalars['String']['input'];
  private?: Scalars['Boolean']['input'];
  /** Always so for a private group. */
  approval?: Scalars['Boolean']['input'];
  networks?: InputMaybe<GroupNetworksInput>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type GroupNetworksInput = {
  facebook?: InputMaybe<Scalars['String']['input']>;
  twitter?: InputMaybe<Scalars['String']['input']>;
  instagram?: InputMaybe<Scalars['String']['input']>;
  threads?: InputMaybe<Scalars['String']['input']>;
  youtube?: InputMaybe<Scalars['String']['input']>;
  discord?: InputMaybe<Scalars['String']['input']>;
};

export type GroupPayload = {
  group: Group;
};

export type DeleteGroupPayload = {
  id: Scalars['ID']['output'];
  /** The page to go to. */
  go: Scalars['String']['output'];
};

export type GroupRequestPayload = {
  id: Scalars['ID']['output'];
};

export type GroupCandidatePayload = {
  groupId: Scalars['ID']['output'];
  memberId: Scalars['ID']['output'];
};

/** A title in the library of a member. */
export type MemberTitle = {
  /** '{memberId}:{titleId}' */
  id: Scalars['ID']['output'];
  title: Title;
  /** State of the entry on the watch list. */
  watched: Scalars['Boolean']['output'];
  /** The member's score, 1 to 10; null for none. */
  score: Maybe<Scalars['Int']['output']>;
};

export type MemberTitleList = {
  items: Array<MemberTitle>;
  count: Scalars['Int']['output'];
  last: Scalars['Boolean']['output'];
  /** Cursor of the next page, for `cursor`; null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type { LibraryList };

export type { TitleMark };

export type Library = {
  titles: Array<TitleLibrary>;
  episodes: Array<EpisodeLibrary>;
  /** Seasons of the requested title whose released episodes are all watched. */
  seasons: Array<SeasonLibrary>;
};

/** The state of a title in the viewer's library. */
export type TitleLibrary = {
  /** Id of the title. */
  id: Scalars['ID']['output'];
  title: Maybe<Title>;
  inWatchList: Scalars['Boolean']['output'];
  /** State of the watch list entry. */
  entryWatched: Scalars['Boolean']['output'];
  favourite: Scalars['Boolean']['output'];
  followed: Scalars['Boolean']['output'];
  /** Number of followers among all members. */
  followerCount: Scalars['Int']['output'];
  /** The translator group that the viewer chose for the title; null for none. */
  groupId: Maybe<Scalars['ID']['output']>;
  /** The viewer's score, 1 to 10; null for none. */
  score: Maybe<Scalars['Int']['output']>;
};

export type SetScoreInput = {
  titleId: Scalars['ID']['input'];
  /** 1 to 10; null takes the score back. */
  score?: InputMaybe<Scalars['Int']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type SetScorePayload = {
  library: TitleLibrary;
  /** With the new rating. */
  title: Maybe<Title>;
};

export type ChooseGroupInput = {
  titleId: Scalars['ID']['input'];
  groupId: Scalars['ID']['input'];
  /** An earlier choice of the account stays: for a choice from before the sign-in. */
  keepEarlier?: Scalars['Boolean']['input'];
};

export type ChooseGroupPayload = {
  /** The group that is now chosen. */
  groupId: Scalars['ID']['output'];
};

export type EpisodeLibrary = {
  /** Id of the episode. */
  id: Scalars['ID']['output'];
  watched: Scalars['Boolean']['output'];
};

export type SeasonLibrary = {
  /** The title's id and the season: '{titleId}:{season}'. */
  id: Scalars['ID']['output'];
  watched: Scalars['Boolean']['output'];
};

export type LibraryTitleList = {
  items: Array<TitleLibrary>;
  count: Scalars['Int']['output'];
  last: Scalars['Boolean']['output'];
  /** Cursor of the next page, for `cursor`; null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type WatchedEpisode = {
  /** Id of the episode. */
  id: Scalars['ID']['output'];
  episode: Maybe<Episode>;
  title: Maybe<Title>;
  season: Scalars['Int']['output'];
  number: Scalars['Int']['output'];
  watchedAt: Scalars['DateTime']['output'];
};

export type WatchedEpisodeList = {
  items: Array<WatchedEpisode>;
  count: Scalars['Int']['output'];
  last: Scalars['Boolean']['output'];
  /** Cursor of the next page, for `cursor`; null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type SetEpisodeWatchedInput = {
  episodeId: Scalars['ID']['input'];
  watched: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type SetEpisodeWatchedPayload = {
  episode: EpisodeLibrary;
  season: SeasonLibrary;
};

export type SetSeasonWatchedInput = {
  titleId: Scalars['ID']['input'];
  season: Scalars['Int']['input'];
  watched: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type SetSeasonWatchedPayload = {
  season: SeasonLibrary;
  /** All released episodes of the season. */
  episodes: Array<EpisodeLibrary>;
};

export type SetTitleMarkInput = {
  titleId: Scalars['ID']['input'];
  mark: TitleMark;
  active: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type SetTitleMarkPayload = {
  library: TitleLibrary;
};

export type { ConversationFolder };

export type ConversationList = {
  items: Array<Conversation>;
  last: Scalars['Boolean']['output'];
  /** Cursor of the next page, for `cursor`; null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type Conversation = {
  id: Scalars['ID']['output'];
  /** The other member; null if gone. */
  member: Maybe<Member>;
  folder: ConversationFolder;
  /** False: it waits for the answer of one of the two. */
  accepted: Scalars['Boolean']['output'];
  /** Number of the last message. */
  seq: Scalars['Int']['output'];
  /** Rises with each change of its messages: `changedSince` of `messages`. */
  version: Scalars['Int']['output'];
  /** Up to which message the viewer has read. */
  readSeq: Scalars['Int']['output'];
  unread: Scalars['Int']['output'];
  /** Up to which message the other member has read; 0 while one of the two keeps read marks off, and in a request. */
  otherReadSeq: Scalars['Int']['output'];
  /** Up to which message a page of the other member has received; 0 in a request. */
  otherDeliveredSeq: Scalars['Int']['output'];
  /** False across a block, and if the other member is gone. */
  mayWrite: Scalars['Boolean']['output'];
  /** Null if the viewer sees none: the conversation is then in no list. */
  lastMessage: Maybe<Message>;
  lastAt: Scalars['DateTime']['output'];
};

export type ConversationWith = {
  member: Member;
  /** Null if the two never wrote to each other, or the viewer has removed it. */
  conversation: Maybe<Conversation>;
  /** False across a block, and for oneself. */
  mayWrite: Scalars['Boolean']['output'];
};

export type MessageList = {
  items: Array<Message>;
  last: Scalars['Boolean']['output'];
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type Message = {
  id: Scalars['ID']['output'];
  conversationId: Scalars['ID']['output'];
  /** Its place in the conversation, from 1 without gaps. */
  seq: Scalars['Int']['output'];
  /** Null for a member who is gone. */
  authorId: Maybe<Scalars['ID']['output']>;
  /** Empty if deleted, and for photos alone. */
  body: Scalars['String']['output'];
  deleted: Scalars['Boolean']['output'];
  edited: Scalars['Boolean']['output'];
  sentAt: Scalars['DateTime']['output'];
  /** Until when the viewer may edit it; null for messages of others. */
  editableUntil: Maybe<Scalars['DateTime']['output']>;
  version: Scalars['Int']['output'];
  replyTo: Maybe<MessageQuote>;
  reactions: Array<MessageReaction>;
  photos: Array<MessagePhoto>;
};

export type MessagePhoto = {
  id: Scalars['ID']['output'];
  /** Signed address of a WebP, valid for six hours; only the two members get it. */
  src: Scalars['String']['output'];
  /** In pixels. */
  width: Scalars['Int']['output'];
  height: Scalars['Int']['output'];
  /** What the photo shows; may be empty. */
  alt: Scalars['String']['output'];
};

/** The message that another one answers. */
export type MessageQuote = {
  messageId: Scalars['ID']['output'];
  seq: Scalars['Int']['output'];
  authorId: Maybe<Scalars['ID']['output']>;
  /** Its first 200 characters; empty if deleted. */
  excerpt: Scalars['String']['output'];
  deleted: Scalars['Boolean']['output'];
  photoCount: Scalars['Int']['output'];
};

export type MessageReaction = {
  memberId: Scalars['ID']['output'];
  reaction: ReactionKind;
};

export type Inbox = {
  /** Rises with each change: `since` of the next call. */
  revision: Scalars['Int']['output'];
  /** Conversations of the inbox with unread messages, at most 100. */
  unread: Scalars['Int']['output'];
  /** Requests with unread messages, at most 100. */
  requests: Scalars['Int']['output'];
  /** The changed ones, the newest change first; none without `since`. */
  conversations: Array<Conversation>;
  /** More have changed: read the lists again. */
  readAgain: Scalars['Boolean']['output'];
};

export type Typing = {
  conversationId: Scalars['ID']['output'];
};

export type MessageSettings = {
  /** False: nobody learns what the viewer has read, and the viewer sees no read marks of others. */
  readMarks: Scalars['Boolean']['output'];
};

export type OpenConversationInput = {
  memberId: Scalars['ID']['input'];
  body: Scalars['String']['input'];
  /** At most 4. */
  photos?: InputMaybe<Array<MessagePhotoInput>>;
  /** The same key within 24 h has one effect and the same answer: make one for each message. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type SendMessageInput = {
  conversationId: Scalars['ID']['input'];
  body: Scalars['String']['input'];
  /** At most 4. */
  photos?: InputMaybe<Array<MessagePhotoInput>>;
  /** A message of the same conversation. */
  replyToId?: InputMaybe<Scalars['ID']['input']>;
  /** The same key within 24 h has one effect and the same answer: make one for each message. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type MessagePhotoInput = {
  /** As a form post of `photo` and `use=message` to /upload/photo answered it. It serves one message. */
  uploadId: Scalars['String']['input'];
  /** 0 to 300 graphemes. */
  alt?: Scalars['String']['input'];
};

export type EditMessageInput = {
  id: Scalars['ID']['input'];
  body: Scalars['String']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type ReactToMessageInput = {
  id: Scalars['ID']['input'];
  reaction?: InputMaybe<ReactionKind>;
};

export type MessageSettingsInput = {
  readMarks: Scalars['Boolean']['input'];
};

export type SentMessagePayload = {
  conversation: Conversation;
  message: Message;
};

export type ChangedMessagePayload = {
  message: Message;
};

export type ConversationPayload = {
  conversation: Conversation;
};

export type AnswerMessageRequestPayload = {
  /** Null if it was removed. */
  conversation: Maybe<Conversation>;
};

export type NoteTypingPayload = {
  conversationId: Scalars['ID']['output'];
};

export type MessageSettingsPayload = {
  settings: MessageSettings;
};

export type Activity = {
  unread: Scalars['Int']['output'];
  /** Rises whenever the list changes: read the notifications again then. */
  revision: Scalars['Int']['output'];
};

export type { NotificationKind };

export type { NotifyKind };

export type SetLetMeKnowInput = {
  kind: NotifyKind;
  id: Scalars['ID']['input'];
  active: Scalars['Boolean']['input'];
};

export type SetLetMeKnowPayload = {
  id: Scalars['ID']['output'];
  /** The new state: true shows 'Haber verme', false 'Haber ver'. */
  active: Scalars['Boolean']['output'];
};

export type NotificationList = {
  items: Array<Notification>;
  count: Scalars['Int']['output'];
  last: Scalars['Boolean']['output'];
  /** Cursor of the next page, for `cursor`; null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
  unread: Scalars['Int']['output'];
};

export type Notification = {
  id: Scalars['ID']['output'];
  kind: NotificationKind;
  /** The member who caused it; null for a removed member, and for what nobody did. */
  actor: Maybe<Member>;
  /** Id of the cause: with REPLY, MENTION and COMMENT the comment's id. */
  causeId: Scalars['ID']['output'];
  target: Target;
  shown: ShownNotification;
  time: Scalars['DateTime']['output'];
  read: Scalars['Boolean']['output'];
};

/** A notification as a reader sees it. */
export type ShownNotification = {
  /** Its subject: the name of a member, a title, a group, a room or a badge. */
  heading: Scalars['String']['output'];
  /** The text after the heading: 'yorumuna yanıt verdi.' */
  text: Scalars['String']['output'];
  /** Path of the member's avatar or the title's poster. */
  image: Maybe<Scalars['String']['output']>;
  /** Its link: the page of the thread at #yorum-{causeId}, of the episode, the post, the group, the room or the member; null if it is gone. */
  path: Maybe<Scalars['String']['output']>;
};

export type MarkNotificationsReadPayload = {
  /** Number of unread ones left. */
  unread: Scalars['Int']['output'];
};

export type { TranslationKind };

export type { SourceKind };

export type EpisodeSources = {
  groups: Array<SourceGroup>;
  segments: Array<Segment>;
};

/** The sources of one episode by one translator group. */
export type SourceGroup = {
  /** Identifies this group of this episode. */
  hash: Scalars['ID']['output'];
  /** Identifies the translator group across episodes; the viewer's choice per title is stored by it. */
  groupId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  translation: TranslationKind;
  sources: Array<Source>;
};

export type Source = {
  hash: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  kind: SourceKind;
  /** Quality names, best first: 1080p. */
  tiers: Array<Scalars['String']['output']>;
  /** A locked source needs a session. */
  locked: Scalars['Boolean']['output'];
  download: Maybe<Scalars['String']['output']>;
  /**
   * Seconds of this release before the episode starts, negative if the release starts later. Segments and positions are in seconds of
   * the episode; a player adds the offset.
   */
  offset: Scalars['Float']['output'];
  health: SourceHealth;
};

export type { SourceHealth };

export type CountFailedPlayInput = {
  sourceHash: Scalars['ID']['input'];
  episodeId: Scalars['ID']['input'];
};

export type CountFailedPlayPayload = {
  sourceHash: Scalars['ID']['output'];
};

export type { SegmentKind };

/** A part of an episode, in seconds from its start. */
export type Segment = {
  kind: SegmentKind;
  start: Scalars['Float']['output'];
  end: Scalars['Float']['output'];
};

export type Stream = {
  kind: SourceKind;
  /** Manifests; both for assets in our media store. Their addresses are signed for six hours: request them again after a 403. */
  dash: Maybe<Scalars['String']['output']>;
  hls: Maybe<Scalars['String']['output']>;
  /** Address of the frame, with kind EMBED. */
  embed: Maybe<Scalars['String']['output']>;
  /** Subtitles beside the manifests (the player finds those within a manifest). */
  subtitles: Array<Subtitle>;
  /** WebVTT of seek thumbnails. */
  thumbnails: Maybe<Scalars['String']['output']>;
  segments: Array<Segment>;
};

export type Subtitle = {
  /** BCP 47: tr, en. */
  language: Scalars['String']['output'];
  label: Scalars['String']['output'];
  /** WebVTT. */
  url: Scalars['String']['output'];
};

export type PositionList = {
  items: Array<Position>;
  count: Scalars['Int']['output'];
  last: Scalars['Boolean']['output'];
  /** Cursor of the next page, for `cursor`; null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

/** A member's position in an episode. */
export type Position = {
  id: Scalars['ID']['output'];
  episodeId: Scalars['ID']['output'];
  episode: Maybe<Episode>;
  title: Maybe<Title>;
  season: Scalars['Int']['output'];
  number: Scalars['Int']['output'];
  positionSeconds: Scalars['Float']['output'];
  /** 0 while it is unknown. */
  durationSeconds: Scalars['Float']['output'];
  watched: Scalars['Boolean']['output'];
  measuredAt: Scalars['DateTime']['output'];
};

export type SavePositionInput = {
  episodeId: Scalars['ID']['input'];
  /** If missing, the position stays and only its time is updated. */
  positionSeconds?: InputMaybe<Scalars['Float']['input']>;
  durationSeconds?: InputMaybe<Scalars['Float']['input']>;
  /** When the player measured it; default: now. */
  measuredAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type SavePositionPayload = {
  /** Null while too little was watched to store a position. */
  position: Maybe<Position>;
  /** Seconds until the player should report again: 10 to 30, rising with the load. */
  nextReportSeconds: Scalars['Int']['output'];
};

export type RemoveContinueWatchingPayload = {
  positionId: Scalars['ID']['output'];
};

export type { AdvertVariant };

export type { AdvertMoment };

export type PreRoll = {
  variant: AdvertVariant;
  adverts: Array<Advert>;
};

export type Advert = {
  id: Scalars['ID']['output'];
  /** Target of a click. */
  link: Scalars['String']['output'];
  /** Its duration in seconds. */
  time: Scalars['Int']['output'];
  /** Address of a video; null if there is only an image. */
  video: Maybe<Scalars['String']['output']>;
  /** The image before the video starts, or the only content. */
  image: Maybe<Scalars['String']['output']>;
};

export type CountAdvertInput = {
  advertId: Scalars['ID']['input'];
  moment: AdvertMoment;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type CountAdvertPayload = {
  advertId: Scalars['ID']['output'];
};

export type { RemovalRight };

export type { RemovalOutcome };

export type RemovalRequest = {
  id: Scalars['ID']['output'];
  /** What the asker's mails name. */
  number: Scalars['String']['output'];
  name: Scalars['String']['output'];
  email: Scalars['String']['output'];
  right: RemovalRight;
  links: Array<Scalars['String']['output']>;
  statement: Scalars['String']['output'];
  confirmedAt: Scalars['DateTime']['output'];
  /** 48 hours after the confirmation. */
  dueAt: Scalars['DateTime']['output'];
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  decidedBy: Maybe<Member>;
  outcome: Maybe<RemovalOutcome>;
  answer: Scalars['String']['output'];
};

export type RemovalRequestList = {
  items: Array<RemovalRequest>;
  last: Scalars['Boolean']['output'];
  /** Where the next page begins, for `cursor`; null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type ConfirmedRemovalRequest = {
  number: Scalars['String']['output'];
  dueAt: Scalars['DateTime']['output'];
};

export type RemovalRequestPayload = {
  request: RemovalRequest;
};

export type SendRemovalRequestInput = {
  name: Scalars['String']['input'];
  email: Scalars['String']['input'];
  right: RemovalRight;
  /** 1 to 20 addresses, with http or https. */
  links: Array<Scalars['String']['input']>;
  /** 20 to 5,000 graphemes. */
  statement: Scalars['String']['input'];
  /** The asker declares that the statement is true. */
  declared: Scalars['Boolean']['input'];
  /** Answer to captchaChallenge(action: CONTACT). */
  captcha?: InputMaybe<Scalars['String']['input']>;
};

export type DecideRemovalRequestInput = {
  id: Scalars['ID']['input'];
  outcome: RemovalOutcome;
  /** 1 to 2,000 graphemes; mailed to the asker. */
  answer: Scalars['String']['input'];
};

export type { RequestKind };

export type { RequestState };

export type { RequestVote };

/** A title that members ask for. */
export type ContentRequest = {
  id: Scalars['ID']['output'];
  kind: RequestKind;
  name: Scalars['String']['output'];
  /** Null for a request by name alone. */
  title: Maybe<Title>;
  state: RequestState;
  /** Why it was declined; otherwise empty. */
  reason: Scalars['String']['output'];
  /** Votes up minus votes down. */
  score: Scalars['Int']['output'];
  /** The viewer's; null for none. */
  ownVote: Maybe<RequestVote>;
  askedAt: Scalars['DateTime']['output'];
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** Rises with each decision. */
  version: Scalars['Int']['output'];
  /** The member who asked first; null for all but staff. */
  askedBy: Maybe<Member>;
};

export type ContentRequestList = {
  items: Array<ContentRequest>;
  last: Scalars['Boolean']['output'];
  /** Where the next page begins, for `cursor`; null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type RequestSuggestions = {
  requests: Array<ContentRequest>;
  titles: Array<Title>;
};

export type RequestContentInput = {
  /** Required with a name. */
  kind?: InputMaybe<RequestKind>;
  /** 1 to 150 graphemes. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** In place of kind and name: a suggested title or request. */
  suggestionId?: InputMaybe<Scalars['ID']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type VoteOnRequestInput = {
  id: Scalars['ID']['input'];
  vote: RequestVote;
  /** The same key votes once: make one for each press. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type DecideRequestInput = {
  id: Scalars['ID']['input'];
  state: RequestState;
  /** 1 to 300 graphemes; required to decline. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The version that the editor has read. */
  version: Scalars['Int']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type MergeRequestsInput = {
  /** The request that ends. */
  id: Scalars['ID']['input'];
  /** The request that stays. */
  intoId: Scalars['ID']['input'];
  /** The version of the ending request that the editor has read. */
  version: Scalars['Int']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type RequestContentPayload = {
  request: ContentRequest;
  /** False if it was asked for before. */
  created: Scalars['Boolean']['output'];
};

export type RequestVotePayload = {
  id: Scalars['ID']['output'];
  score: Scalars['Int']['output'];
  ownVote: Maybe<RequestVote>;
};

export type DecideRequestPayload = {
  request: ContentRequest;
};

export type DeleteRequestPayload = {
  id: Scalars['ID']['output'];
};

export type { RoomVisibility };

export type { RoomPhase };

export type { RoomRole };

export type { RoomActivity };

export type { RoomCommand };

export type RoomList = {
  items: Array<Room>;
  last: Scalars['Boolean']['output'];
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type Room = {
  /** Its page is /oda/{code}. */
  code: Scalars['ID']['output'];
  path: Scalars['String']['output'];
  title: Scalars['String']['output'];
  visibility: RoomVisibility;
  phase: RoomPhase;
  /** Null while nobody is in the room. */
  host: Maybe<Member>;
  hostId: Maybe<Scalars['ID']['output']>;
  playback: RoomPlayback;
  /** The episode that plays; null if it was removed. */
  episode: Maybe<Episode>;
  /** Members in the room, present or not. */
  memberCount: Scalars['Int']['output'];
  /** Members with a sign of life in the last 15 s. */
  presentCount: Scalars['Int']['output'];
  seq: Scalars['Int']['output'];
  /** Rises when the host changes and when a member is removed. */
  epoch: Scalars['Int']['output'];
  /** Number of the last chat entry. */
  chatSeq: Scalars['Int']['output'];
  /** Null if the viewer is not in the room. */
  viewerRole: Maybe<RoomRole>;
  /** Whether the viewer may play, pause, seek and choose the episode. */
  mayControl: Scalars['Boolean']['output'];
  /** The viewer is invited and has not entered. */
  invited: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** When a scheduled room begins; null for a room that was opened at once. */
  startsAt: Maybe<Scalars['DateTime']['output']>;
  /** Number of the last change of the queue: read the queue again if it is higher than that of the known one. */
  queueSeq: Scalars['Int']['output'];
  /** When the first episode of the queue starts, by the server's clock in ms since 1970; null without a countdown. */
  nextMs: Maybe<Scalars['Float']['output']>;
  /** Until when the room waits for members whose players lack data, by the server's clock in ms since 1970; null without a wait. */
  waitMs: Maybe<Scalars['Float']['output']>;
  /** The source of the episode for members who have not chosen one; null for none. */
  sourceHash: Maybe<Scalars['String']['output']>;
  /** The server's clock at this answer, in ms since 1970. */
  serverMs: Scalars['Float']['output'];
  /** For `roomFrames`; null if the viewer is not in the room. */
  live: Maybe<RoomLive>;
};

export type RoomLive = {
  seq: Scalars['Int']['output'];
  /** Valid for ten minutes; the connection sends a new one in time. */
  ticket: Scalars['String']['output'];
};

/** The position now is `positionMs` + (now - `effectiveMs`) × `rate` while it plays; before `effectiveMs` the state before goes on. */
export type RoomPlayback = {
  episodeId: Scalars['ID']['output'];
  positionMs: Scalars['Int']['output'];
  /** By the server's clock, in ms since 1970. */
  effectiveMs: Scalars['Float']['output'];
  rate: Scalars['Float']['output'];
  playing: Scalars['Boolean']['output'];
};

export type RoomMember = {
  memberId: Scalars['ID']['output'];
  /** Null for a member who is gone. */
  member: Maybe<Member>;
  role: RoomRole;
  /** Null: not present. */
  activity: Maybe<RoomActivity>;
  /** The member's player minus the room's position, in ms. */
  offsetMs: Scalars['Int']['output'];
};

export type RoomBeat = {
  seq: Scalars['Int']['output'];
  epoch: Scalars['Int']['output'];
  chatSeq: Scalars['Int']['output'];
  serverMs: Scalars['Float']['output'];
  presentCount: Scalars['Int']['output'];
  nextMs: Scalars['Int']['output'];
};

export type RoomEntryList = {
  items: Array<RoomEntry>;
  /** No more in this direction. */
  last: Scalars['Boolean']['output'];
};

export type RoomEntriesAdded = {
  /** The oldest first. The first event may have none. */
  items: Array<RoomEntry>;
  /** The viewer now has all entries up to this number: those between that are not among the items are hidden from the viewer. */
  seq: Scalars['Int']['output'];
};

export type RoomEntry = {
  id: Scalars['ID']['output'];
  seq: Scalars['Int']['output'];
  /** Null for a member who is gone. */
  author: Maybe<Member>;
  authorId: Maybe<Scalars['ID']['output']>;
  /** Empty if covered or deleted. */
  body: Scalars['String']['output'];
  covered: Scalars['Boolean']['output'];
  deleted: Scalars['Boolean']['output'];
  spoiler: Spoiler;
  postedAt: Scalars['DateTime']['output'];
  replyTo: Maybe<RoomQuote>;
};

/** The entry that another one answers. */
export type RoomQuote = {
  entryId: Scalars['ID']['output'];
  authorId: Maybe<Scalars['ID']['output']>;
  author: Maybe<Member>;
  /** Its first 100 characters; empty if covered or deleted. */
  excerpt: Scalars['String']['output'];
  deleted: Scalars['Boolean']['output'];
};

export type RoomFrame = {
  /** The number of the reader's state after this frame. */
  seq: Scalars['Int']['output'];
  /** Frames are missing: read the room again. */
  resync: Scalars['Boolean']['output'];
  /** Wait for a random part of this time, in ms, before reading entries or the room: it grows with the readers. */
  spreadMs: Scalars['Int']['output'];
  /** The room as it is now; null without a change of it. With another `epoch` than the reader's: read the room again for a new ticket. */
  state: Maybe<RoomState>;
  /** Replaces the reader's ticket; null if that is still valid for a while. */
  ticket: Maybe<Scalars['String']['output']>;
  /** Reactions of members since the frame before, without names. */
  reactions: Array<ReactionCount>;
};

export type RoomState = {
  epoch: Scalars['Int']['output'];
  phase: RoomPhase;
  hostId: Maybe<Scalars['ID']['output']>;
  playback: RoomPlayback;
  memberCount: Scalars['Int']['output'];
  chatSeq: Scalars['Int']['output'];
  /** Read the members again. */
  membersChanged: Scalars['Boolean']['output'];
  /** An entry that was deleted. */
  changedEntryId: Maybe<Scalars['ID']['output']>;
  /** The member whose role has changed: that member reads the room again. */
  changedRoleId: Maybe<Scalars['ID']['output']>;
  /** As in Room. */
  queueSeq: Scalars['Int']['output'];
  /** As in Room. */
  nextMs: Maybe<Scalars['Float']['output']>;
  /** As in Room. */
  waitMs: Maybe<Scalars['Float']['output']>;
  /** As in Room. */
  sourceHash: Maybe<Scalars['String']['output']>;
};

/** An episode that a room has played; null if it was removed from the site. */
export type PlayedEpisode = {
  episode: Maybe<Episode>;
  startedAt: Scalars['DateTime']['output'];
};

export type RoomQueue = {
  /** The next one first: the most votes, then the oldest. */
  items: Array<QueuedEpisode>;
  queueSeq: Scalars['Int']['output'];
};

/** How members of rooms have reacted to a second of an episode. */
export type CrowdSecond = {
  second: Scalars['Int']['output'];
  reactions: Array<ReactionCount>;
};

export type QueuedEpisode = {
  episodeId: Scalars['ID']['output'];
  /** Null if it was removed from the site. */
  episode: Maybe<Episode>;
  votes: Scalars['Int']['output'];
  /** The viewer has voted for it. */
  voted: Scalars['Boolean']['output'];
  /** Null for a member who is gone, and across a block. */
  proposer: Maybe<Member>;
};

export type CreateRoomInput = {
  episodeId: Scalars['ID']['input'];
  /** 3 to 80 graphemes. */
  title: Scalars['String']['input'];
  /** Default: INVITED with invites, otherwise LINK. */
  visibility?: InputMaybe<RoomVisibility>;
  /** Members whom the viewer follows, at most 100. */
  inviteIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** When the room begins, 5 minutes to 30 days ahead; default: now. */
  startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The same key within 24 h has one effect and the same answer: make a key when the form opens. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type ControlRoomInput = {
  code: Scalars['ID']['input'];
  /** The epoch of the state that the viewer saw. */
  epoch: Scalars['Int']['input'];
  kind: RoomCommand;
  positionMs?: InputMaybe<Scalars['Int']['input']>;
  rate?: InputMaybe<Scalars['Float']['input']>;
  episodeId?: InputMaybe<Scalars['ID']['input']>;
  sourceHash?: InputMaybe<Scalars['String']['input']>;
  /** The same key within 24 h has one effect: make one for each command. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type BeatRoomInput = {
  code: Scalars['ID']['input'];
  activity: RoomActivity;
  offsetMs?: Scalars['Int']['input'];
  /** The page's last measured round trip. */
  roundTripMs?: Scalars['Int']['input'];
};

export type AddRoomEntryInput = {
  code: Scalars['ID']['input'];
  body: Scalars['String']['input'];
  spoiler?: InputMaybe<SpoilerInput>;
  /** An entry of the same room. */
  replyToId?: InputMaybe<Scalars['ID']['input']>;
  /** The same key within 24 h has one effect and the same answer: make one for each entry. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type RoomPayload = {
  room: Room;
};

export type RoomCodePayload = {
  code: Scalars['ID']['output'];
};

export type RoomEntryPayload = {
  entry: RoomEntry;
};

export type RoomEntriesPayload = {
  entries: Array<RoomEntry>;
};

export type RoomQueuePayload = {
  queue: RoomQueue;
};

export type { FollowState };

export type Relationship = {
  /** The member's id. */
  id: Scalars['ID']['output'];
  /** NONE for a visitor. */
  state: FollowState;
  followsViewer: Scalars['Boolean']['output'];
  followerCount: Scalars['Int']['output'];
  followedCount: Scalars['Int']['output'];
};

export type MemberList = {
  items: Array<Member>;
  count: Scalars['Int']['output'];
  last: Scalars['Boolean']['output'];
  /** Where the next page begins, for `cursor`; null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type SetFollowInput = {
  /** The member's id. */
  id: Scalars['ID']['input'];
  /** Absent: the other way round than it stands. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type RelationshipPayload = {
  relationship: Relationship;
};

export type { FeedKind };

export type PostList = {
  items: Array<Post>;
  last: Scalars['Boolean']['output'];
  /** Where the next page begins, for `cursor`; null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type Post = {
  id: Scalars['ID']['output'];
  /** Path of its own page. */
  path: Scalars['String']['output'];
  /** Null for a post of the feed. */
  groupId: Maybe<Scalars['ID']['output']>;
  /** Null for a post of the feed, and while its group cannot be read. */
  group: Maybe<Group>;
  /** Null for a member who is gone. */
  author: Maybe<Member>;
  /** Null while covered. */
  body: Maybe<Scalars['String']['output']>;
  spoiler: Spoiler;
  /** Its texts are held back until the reader asks for them. */
  covered: Scalars['Boolean']['output'];
  /** What the post shows a card of; null for none, and for one that is gone. */
  title: Maybe<Title>;
  episode: Maybe<Episode>;
  /** Usernames of members whom the text names or has named. */
  mentions: Array<Scalars['String']['output']>;
  postedAt: Scalars['DateTime']['output'];
  edited: Scalars['Boolean']['output'];
  /** Rises with each edit; what editPost asks for. */
  version: Scalars['Int']['output'];
  /** Null for a text. */
  poll: Maybe<Poll>;
  /** At most four, in their order; none while covered. */
  photos: Array<PostPhoto>;
  clapCount: Scalars['Int']['output'];
  /** The viewer's own, 0 to 50. */
  ownClaps: Scalars['Int']['output'];
  /** Comments and replies, as `comments` lists them for the target of kind POST; 0 while they cannot be counted. */
  commentCount: Scalars['Int']['output'];
  /** Where the frames of the claps continue. */
  clapLive: PostLive;
  /** Where the frames of the poll's results continue; null without a poll, while its results are hidden, and after its end. */
  pollLive: Maybe<PostLive>;
  /** Kinds with a count of 0 are left out. */
  reactions: Array<ReactionCount>;
  /** Null for none, and for visitors. */
  ownReaction: Maybe<ReactionKind>;
  /** Whether the viewer may; false for visitors. */
  mayEdit: Scalars['Boolean']['output'];
  mayDelete: Scalars['Boolean']['output'];
};

export type PostLive = {
  /** The number of the state. */
  seq: Scalars['Int']['output'];
  /** For `postFrames`; valid for ten minutes. */
  ticket: Scalars['String']['output'];
};

export type PostFrame = {
  /** The number of the reader's state after this frame; a new connection continues from it. */
  seq: Scalars['Int']['output'];
  /** Frames are missing: read the post again. */
  resync: Scalars['Boolean']['output'];
  /** Wait for a random part of this time, in ms, before reading the post: it grows with the readers. */
  spreadMs: Scalars['Int']['output'];
  /** The claps of all members; 0 in frames of a poll. */
  claps: Scalars['Int']['output'];
  /** Votes by answer; empty in frames of claps. Answers at the end without votes may be missing. */
  votes: Array<Scalars['Int']['output']>;
  /** Replaces the reader's ticket; null if that is still valid for a while. Such a frame holds no counts. */
  ticket: Maybe<Scalars['String']['output']>;
};

export type PostPhoto = {
  id: Scalars['ID']['output'];
  /** Signed address of a WebP, valid for six hours. */
  src: Scalars['String']['output'];
  /** In pixels. */
  width: Scalars['Int']['output'];
  height: Scalars['Int']['output'];
  /** What the photo shows; may be empty. */
  alt: Scalars['String']['output'];
};

export type Poll = {
  /** Empty while covered, as the answers. */
  question: Scalars['String']['output'];
  answers: Array<PollAnswer>;
  /** Null: open for good. */
  endsAt: Maybe<Scalars['DateTime']['output']>;
  ended: Scalars['Boolean']['output'];
  /** The viewer's answer, by its number; null for none. */
  ownAnswer: Maybe<Scalars['Int']['output']>;
  /** The counts are 0 until the viewer has voted or the poll has ended; its author sees them. */
  resultsHidden: Scalars['Boolean']['output'];
  voteCount: Scalars['Int']['output'];
};

export type PollAnswer = {
  text: Scalars['String']['output'];
  count: Scalars['Int']['output'];
};

export type NewPosts = {
  /** At most 21. */
  count: Scalars['Int']['output'];
};

export type CreatePostInput = {
  body: Scalars['String']['input'];
  /** Absent: gives nothing away. */
  spoiler?: InputMaybe<SpoilerInput>;
  /** A card of a title, or of an episode; not both. */
  titleId?: InputMaybe<Scalars['ID']['input']>;
  episodeId?: InputMaybe<Scalars['ID']['input']>;
  poll?: InputMaybe<NewPollInput>;
  /** At most four; none with a poll. */
  photos?: InputMaybe<Array<PostPhotoInput>>;
  /** The same key within 24 h has one effect and the same answer: make one when the form opens. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type PostPhotoInput = {
  /** As a form post of `photo` to /upload/photo answered it: `{ success, uploadId, src, width, height }`. It serves one post. */
  uploadId: Scalars['String']['input'];
  /** 0 to 300 graphemes. */
  alt?: Scalars['String']['input'];
};

export type NewPollInput = {
  /** 1 to 200 graphemes. */
  question: Scalars['String']['input'];
  /** 2 to 10 of 1 to 100 graphemes; empty ones are left out. */
  answers: Array<Scalars['String']['input']>;
  /** 5 minutes to 30 days ahead; absent: open for good. */
  endsAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type EditPostInput = {
  id: Scalars['ID']['input'];
  body: Scalars['String']['input'];
  /** Absent: stays as it is. */
  spoiler?: InputMaybe<SpoilerInput>;
  /** Added after those that the post has, four in all. */
  photos?: InputMaybe<Array<PostPhotoInput>>;
  version: Scalars['Int']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type ClapInput = {
  postId: Scalars['ID']['input'];
  /** 1 to 50. */
  claps: Scalars['Int']['input'];
  /** The same key claps once: make one for each press. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type VoteInPollInput = {
  postId: Scalars['ID']['input'];
  /** By its number, from 1. */
  answer: Scalars['Int']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type PostPayload = {
  post: Post;
};

export type DeletePostPayload = {
  id: Scalars['ID']['output'];
};

export type RevealPostsPayload = {
  posts: Array<Post>;
};

export type ClapPayload = {
  postId: Scalars['ID']['output'];
  clapCount: Scalars['Int']['output'];
  ownClaps: Scalars['Int']['output'];
};

export type VoteInPollPayload = {
  postId: Scalars['ID']['output'];
  poll: Poll;
};

export type FriendsNow = {
  items: Array<Member>;
  count: Scalars['Int']['output'];
};

export type FollowSuggestion = {
  member: Member;
  /** Why, in words: '3 ortak yapım'. */
  reason: Scalars['String']['output'];
};

export type { SanctionKind };

export type { Violation };

export type StaffMember = {
  member: Member;
  roles: Array<Role>;
};

export type DeskMember = {
  member: Member;
  roles: Array<Role>;
  /** The last one first. */
  sanctions: Array<Sanction>;
  /** The cases in which the member was warned, or a text of the member was removed or covered, the last one first. Null if they cannot be read now. */
  decisions: Maybe<Array<ModerationCase>>;
};

export type Sanction = {
  id: Scalars['ID']['output'];
  kind: SanctionKind;
  violation: Violation;
  imposedAt: Scalars['DateTime']['output'];
  /** Null: a ban without an end. */
  until: Maybe<Scalars['DateTime']['output']>;
  /** Null for a moderator who is gone. */
  imposedBy: Maybe<Member>;
  /** The case whose outcome it is. */
  caseId: Maybe<Scalars['ID']['output']>;
  /** Null while it is in force. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
};

export type SetRolesInput = {
  memberId: Scalars['ID']['input'];
  /** All roles of the member afterwards; MEMBER is always kept. */
  roles: Array<Role>;
  /** The roles that the admin has read; null: not compared. */
  seen?: InputMaybe<Array<Role>>;
};

export type SetRolesPayload = {
  staff: StaffMember;
};

export type ImposeSanctionInput = {
  memberId: Scalars['ID']['input'];
  kind: SanctionKind;
  violation: Violation;
  /** Within a year. Null: without an end, for a ban only. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type SanctionPayload = {
  sanction: Sanction;
};

export type ContactMessage = {
  id: Scalars['ID']['output'];
  /** Null for a visitor, and for a member who is gone. */
  member: Maybe<Member>;
  name: Scalars['String']['output'];
  email: Scalars['String']['output'];
  subject: Scalars['String']['output'];
  message: Scalars['String']['output'];
  sentAt: Scalars['DateTime']['output'];
  /** Null while it waits. */
  handledAt: Maybe<Scalars['DateTime']['output']>;
  handledBy: Maybe<Member>;
};

export type ContactMessageList = {
  items: Array<ContactMessage>;
  last: Scalars['Boolean']['output'];
  /** Where the next page begins, for `cursor`; null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type ContactMessagePayload = {
  contact: ContactMessage;
};

export type { StoryVote };

export type Story = {
  id: Scalars['ID']['output'];
  /** Null for a member who is gone. */
  author: Maybe<Member>;
  /** Empty while the story is covered. */
  body: Scalars['String']['output'];
  /** A moderator covers it as a spoiler of its title, which the viewer has not watched. */
  covered: Scalars['Boolean']['output'];
  postedAt: Scalars['DateTime']['output'];
  edited: Scalars['Boolean']['output'];
  /** Votes up minus votes down. */
  score: Scalars['Int']['output'];
  /** The viewer's; null for none. */
  ownVote: Maybe<StoryVote>;
  mayDelete: Scalars['Boolean']['output'];
};

export type StoryList = {
  items: Array<Story>;
  /** The viewer's own story; null for none. */
  own: Maybe<Story>;
  last: Scalars['Boolean']['output'];
  /** Where the next page begins, for `cursor`; null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type SetStoryInput = {
  titleId: Scalars['ID']['input'];
  /** 1 to 300 graphemes. */
  body: Scalars['String']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type VoteOnStoryInput = {
  id: Scalars['ID']['input'];
  vote: StoryVote;
  /** The same key votes once: make one for each press. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type StoryPayload = {
  story: Story;
};

export type DeleteStoryPayload = {
  id: Scalars['ID']['output'];
};

export type StoryVotePayload = {
  id: Scalars['ID']['output'];
  score: Scalars['Int']['output'];
  ownVote: Maybe<StoryVote>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Activation: ResolverTypeWrapper<Activation>;
  ActivationState: ActivationState;
  IdentityProvider: ResolverTypeWrapper<IdentityProvider>;
  Viewer: ResolverTypeWrapper<ViewerSource>;
  Member: ResolverTypeWrapper<MemberMessage>;
  Audience: Audience;
  SocialLinks: ResolverTypeWrapper<SocialLinks>;
  Profile: ResolverTypeWrapper<ProfileMessage>;
  Restraint: ResolverTypeWrapper<ShownRestraint>;
  RestraintList: ResolverTypeWrapper<RestraintPage>;
  RestraintPayload: ResolverTypeWrapper<Omit<RestraintPayload, 'restraint'> & { restraint: ResolversTypes['Restraint'] }>;
  MutedWordsPayload: ResolverTypeWrapper<MutedWordsPayload>;
  Account: ResolverTypeWrapper<AccountMessage>;
  Privacy: ResolverTypeWrapper<PrivacyMessage>;
  Device: ResolverTypeWrapper<DeviceMessage>;
  Role: Role;
  SignInInput: SignInInput;
  SignInByTicketInput: SignInByTicketInput;
  RegisterInput: RegisterInput;
  EmailInput: EmailInput;
  ActivateInput: ActivateInput;
  ChangePasswordByTokenInput: ChangePasswordByTokenInput;
  UpdateProfileInput: UpdateProfileInput;
  RequestEmailChangeInput: RequestEmailChangeInput;
  ConfirmEmailInput: ConfirmEmailInput;
  ChangePasswordInput: ChangePasswordInput;
  SocialLinksInput: SocialLinksInput;
  PrivacyInput: PrivacyInput;
  SendContactInput: SendContactInput;
  AccountPayload: ResolverTypeWrapper<Omit<AccountPayload, 'account'> & { account: ResolversTypes['Account'] }>;
  MessagePayload: ResolverTypeWrapper<MessagePayload>;
  SignInPayload: ResolverTypeWrapper<Omit<SignInPayload, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  SignOutPayload: ResolverTypeWrapper<SignOutPayload>;
  AppealState: AppealState;
  OwnDecision: ResolverTypeWrapper<OwnDecisionMessage>;
  CaseAppeal: ResolverTypeWrapper<CaseAppealMessage>;
  ModerationCase: ResolverTypeWrapper<ModerationCaseMessage>;
  CaseStatistics: ResolverTypeWrapper<CaseStatisticsMessage>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  AppealDecisionInput: AppealDecisionInput;
  AppealBanInput: AppealBanInput;
  AppealDecisionPayload: ResolverTypeWrapper<Omit<AppealDecisionPayload, 'decision'> & { decision: ResolversTypes['OwnDecision'] }>;
  DecideAppealInput: DecideAppealInput;
  Article: ResolverTypeWrapper<ArticleMessage>;
  ArticleList: ResolverTypeWrapper<ArticlePage>;
  FaqEntry: ResolverTypeWrapper<FaqEntryMessage>;
  AuditEntry: ResolverTypeWrapper<AuditEntrySource>;
  AuditList: ResolverTypeWrapper<AuditPage>;
  Badge: ResolverTypeWrapper<Badge>;
  EarnedBadge: ResolverTypeWrapper<ShownEarnedBadge>;
  EarnedBadgeList: ResolverTypeWrapper<EarnedBadgePage>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  CaptchaAction: CaptchaAction;
  CaseState: CaseState;
  CaseOrder: CaseOrder;
  CaseOutcome: CaseOutcome;
  ModerationCaseList: ResolverTypeWrapper<ModerationCasePage>;
  WholeCase: ResolverTypeWrapper<WholeCaseSource>;
  CoverPlace: ResolverTypeWrapper<Omit<CoverPlace, 'title' | 'spoiler'> & { title: ResolversTypes['Title'], spoiler: ResolversTypes['Spoiler'] }>;
  CaseReport: ResolverTypeWrapper<CaseReportMessage>;
  CaseEvidence: ResolverTypeWrapper<CaseEvidenceMessage>;
  CasePhoto: ResolverTypeWrapper<CasePhotoMessage>;
  CloseCaseInput: CloseCaseInput;
  CasePayload: ResolverTypeWrapper<Omit<CasePayload, 'case'> & { case: ResolversTypes['ModerationCase'] }>;
  TitleKind: TitleKind;
  TitleOrder: TitleOrder;
  ShelfSort: ShelfSort;
  ShelfInput: ShelfInput;
  TitleFilterInput: TitleFilterInput;
  FilterField: FilterField;
  FilterCounts: ResolverTypeWrapper<FilterCounts>;
  ValueCount: ResolverTypeWrapper<ValueCount>;
  Country: ResolverTypeWrapper<Country>;
  CountryTitles: ResolverTypeWrapper<CountryTitles>;
  Shelf: ResolverTypeWrapper<ShelfMessage>;
  AgeMark: AgeMark;
  ContentMark: ContentMark;
  AiringStatus: AiringStatus;
  TitleList: ResolverTypeWrapper<TitlePage>;
  SearchResult: ResolverTypeWrapper<SearchSource>;
  SearchMatch: ResolverTypeWrapper<SearchMatch>;
  FoundPerson: ResolverTypeWrapper<FoundPersonSource>;
  PersonPage: ResolverTypeWrapper<PersonPageSource>;
  PersonTitle: ResolverTypeWrapper<Omit<PersonTitle, 'title' | 'credits'> & { title: ResolversTypes['Title'], credits: Array<ResolversTypes['Credit']> }>;
  Credit: ResolverTypeWrapper<CreditMessage>;
  TitleConnection: ResolverTypeWrapper<Omit<TitleConnection, 'items'> & { items: Array<ResolversTypes['Title']> }>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  AiringList: ResolverTypeWrapper<Omit<AiringList, 'items'> & { items: Array<ResolversTypes['AiringTitle']> }>;
  AiringTitle: ResolverTypeWrapper<Omit<AiringTitle, 'title' | 'next'> & { title: ResolversTypes['Title'], next?: Maybe<ResolversTypes['Episode']> }>;
  AirTime: ResolverTypeWrapper<AirTime>;
  Trailer: ResolverTypeWrapper<TrailerSource>;
  EpisodeGroup: ResolverTypeWrapper<TitleGroupSource>;
  Title: ResolverTypeWrapper<TitleMessage>;
  Genre: ResolverTypeWrapper<GenreMessage>;
  Person: ResolverTypeWrapper<PersonMessage>;
  Season: ResolverTypeWrapper<SeasonMessage>;
  EpisodeList: ResolverTypeWrapper<EpisodePage>;
  Episode: ResolverTypeWrapper<EpisodeMessage>;
  WatchPage: ResolverTypeWrapper<Omit<WatchPage, 'title' | 'episode' | 'previous' | 'next' | 'sources'> & { title: ResolversTypes['Title'], episode: ResolversTypes['Episode'], previous?: Maybe<ResolversTypes['Episode']>, next?: Maybe<ResolversTypes['Episode']>, sources?: Maybe<ResolversTypes['EpisodeSources']> }>;
  CollectionSort: CollectionSort;
  CollectionVisibility: CollectionVisibility;
  Collection: ResolverTypeWrapper<CollectionMessage>;
  WholeCollection: ResolverTypeWrapper<WholeCollectionSource>;
  CollectionEntry: ResolverTypeWrapper<CollectionEntrySource>;
  CollectionList: ResolverTypeWrapper<CollectionPage>;
  CollectionEntryInput: CollectionEntryInput;
  CreateCollectionInput: CreateCollectionInput;
  EditCollectionInput: EditCollectionInput;
  SetCollectionEntriesInput: SetCollectionEntriesInput;
  SetCollectionLikeInput: SetCollectionLikeInput;
  CollectionPayload: ResolverTypeWrapper<Omit<CollectionPayload, 'collection'> & { collection: ResolversTypes['Collection'] }>;
  DeleteCollectionPayload: ResolverTypeWrapper<DeleteCollectionPayload>;
  CollectionLikePayload: ResolverTypeWrapper<CollectionLikePayload>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  TargetKind: TargetKind;
  Target: ResolverTypeWrapper<TargetMessage>;
  TargetInput: TargetInput;
  ReactionKind: ReactionKind;
  ReactionCount: ResolverTypeWrapper<ReactionCountMessage>;
  SpoilerKind: SpoilerKind;
  Spoiler: ResolverTypeWrapper<SpoilerMessage>;
  SpoilerInput: SpoilerInput;
  CommentList: ResolverTypeWrapper<CommentPage>;
  ThreadLive: ResolverTypeWrapper<ThreadLive>;
  CommentRef: CommentRef;
  ThreadFrame: ResolverTypeWrapper<ThreadFrameSource>;
  CommentFact: ResolverTypeWrapper<CommentFactMessage>;
  CommentReactions: ResolverTypeWrapper<CommentReactionsMessage>;
  Comment: ResolverTypeWrapper<CommentMessage>;
  HiddenBy: HiddenBy;
  ThreadChange: ResolverTypeWrapper<ThreadSource>;
  RevealCommentsPayload: ResolverTypeWrapper<Omit<RevealCommentsPayload, 'comments'> & { comments: Array<ResolversTypes['Comment']> }>;
  PostCommentInput: PostCommentInput;
  PostCommentPayload: ResolverTypeWrapper<Omit<PostCommentPayload, 'comment'> & { comment: ResolversTypes['Comment'] }>;
  PostReplyInput: PostReplyInput;
  PostReplyPayload: ResolverTypeWrapper<Omit<PostReplyPayload, 'comment'> & { comment: ResolversTypes['Comment'] }>;
  EditCommentInput: EditCommentInput;
  EditCommentPayload: ResolverTypeWrapper<Omit<EditCommentPayload, 'comment'> & { comment: ResolversTypes['Comment'] }>;
  DeleteCommentPayload: ResolverTypeWrapper<Omit<DeleteCommentPayload, 'comment'> & { comment: ResolversTypes['Comment'] }>;
  ReportTarget: ReportTarget;
  ReportProblem: ReportProblem;
  ReportInput: ReportInput;
  ReportPayload: ResolverTypeWrapper<ReportPayload>;
  ReactionTarget: ReactionTarget;
  SetReactionInput: SetReactionInput;
  SetReactionPayload: ResolverTypeWrapper<Omit<SetReactionPayload, 'reactions' | 'comment'> & { reactions: Array<ResolversTypes['ReactionCount']>, comment?: Maybe<ResolversTypes['Comment']> }>;
  TopicCategory: TopicCategory;
  TopicOrder: TopicOrder;
  Topic: ResolverTypeWrapper<ForumTopicMessage>;
  TopicState: ResolverTypeWrapper<TopicStateMessage>;
  TopicList: ResolverTypeWrapper<TopicPage>;
  MovedTopic: ResolverTypeWrapper<MovedForumTopic>;
  TopicPostList: ResolverTypeWrapper<TopicPostPage>;
  FoundForumPosts: ResolverTypeWrapper<FoundForumPostsSource>;
  FoundForumPost: ResolverTypeWrapper<FoundForumPostSource>;
  FoundTopicPosts: ResolverTypeWrapper<FoundTopicPostsSource>;
  CreateTopicInput: CreateTopicInput;
  EditTopicInput: EditTopicInput;
  AddTopicPostInput: AddTopicPostInput;
  TopicPayload: ResolverTypeWrapper<Omit<TopicPayload, 'topic'> & { topic: ResolversTypes['Topic'] }>;
  DeleteTopicPayload: ResolverTypeWrapper<DeleteTopicPayload>;
  TopicPostPayload: ResolverTypeWrapper<Omit<TopicPostPayload, 'post'> & { post: ResolversTypes['Comment'] }>;
  TopicStatePayload: ResolverTypeWrapper<Omit<TopicStatePayload, 'state'> & { state: ResolversTypes['TopicState'] }>;
  RevealTopicsPayload: ResolverTypeWrapper<Omit<RevealTopicsPayload, 'topics'> & { topics: Array<ResolversTypes['Topic']> }>;
  GroupFilter: GroupFilter;
  GroupStanding: GroupStanding;
  GroupRole: GroupRole;
  Group: ResolverTypeWrapper<GroupMessage>;
  GroupNetworks: ResolverTypeWrapper<GroupNetworks>;
  GroupList: ResolverTypeWrapper<GroupPage>;
  GroupMember: ResolverTypeWrapper<ShownGroupMember>;
  GroupMemberList: ResolverTypeWrapper<GroupMemberPage>;
  GroupRequest: ResolverTypeWrapper<ShownGroupRequest>;
  GroupRequestList: ResolverTypeWrapper<GroupRequestPage>;
  GroupCandidate: ResolverTypeWrapper<ShownCandidate>;
  GroupMemory: ResolverTypeWrapper<GroupMemoryMessage>;
  WatchedTogether: ResolverTypeWrapper<WatchedTogetherMessage>;
  GroupDate: ResolverTypeWrapper<PlannedEpisodeMessage>;
  SomeMembers: ResolverTypeWrapper<SomeMembersMessage>;
  GroupMemoryPayload: ResolverTypeWrapper<Omit<GroupMemoryPayload, 'memory'> & { memory: ResolversTypes['GroupMemory'] }>;
  GroupStandingChange: ResolverTypeWrapper<Omit<GroupStandingChange, 'group'> & { group?: Maybe<ResolversTypes['Group']> }>;
  GroupInput: GroupInput;
  GroupNetworksInput: GroupNetworksInput;
  GroupPayload: ResolverTypeWrapper<Omit<GroupPayload, 'group'> & { group: ResolversTypes['Group'] }>;
  DeleteGroupPayload: ResolverTypeWrapper<DeleteGroupPayload>;
  GroupRequestPayload: ResolverTypeWrapper<GroupRequestPayload>;
  GroupCandidatePayload: ResolverTypeWrapper<GroupCandidatePayload>;
  MemberTitle: ResolverTypeWrapper<ShownMemberTitle>;
  MemberTitleList: ResolverTypeWrapper<MemberTitlePage>;
  LibraryList: LibraryList;
  TitleMark: TitleMark;
  Library: ResolverTypeWrapper<Omit<Library, 'titles'> & { titles: Array<ResolversTypes['TitleLibrary']> }>;
  TitleLibrary: ResolverTypeWrapper<LibraryStateMessage>;
  SetScoreInput: SetScoreInput;
  SetScorePayload: ResolverTypeWrapper<Omit<SetScorePayload, 'library' | 'title'> & { library: ResolversTypes['TitleLibrary'], title?: Maybe<ResolversTypes['Title']> }>;
  ChooseGroupInput: ChooseGroupInput;
  ChooseGroupPayload: ResolverTypeWrapper<ChooseGroupPayload>;
  EpisodeLibrary: ResolverTypeWrapper<EpisodeLibrary>;
  SeasonLibrary: ResolverTypeWrapper<SeasonLibrary>;
  LibraryTitleList: ResolverTypeWrapper<LibraryTitlePage>;
  WatchedEpisode: ResolverTypeWrapper<WatchedEpisodeMessage>;
  WatchedEpisodeList: ResolverTypeWrapper<WatchedEpisodePage>;
  SetEpisodeWatchedInput: SetEpisodeWatchedInput;
  SetEpisodeWatchedPayload: ResolverTypeWrapper<SetEpisodeWatchedPayload>;
  SetSeasonWatchedInput: SetSeasonWatchedInput;
  SetSeasonWatchedPayload: ResolverTypeWrapper<SetSeasonWatchedPayload>;
  SetTitleMarkInput: SetTitleMarkInput;
  SetTitleMarkPayload: ResolverTypeWrapper<Omit<SetTitleMarkPayload, 'library'> & { library: ResolversTypes['TitleLibrary'] }>;
  ConversationFolder: ConversationFolder;
  ConversationList: ResolverTypeWrapper<ConversationPage>;
  Conversation: ResolverTypeWrapper<ConversationMessage>;
  ConversationWith: ResolverTypeWrapper<ConversationWithSource>;
  MessageList: ResolverTypeWrapper<MessagePage>;
  Message: ResolverTypeWrapper<MessageMessage>;
  MessagePhoto: ResolverTypeWrapper<MessagePhoto>;
  MessageQuote: ResolverTypeWrapper<QuoteMessage>;
  MessageReaction: ResolverTypeWrapper<MessageReactionMessage>;
  Inbox: ResolverTypeWrapper<InboxMessage>;
  Typing: ResolverTypeWrapper<Typing>;
  MessageSettings: ResolverTypeWrapper<MessageSettingsMessage>;
  OpenConversationInput: OpenConversationInput;
  SendMessageInput: SendMessageInput;
  MessagePhotoInput: MessagePhotoInput;
  EditMessageInput: EditMessageInput;
  ReactToMessageInput: ReactToMessageInput;
  MessageSettingsInput: MessageSettingsInput;
  SentMessagePayload: ResolverTypeWrapper<Omit<SentMessagePayload, 'conversation' | 'message'> & { conversation: ResolversTypes['Conversation'], message: ResolversTypes['Message'] }>;
  ChangedMessagePayload: ResolverTypeWrapper<Omit<ChangedMessagePayload, 'message'> & { message: ResolversTypes['Message'] }>;
  ConversationPayload: ResolverTypeWrapper<Omit<ConversationPayload, 'conversation'> & { conversation: ResolversTypes['Conversation'] }>;
  AnswerMessageRequestPayload: ResolverTypeWrapper<Omit<AnswerMessageRequestPayload, 'conversation'> & { conversation?: Maybe<ResolversTypes['Conversation']> }>;
  NoteTypingPayload: ResolverTypeWrapper<NoteTypingPayload>;
  MessageSettingsPayload: ResolverTypeWrapper<Omit<MessageSettingsPayload, 'settings'> & { settings: ResolversTypes['MessageSettings'] }>;
  Activity: ResolverTypeWrapper<Activity>;
  NotificationKind: NotificationKind;
  NotifyKind: NotifyKind;
  SetLetMeKnowInput: SetLetMeKnowInput;
  SetLetMeKnowPayload: ResolverTypeWrapper<SetLetMeKnowPayload>;
  NotificationList: ResolverTypeWrapper<NotificationPage>;
  Notification: ResolverTypeWrapper<NotificationMessage>;
  ShownNotification: ResolverTypeWrapper<Described>;
  MarkNotificationsReadPayload: ResolverTypeWrapper<MarkNotificationsReadPayload>;
  TranslationKind: TranslationKind;
  SourceKind: SourceKind;
  EpisodeSources: ResolverTypeWrapper<Omit<EpisodeSources, 'groups' | 'segments'> & { groups: Array<ResolversTypes['SourceGroup']>, segments: Array<ResolversTypes['Segment']> }>;
  SourceGroup: ResolverTypeWrapper<SourceGroupMessage>;
  Source: ResolverTypeWrapper<SourceMessage>;
  SourceHealth: SourceHealth;
  CountFailedPlayInput: CountFailedPlayInput;
  CountFailedPlayPayload: ResolverTypeWrapper<CountFailedPlayPayload>;
  SegmentKind: SegmentKind;
  Segment: ResolverTypeWrapper<SegmentMessage>;
  Stream: ResolverTypeWrapper<Omit<Stream, 'segments'> & { segments: Array<ResolversTypes['Segment']> }>;
  Subtitle: ResolverTypeWrapper<Subtitle>;
  PositionList: ResolverTypeWrapper<PositionPage>;
  Position: ResolverTypeWrapper<PositionMessage>;
  SavePositionInput: SavePositionInput;
  SavePositionPayload: ResolverTypeWrapper<Omit<SavePositionPayload, 'position'> & { position?: Maybe<ResolversTypes['Position']> }>;
  RemoveContinueWatchingPayload: ResolverTypeWrapper<RemoveContinueWatchingPayload>;
  AdvertVariant: AdvertVariant;
  AdvertMoment: AdvertMoment;
  PreRoll: ResolverTypeWrapper<PreRollMessage>;
  Advert: ResolverTypeWrapper<AdvertMessage>;
  CountAdvertInput: CountAdvertInput;
  CountAdvertPayload: ResolverTypeWrapper<CountAdvertPayload>;
  RemovalRight: RemovalRight;
  RemovalOutcome: RemovalOutcome;
  RemovalRequest: ResolverTypeWrapper<RemovalRequestMessage>;
  RemovalRequestList: ResolverTypeWrapper<RemovalRequestPage>;
  ConfirmedRemovalRequest: ResolverTypeWrapper<ConfirmedRemovalRequest>;
  RemovalRequestPayload: ResolverTypeWrapper<Omit<RemovalRequestPayload, 'request'> & { request: ResolversTypes['RemovalRequest'] }>;
  SendRemovalRequestInput: SendRemovalRequestInput;
  DecideRemovalRequestInput: DecideRemovalRequestInput;
  RequestKind: RequestKind;
  RequestState: RequestState;
  RequestVote: RequestVote;
  ContentRequest: ResolverTypeWrapper<ContentRequestMessage>;
  ContentRequestList: ResolverTypeWrapper<ContentRequestPage>;
  RequestSuggestions: ResolverTypeWrapper<RequestSuggestionsSource>;
  RequestContentInput: RequestContentInput;
  VoteOnRequestInput: VoteOnRequestInput;
  DecideRequestInput: DecideRequestInput;
  MergeRequestsInput: MergeRequestsInput;
  RequestContentPayload: ResolverTypeWrapper<Requested>;
  RequestVotePayload: ResolverTypeWrapper<RequestVotePayload>;
  DecideRequestPayload: ResolverTypeWrapper<Omit<DecideRequestPayload, 'request'> & { request: ResolversTypes['ContentRequest'] }>;
  DeleteRequestPayload: ResolverTypeWrapper<DeleteRequestPayload>;
  RoomVisibility: RoomVisibility;
  RoomPhase: RoomPhase;
  RoomRole: RoomRole;
  RoomActivity: RoomActivity;
  RoomCommand: RoomCommand;
  RoomList: ResolverTypeWrapper<RoomPage>;
  Room: ResolverTypeWrapper<RoomMessage>;
  RoomLive: ResolverTypeWrapper<RoomLive>;
  RoomPlayback: ResolverTypeWrapper<RoomPlaybackMessage>;
  RoomMember: ResolverTypeWrapper<RoomMemberMessage>;
  RoomBeat: ResolverTypeWrapper<BeatRoomResponseMessage>;
  RoomEntryList: ResolverTypeWrapper<Omit<RoomEntryList, 'items'> & { items: Array<ResolversTypes['RoomEntry']> }>;
  RoomEntriesAdded: ResolverTypeWrapper<Omit<RoomEntriesAdded, 'items'> & { items: Array<ResolversTypes['RoomEntry']> }>;
  RoomEntry: ResolverTypeWrapper<RoomEntryMessage>;
  RoomQuote: ResolverTypeWrapper<RoomQuoteMessage>;
  RoomFrame: ResolverTypeWrapper<RoomFrameSource>;
  RoomState: ResolverTypeWrapper<RoomFrameMessage>;
  PlayedEpisode: ResolverTypeWrapper<PlayedEpisodeMessage>;
  RoomQueue: ResolverTypeWrapper<RoomQueueMessage>;
  CrowdSecond: ResolverTypeWrapper<CrowdSecondMessage>;
  QueuedEpisode: ResolverTypeWrapper<QueuedEpisodeMessage>;
  CreateRoomInput: CreateRoomInput;
  ControlRoomInput: ControlRoomInput;
  BeatRoomInput: BeatRoomInput;
  AddRoomEntryInput: AddRoomEntryInput;
  RoomPayload: ResolverTypeWrapper<Omit<RoomPayload, 'room'> & { room: ResolversTypes['Room'] }>;
  RoomCodePayload: ResolverTypeWrapper<RoomCodePayload>;
  RoomEntryPayload: ResolverTypeWrapper<Omit<RoomEntryPayload, 'entry'> & { entry: ResolversTypes['RoomEntry'] }>;
  RoomEntriesPayload: ResolverTypeWrapper<Omit<RoomEntriesPayload, 'entries'> & { entries: Array<ResolversTypes['RoomEntry']> }>;
  RoomQueuePayload: ResolverTypeWrapper<Omit<RoomQueuePayload, 'queue'> & { queue: ResolversTypes['RoomQueue'] }>;
  FollowState: FollowState;
  Relationship: ResolverTypeWrapper<RelationshipMessage>;
  MemberList: ResolverTypeWrapper<MemberPage>;
  SetFollowInput: SetFollowInput;
  RelationshipPayload: ResolverTypeWrapper<Omit<RelationshipPayload, 'relationship'> & { relationship: ResolversTypes['Relationship'] }>;
  FeedKind: FeedKind;
  PostList: ResolverTypeWrapper<PostPage>;
  Post: ResolverTypeWrapper<PostMessage>;
  PostLive: ResolverTypeWrapper<PostLive>;
  PostFrame: ResolverTypeWrapper<PostFrameSource>;
  PostPhoto: ResolverTypeWrapper<PostPhoto>;
  Poll: ResolverTypeWrapper<PollMessage>;
  PollAnswer: ResolverTypeWrapper<PollAnswer>;
  NewPosts: ResolverTypeWrapper<NewPosts>;
  CreatePostInput: CreatePostInput;
  PostPhotoInput: PostPhotoInput;
  NewPollInput: NewPollInput;
  EditPostInput: EditPostInput;
  ClapInput: ClapInput;
  VoteInPollInput: VoteInPollInput;
  PostPayload: ResolverTypeWrapper<Omit<PostPayload, 'post'> & { post: ResolversTypes['Post'] }>;
  DeletePostPayload: ResolverTypeWrapper<DeletePostPayload>;
  RevealPostsPayload: ResolverTypeWrapper<Omit<RevealPostsPayload, 'posts'> & { posts: Array<ResolversTypes['Post']> }>;
  ClapPayload: ResolverTypeWrapper<ClapPayload>;
  VoteInPollPayload: ResolverTypeWrapper<Omit<VoteInPollPayload, 'poll'> & { poll: ResolversTypes['Poll'] }>;
  FriendsNow: ResolverTypeWrapper<FriendsSource>;
  FollowSuggestion: ResolverTypeWrapper<ShownSuggestion>;
  SanctionKind: SanctionKind;
  Violation: Violation;
  StaffMember: ResolverTypeWrapper<Omit<StaffMember, 'member'> & { member: ResolversTypes['Member'] }>;
  DeskMember: ResolverTypeWrapper<DeskMemberSource>;
  Sanction: ResolverTypeWrapper<SanctionMessage>;
  SetRolesInput: SetRolesInput;
  SetRolesPayload: ResolverTypeWrapper<Omit<SetRolesPayload, 'staff'> & { staff: ResolversTypes['StaffMember'] }>;
  ImposeSanctionInput: ImposeSanctionInput;
  SanctionPayload: ResolverTypeWrapper<Omit<SanctionPayload, 'sanction'> & { sanction: ResolversTypes['Sanction'] }>;
  ContactMessage: ResolverTypeWrapper<ContactMessageSource>;
  ContactMessageList: ResolverTypeWrapper<ContactPage>;
  ContactMessagePayload: ResolverTypeWrapper<Omit<ContactMessagePayload, 'contact'> & { contact: ResolversTypes['ContactMessage'] }>;
  StoryVote: StoryVote;
  Story: ResolverTypeWrapper<StoryMessage>;
  StoryList: ResolverTypeWrapper<StoryPage>;
  SetStoryInput: SetStoryInput;
  VoteOnStoryInput: VoteOnStoryInput;
  StoryPayload: ResolverTypeWrapper<Omit<StoryPayload, 'story'> & { story: ResolversTypes['Story'] }>;
  DeleteStoryPayload: ResolverTypeWrapper<DeleteStoryPayload>;
  StoryVotePayload: ResolverTypeWrapper<StoryVotePayload>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  ID: Scalars['ID']['output'];
  Boolean: Scalars['Boolean']['output'];
  Mutation: Record<PropertyKey, never>;
  Activation: Activation;
  IdentityProvider: IdentityProvider;
  Viewer: ViewerSource;
  Member: MemberMessage;
  SocialLinks: SocialLinks;
  Profile: ProfileMessage;
  Restraint: ShownRestraint;
  RestraintList: RestraintPage;
  RestraintPayload: Omit<RestraintPayload, 'restraint'> & { restraint: ResolversParentTypes['Restraint'] };
  MutedWordsPayload: MutedWordsPayload;
  Account: AccountMessage;
  Privacy: PrivacyMessage;
  Device: DeviceMessage;
  SignInInput: SignInInput;
  SignInByTicketInput: SignInByTicketInput;
  RegisterInput: RegisterInput;
  EmailInput: EmailInput;
  ActivateInput: ActivateInput;
  ChangePasswordByTokenInput: ChangePasswordByTokenInput;
  UpdateProfileInput: UpdateProfileInput;
  RequestEmailChangeInput: RequestEmailChangeInput;
  ConfirmEmailInput: ConfirmEmailInput;
  ChangePasswordInput: ChangePasswordInput;
  SocialLinksInput: SocialLinksInput;
  PrivacyInput: PrivacyInput;
  SendContactInput: SendContactInput;
  AccountPayload: Omit<AccountPayload, 'account'> & { account: ResolversParentTypes['Account'] };
  MessagePayload: MessagePayload;
  SignInPayload: Omit<SignInPayload, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  SignOutPayload: SignOutPayload;
  OwnDecision: OwnDecisionMessage;
  CaseAppeal: CaseAppealMessage;
  ModerationCase: ModerationCaseMessage;
  CaseStatistics: CaseStatisticsMessage;
  Float: Scalars['Float']['output'];
  AppealDecisionInput: AppealDecisionInput;
  AppealBanInput: AppealBanInput;
  AppealDecisionPayload: Omit<AppealDecisionPayload, 'decision'> & { decision: ResolversParentTypes['OwnDecision'] };
  DecideAppealInput: DecideAppealInput;
  Article: ArticleMessage;
  ArticleList: ArticlePage;
  FaqEntry: FaqEntryMessage;
  AuditEntry: AuditEntrySource;
  AuditList: AuditPage;
  Badge: Badge;
  EarnedBadge: ShownEarnedBadge;
  EarnedBadgeList: EarnedBadgePage;
  DateTime: Scalars['DateTime']['output'];
  ModerationCaseList: ModerationCasePage;
  WholeCase: WholeCaseSource;
  CoverPlace: Omit<CoverPlace, 'title' | 'spoiler'> & { title: ResolversParentTypes['Title'], spoiler: ResolversParentTypes['Spoiler'] };
  CaseReport: CaseReportMessage;
  CaseEvidence: CaseEvidenceMessage;
  CasePhoto: CasePhotoMessage;
  CloseCaseInput: CloseCaseInput;
  CasePayload: Omit<CasePayload, 'case'> & { case: ResolversParentTypes['ModerationCase'] };
  ShelfInput: ShelfInput;
  TitleFilterInput: TitleFilterInput;
  FilterCounts: FilterCounts;
  ValueCount: ValueCount;
  Country: Country;
  CountryTitles: CountryTitles;
  Shelf: ShelfMessage;
  TitleList: TitlePage;
  SearchResult: SearchSource;
  SearchMatch: SearchMatch;
  FoundPerson: FoundPersonSource;
  PersonPage: PersonPageSource;
  PersonTitle: Omit<PersonTitle, 'title' | 'credits'> & { title: ResolversParentTypes['Title'], credits: Array<ResolversParentTypes['Credit']> };
  Credit: CreditMessage;
  TitleConnection: Omit<TitleConnection, 'items'> & { items: Array<ResolversParentTypes['Title']> };
  PageInfo: PageInfo;
  AiringList: Omit<AiringList, 'items'> & { items: Array<ResolversParentTypes['AiringTitle']> };
  AiringTitle: Omit<AiringTitle, 'title' | 'next'> & { title: ResolversParentTypes['Title'], next?: Maybe<ResolversParentTypes['Episode']> };
  AirTime: AirTime;
  Trailer: TrailerSource;
  EpisodeGroup: TitleGroupSource;
  Title: TitleMessage;
  Genre: GenreMessage;
  Person: PersonMessage;
  Season: SeasonMessage;
  EpisodeList: EpisodePage;
  Episode: EpisodeMessage;
  WatchPage: Omit<WatchPage, 'title' | 'episode' | 'previous' | 'next' | 'sources'> & { title: ResolversParentTypes['Title'], episode: ResolversParentTypes['Episode'], previous?: Maybe<ResolversParentTypes['Episode']>, next?: Maybe<ResolversParentTypes['Episode']>, sources?: Maybe<ResolversParentTypes['EpisodeSources']> };
  Collection: CollectionMessage;
  WholeCollection: WholeCollectionSource;
  CollectionEntry: CollectionEntrySource;
  CollectionList: CollectionPage;
  CollectionEntryInput: CollectionEntryInput;
  CreateCollectionInput: CreateCollectionInput;
  EditCollectionInput: EditCollectionInput;
  SetCollectionEntriesInput: SetCollectionEntriesInput;
  SetCollectionLikeInput: SetCollectionLikeInput;
  CollectionPayload: Omit<CollectionPayload, 'collection'> & { collection: ResolversParentTypes['Collection'] };
  DeleteCollectionPayload: DeleteCollectionPayload;
  CollectionLikePayload: CollectionLikePayload;
  Subscription: Record<PropertyKey, never>;
  Target: TargetMessage;
  TargetInput: TargetInput;
  ReactionCount: ReactionCountMessage;
  Spoiler: SpoilerMessage;
  SpoilerInput: SpoilerInput;
  CommentList: CommentPage;
  ThreadLive: ThreadLive;
  CommentRef: CommentRef;
  ThreadFrame: ThreadFrameSource;
  CommentFact: CommentFactMessage;
  CommentReactions: CommentReactionsMessage;
  Comment: CommentMessage;
  ThreadChange: ThreadSource;
  RevealCommentsPayload: Omit<RevealCommentsPayload, 'comments'> & { comments: Array<ResolversParentTypes['Comment']> };
  PostCommentInput: PostCommentInput;
  PostCommentPayload: Omit<PostCommentPayload, 'comment'> & { comment: ResolversParentTypes['Comment'] };
  PostReplyInput: PostReplyInput;
  PostReplyPayload: Omit<PostReplyPayload, 'comment'> & { comment: ResolversParentTypes['Comment'] };
  EditCommentInput: EditCommentInput;
  EditCommentPayload: Omit<EditCommentPayload, 'comment'> & { comment: ResolversParentTypes['Comment'] };
  DeleteCommentPayload: Omit<DeleteCommentPayload, 'comment'> & { comment: ResolversParentTypes['Comment'] };
  ReportInput: ReportInput;
  ReportPayload: ReportPayload;
  SetReactionInput: SetReactionInput;
  SetReactionPayload: Omit<SetReactionPayload, 'reactions' | 'comment'> & { reactions: Array<ResolversParentTypes['ReactionCount']>, comment?: Maybe<ResolversParentTypes['Comment']> };
  Topic: ForumTopicMessage;
  TopicState: TopicStateMessage;
  TopicList: TopicPage;
  MovedTopic: MovedForumTopic;
  TopicPostList: TopicPostPage;
  FoundForumPosts: FoundForumPostsSource;
  FoundForumPost: FoundForumPostSource;
  FoundTopicPosts: FoundTopicPostsSource;
  CreateTopicInput: CreateTopicInput;
  EditTopicInput: EditTopicInput;
  AddTopicPostInput: AddTopicPostInput;
  TopicPayload: Omit<TopicPayload, 'topic'> & { topic: ResolversParentTypes['Topic'] };
  DeleteTopicPayload: DeleteTopicPayload;
  TopicPostPayload: Omit<TopicPostPayload, 'post'> & { post: ResolversParentTypes['Comment'] };
  TopicStatePayload: Omit<TopicStatePayload, 'state'> & { state: ResolversParentTypes['TopicState'] };
  RevealTopicsPayload: Omit<RevealTopicsPayload, 'topics'> & { topics: Array<ResolversParentTypes['Topic']> };
  Group: GroupMessage;
  GroupNetworks: GroupNetworks;
  GroupList: GroupPage;
  GroupMember: ShownGroupMember;
  GroupMemberList: GroupMemberPage;
  GroupRequest: ShownGroupRequest;
  GroupRequestList: GroupRequestPage;
  GroupCandidate: ShownCandidate;
  GroupMemory: GroupMemoryMessage;
  WatchedTogether: WatchedTogetherMessage;
  GroupDate: PlannedEpisodeMessage;
  SomeMembers: SomeMembersMessage;
  GroupMemoryPayload: Omit<GroupMemoryPayload, 'memory'> & { memory: ResolversParentTypes['GroupMemory'] };
  GroupStandingChange: Omit<GroupStandingChange, 'group'> & { group?: Maybe<ResolversParentTypes['Group']> };
  GroupInput: GroupInput;
  GroupNetworksInput: GroupNetworksInput;
  GroupPayload: Omit<GroupPayload, 'group'> & { group: ResolversParentTypes['Group'] };
  DeleteGroupPayload: DeleteGroupPayload;
  GroupRequestPayload: GroupRequestPayload;
  GroupCandidatePayload: GroupCandidatePayload;
  MemberTitle: ShownMemberTitle;
  MemberTitleList: MemberTitlePage;
  Library: Omit<Library, 'titles'> & { titles: Array<ResolversParentTypes['TitleLibrary']> };
  TitleLibrary: LibraryStateMessage;
  SetScoreInput: SetScoreInput;
  SetScorePayload: Omit<SetScorePayload, 'library' | 'title'> & { library: ResolversParentTypes['TitleLibrary'], title?: Maybe<ResolversParentTypes['Title']> };
  ChooseGroupInput: ChooseGroupInput;
  ChooseGroupPayload: ChooseGroupPayload;
  EpisodeLibrary: EpisodeLibrary;
  SeasonLibrary: SeasonLibrary;
  LibraryTitleList: LibraryTitlePage;
  WatchedEpisode: WatchedEpisodeMessage;
  WatchedEpisodeList: WatchedEpisodePage;
  SetEpisodeWatchedInput: SetEpisodeWatchedInput;
  SetEpisodeWatchedPayload: SetEpisodeWatchedPayload;
  SetSeasonWatchedInput: SetSeasonWatchedInput;
  SetSeasonWatchedPayload: SetSeasonWatchedPayload;
  SetTitleMarkInput: SetTitleMarkInput;
  SetTitleMarkPayload: Omit<SetTitleMarkPayload, 'library'> & { library: ResolversParentTypes['TitleLibrary'] };
  ConversationList: ConversationPage;
  Conversation: ConversationMessage;
  ConversationWith: ConversationWithSource;
  MessageList: MessagePage;
  Message: MessageMessage;
  MessagePhoto: MessagePhoto;
  MessageQuote: QuoteMessage;
  MessageReaction: MessageReactionMessage;
  Inbox: InboxMessage;
  Typing: Typing;
  MessageSettings: MessageSettingsMessage;
  OpenConversationInput: OpenConversationInput;
  SendMessageInput: SendMessageInput;
  MessagePhotoInput: MessagePhotoInput;
  EditMessageInput: EditMessageInput;
  ReactToMessageInput: ReactToMessageInput;
  MessageSettingsInput: MessageSettingsInput;
  SentMessagePayload: Omit<SentMessagePayload, 'conversation' | 'message'> & { conversation: ResolversParentTypes['Conversation'], message: ResolversParentTypes['Message'] };
  ChangedMessagePayload: Omit<ChangedMessagePayload, 'message'> & { message: ResolversParentTypes['Message'] };
  ConversationPayload: Omit<ConversationPayload, 'conversation'> & { conversation: ResolversParentTypes['Conversation'] };
  AnswerMessageRequestPayload: Omit<AnswerMessageRequestPayload, 'conversation'> & { conversation?: Maybe<ResolversParentTypes['Conversation']> };
  NoteTypingPayload: NoteTypingPayload;
  MessageSettingsPayload: Omit<MessageSettingsPayload, 'settings'> & { settings: ResolversParentTypes['MessageSettings'] };
  Activity: Activity;
  SetLetMeKnowInput: SetLetMeKnowInput;
  SetLetMeKnowPayload: SetLetMeKnowPayload;
  NotificationList: NotificationPage;
  Notification: NotificationMessage;
  ShownNotification: Described;
  MarkNotificationsReadPayload: MarkNotificationsReadPayload;
  EpisodeSources: Omit<EpisodeSources, 'groups' | 'segments'> & { groups: Array<ResolversParentTypes['SourceGroup']>, segments: Array<ResolversParentTypes['Segment']> };
  SourceGroup: SourceGroupMessage;
  Source: SourceMessage;
  CountFailedPlayInput: CountFailedPlayInput;
  CountFailedPlayPayload: CountFailedPlayPayload;
  Segment: SegmentMessage;
  Stream: Omit<Stream, 'segments'> & { segments: Array<ResolversParentTypes['Segment']> };
  Subtitle: Subtitle;
  PositionList: PositionPage;
  Position: PositionMessage;
  SavePositionInput: SavePositionInput;
  SavePositionPayload: Omit<SavePositionPayload, 'position'> & { position?: Maybe<ResolversParentTypes['Position']> };
  RemoveContinueWatchingPayload: RemoveContinueWatchingPayload;
  PreRoll: PreRollMessage;
  Advert: AdvertMessage;
  CountAdvertInput: CountAdvertInput;
  CountAdvertPayload: CountAdvertPayload;
  RemovalRequest: RemovalRequestMessage;
  RemovalRequestList: RemovalRequestPage;
  ConfirmedRemovalRequest: ConfirmedRemovalRequest;
  RemovalRequestPayload: Omit<RemovalRequestPayload, 'request'> & { request: ResolversParentTypes['RemovalRequest'] };
  SendRemovalRequestInput: SendRemovalRequestInput;
  DecideRemovalRequestInput: DecideRemovalRequestInput;
  ContentRequest: ContentRequestMessage;
  ContentRequestList: ContentRequestPage;
  RequestSuggestions: RequestSuggestionsSource;
  RequestContentInput: RequestContentInput;
  VoteOnRequestInput: VoteOnRequestInput;
  DecideRequestInput: DecideRequestInput;
  MergeRequestsInput: MergeRequestsInput;
  RequestContentPayload: Requested;
  RequestVotePayload: RequestVotePayload;
  DecideRequestPayload: Omit<DecideRequestPayload, 'request'> & { request: ResolversParentTypes['ContentRequest'] };
  DeleteRequestPayload: DeleteRequestPayload;
  RoomList: RoomPage;
  Room: RoomMessage;
  RoomLive: RoomLive;
  RoomPlayback: RoomPlaybackMessage;
  RoomMember: RoomMemberMessage;
  RoomBeat: BeatRoomResponseMessage;
  RoomEntryList: Omit<RoomEntryList, 'items'> & { items: Array<ResolversParentTypes['RoomEntry']> };
  RoomEntriesAdded: Omit<RoomEntriesAdded, 'items'> & { items: Array<ResolversParentTypes['RoomEntry']> };
  RoomEntry: RoomEntryMessage;
  RoomQuote: RoomQuoteMessage;
  RoomFrame: RoomFrameSource;
  RoomState: RoomFrameMessage;
  PlayedEpisode: PlayedEpisodeMessage;
  RoomQueue: RoomQueueMessage;
  CrowdSecond: CrowdSecondMessage;
  QueuedEpisode: QueuedEpisodeMessage;
  CreateRoomInput: CreateRoomInput;
  ControlRoomInput: ControlRoomInput;
  BeatRoomInput: BeatRoomInput;
  AddRoomEntryInput: AddRoomEntryInput;
  RoomPayload: Omit<RoomPayload, 'room'> & { room: ResolversParentTypes['Room'] };
  RoomCodePayload: RoomCodePayload;
  RoomEntryPayload: Omit<RoomEntryPayload, 'entry'> & { entry: ResolversParentTypes['RoomEntry'] };
  RoomEntriesPayload: Omit<RoomEntriesPayload, 'entries'> & { entries: Array<ResolversParentTypes['RoomEntry']> };
  RoomQueuePayload: Omit<RoomQueuePayload, 'queue'> & { queue: ResolversParentTypes['RoomQueue'] };
  Relationship: RelationshipMessage;
  MemberList: MemberPage;
  SetFollowInput: SetFollowInput;
  RelationshipPayload: Omit<RelationshipPayload, 'relationship'> & { relationship: ResolversParentTypes['Relationship'] };
  PostList: PostPage;
  Post: PostMessage;
  PostLive: PostLive;
  PostFrame: PostFrameSource;
  PostPhoto: PostPhoto;
  Poll: PollMessage;
  PollAnswer: PollAnswer;
  NewPosts: NewPosts;
  CreatePostInput: CreatePostInput;
  PostPhotoInput: PostPhotoInput;
  NewPollInput: NewPollInput;
  EditPostInput: EditPostInput;
  ClapInput: ClapInput;
  VoteInPollInput: VoteInPollInput;
  PostPayload: Omit<PostPayload, 'post'> & { post: ResolversParentTypes['Post'] };
  DeletePostPayload: DeletePostPayload;
  RevealPostsPayload: Omit<RevealPostsPayload, 'posts'> & { posts: Array<ResolversParentTypes['Post']> };
  ClapPayload: ClapPayload;
  VoteInPollPayload: Omit<VoteInPollPayload, 'poll'> & { poll: ResolversParentTypes['Poll'] };
  FriendsNow: FriendsSource;
  FollowSuggestion: ShownSuggestion;
  StaffMember: Omit<StaffMember, 'member'> & { member: ResolversParentTypes['Member'] };
  DeskMember: DeskMemberSource;
  Sanction: SanctionMessage;
  SetRolesInput: SetRolesInput;
  SetRolesPayload: Omit<SetRolesPayload, 'staff'> & { staff: ResolversParentTypes['StaffMember'] };
  ImposeSanctionInput: ImposeSanctionInput;
  SanctionPayload: Omit<SanctionPayload, 'sanction'> & { sanction: ResolversParentTypes['Sanction'] };
  ContactMessage: ContactMessageSource;
  ContactMessageList: ContactPage;
  ContactMessagePayload: Omit<ContactMessagePayload, 'contact'> & { contact: ResolversParentTypes['ContactMessage'] };
  Story: StoryMessage;
  StoryList: StoryPage;
  SetStoryInput: SetStoryInput;
  VoteOnStoryInput: VoteOnStoryInput;
  StoryPayload: Omit<StoryPayload, 'story'> & { story: ResolversParentTypes['Story'] };
  DeleteStoryPayload: DeleteStoryPayload;
  StoryVotePayload: StoryVotePayload;
};

export type QueryResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  identityProvider?: Resolver<Maybe<ResolversTypes['IdentityProvider']>, ParentType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  profile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType, RequireFields<QueryProfileArgs, 'username'>>;
  blockedMembers?: Resolver<Maybe<ResolversTypes['RestraintList']>, ParentType, ContextType, RequireFields<QueryBlockedMembersArgs, 'page' | 'size'>>;
  mutedMembers?: Resolver<Maybe<ResolversTypes['RestraintList']>, ParentType, ContextType, RequireFields<QueryMutedMembersArgs, 'page' | 'size'>>;
  mutedWords?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  activation?: Resolver<ResolversTypes['Activation'], ParentType, ContextType, RequireFields<QueryActivationArgs, 'token'>>;
  ownDecisions?: Resolver<Array<ResolversTypes['OwnDecision']>, ParentType, ContextType>;
  appeals?: Resolver<ResolversTypes['ModerationCaseList'], ParentType, ContextType, RequireFields<QueryAppealsArgs, 'page' | 'size'>>;
  caseStatistics?: Resolver<ResolversTypes['CaseStatistics'], ParentType, ContextType>;
  articles?: Resolver<Maybe<ResolversTypes['ArticleList']>, ParentType, ContextType, RequireFields<QueryArticlesArgs, 'page' | 'size'>>;
  article?: Resolver<Maybe<ResolversTypes['Article']>, ParentType, ContextType, RequireFields<QueryArticleArgs, 'slug'>>;
  faq?: Resolver<Maybe<Array<ResolversTypes['FaqEntry']>>, ParentType, ContextType>;
  auditLog?: Resolver<ResolversTypes['AuditList'], ParentType, ContextType, RequireFields<QueryAuditLogArgs, 'size'>>;
  memberBadges?: Resolver<Maybe<ResolversTypes['EarnedBadgeList']>, ParentType, ContextType, RequireFields<QueryMemberBadgesArgs, 'memberId' | 'page' | 'size'>>;
  badges?: Resolver<Array<ResolversTypes['Badge']>, ParentType, ContextType>;
  captchaChallenge?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryCaptchaChallengeArgs, 'action'>>;
  moderationCases?: Resolver<ResolversTypes['ModerationCaseList'], ParentType, ContextType, RequireFields<QueryModerationCasesArgs, 'state' | 'order' | 'page' | 'size'>>;
  moderationCase?: Resolver<Maybe<ResolversTypes['WholeCase']>, ParentType, ContextType, RequireFields<QueryModerationCaseArgs, 'id'>>;
  person?: Resolver<Maybe<ResolversTypes['PersonPage']>, ParentType, ContextType, RequireFields<QueryPersonArgs, 'slug'>>;
  titles?: Resolver<Maybe<ResolversTypes['TitleList']>, ParentType, ContextType, RequireFields<QueryTitlesArgs, 'order' | 'page' | 'size'>>;
  titleInitials?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType, Partial<QueryTitleInitialsArgs>>;
  titleChoices?: Resolver<Maybe<Array<ResolversTypes['FilterCounts']>>, ParentType, ContextType, Partial<QueryTitleChoicesArgs>>;
  countries?: Resolver<Maybe<Array<ResolversTypes['CountryTitles']>>, ParentType, ContextType, Partial<QueryCountriesArgs>>;
  mostWatched?: Resolver<Maybe<Array<ResolversTypes['Title']>>, ParentType, ContextType>;
  shelves?: Resolver<Maybe<Array<ResolversTypes['Shelf']>>, ParentType, ContextType, RequireFields<QueryShelvesArgs, 'sort'>>;
  shelf?: Resolver<Maybe<ResolversTypes['Shelf']>, ParentType, ContextType, RequireFields<QueryShelfArgs, 'sort' | 'slug'>>;
  allTitles?: Resolver<Maybe<ResolversTypes['TitleConnection']>, ParentType, ContextType, RequireFields<QueryAllTitlesArgs, 'size'>>;
  airing?: Resolver<Maybe<ResolversTypes['AiringList']>, ParentType, ContextType, RequireFields<QueryAiringArgs, 'page' | 'size'>>;
  trailers?: Resolver<Maybe<Array<ResolversTypes['Trailer']>>, ParentType, ContextType, RequireFields<QueryTrailersArgs, 'ids'>>;
  search?: Resolver<Maybe<ResolversTypes['SearchResult']>, ParentType, ContextType, RequireFields<QuerySearchArgs, 'query' | 'size'>>;
  title?: Resolver<Maybe<ResolversTypes['Title']>, ParentType, ContextType, RequireFields<QueryTitleArgs, 'kind' | 'slug'>>;
  latestEpisodes?: Resolver<Maybe<ResolversTypes['EpisodeList']>, ParentType, ContextType, RequireFields<QueryLatestEpisodesArgs, 'page' | 'size'>>;
  watchPage?: Resolver<Maybe<ResolversTypes['WatchPage']>, ParentType, ContextType, RequireFields<QueryWatchPageArgs, 'kind' | 'slug' | 'season' | 'number'>>;
  episodes?: Resolver<Maybe<Array<ResolversTypes['Episode']>>, ParentType, ContextType, RequireFields<QueryEpisodesArgs, 'ids'>>;
  collections?: Resolver<ResolversTypes['CollectionList'], ParentType, ContextType, RequireFields<QueryCollectionsArgs, 'sort' | 'page' | 'size'>>;
  memberCollections?: Resolver<Maybe<ResolversTypes['CollectionList']>, ParentType, ContextType, RequireFields<QueryMemberCollectionsArgs, 'memberId' | 'page' | 'size'>>;
  collection?: Resolver<Maybe<ResolversTypes['WholeCollection']>, ParentType, ContextType, RequireFields<QueryCollectionArgs, 'id'>>;
  comments?: Resolver<Maybe<ResolversTypes['CommentList']>, ParentType, ContextType, RequireFields<QueryCommentsArgs, 'target' | 'page' | 'size' | 'replies'>>;
  replies?: Resolver<Maybe<ResolversTypes['CommentList']>, ParentType, ContextType, RequireFields<QueryRepliesArgs, 'parentId' | 'page' | 'size'>>;
  commentsById?: Resolver<Maybe<Array<ResolversTypes['Comment']>>, ParentType, ContextType, RequireFields<QueryCommentsByIdArgs, 'ids'>>;
  threadComments?: Resolver<Maybe<Array<ResolversTypes['Comment']>>, ParentType, ContextType, RequireFields<QueryThreadCommentsArgs, 'target' | 'comments'>>;
  memberSuggestions?: Resolver<Maybe<Array<ResolversTypes['Member']>>, ParentType, ContextType, RequireFields<QueryMemberSuggestionsArgs, 'prefix' | 'size'>>;
  topics?: Resolver<ResolversTypes['TopicList'], ParentType, ContextType, RequireFields<QueryTopicsArgs, 'order' | 'page' | 'size'>>;
  topic?: Resolver<Maybe<ResolversTypes['Topic']>, ParentType, ContextType, RequireFields<QueryTopicArgs, 'id'>>;
  topicsById?: Resolver<Maybe<Array<ResolversTypes['Topic']>>, ParentType, ContextType, RequireFields<QueryTopicsByIdArgs, 'ids'>>;
  topicPosts?: Resolver<Maybe<ResolversTypes['TopicPostList']>, ParentType, ContextType, RequireFields<QueryTopicPostsArgs, 'topicId' | 'page' | 'size'>>;
  topicPostsFound?: Resolver<Maybe<ResolversTypes['FoundTopicPosts']>, ParentType, ContextType, RequireFields<QueryTopicPostsFoundArgs, 'topicId' | 'query' | 'size'>>;
  forumPostsFound?: Resolver<ResolversTypes['FoundForumPosts'], ParentType, ContextType, RequireFields<QueryForumPostsFoundArgs, 'query' | 'size'>>;
  groups?: Resolver<ResolversTypes['GroupList'], ParentType, ContextType, RequireFields<QueryGroupsArgs, 'filter' | 'query' | 'page' | 'size'>>;
  group?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType, RequireFields<QueryGroupArgs, 'slug'>>;
  groupPosts?: Resolver<Maybe<ResolversTypes['PostList']>, ParentType, ContextType, RequireFields<QueryGroupPostsArgs, 'groupId' | 'page' | 'size'>>;
  groupMembers?: Resolver<Maybe<ResolversTypes['GroupMemberList']>, ParentType, ContextType, RequireFields<QueryGroupMembersArgs, 'groupId' | 'page' | 'size'>>;
  groupRequests?: Resolver<ResolversTypes['GroupRequestList'], ParentType, ContextType, RequireFields<QueryGroupRequestsArgs, 'groupId' | 'page' | 'size'>>;
  groupInvites?: Resolver<ResolversTypes['MemberList'], ParentType, ContextType, RequireFields<QueryGroupInvitesArgs, 'groupId' | 'page' | 'size'>>;
  groupCandidates?: Resolver<Array<ResolversTypes['GroupCandidate']>, ParentType, ContextType, RequireFields<QueryGroupCandidatesArgs, 'groupId' | 'query'>>;
  groupMemory?: Resolver<Maybe<ResolversTypes['GroupMemory']>, ParentType, ContextType, RequireFields<QueryGroupMemoryArgs, 'groupId'>>;
  library?: Resolver<Maybe<ResolversTypes['Library']>, ParentType, ContextType, RequireFields<QueryLibraryArgs, 'titleIds' | 'episodeIds'>>;
  libraryTitles?: Resolver<Maybe<ResolversTypes['LibraryTitleList']>, ParentType, ContextType, RequireFields<QueryLibraryTitlesArgs, 'list' | 'page' | 'size'>>;
  lastWatched?: Resolver<Maybe<ResolversTypes['WatchedEpisodeList']>, ParentType, ContextType, RequireFields<QueryLastWatchedArgs, 'page' | 'size'>>;
  memberTitles?: Resolver<Maybe<ResolversTypes['MemberTitleList']>, ParentType, ContextType, RequireFields<QueryMemberTitlesArgs, 'memberId' | 'list' | 'page' | 'size'>>;
  conversations?: Resolver<Maybe<ResolversTypes['ConversationList']>, ParentType, ContextType, RequireFields<QueryConversationsArgs, 'folder' | 'page' | 'size'>>;
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType, RequireFields<QueryConversationArgs, 'id'>>;
  conversationWith?: Resolver<Maybe<ResolversTypes['ConversationWith']>, ParentType, ContextType, RequireFields<QueryConversationWithArgs, 'username'>>;
  messages?: Resolver<Maybe<ResolversTypes['MessageList']>, ParentType, ContextType, RequireFields<QueryMessagesArgs, 'conversationId' | 'page' | 'size'>>;
  inbox?: Resolver<Maybe<ResolversTypes['Inbox']>, ParentType, ContextType, Partial<QueryInboxArgs>>;
  messageSettings?: Resolver<Maybe<ResolversTypes['MessageSettings']>, ParentType, ContextType>;
  notifications?: Resolver<Maybe<ResolversTypes['NotificationList']>, ParentType, ContextType, RequireFields<QueryNotificationsArgs, 'page' | 'size'>>;
  activity?: Resolver<Maybe<ResolversTypes['Activity']>, ParentType, ContextType>;
  letMeKnow?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType, RequireFields<QueryLetMeKnowArgs, 'kind' | 'ids'>>;
  stream?: Resolver<Maybe<ResolversTypes['Stream']>, ParentType, ContextType, RequireFields<QueryStreamArgs, 'sourceHash' | 'episodeId'>>;
  continueWatching?: Resolver<Maybe<ResolversTypes['PositionList']>, ParentType, ContextType, RequireFields<QueryContinueWatchingArgs, 'page' | 'size'>>;
  positions?: Resolver<Maybe<Array<ResolversTypes['Position']>>, ParentType, ContextType, RequireFields<QueryPositionsArgs, 'episodeIds'>>;
  preRoll?: Resolver<Maybe<ResolversTypes['PreRoll']>, ParentType, ContextType, RequireFields<QueryPreRollArgs, 'titleId' | 'seen'>>;
  removalRequests?: Resolver<ResolversTypes['RemovalRequestList'], ParentType, ContextType, RequireFields<QueryRemovalRequestsArgs, 'decided' | 'page' | 'size'>>;
  contentRequests?: Resolver<ResolversTypes['ContentRequestList'], ParentType, ContextType, RequireFields<QueryContentRequestsArgs, 'kind' | 'answered' | 'page' | 'size'>>;
  contentRequestsById?: Resolver<Array<ResolversTypes['ContentRequest']>, ParentType, ContextType, RequireFields<QueryContentRequestsByIdArgs, 'ids'>>;
  requestSuggestions?: Resolver<ResolversTypes['RequestSuggestions'], ParentType, ContextType, RequireFields<QueryRequestSuggestionsArgs, 'query'>>;
  rooms?: Resolver<Array<ResolversTypes['Room']>, ParentType, ContextType, RequireFields<QueryRoomsArgs, 'size'>>;
  ownRooms?: Resolver<ResolversTypes['RoomList'], ParentType, ContextType, RequireFields<QueryOwnRoomsArgs, 'page' | 'size'>>;
  room?: Resolver<Maybe<ResolversTypes['Room']>, ParentType, ContextType, RequireFields<QueryRoomArgs, 'code'>>;
  roomMembers?: Resolver<Array<ResolversTypes['RoomMember']>, ParentType, ContextType, RequireFields<QueryRoomMembersArgs, 'code'>>;
  roomWatched?: Resolver<Array<ResolversTypes['PlayedEpisode']>, ParentType, ContextType, RequireFields<QueryRoomWatchedArgs, 'code'>>;
  roomEntries?: Resolver<ResolversTypes['RoomEntryList'], ParentType, ContextType, RequireFields<QueryRoomEntriesArgs, 'code' | 'size'>>;
  roomEntriesById?: Resolver<Array<ResolversTypes['RoomEntry']>, ParentType, ContextType, RequireFields<QueryRoomEntriesByIdArgs, 'code' | 'ids'>>;
  roomQueue?: Resolver<ResolversTypes['RoomQueue'], ParentType, ContextType, RequireFields<QueryRoomQueueArgs, 'code'>>;
  crowdReactions?: Resolver<Array<ResolversTypes['CrowdSecond']>, ParentType, ContextType, RequireFields<QueryCrowdReactionsArgs, 'episodeId' | 'position'>>;
  followers?: Resolver<Maybe<ResolversTypes['MemberList']>, ParentType, ContextType, RequireFields<QueryFollowersArgs, 'memberId' | 'page' | 'size'>>;
  followed?: Resolver<Maybe<ResolversTypes['MemberList']>, ParentType, ContextType, RequireFields<QueryFollowedArgs, 'memberId' | 'page' | 'size'>>;
  followRequests?: Resolver<Maybe<ResolversTypes['MemberList']>, ParentType, ContextType, RequireFields<QueryFollowRequestsArgs, 'page' | 'size'>>;
  friends?: Resolver<Maybe<ResolversTypes['MemberList']>, ParentType, ContextType, RequireFields<QueryFriendsArgs, 'page' | 'size'>>;
  friendsNow?: Resolver<Maybe<ResolversTypes['FriendsNow']>, ParentType, ContextType>;
  followSuggestions?: Resolver<Maybe<Array<ResolversTypes['FollowSuggestion']>>, ParentType, ContextType, RequireFields<QueryFollowSuggestionsArgs, 'size'>>;
  feed?: Resolver<Maybe<ResolversTypes['PostList']>, ParentType, ContextType, RequireFields<QueryFeedArgs, 'kind' | 'page' | 'size'>>;
  memberPosts?: Resolver<Maybe<ResolversTypes['PostList']>, ParentType, ContextType, RequireFields<QueryMemberPostsArgs, 'memberId' | 'page' | 'size'>>;
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType, RequireFields<QueryPostArgs, 'id'>>;
  postsById?: Resolver<Maybe<Array<ResolversTypes['Post']>>, ParentType, ContextType, RequireFields<QueryPostsByIdArgs, 'ids'>>;
  staff?: Resolver<Array<ResolversTypes['StaffMember']>, ParentType, ContextType>;
  deskMember?: Resolver<Maybe<ResolversTypes['DeskMember']>, ParentType, ContextType, RequireFields<QueryDeskMemberArgs, 'username'>>;
  contactMessages?: Resolver<ResolversTypes['ContactMessageList'], ParentType, ContextType, RequireFields<QueryContactMessagesArgs, 'handled' | 'page' | 'size'>>;
  stories?: Resolver<ResolversTypes['StoryList'], ParentType, ContextType, RequireFields<QueryStoriesArgs, 'titleId' | 'page' | 'size'>>;
};

export type MutationResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  signIn?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signInByTicket?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignInByTicketArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['SignOutPayload'], ParentType, ContextType>;
  register?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  sendActivation?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationSendActivationArgs, 'input'>>;
  activate?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationActivateArgs, 'input'>>;
  requestPasswordReset?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  changePasswordByToken?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationChangePasswordByTokenArgs, 'input'>>;
  updateProfile?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  requestEmailChange?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationRequestEmailChangeArgs, 'input'>>;
  confirmEmail?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationConfirmEmailArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  setSocialLinks?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType, RequireFields<MutationSetSocialLinksArgs, 'input'>>;
  setPrivacy?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType, RequireFields<MutationSetPrivacyArgs, 'input'>>;
  removeAvatar?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType>;
  endSession?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'id'>>;
  endOtherSessions?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType>;
  blockMember?: Resolver<ResolversTypes['RestraintPayload'], ParentType, ContextType, RequireFields<MutationBlockMemberArgs, 'id'>>;
  unblockMember?: Resolver<ResolversTypes['RestraintPayload'], ParentType, ContextType, RequireFields<MutationUnblockMemberArgs, 'id'>>;
  muteMember?: Resolver<ResolversTypes['RestraintPayload'], ParentType, ContextType, RequireFields<MutationMuteMemberArgs, 'id'>>;
  unmuteMember?: Resolver<ResolversTypes['RestraintPayload'], ParentType, ContextType, RequireFields<MutationUnmuteMemberArgs, 'id'>>;
  setMutedWords?: Resolver<ResolversTypes['MutedWordsPayload'], ParentType, ContextType, RequireFields<MutationSetMutedWordsArgs, 'words'>>;
  sendContact?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationSendContactArgs, 'input'>>;
  appealDecision?: Resolver<ResolversTypes['AppealDecisionPayload'], ParentType, ContextType, RequireFields<MutationAppealDecisionArgs, 'input'>>;
  appealBan?: Resolver<ResolversTypes['AppealDecisionPayload'], ParentType, ContextType, RequireFields<MutationAppealBanArgs, 'input'>>;
  decideAppeal?: Resolver<ResolversTypes['CasePayload'], ParentType, ContextType, RequireFields<MutationDecideAppealArgs, 'input'>>;
  assignCase?: Resolver<ResolversTypes['CasePayload'], ParentType, ContextType, RequireFields<MutationAssignCaseArgs, 'id' | 'assigned'>>;
  closeCase?: Resolver<ResolversTypes['CasePayload'], ParentType, ContextType, RequireFields<MutationCloseCaseArgs, 'input'>>;
  createCollection?: Resolver<ResolversTypes['CollectionPayload'], ParentType, ContextType, RequireFields<MutationCreateCollectionArgs, 'input'>>;
  editCollection?: Resolver<ResolversTypes['CollectionPayload'], ParentType, ContextType, RequireFields<MutationEditCollectionArgs, 'input'>>;
  setCollectionEntries?: Resolver<ResolversTypes['CollectionPayload'], ParentType, ContextType, RequireFields<MutationSetCollectionEntriesArgs, 'input'>>;
  deleteCollection?: Resolver<ResolversTypes['DeleteCollectionPayload'], ParentType, ContextType, RequireFields<MutationDeleteCollectionArgs, 'id'>>;
  setCollectionLike?: Resolver<ResolversTypes['CollectionLikePayload'], ParentType, ContextType, RequireFields<MutationSetCollectionLikeArgs, 'input'>>;
  revealComments?: Resolver<ResolversTypes['RevealCommentsPayload'], ParentType, ContextType, RequireFields<MutationRevealCommentsArgs, 'ids'>>;
  postComment?: Resolver<ResolversTypes['PostCommentPayload'], ParentType, ContextType, RequireFields<MutationPostCommentArgs, 'input'>>;
  postReply?: Resolver<ResolversTypes['PostReplyPayload'], ParentType, ContextType, RequireFields<MutationPostReplyArgs, 'input'>>;
  editComment?: Resolver<ResolversTypes['EditCommentPayload'], ParentType, ContextType, RequireFields<MutationEditCommentArgs, 'input'>>;
  deleteComment?: Resolver<ResolversTypes['DeleteCommentPayload'], ParentType, ContextType, RequireFields<MutationDeleteCommentArgs, 'id'>>;
  report?: Resolver<ResolversTypes['ReportPayload'], ParentType, ContextType, RequireFields<MutationReportArgs, 'input'>>;
  setReaction?: Resolver<ResolversTypes['SetReactionPayload'], ParentType, ContextType, RequireFields<MutationSetReactionArgs, 'input'>>;
  createTopic?: Resolver<ResolversTypes['TopicPayload'], ParentType, ContextType, RequireFields<MutationCreateTopicArgs, 'input'>>;
  editTopic?: Resolver<ResolversTypes['TopicPayload'], ParentType, ContextType, RequireFields<MutationEditTopicArgs, 'input'>>;
  deleteTopic?: Resolver<ResolversTypes['DeleteTopicPayload'], ParentType, ContextType, RequireFields<MutationDeleteTopicArgs, 'id'>>;
  lockTopic?: Resolver<ResolversTypes['TopicPayload'], ParentType, ContextType, RequireFields<MutationLockTopicArgs, 'id' | 'locked'>>;
  pinTopic?: Resolver<ResolversTypes['TopicPayload'], ParentType, ContextType, RequireFields<MutationPinTopicArgs, 'id' | 'pinned'>>;
  moveTopic?: Resolver<ResolversTypes['TopicPayload'], ParentType, ContextType, RequireFields<MutationMoveTopicArgs, 'id' | 'category'>>;
  addTopicPost?: Resolver<ResolversTypes['TopicPostPayload'], ParentType, ContextType, RequireFields<MutationAddTopicPostArgs, 'input'>>;
  followTopic?: Resolver<ResolversTypes['TopicStatePayload'], ParentType, ContextType, RequireFields<MutationFollowTopicArgs, 'id' | 'followed'>>;
  markTopicRead?: Resolver<ResolversTypes['TopicStatePayload'], ParentType, ContextType, RequireFields<MutationMarkTopicReadArgs, 'id' | 'number'>>;
  revealTopics?: Resolver<ResolversTypes['RevealTopicsPayload'], ParentType, ContextType, RequireFields<MutationRevealTopicsArgs, 'ids'>>;
  createGroup?: Resolver<ResolversTypes['GroupPayload'], ParentType, ContextType, RequireFields<MutationCreateGroupArgs, 'input'>>;
  updateGroup?: Resolver<ResolversTypes['GroupPayload'], ParentType, ContextType, RequireFields<MutationUpdateGroupArgs, 'id' | 'version' | 'input'>>;
  removeGroupPictures?: Resolver<ResolversTypes['GroupPayload'], ParentType, ContextType, RequireFields<MutationRemoveGroupPicturesArgs, 'id' | 'cover' | 'poster'>>;
  deleteGroup?: Resolver<ResolversTypes['DeleteGroupPayload'], ParentType, ContextType, RequireFields<MutationDeleteGroupArgs, 'id'>>;
  joinGroup?: Resolver<ResolversTypes['GroupPayload'], ParentType, ContextType, RequireFields<MutationJoinGroupArgs, 'id'>>;
  leaveGroup?: Resolver<ResolversTypes['GroupPayload'], ParentType, ContextType, RequireFields<MutationLeaveGroupArgs, 'id'>>;
  withdrawFromGroup?: Resolver<ResolversTypes['GroupPayload'], ParentType, ContextType, RequireFields<MutationWithdrawFromGroupArgs, 'id'>>;
  answerGroupRequest?: Resolver<ResolversTypes['GroupRequestPayload'], ParentType, ContextType, RequireFields<MutationAnswerGroupRequestArgs, 'id' | 'accepted'>>;
  setGroupInvite?: Resolver<ResolversTypes['GroupCandidatePayload'], ParentType, ContextType, RequireFields<MutationSetGroupInviteArgs, 'groupId' | 'memberId' | 'invited'>>;
  removeGroupMember?: Resolver<ResolversTypes['GroupCandidatePayload'], ParentType, ContextType, RequireFields<MutationRemoveGroupMemberArgs, 'groupId' | 'memberId'>>;
  setGroupRole?: Resolver<ResolversTypes['GroupCandidatePayload'], ParentType, ContextType, RequireFields<MutationSetGroupRoleArgs, 'groupId' | 'memberId' | 'role'>>;
  createGroupPost?: Resolver<ResolversTypes['PostPayload'], ParentType, ContextType, RequireFields<MutationCreateGroupPostArgs, 'groupId' | 'input'>>;
  planGroupEpisode?: Resolver<ResolversTypes['GroupMemoryPayload'], ParentType, ContextType, RequireFields<MutationPlanGroupEpisodeArgs, 'groupId' | 'episodeId' | 'at'>>;
  removeGroupPlan?: Resolver<ResolversTypes['GroupMemoryPayload'], ParentType, ContextType, RequireFields<MutationRemoveGroupPlanArgs, 'groupId' | 'episodeId'>>;
  shareProgress?: Resolver<ResolversTypes['GroupMemoryPayload'], ParentType, ContextType, RequireFields<MutationShareProgressArgs, 'groupId' | 'shared'>>;
  muteGroupPlan?: Resolver<ResolversTypes['GroupMemoryPayload'], ParentType, ContextType, RequireFields<MutationMuteGroupPlanArgs, 'groupId' | 'muted'>>;
  setEpisodeWatched?: Resolver<ResolversTypes['SetEpisodeWatchedPayload'], ParentType, ContextType, RequireFields<MutationSetEpisodeWatchedArgs, 'input'>>;
  setSeasonWatched?: Resolver<ResolversTypes['SetSeasonWatchedPayload'], ParentType, ContextType, RequireFields<MutationSetSeasonWatchedArgs, 'input'>>;
  setTitleMark?: Resolver<ResolversTypes['SetTitleMarkPayload'], ParentType, ContextType, RequireFields<MutationSetTitleMarkArgs, 'input'>>;
  chooseGroup?: Resolver<ResolversTypes['ChooseGroupPayload'], ParentType, ContextType, RequireFields<MutationChooseGroupArgs, 'input'>>;
  setScore?: Resolver<ResolversTypes['SetScorePayload'], ParentType, ContextType, RequireFields<MutationSetScoreArgs, 'input'>>;
  openConversation?: Resolver<ResolversTypes['SentMessagePayload'], ParentType, ContextType, RequireFields<MutationOpenConversationArgs, 'input'>>;
  sendMessage?: Resolver<ResolversTypes['SentMessagePayload'], ParentType, ContextType, RequireFields<MutationSendMessageArgs, 'input'>>;
  editMessage?: Resolver<ResolversTypes['ChangedMessagePayload'], ParentType, ContextType, RequireFields<MutationEditMessageArgs, 'input'>>;
  deleteMessage?: Resolver<ResolversTypes['ChangedMessagePayload'], ParentType, ContextType, RequireFields<MutationDeleteMessageArgs, 'id'>>;
  reactToMessage?: Resolver<ResolversTypes['ChangedMessagePayload'], ParentType, ContextType, RequireFields<MutationReactToMessageArgs, 'input'>>;
  markConversationRead?: Resolver<ResolversTypes['ConversationPayload'], ParentType, ContextType, RequireFields<MutationMarkConversationReadArgs, 'id' | 'seq'>>;
  answerMessageRequest?: Resolver<ResolversTypes['AnswerMessageRequestPayload'], ParentType, ContextType, RequireFields<MutationAnswerMessageRequestArgs, 'id' | 'accepted'>>;
  noteTyping?: Resolver<ResolversTypes['NoteTypingPayload'], ParentType, ContextType, RequireFields<MutationNoteTypingArgs, 'conversationId'>>;
  setMessageSettings?: Resolver<ResolversTypes['MessageSettingsPayload'], ParentType, ContextType, RequireFields<MutationSetMessageSettingsArgs, 'input'>>;
  markNotificationsRead?: Resolver<ResolversTypes['MarkNotificationsReadPayload'], ParentType, ContextType>;
  setLetMeKnow?: Resolver<ResolversTypes['SetLetMeKnowPayload'], ParentType, ContextType, RequireFields<MutationSetLetMeKnowArgs, 'input'>>;
  savePosition?: Resolver<ResolversTypes['SavePositionPayload'], ParentType, ContextType, RequireFields<MutationSavePositionArgs, 'input'>>;
  countAdvert?: Resolver<ResolversTypes['CountAdvertPayload'], ParentType, ContextType, RequireFields<MutationCountAdvertArgs, 'input'>>;
  countFailedPlay?: Resolver<ResolversTypes['CountFailedPlayPayload'], ParentType, ContextType, RequireFields<MutationCountFailedPlayArgs, 'input'>>;
  removeContinueWatching?: Resolver<ResolversTypes['RemoveContinueWatchingPayload'], ParentType, ContextType, RequireFields<MutationRemoveContinueWatchingArgs, 'positionId'>>;
  sendRemovalRequest?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationSendRemovalRequestArgs, 'input'>>;
  confirmRemovalRequest?: Resolver<ResolversTypes['ConfirmedRemovalRequest'], ParentType, ContextType, RequireFields<MutationConfirmRemovalRequestArgs, 'token'>>;
  decideRemovalRequest?: Resolver<ResolversTypes['RemovalRequestPayload'], ParentType, ContextType, RequireFields<MutationDecideRemovalRequestArgs, 'input'>>;
  requestContent?: Resolver<ResolversTypes['RequestContentPayload'], ParentType, ContextType, RequireFields<MutationRequestContentArgs, 'input'>>;
  voteOnRequest?: Resolver<ResolversTypes['RequestVotePayload'], ParentType, ContextType, RequireFields<MutationVoteOnRequestArgs, 'input'>>;
  decideRequest?: Resolver<ResolversTypes['DecideRequestPayload'], ParentType, ContextType, RequireFields<MutationDecideRequestArgs, 'input'>>;
  mergeRequests?: Resolver<ResolversTypes['DecideRequestPayload'], ParentType, ContextType, RequireFields<MutationMergeRequestsArgs, 'input'>>;
  deleteRequest?: Resolver<ResolversTypes['DeleteRequestPayload'], ParentType, ContextType, RequireFields<MutationDeleteRequestArgs, 'id'>>;
  createRoom?: Resolver<ResolversTypes['RoomPayload'], ParentType, ContextType, RequireFields<MutationCreateRoomArgs, 'input'>>;
  inviteToRoom?: Resolver<ResolversTypes['RoomCodePayload'], ParentType, ContextType, RequireFields<MutationInviteToRoomArgs, 'code' | 'memberIds'>>;
  joinRoom?: Resolver<ResolversTypes['RoomPayload'], ParentType, ContextType, RequireFields<MutationJoinRoomArgs, 'code'>>;
  leaveRoom?: Resolver<ResolversTypes['RoomCodePayload'], ParentType, ContextType, RequireFields<MutationLeaveRoomArgs, 'code'>>;
  controlRoom?: Resolver<ResolversTypes['RoomPayload'], ParentType, ContextType, RequireFields<MutationControlRoomArgs, 'input'>>;
  startRoom?: Resolver<ResolversTypes['RoomPayload'], ParentType, ContextType, RequireFields<MutationStartRoomArgs, 'code' | 'epoch'>>;
  endRoom?: Resolver<ResolversTypes['RoomPayload'], ParentType, ContextType, RequireFields<MutationEndRoomArgs, 'code'>>;
  handOverRoom?: Resolver<ResolversTypes['RoomPayload'], ParentType, ContextType, RequireFields<MutationHandOverRoomArgs, 'code' | 'epoch' | 'memberId'>>;
  setRoomRole?: Resolver<ResolversTypes['RoomPayload'], ParentType, ContextType, RequireFields<MutationSetRoomRoleArgs, 'code' | 'epoch' | 'memberId' | 'role'>>;
  removeFromRoom?: Resolver<ResolversTypes['RoomPayload'], ParentType, ContextType, RequireFields<MutationRemoveFromRoomArgs, 'code' | 'epoch' | 'memberId' | 'ban'>>;
  beatRoom?: Resolver<ResolversTypes['RoomBeat'], ParentType, ContextType, RequireFields<MutationBeatRoomArgs, 'input'>>;
  addRoomEntry?: Resolver<ResolversTypes['RoomEntryPayload'], ParentType, ContextType, RequireFields<MutationAddRoomEntryArgs, 'input'>>;
  deleteRoomEntry?: Resolver<ResolversTypes['RoomEntryPayload'], ParentType, ContextType, RequireFields<MutationDeleteRoomEntryArgs, 'id'>>;
  revealRoomEntries?: Resolver<ResolversTypes['RoomEntriesPayload'], ParentType, ContextType, RequireFields<MutationRevealRoomEntriesArgs, 'code' | 'ids'>>;
  proposeEpisode?: Resolver<ResolversTypes['RoomQueuePayload'], ParentType, ContextType, RequireFields<MutationProposeEpisodeArgs, 'code' | 'episodeId'>>;
  voteForEpisode?: Resolver<ResolversTypes['RoomQueuePayload'], ParentType, ContextType, RequireFields<MutationVoteForEpisodeArgs, 'code' | 'episodeId' | 'active'>>;
  removeProposal?: Resolver<ResolversTypes['RoomQueuePayload'], ParentType, ContextType, RequireFields<MutationRemoveProposalArgs, 'code' | 'episodeId'>>;
  startNextEpisode?: Resolver<ResolversTypes['RoomPayload'], ParentType, ContextType, RequireFields<MutationStartNextEpisodeArgs, 'code' | 'epoch'>>;
  reportEpisodeEnd?: Resolver<ResolversTypes['RoomPayload'], ParentType, ContextType, RequireFields<MutationReportEpisodeEndArgs, 'code' | 'epoch' | 'episodeId'>>;
  stopNextEpisode?: Resolver<ResolversTypes['RoomPayload'], ParentType, ContextType, RequireFields<MutationStopNextEpisodeArgs, 'code' | 'epoch'>>;
  reactInRoom?: Resolver<ResolversTypes['RoomCodePayload'], ParentType, ContextType, RequireFields<MutationReactInRoomArgs, 'code' | 'reaction'>>;
  setFollow?: Resolver<ResolversTypes['RelationshipPayload'], ParentType, ContextType, RequireFields<MutationSetFollowArgs, 'input'>>;
  answerFollowRequest?: Resolver<ResolversTypes['RelationshipPayload'], ParentType, ContextType, RequireFields<MutationAnswerFollowRequestArgs, 'id' | 'accepted'>>;
  createPost?: Resolver<ResolversTypes['PostPayload'], ParentType, ContextType, RequireFields<MutationCreatePostArgs, 'input'>>;
  editPost?: Resolver<ResolversTypes['PostPayload'], ParentType, ContextType, RequireFields<MutationEditPostArgs, 'input'>>;
  deletePost?: Resolver<ResolversTypes['DeletePostPayload'], ParentType, ContextType, RequireFields<MutationDeletePostArgs, 'id'>>;
  deletePostPhoto?: Resolver<ResolversTypes['PostPayload'], ParentType, ContextType, RequireFields<MutationDeletePostPhotoArgs, 'postId' | 'photoId'>>;
  revealPosts?: Resolver<ResolversTypes['RevealPostsPayload'], ParentType, ContextType, RequireFields<MutationRevealPostsArgs, 'ids'>>;
  clap?: Resolver<ResolversTypes['ClapPayload'], ParentType, ContextType, RequireFields<MutationClapArgs, 'input'>>;
  voteInPoll?: Resolver<ResolversTypes['VoteInPollPayload'], ParentType, ContextType, RequireFields<MutationVoteInPollArgs, 'input'>>;
  setRoles?: Resolver<ResolversTypes['SetRolesPayload'], ParentType, ContextType, RequireFields<MutationSetRolesArgs, 'input'>>;
  imposeSanction?: Resolver<ResolversTypes['SanctionPayload'], ParentType, ContextType, RequireFields<MutationImposeSanctionArgs, 'input'>>;
  endSanction?: Resolver<ResolversTypes['SanctionPayload'], ParentType, ContextType, RequireFields<MutationEndSanctionArgs, 'id'>>;
  setContactHandled?: Resolver<ResolversTypes['ContactMessagePayload'], ParentType, ContextType, RequireFields<MutationSetContactHandledArgs, 'id' | 'handled'>>;
  setStory?: Resolver<ResolversTypes['StoryPayload'], ParentType, ContextType, RequireFields<MutationSetStoryArgs, 'input'>>;
  deleteStory?: Resolver<ResolversTypes['DeleteStoryPayload'], ParentType, ContextType, RequireFields<MutationDeleteStoryArgs, 'id'>>;
  revealStory?: Resolver<ResolversTypes['StoryPayload'], ParentType, ContextType, RequireFields<MutationRevealStoryArgs, 'id'>>;
  voteOnStory?: Resolver<ResolversTypes['StoryVotePayload'], ParentType, ContextType, RequireFields<MutationVoteOnStoryArgs, 'input'>>;
};

export type ActivationResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Activation'] = ResolversParentTypes['Activation']> = {
  state?: Resolver<ResolversTypes['ActivationState'], ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ActivationStateResolvers = EnumResolverSignature<{ READY?: any, PASSWORD?: any, USED?: any, EXPIRED?: any }, ResolversTypes['ActivationState']>;

export type IdentityProviderResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['IdentityProvider'] = ResolversParentTypes['IdentityProvider']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  realm?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clientId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reachable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
  silence?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unreadNotifications?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MemberResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Member'] = ResolversParentTypes['Member']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  relationship?: Resolver<Maybe<ResolversTypes['Relationship']>, ParentType, ContextType>;
};

export type AudienceResolvers = EnumResolverSignature<{ EVERYONE?: any, MEMBERS?: any, NOBODY?: any }, ResolversTypes['Audience']>;

export type SocialLinksResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SocialLinks'] = ResolversParentTypes['SocialLinks']> = {
  facebook?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  twitter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  instagram?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProfileResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Profile'] = ResolversParentTypes['Profile']> = {
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  about?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  joinedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  links?: Resolver<ResolversTypes['SocialLinks'], ParentType, ContextType>;
  hidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  indexed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  restraint?: Resolver<Maybe<ResolversTypes['Restraint']>, ParentType, ContextType>;
};

export type RestraintResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Restraint'] = ResolversParentTypes['Restraint']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  blocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  muted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mutedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RestraintListResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['RestraintList'] = ResolversParentTypes['RestraintList']> = {
  items?: Resolver<Array<ResolversTypes['Restraint']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  last?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RestraintPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['RestraintPayload'] = ResolversParentTypes['RestraintPayload']> = {
  restraint?: Resolver<ResolversTypes['Restraint'], ParentType, ContextType>;
};

export type MutedWordsPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['MutedWordsPayload'] = ResolversParentTypes['MutedWordsPayload']> = {
  words?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccountResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Account'] = ResolversParentTypes['Account']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  about?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pendingEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  birthYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  links?: Resolver<ResolversTypes['SocialLinks'], ParentType, ContextType>;
  privacy?: Resolver<ResolversTypes['Privacy'], ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['Device']>, ParentType, ContextType>;
};

export type PrivacyResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Privacy'] = ResolversParentTypes['Privacy']> = {
  profile?: Resolver<ResolversTypes['Audience'], ParentType, ContextType>;
  indexed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DeviceResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Device'] = ResolversParentTypes['Device']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userAgent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RoleResolvers = EnumResolverSignature<{ MEMBER?: any, EDITOR?: any, MODERATOR?: any, ADMIN?: any }, ResolversTypes['Role']>;

export type AccountPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AccountPayload'] = ResolversParentTypes['AccountPayload']> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
};

export type MessagePayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['MessagePayload'] = ResolversParentTypes['MessagePayload']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignInPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SignInPayload'] = ResolversParentTypes['SignInPayload']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type SignOutPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SignOutPayload'] = ResolversParentTypes['SignOutPayload']> = {
  signedOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leaveAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AppealStateResolvers = EnumResolverSignature<{ PENDING?: any, UPHELD?: any, OVERTURNED?: any }, ResolversTypes['AppealState']>;

export type OwnDecisionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['OwnDecision'] = ResolversParentTypes['OwnDecision']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  targetType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['CaseOutcome'], ParentType, ContextType>;
  violation?: Resolver<ResolversTypes['Violation'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  appeal?: Resolver<Maybe<ResolversTypes['CaseAppeal']>, ParentType, ContextType>;
  appealUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  contentLost?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CaseAppealResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CaseAppeal'] = ResolversParentTypes['CaseAppeal']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AppealState'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
};

export type ModerationCaseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ModerationCase'] = ResolversParentTypes['ModerationCase']> = {
  appeal?: Resolver<Maybe<ResolversTypes['CaseAppeal']>, ParentType, ContextType>;
  coverable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  contentLost?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  targetType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  targetId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CaseState'], ParentType, ContextType>;
  reportCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  assignee?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['CaseOutcome']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  closedBy?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['ReportProblem']>, ParentType, ContextType>;
  removable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  violation?: Resolver<Maybe<ResolversTypes['Violation']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  cover?: Resolver<Maybe<ResolversTypes['Spoiler']>, ParentType, ContextType>;
};

export type CaseStatisticsResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CaseStatistics'] = ResolversParentTypes['CaseStatistics']> = {
  openUnderDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openUnderThreeDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openLonger?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  decided?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  medianSeconds?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  p90Seconds?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  appeals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AppealDecisionPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AppealDecisionPayload'] = ResolversParentTypes['AppealDecisionPayload']> = {
  decision?: Resolver<ResolversTypes['OwnDecision'], ParentType, ContextType>;
};

export type ArticleResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Article'] = ResolversParentTypes['Article']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ArticleListResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ArticleList'] = ResolversParentTypes['ArticleList']> = {
  items?: Resolver<Array<ResolversTypes['Article']>, ParentType, ContextType>;
  last?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FaqEntryResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['FaqEntry'] = ResolversParentTypes['FaqEntry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  byOperator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
  operation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  objectKind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  objectIds?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditListResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AuditList'] = ResolversParentTypes['AuditList']> = {
  items?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  last?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BadgeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Badge'] = ResolversParentTypes['Badge']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  how?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EarnedBadgeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['EarnedBadge'] = ResolversParentTypes['EarnedBadge']> = {
  badge?: Resolver<ResolversTypes['Badge'], ParentType, ContextType>;
  earnedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type EarnedBadgeListResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['EarnedBadgeList'] = ResolversParentTypes['EarnedBadgeList']> = {
  items?: Resolver<Array<ResolversTypes['EarnedBadge']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  last?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type CaptchaActionResolvers = EnumResolverSignature<{ LOGIN?: any, REGISTER?: any, CONTACT?: any }, ResolversTypes['CaptchaAction']>;

export type CaseStateResolvers = EnumResolverSignature<{ OPEN?: any, CLOSED?: any }, ResolversTypes['CaseState']>;

export type CaseOrderResolvers = EnumResolverSignature<{ WEIGHT?: any, AGE?: any }, ResolversTypes['CaseOrder']>;

export type CaseOutcomeResolvers = EnumResolverSignature<{ NOTHING?: any, REMOVE?: any, WARN?: any, SILENCE?: any, BAN?: any, COVER?: any }, ResolversTypes['CaseOutcome']>;

export type ModerationCaseListResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ModerationCaseList'] = ResolversParentTypes['ModerationCaseList']> = {
  items?: Resolver<Array<ResolversTypes['ModerationCase']>, ParentType, ContextType>;
  last?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WholeCaseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['WholeCase'] = ResolversParentTypes['WholeCase']> = {
  case?: Resolver<ResolversTypes['ModerationCase'], ParentType, ContextType>;
  reports?: Resolver<Array<ResolversTypes['CaseReport']>, ParentType, ContextType>;
  evidence?: Resolver<Array<ResolversTypes['CaseEvidence']>, ParentType, ContextType>;
  earlier?: Resolver<Array<ResolversTypes['ModerationCase']>, ParentType, ContextType>;
  ofSubject?: Resolver<Array<ResolversTypes['ModerationCase']>, ParentType, ContextType>;
  sanctions?: Resolver<Maybe<Array<ResolversTypes['Sanction']>>, ParentType, ContextType>;
  coverPlace?: Resolver<Maybe<ResolversTypes['CoverPlace']>, ParentType, ContextType>;
};

export type CoverPlaceResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CoverPlace'] = ResolversParentTypes['CoverPlace']> = {
  title?: Resolver<ResolversTypes['Title'], ParentType, ContextType>;
  spoiler?: Resolver<ResolversTypes['Spoiler'], ParentType, ContextType>;
};

export type CaseReportResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CaseReport'] = ResolversParentTypes['CaseReport']> = {
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  problem?: Resolver<ResolversTypes['ReportProblem'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reportedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  accepted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CaseEvidenceResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CaseEvidence'] = ResolversParentTypes['CaseEvidence']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  photos?: Resolver<Array<ResolversTypes['CasePhoto']>, ParentType, ContextType>;
};

export type CasePhotoResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CasePhoto'] = ResolversParentTypes['CasePhoto']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  src?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  covered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CasePayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CasePayload'] = ResolversParentTypes['CasePayload']> = {
  case?: Resolver<ResolversTypes['ModerationCase'], ParentType, ContextType>;
};

export type TitleKindResolvers = EnumResolverSignature<{ MOVIE?: any, SERIES?: any, ANIME?: any }, ResolversTypes['TitleKind']>;

export type TitleOrderResolvers = EnumResolverSignature<{ ADDED?: any, POPULAR?: any, NAME?: any }, ResolversTypes['TitleOrder']>;

export type ShelfSortResolvers = EnumResolverSignature<{ GENRE?: any, NETWORK?: any }, ResolversTypes['ShelfSort']>;

export type FilterFieldResolvers = EnumResolverSignature<{ STATUS?: any, AGE_MARK?: any, TRANSLATION?: any, COUNTRY?: any, NETWORK?: any, GENRE?: any }, ResolversTypes['FilterField']>;

export type FilterCountsResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['FilterCounts'] = ResolversParentTypes['FilterCounts']> = {
  field?: Resolver<ResolversTypes['FilterField'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['ValueCount']>, ParentType, ContextType>;
};

export type ValueCountResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ValueCount'] = ResolversParentTypes['ValueCount']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CountryResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CountryTitlesResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CountryTitles'] = ResolversParentTypes['CountryTitles']> = {
  country?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  titleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShelfResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Shelf'] = ResolversParentTypes['Shelf']> = {
  sort?: Resolver<ResolversTypes['ShelfSort'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['TitleKind']>, ParentType, ContextType>;
};

export type AgeMarkResolvers = EnumResolverSignature<{ GENERAL?: any, AGE_7?: any, AGE_13?: any, AGE_18?: any }, ResolversTypes['AgeMark']>;

export type ContentMarkResolvers = EnumResolverSignature<{ VIOLENCE?: any, SEXUALITY?: any, NEGATIVE_EXAMPLE?: any }, ResolversTypes['ContentMark']>;

export type AiringStatusResolvers = EnumResolverSignature<{ UPCOMING?: any, AIRING?: any, ENDED?: any }, ResolversTypes['AiringStatus']>;

export type TitleListResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['TitleList'] = ResolversParentTypes['TitleList']> = {
  items?: Resolver<Array<ResolversTypes['Title']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  moreThanCount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  last?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SearchResultResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SearchResult'] = ResolversParentTypes['SearchResult']> = {
  items?: Resolver<Array<ResolversTypes['Title']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  last?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  people?: Resolver<Maybe<Array<ResolversTypes['FoundPerson']>>, ParentType, ContextType, RequireFields<SearchResultPeopleArgs, 'size'>>;
  networks?: Resolver<Maybe<Array<ResolversTypes['Shelf']>>, ParentType, ContextType, RequireFields<SearchResultNetworksArgs, 'size'>>;
  matches?: Resolver<Array<ResolversTypes['SearchMatch']>, ParentType, ContextType>;
};

export type SearchMatchResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SearchMatch'] = ResolversParentTypes['SearchMatch']> = {
  titleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  originalName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FoundPersonResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['FoundPerson'] = ResolversParentTypes['FoundPerson']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  knownFor?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PersonPageResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PersonPage'] = ResolversParentTypes['PersonPage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titles?: Resolver<Array<ResolversTypes['PersonTitle']>, ParentType, ContextType>;
};

export type PersonTitleResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PersonTitle'] = ResolversParentTypes['PersonTitle']> = {
  title?: Resolver<ResolversTypes['Title'], ParentType, ContextType>;
  credits?: Resolver<Array<ResolversTypes['Credit']>, ParentType, ContextType>;
};

export type CreditResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Credit'] = ResolversParentTypes['Credit']> = {
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  character?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TitleConnectionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['TitleConnection'] = ResolversParentTypes['TitleConnection']> = {
  items?: Resolver<Array<ResolversTypes['Title']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AiringListResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AiringList'] = ResolversParentTypes['AiringList']> = {
  items?: Resolver<Array<ResolversTypes['AiringTitle']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  last?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AiringTitleResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AiringTitle'] = ResolversParentTypes['AiringTitle']> = {
  title?: Resolver<ResolversTypes['Title'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['Episode']>, ParentType, ContextType>;
};

export type AirTimeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AirTime'] = ResolversParentTypes['AirTime']> = {
  weekday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  time?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TrailerResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Trailer'] = ResolversParentTypes['Trailer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hls?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  embed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EpisodeGroupResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['EpisodeGroup'] = ResolversParentTypes['EpisodeGroup']> = {
  groupId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translation?: Resolver<ResolversTypes['TranslationKind'], ParentType, ContextType>;
  episodes?: Resolver<Array<ResolversTypes['Episode']>, ParentType, ContextType>;
  last?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TitleResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Title'] = ResolversParentTypes['Title']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TitleKind'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  originalName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ageMark?: Resolver<Maybe<ResolversTypes['AgeMark']>, ParentType, ContextType>;
  contentMarks?: Resolver<Array<ResolversTypes['ContentMark']>, ParentType, ContextType>;
  genres?: Resolver<Array<ResolversTypes['Genre']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  network?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  networkPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['AiringStatus']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  poster?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  backdrop?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seasons?: Resolver<Array<ResolversTypes['Season']>, ParentType, ContextType>;
  episodeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  addedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  episodes?: Resolver<Maybe<ResolversTypes['EpisodeList']>, ParentType, ContextType, RequireFields<TitleEpisodesArgs, 'page' | 'size'>>;
  episodeGroups?: Resolver<Maybe<Array<ResolversTypes['EpisodeGroup']>>, ParentType, ContextType, RequireFields<TitleEpisodeGroupsArgs, 'page' | 'size'>>;
  trailerIds?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  airTime?: Resolver<Maybe<ResolversTypes['AirTime']>, ParentType, ContextType>;
  similar?: Resolver<Maybe<Array<ResolversTypes['Title']>>, ParentType, ContextType, RequireFields<TitleSimilarArgs, 'size'>>;
  followerCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  scoreCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type GenreResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Genre'] = ResolversParentTypes['Genre']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PersonResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  character?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SeasonResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Season'] = ResolversParentTypes['Season']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  episodeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EpisodeListResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['EpisodeList'] = ResolversParentTypes['EpisodeList']> = {
  items?: Resolver<Array<ResolversTypes['Episode']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  last?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EpisodeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Episode'] = ResolversParentTypes['Episode']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  titleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['Title']>, ParentType, ContextType>;
  season?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  durationSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  releasedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  translations?: Resolver<Maybe<Array<ResolversTypes['TranslationKind']>>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
};

export type WatchPageResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['WatchPage'] = ResolversParentTypes['WatchPage']> = {
  title?: Resolver<ResolversTypes['Title'], ParentType, ContextType>;
  episode?: Resolver<ResolversTypes['Episode'], ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['Episode']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['Episode']>, ParentType, ContextType>;
  sources?: Resolver<Maybe<ResolversTypes['EpisodeSources']>, ParentType, ContextType>;
};

export type CollectionSortResolvers = EnumResolverSignature<{ NEWEST?: any, LIKED?: any, UPDATED?: any }, ResolversTypes['CollectionSort']>;

export type CollectionVisibilityResolvers = EnumResolverSignature<{ PUBLIC?: any, LINK?: any, PRIVATE?: any }, ResolversTypes['CollectionVisibility']>;

export type CollectionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Collection'] = ResolversParentTypes['Collection']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['CollectionVisibility'], ParentType, ContextType>;
  cover?: Resolver<Maybe<ResolversTypes['Title']>, ParentType, ContextType>;
  card?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstTitles?: Resolver<Array<ResolversTypes['Title']>, ParentType, ContextType>;
  entryCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  likeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  liked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  editedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mayEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WholeCollectionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['WholeCollection'] = ResolversParentTypes['WholeCollection']> = {
  collection?: Resolver<ResolversTypes['Collection'], ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['CollectionEntry']>, ParentType, ContextType>;
  finishedCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CollectionEntryResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CollectionEntry'] = ResolversParentTypes['CollectionEntry']> = {
  title?: Resolver<ResolversTypes['Title'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  finished?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type CollectionListResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CollectionList'] = ResolversParentTypes['CollectionList']> = {
  items?: Resolver<Array<ResolversTypes['Collection']>, ParentType, ContextType>;
  last?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CollectionPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CollectionPayload'] = ResolversParentTypes['CollectionPayload']> = {
  collection?: Resolver<ResolversTypes['Collection'], ParentType, ContextType>;
};

export type DeleteCollectionPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['DeleteCollectionPayload'] = ResolversParentTypes['DeleteCollectionPayload']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CollectionLikePayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CollectionLikePayload'] = ResolversParentTypes['CollectionLikePayload']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  liked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  likeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  threadFrames?: SubscriptionResolver<ResolversTypes['ThreadFrame'], "threadFrames", ParentType, ContextType, RequireFields<SubscriptionThreadFramesArgs, 'ticket' | 'seq'>>;
  threadChanged?: SubscriptionResolver<ResolversTypes['ThreadChange'], "threadChanged", ParentType, ContextType, RequireFields<SubscriptionThreadChangedArgs, 'target'>>;
  groupStanding?: SubscriptionResolver<ResolversTypes['GroupStandingChange'], "groupStanding", ParentType, ContextType, RequireFields<SubscriptionGroupStandingArgs, 'groupId'>>;
  newGroupPosts?: SubscriptionResolver<ResolversTypes['NewPosts'], "newGroupPosts", ParentType, ContextType, RequireFields<SubscriptionNewGroupPostsArgs, 'groupId'>>;
  groupMemoryChanged?: SubscriptionResolver<ResolversTypes['GroupMemoryPayload'], "groupMemoryChanged", ParentType, ContextType, RequireFields<SubscriptionGroupMemoryChangedArgs, 'groupId'>>;
  inbox?: SubscriptionResolver<ResolversTypes['Inbox'], "inbox", ParentType, ContextType, Partial<SubscriptionInboxArgs>>;
  typing?: SubscriptionResolver<ResolversTypes['Typing'], "typing", ParentType, ContextType>;
  activity?: SubscriptionResolver<ResolversTypes['Activity'], "activity", ParentType, ContextType>;
  roomFrames?: SubscriptionResolver<ResolversTypes['RoomFrame'], "roomFrames", ParentType, ContextType, RequireFields<SubscriptionRoomFramesArgs, 'ticket' | 'seq'>>;
  roomEntriesAdded?: SubscriptionResolver<ResolversTypes['RoomEntriesAdded'], "roomEntriesAdded", ParentType, ContextType, RequireFields<SubscriptionRoomEntriesAddedArgs, 'ticket' | 'seq' | 'after'>>;
  newPosts?: SubscriptionResolver<ResolversTypes['NewPosts'], "newPosts", ParentType, ContextType, RequireFields<SubscriptionNewPostsArgs, 'kind'>>;
  postFrames?: SubscriptionResolver<ResolversTypes['PostFrame'], "postFrames", ParentType, ContextType, RequireFields<SubscriptionPostFramesArgs, 'ticket' | 'seq'>>;
};

export type TargetKindResolvers = EnumResolverSignature<{ MOVIE?: any, EPISODE?: any, SERIES?: any, COLLECTION?: any, DISCUSSION?: any, TRAILER?: any, POST?: any }, ResolversTypes['TargetKind']>;

export type TargetResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Target'] = ResolversParentTypes['Target']> = {
  kind?: Resolver<ResolversTypes['TargetKind'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ReactionKindResolvers = EnumResolverSignature<{ LIKE?: any, DISLIKE?: any, GREAT?: any, FUNNY?: any, SAD?: any, SURPRISED?: any }, ResolversTypes['ReactionKind']>;

export type ReactionCountResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ReactionCount'] = ResolversParentTypes['ReactionCount']> = {
  reaction?: Resolver<ResolversTypes['ReactionKind'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SpoilerKindResolvers = EnumResolverSignature<{ NONE?: any, TITLE?: any, EPISODE?: any }, ResolversTypes['SpoilerKind']>;

export type SpoilerResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Spoiler'] = ResolversParentTypes['Spoiler']> = {
  kind?: Resolver<ResolversTypes['SpoilerKind'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CommentListResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CommentList'] = ResolversParentTypes['CommentList']> = {
  items?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replyCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  last?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  live?: Resolver<Maybe<ResolversTypes['ThreadLive']>, ParentType, ContextType>;
};

export type ThreadLiveResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ThreadLive'] = ResolversParentTypes['ThreadLive']> = {
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ticket?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ThreadFrameResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ThreadFrame'] = ResolversParentTypes['ThreadFrame']> = {
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resync?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  spreadMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  replyCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  comments?: Resolver<Array<ResolversTypes['CommentFact']>, ParentType, ContextType>;
  reactions?: Resolver<Array<ResolversTypes['CommentReactions']>, ParentType, ContextType>;
  ticket?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CommentFactResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CommentFact'] = ResolversParentTypes['CommentFact']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  spoiler?: Resolver<ResolversTypes['Spoiler'], ParentType, ContextType>;
};

export type CommentReactionsResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CommentReactions'] = ResolversParentTypes['CommentReactions']> = {
  commentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reactions?: Resolver<Array<ResolversTypes['ReactionCount']>, ParentType, ContextType>;
};

export type CommentResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Comment'] = ResolversParentTypes['Comment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['Target'], ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  spoiler?: Resolver<ResolversTypes['Spoiler'], ParentType, ContextType>;
  covered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hiddenBy?: Resolver<Maybe<ResolversTypes['HiddenBy']>, ParentType, ContextType>;
  deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  edited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mentions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  mayEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  postedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  replyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reactions?: Resolver<Array<ResolversTypes['ReactionCount']>, ParentType, ContextType>;
  ownReaction?: Resolver<Maybe<ResolversTypes['ReactionKind']>, ParentType, ContextType>;
  replies?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quoted?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
};

export type HiddenByResolvers = EnumResolverSignature<{ BLOCK?: any, AUTHOR?: any, MUTE?: any, WORD?: any }, ResolversTypes['HiddenBy']>;

export type ThreadChangeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ThreadChange'] = ResolversParentTypes['ThreadChange']> = {
  target?: Resolver<ResolversTypes['Target'], ParentType, ContextType>;
  comments?: Resolver<Maybe<ResolversTypes['CommentList']>, ParentType, ContextType, RequireFields<ThreadChangeCommentsArgs, 'page' | 'size' | 'replies'>>;
};

export type RevealCommentsPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['RevealCommentsPayload'] = ResolversParentTypes['RevealCommentsPayload']> = {
  comments?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
};

export type PostCommentPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PostCommentPayload'] = ResolversParentTypes['PostCommentPayload']> = {
  comment?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
};

export type PostReplyPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PostReplyPayload'] = ResolversParentTypes['PostReplyPayload']> = {
  comment?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
};

export type EditCommentPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['EditCommentPayload'] = ResolversParentTypes['EditCommentPayload']> = {
  comment?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
};

export type DeleteCommentPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['DeleteCommentPayload'] = ResolversParentTypes['DeleteCommentPayload']> = {
  comment?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
};

export type ReportTargetResolvers = EnumResolverSignature<{ COMMENT?: any, TITLE?: any, SOURCE?: any, USER?: any, COLLECTION?: any, MESSAGE?: any, POST?: any, ROOM?: any, TOPIC?: any, GROUP?: any, STORY?: any }, ResolversTypes['ReportTarget']>;

export type ReportProblemResolvers = EnumResolverSignature<{ SPOILER?: any, INSULT?: any, SPAM?: any, INDECENT?: any, BROKEN?: any, WRONG?: any, COPYRIGHT?: any, OTHER?: any, PRIVATE_DATA?: any }, ResolversTypes['ReportProblem']>;

export type ReportPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ReportPayload'] = ResolversParentTypes['ReportPayload']> = {
  already?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReactionTargetResolvers = EnumResolverSignature<{ COMMENT?: any, SERIES?: any, EPISODE?: any, POST?: any, TOPIC?: any }, ResolversTypes['ReactionTarget']>;

export type SetReactionPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SetReactionPayload'] = ResolversParentTypes['SetReactionPayload']> = {
  targetId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ownReaction?: Resolver<Maybe<ResolversTypes['ReactionKind']>, ParentType, ContextType>;
  reactions?: Resolver<Array<ResolversTypes['ReactionCount']>, ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
};

export type TopicCategoryResolvers = EnumResolverSignature<{ GENERAL?: any, SERIES?: any, ANIME?: any, MOVIES?: any, SUGGESTIONS?: any, ANNOUNCEMENTS?: any }, ResolversTypes['TopicCategory']>;

export type TopicOrderResolvers = EnumResolverSignature<{ ACTIVITY?: any, NEW?: any, UNANSWERED?: any, FOLLOWED?: any }, ResolversTypes['TopicOrder']>;

export type TopicResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Topic'] = ResolversParentTypes['Topic']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['TopicCategory'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  about?: Resolver<Maybe<ResolversTypes['Title']>, ParentType, ContextType>;
  spoiler?: Resolver<ResolversTypes['Spoiler'], ParentType, ContextType>;
  spoilerOf?: Resolver<Maybe<ResolversTypes['Title']>, ParentType, ContextType>;
  covered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hiddenBy?: Resolver<Maybe<ResolversTypes['HiddenBy']>, ParentType, ContextType>;
  edited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mentions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  postedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  activeAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  postCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastAuthor?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  pinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  locked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reactions?: Resolver<Array<ResolversTypes['ReactionCount']>, ParentType, ContextType>;
  ownReaction?: Resolver<Maybe<ResolversTypes['ReactionKind']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['TopicState']>, ParentType, ContextType>;
  mayEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayPost?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayModerate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TopicStateResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['TopicState'] = ResolversParentTypes['TopicState']> = {
  followed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  readNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TopicListResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['TopicList'] = ResolversParentTypes['TopicList']> = {
  items?: Resolver<Array<ResolversTypes['Topic']>, ParentType, ContextType>;
  moved?: Resolver<Array<ResolversTypes['MovedTopic']>, ParentType, ContextType>;
  last?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MovedTopicResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['MovedTopic'] = ResolversParentTypes['MovedTopic']> = {
  topic?: Resolver<ResolversTypes['Topic'], ParentType, ContextType>;
  movedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type TopicPostListResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['TopicPostList'] = ResolversParentTypes['TopicPostList']> = {
  items?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
  earlier?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  last?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  live?: Resolver<Maybe<ResolversTypes['ThreadLive']>, ParentType, ContextType>;
};

export type FoundForumPostsResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['FoundForumPosts'] = ResolversParentTypes['FoundForumPosts']> = {
  items?: Resolver<Array<ResolversTypes['FoundForumPost']>, ParentType, ContextType>;
  last?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FoundForumPostResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['FoundForumPost'] = ResolversParentTypes['FoundForumPost']> = {
  post?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['Topic'], ParentType, ContextType>;
};

export type FoundTopicPostsResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['FoundTopicPosts'] = ResolversParentTypes['FoundTopicPosts']> = {
  items?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
  last?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TopicPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['TopicPayload'] = ResolversParentTypes['TopicPayload']> = {
  topic?: Resolver<ResolversTypes['Topic'], ParentType, ContextType>;
};

export type DeleteTopicPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['DeleteTopicPayload'] = ResolversParentTypes['DeleteTopicPayload']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  go?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TopicPostPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['TopicPostPayload'] = ResolversParentTypes['TopicPostPayload']> = {
  post?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
};

export type TopicStatePayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['TopicStatePayload'] = ResolversParentTypes['TopicStatePayload']> = {
  topicId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['TopicState'], ParentType, ContextType>;
};

export type RevealTopicsPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['RevealTopicsPayload'] = ResolversParentTypes['RevealTopicsPayload']> = {
  topics?: Resolver<Array<ResolversTypes['Topic']>, ParentType, ContextType>;
};

export type GroupFilterResolvers = EnumResolverSignature<{ ALL?: any, JOINED?: any, INVITED?: any }, ResolversTypes['GroupFilter']>;

export type GroupStandingResolvers = EnumResolverSignature<{ NONE?: any, REQUESTED?: any, INVITED?: any, MEMBER?: any, MANAGER?: any, OWNER?: any }, ResolversTypes['GroupStanding']>;

export type GroupRoleResolvers = EnumResolverSignature<{ MEMBER?: any, MANAGER?: any, OWNER?: any }, ResolversTypes['GroupRole']>;

export type GroupResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Group'] = ResolversParentTypes['Group']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tagline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cover?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  poster?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  private?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  approval?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['GroupStanding'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  website?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  networks?: Resolver<ResolversTypes['GroupNetworks'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requestCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GroupNetworksResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['GroupNetworks'] = ResolversParentTypes['GroupNetworks']> = {
  facebook?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  twitter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  instagram?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  threads?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  youtube?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discord?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GroupListResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['GroupList'] = ResolversParentTypes['GroupList']> = {
  items?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType>;
  last?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GroupMemberResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['GroupMember'] = ResolversParentTypes['GroupMember']> = {
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['GroupRole'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type GroupMemberListResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['GroupMemberList'] = ResolversParentTypes['GroupMemberList']> = {
  items?: Resolver<Array<ResolversTypes['GroupMember']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  last?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GroupRequestResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['GroupRequest'] = ResolversParentTypes['GroupRequest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type GroupRequestListResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['GroupRequestList'] = ResolversParentTypes['GroupRequestList']> = {
  items?: Resolver<Array<ResolversTypes['GroupRequest']>, ParentType, ContextType>;
  last?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GroupCandidateResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['GroupCandidate'] = ResolversParentTypes['GroupCandidate']> = {
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['GroupStanding'], ParentType, ContextType>;
};

export type GroupMemoryResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['GroupMemory'] = ResolversParentTypes['GroupMemory']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  titles?: Resolver<Array<ResolversTypes['WatchedTogether']>, ParentType, ContextType>;
  plan?: Resolver<Array<ResolversTypes['GroupDate']>, ParentType, ContextType>;
  progressShared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  planMuted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WatchedTogetherResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['WatchedTogether'] = ResolversParentTypes['WatchedTogether']> = {
  title?: Resolver<ResolversTypes['Title'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['Episode']>, ParentType, ContextType>;
  ahead?: Resolver<ResolversTypes['SomeMembers'], ParentType, ContextType>;
};

export type GroupDateResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['GroupDate'] = ResolversParentTypes['GroupDate']> = {
  episode?: Resolver<ResolversTypes['Episode'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['Title'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  watchedBy?: Resolver<ResolversTypes['SomeMembers'], ParentType, ContextType>;
  proposed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  proposedBy?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
};

export type SomeMembersResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SomeMembers'] = ResolversParentTypes['SomeMembers']> = {
  members?: Resolver<Array<ResolversTypes['Member']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GroupMemoryPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['GroupMemoryPayload'] = ResolversParentTypes['GroupMemoryPayload']> = {
  memory?: Resolver<ResolversTypes['GroupMemory'], ParentType, ContextType>;
};

export type GroupStandingChangeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['GroupStandingChange'] = ResolversParentTypes['GroupStandingChange']> = {
  groupId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType>;
};

export type GroupPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['GroupPayload'] = ResolversParentTypes['GroupPayload']> = {
  group?: Resolver<ResolversTypes['Group'], ParentType, ContextType>;
};

export type DeleteGroupPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['DeleteGroupPayload'] = ResolversParentTypes['DeleteGroupPayload']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  go?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GroupRequestPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['GroupRequestPayload'] = ResolversParentTypes['GroupRequestPayload']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type GroupCandidatePayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['GroupCandidatePayload'] = ResolversParentTypes['GroupCandidatePayload']> = {
  groupId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MemberTitleResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['MemberTitle'] = ResolversParentTypes['MemberTitle']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['Title'], ParentType, ContextType>;
  watched?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MemberTitleListResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['MemberTitleList'] = ResolversParentTypes['MemberTitleList']> = {
  items?: Resolver<Array<ResolversTypes['MemberTitle']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  last?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LibraryListResolvers = EnumResolverSignature<{ WATCH_LIST?: any, FAVOURITES?: any, FOLLOWED?: any }, ResolversTypes['LibraryList']>;

export type TitleMarkResolvers = EnumResolverSignature<{ WATCH_LIST?: any, ENTRY_WATCHED?: any, FAVOURITE?: any, FOLLOWED?: any }, ResolversTypes['TitleMark']>;

export type LibraryResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Library'] = ResolversParentTypes['Library']> = {
  titles?: Resolver<Array<ResolversTypes['TitleLibrary']>, ParentType, ContextType>;
  episodes?: Resolver<Array<ResolversTypes['EpisodeLibrary']>, ParentType, ContextType>;
  seasons?: Resolver<Array<ResolversTypes['SeasonLibrary']>, ParentType, ContextType>;
};

export type TitleLibraryResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['TitleLibrary'] = ResolversParentTypes['TitleLibrary']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['Title']>, ParentType, ContextType>;
  inWatchList?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  entryWatched?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  favourite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  followed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  followerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  groupId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SetScorePayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SetScorePayload'] = ResolversParentTypes['SetScorePayload']> = {
  library?: Resolver<ResolversTypes['TitleLibrary'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['Title']>, ParentType, ContextType>;
};

export type ChooseGroupPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ChooseGroupPayload'] = ResolversParentTypes['ChooseGroupPayload']> = {
  groupId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type EpisodeLibraryResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['EpisodeLibrary'] = ResolversParentTypes['EpisodeLibrary']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  watched?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SeasonLibraryResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SeasonLibrary'] = ResolversParentTypes['SeasonLibrary']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  watched?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LibraryTitleListResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['LibraryTitleList'] = ResolversParentTypes['LibraryTitleList']> = {
  items?: Resolver<Array<ResolversTypes['TitleLibrary']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  last?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WatchedEpisodeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['WatchedEpisode'] = ResolversParentTypes['WatchedEpisode']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  episode?: Resolver<Maybe<ResolversTypes['Episode']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['Title']>, ParentType, ContextType>;
  season?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  watchedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type WatchedEpisodeListResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['WatchedEpisodeList'] = ResolversParentTypes['WatchedEpisodeList']> = {
  items?: Resolver<Array<ResolversTypes['WatchedEpisode']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  last?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SetEpisodeWatchedPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SetEpisodeWatchedPayload'] = ResolversParentTypes['SetEpisodeWatchedPayload']> = {
  episode?: Resolver<ResolversTypes['EpisodeLibrary'], ParentType, ContextType>;
  season?: Resolver<ResolversTypes['SeasonLibrary'], ParentType, ContextType>;
};

export type SetSeasonWatchedPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SetSeasonWatchedPayload'] = ResolversParentTypes['SetSeasonWatchedPayload']> = {
  season?: Resolver<ResolversTypes['SeasonLibrary'], ParentType, ContextType>;
  episodes?: Resolver<Array<ResolversTypes['EpisodeLibrary']>, ParentType, ContextType>;
};

export type SetTitleMarkPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SetTitleMarkPayload'] = ResolversParentTypes['SetTitleMarkPayload']> = {
  library?: Resolver<ResolversTypes['TitleLibrary'], ParentType, ContextType>;
};

export type ConversationFolderResolvers = EnumResolverSignature<{ INBOX?: any, REQUESTS?: any }, ResolversTypes['ConversationFolder']>;

export type ConversationListResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ConversationList'] = ResolversParentTypes['ConversationList']> = {
  items?: Resolver<Array<ResolversTypes['Conversation']>, ParentType, ContextType>;
  last?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ConversationResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Conversation'] = ResolversParentTypes['Conversation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  folder?: Resolver<ResolversTypes['ConversationFolder'], ParentType, ContextType>;
  accepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  readSeq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  otherReadSeq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  otherDeliveredSeq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mayWrite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastMessage?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>;
  lastAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ConversationWithResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ConversationWith'] = ResolversParentTypes['ConversationWith']> = {
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType>;
  mayWrite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MessageListResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['MessageList'] = ResolversParentTypes['MessageList']> = {
  items?: Resolver<Array<ResolversTypes['Message']>, ParentType, ContextType>;
  last?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MessageResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  conversationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  authorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  edited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  editableUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replyTo?: Resolver<Maybe<ResolversTypes['MessageQuote']>, ParentType, ContextType>;
  reactions?: Resolver<Array<ResolversTypes['MessageReaction']>, ParentType, ContextType>;
  photos?: Resolver<Array<ResolversTypes['MessagePhoto']>, ParentType, ContextType>;
};

export type MessagePhotoResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['MessagePhoto'] = ResolversParentTypes['MessagePhoto']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  src?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MessageQuoteResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['MessageQuote'] = ResolversParentTypes['MessageQuote']> = {
  messageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  authorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  photoCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MessageReactionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['MessageReaction'] = ResolversParentTypes['MessageReaction']> = {
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reaction?: Resolver<ResolversTypes['ReactionKind'], ParentType, ContextType>;
};

export type InboxResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Inbox'] = ResolversParentTypes['Inbox']> = {
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  conversations?: Resolver<Array<ResolversTypes['Conversation']>, ParentType, ContextType>;
  readAgain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TypingResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Typing'] = ResolversParentTypes['Typing']> = {
  conversationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MessageSettingsResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['MessageSettings'] = ResolversParentTypes['MessageSettings']> = {
  readMarks?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SentMessagePayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SentMessagePayload'] = ResolversParentTypes['SentMessagePayload']> = {
  conversation?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['Message'], ParentType, ContextType>;
};

export type ChangedMessagePayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ChangedMessagePayload'] = ResolversParentTypes['ChangedMessagePayload']> = {
  message?: Resolver<ResolversTypes['Message'], ParentType, ContextType>;
};

export type ConversationPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ConversationPayload'] = ResolversParentTypes['ConversationPayload']> = {
  conversation?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType>;
};

export type AnswerMessageRequestPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AnswerMessageRequestPayload'] = ResolversParentTypes['AnswerMessageRequestPayload']> = {
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType>;
};

export type NoteTypingPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['NoteTypingPayload'] = ResolversParentTypes['NoteTypingPayload']> = {
  conversationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MessageSettingsPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['MessageSettingsPayload'] = ResolversParentTypes['MessageSettingsPayload']> = {
  settings?: Resolver<ResolversTypes['MessageSettings'], ParentType, ContextType>;
};

export type ActivityResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Activity'] = ResolversParentTypes['Activity']> = {
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NotificationKindResolvers = EnumResolverSignature<{ REPLY?: any, MENTION?: any, EPISODE?: any, REQUEST?: any, COMMENT?: any, POST_MENTION?: any, TOPIC_MENTION?: any, FOLLOW?: any, FOLLOW_REQUEST?: any, CLAP?: any, POLL_ENDED?: any, GROUP_REQUEST?: any, GROUP_INVITE?: any, GROUP_ACCEPTED?: any, GROUP_PLAN?: any, BADGE?: any, ROOM_INVITE?: any, ROOM_REMINDER?: any, MESSAGE_REQUEST?: any, TOPIC_POSTS?: any, CASE?: any, DECISION?: any, APPEAL?: any }, ResolversTypes['NotificationKind']>;

export type NotifyKindResolvers = EnumResolverSignature<{ EPISODE?: any, TITLE?: any }, ResolversTypes['NotifyKind']>;

export type SetLetMeKnowPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SetLetMeKnowPayload'] = ResolversParentTypes['SetLetMeKnowPayload']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NotificationListResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['NotificationList'] = ResolversParentTypes['NotificationList']> = {
  items?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  last?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  causeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['Target'], ParentType, ContextType>;
  shown?: Resolver<ResolversTypes['ShownNotification'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  read?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ShownNotificationResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ShownNotification'] = ResolversParentTypes['ShownNotification']> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MarkNotificationsReadPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['MarkNotificationsReadPayload'] = ResolversParentTypes['MarkNotificationsReadPayload']> = {
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TranslationKindResolvers = EnumResolverSignature<{ SUBTITLED?: any, DUBBED?: any }, ResolversTypes['TranslationKind']>;

export type SourceKindResolvers = EnumResolverSignature<{ STREAM?: any, EMBED?: any }, ResolversTypes['SourceKind']>;

export type EpisodeSourcesResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['EpisodeSources'] = ResolversParentTypes['EpisodeSources']> = {
  groups?: Resolver<Array<ResolversTypes['SourceGroup']>, ParentType, ContextType>;
  segments?: Resolver<Array<ResolversTypes['Segment']>, ParentType, ContextType>;
};

export type SourceGroupResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SourceGroup'] = ResolversParentTypes['SourceGroup']> = {
  hash?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  groupId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translation?: Resolver<ResolversTypes['TranslationKind'], ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['Source']>, ParentType, ContextType>;
};

export type SourceResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Source'] = ResolversParentTypes['Source']> = {
  hash?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SourceKind'], ParentType, ContextType>;
  tiers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  locked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  download?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  health?: Resolver<ResolversTypes['SourceHealth'], ParentType, ContextType>;
};

export type SourceHealthResolvers = EnumResolverSignature<{ GOOD?: any, POOR?: any }, ResolversTypes['SourceHealth']>;

export type CountFailedPlayPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CountFailedPlayPayload'] = ResolversParentTypes['CountFailedPlayPayload']> = {
  sourceHash?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SegmentKindResolvers = EnumResolverSignature<{ INTRO?: any, RECAP?: any, CREDITS?: any, PREVIEW?: any }, ResolversTypes['SegmentKind']>;

export type SegmentResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Segment'] = ResolversParentTypes['Segment']> = {
  kind?: Resolver<ResolversTypes['SegmentKind'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type StreamResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Stream'] = ResolversParentTypes['Stream']> = {
  kind?: Resolver<ResolversTypes['SourceKind'], ParentType, ContextType>;
  dash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hls?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  embed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subtitles?: Resolver<Array<ResolversTypes['Subtitle']>, ParentType, ContextType>;
  thumbnails?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  segments?: Resolver<Array<ResolversTypes['Segment']>, ParentType, ContextType>;
};

export type SubtitleResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Subtitle'] = ResolversParentTypes['Subtitle']> = {
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PositionListResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PositionList'] = ResolversParentTypes['PositionList']> = {
  items?: Resolver<Array<ResolversTypes['Position']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  last?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PositionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Position'] = ResolversParentTypes['Position']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  episodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  episode?: Resolver<Maybe<ResolversTypes['Episode']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['Title']>, ParentType, ContextType>;
  season?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  positionSeconds?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  durationSeconds?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  watched?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  measuredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SavePositionPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SavePositionPayload'] = ResolversParentTypes['SavePositionPayload']> = {
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  nextReportSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RemoveContinueWatchingPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['RemoveContinueWatchingPayload'] = ResolversParentTypes['RemoveContinueWatchingPayload']> = {
  positionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AdvertVariantResolvers = EnumResolverSignature<{ OWN_TIME?: any, AFTER_FIVE?: any }, ResolversTypes['AdvertVariant']>;

export type AdvertMomentResolvers = EnumResolverSignature<{ IMPRESSION?: any, SKIP?: any, CLICK?: any }, ResolversTypes['AdvertMoment']>;

export type PreRollResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PreRoll'] = ResolversParentTypes['PreRoll']> = {
  variant?: Resolver<ResolversTypes['AdvertVariant'], ParentType, ContextType>;
  adverts?: Resolver<Array<ResolversTypes['Advert']>, ParentType, ContextType>;
};

export type AdvertResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Advert'] = ResolversParentTypes['Advert']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  video?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CountAdvertPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CountAdvertPayload'] = ResolversParentTypes['CountAdvertPayload']> = {
  advertId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RemovalRightResolvers = EnumResolverSignature<{ OWNER?: any, AGENT?: any, PERSON?: any, OTHER?: any }, ResolversTypes['RemovalRight']>;

export type RemovalOutcomeResolvers = EnumResolverSignature<{ REMOVED?: any, PARTLY?: any, REFUSED?: any }, ResolversTypes['RemovalOutcome']>;

export type RemovalRequestResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['RemovalRequest'] = ResolversParentTypes['RemovalRequest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  right?: Resolver<ResolversTypes['RemovalRight'], ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  statement?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  confirmedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['RemovalOutcome']>, ParentType, ContextType>;
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RemovalRequestListResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['RemovalRequestList'] = ResolversParentTypes['RemovalRequestList']> = {
  items?: Resolver<Array<ResolversTypes['RemovalRequest']>, ParentType, ContextType>;
  last?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ConfirmedRemovalRequestResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ConfirmedRemovalRequest'] = ResolversParentTypes['ConfirmedRemovalRequest']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RemovalRequestPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['RemovalRequestPayload'] = ResolversParentTypes['RemovalRequestPayload']> = {
  request?: Resolver<ResolversTypes['RemovalRequest'], ParentType, ContextType>;
};

export type RequestKindResolvers = EnumResolverSignature<{ MOVIE?: any, SERIES?: any }, ResolversTypes['RequestKind']>;

export type RequestStateResolvers = EnumResolverSignature<{ OPEN?: any, PLANNED?: any, AVAILABLE?: any, DECLINED?: any }, ResolversTypes['RequestState']>;

export type RequestVoteResolvers = EnumResolverSignature<{ UP?: any, DOWN?: any }, ResolversTypes['RequestVote']>;

export type ContentRequestResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ContentRequest'] = ResolversParentTypes['ContentRequest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RequestKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['Title']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RequestState'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ownVote?: Resolver<Maybe<ResolversTypes['RequestVote']>, ParentType, ContextType>;
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  askedBy?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
};

export type ContentRequestListResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ContentRequestList'] = ResolversParentTypes['ContentRequestList']> = {
  items?: Resolver<Array<ResolversTypes['ContentRequest']>, ParentType, ContextType>;
  last?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RequestSuggestionsResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['RequestSuggestions'] = ResolversParentTypes['RequestSuggestions']> = {
  requests?: Resolver<Array<ResolversTypes['ContentRequest']>, ParentType, ContextType>;
  titles?: Resolver<Array<ResolversTypes['Title']>, ParentType, ContextType>;
};

export type RequestContentPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['RequestContentPayload'] = ResolversParentTypes['RequestContentPayload']> = {
  request?: Resolver<ResolversTypes['ContentRequest'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RequestVotePayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['RequestVotePayload'] = ResolversParentTypes['RequestVotePayload']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ownVote?: Resolver<Maybe<ResolversTypes['RequestVote']>, ParentType, ContextType>;
};

export type DecideRequestPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['DecideRequestPayload'] = ResolversParentTypes['DecideRequestPayload']> = {
  request?: Resolver<ResolversTypes['ContentRequest'], ParentType, ContextType>;
};

export type DeleteRequestPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['DeleteRequestPayload'] = ResolversParentTypes['DeleteRequestPayload']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RoomVisibilityResolvers = EnumResolverSignature<{ PUBLIC?: any, LINK?: any, INVITED?: any }, ResolversTypes['RoomVisibility']>;

export type RoomPhaseResolvers = EnumResolverSignature<{ LOBBY?: any, PLAYING?: any, ENDED?: any }, ResolversTypes['RoomPhase']>;

export type RoomRoleResolvers = EnumResolverSignature<{ MEMBER?: any, MODERATOR?: any, HOST?: any }, ResolversTypes['RoomRole']>;

export type RoomActivityResolvers = EnumResolverSignature<{ WAITING?: any, READY?: any, PLAYING?: any, CATCHING_UP?: any, ADVERT?: any, PAUSED?: any }, ResolversTypes['RoomActivity']>;

export type RoomCommandResolvers = EnumResolverSignature<{ PLAY?: any, PAUSE?: any, SEEK?: any, RATE?: any, EPISODE?: any, WAIT?: any, SOURCE?: any }, ResolversTypes['RoomCommand']>;

export type RoomListResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['RoomList'] = ResolversParentTypes['RoomList']> = {
  items?: Resolver<Array<ResolversTypes['Room']>, ParentType, ContextType>;
  last?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RoomResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Room'] = ResolversParentTypes['Room']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['RoomVisibility'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['RoomPhase'], ParentType, ContextType>;
  host?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  hostId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  playback?: Resolver<ResolversTypes['RoomPlayback'], ParentType, ContextType>;
  episode?: Resolver<Maybe<ResolversTypes['Episode']>, ParentType, ContextType>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  presentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  epoch?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  chatSeq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerRole?: Resolver<Maybe<ResolversTypes['RoomRole']>, ParentType, ContextType>;
  mayControl?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  invited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  queueSeq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  waitMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sourceHash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serverMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  live?: Resolver<Maybe<ResolversTypes['RoomLive']>, ParentType, ContextType>;
};

export type RoomLiveResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['RoomLive'] = ResolversParentTypes['RoomLive']> = {
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ticket?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RoomPlaybackResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['RoomPlayback'] = ResolversParentTypes['RoomPlayback']> = {
  episodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  positionMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  effectiveMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  playing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RoomMemberResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['RoomMember'] = ResolversParentTypes['RoomMember']> = {
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['RoomRole'], ParentType, ContextType>;
  activity?: Resolver<Maybe<ResolversTypes['RoomActivity']>, ParentType, ContextType>;
  offsetMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RoomBeatResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['RoomBeat'] = ResolversParentTypes['RoomBeat']> = {
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  epoch?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  chatSeq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  serverMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  presentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RoomEntryListResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['RoomEntryList'] = ResolversParentTypes['RoomEntryList']> = {
  items?: Resolver<Array<ResolversTypes['RoomEntry']>, ParentType, ContextType>;
  last?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RoomEntriesAddedResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['RoomEntriesAdded'] = ResolversParentTypes['RoomEntriesAdded']> = {
  items?: Resolver<Array<ResolversTypes['RoomEntry']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RoomEntryResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['RoomEntry'] = ResolversParentTypes['RoomEntry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  authorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  covered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  spoiler?: Resolver<ResolversTypes['Spoiler'], ParentType, ContextType>;
  postedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  replyTo?: Resolver<Maybe<ResolversTypes['RoomQuote']>, ParentType, ContextType>;
};

export type RoomQuoteResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['RoomQuote'] = ResolversParentTypes['RoomQuote']> = {
  entryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  authorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RoomFrameResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['RoomFrame'] = ResolversParentTypes['RoomFrame']> = {
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resync?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  spreadMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['RoomState']>, ParentType, ContextType>;
  ticket?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reactions?: Resolver<Array<ResolversTypes['ReactionCount']>, ParentType, ContextType>;
};

export type RoomStateResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['RoomState'] = ResolversParentTypes['RoomState']> = {
  epoch?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['RoomPhase'], ParentType, ContextType>;
  hostId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  playback?: Resolver<ResolversTypes['RoomPlayback'], ParentType, ContextType>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  chatSeq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  membersChanged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  changedEntryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  changedRoleId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  queueSeq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  waitMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sourceHash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlayedEpisodeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PlayedEpisode'] = ResolversParentTypes['PlayedEpisode']> = {
  episode?: Resolver<Maybe<ResolversTypes['Episode']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RoomQueueResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['RoomQueue'] = ResolversParentTypes['RoomQueue']> = {
  items?: Resolver<Array<ResolversTypes['QueuedEpisode']>, ParentType, ContextType>;
  queueSeq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CrowdSecondResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CrowdSecond'] = ResolversParentTypes['CrowdSecond']> = {
  second?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reactions?: Resolver<Array<ResolversTypes['ReactionCount']>, ParentType, ContextType>;
};

export type QueuedEpisodeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['QueuedEpisode'] = ResolversParentTypes['QueuedEpisode']> = {
  episodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  episode?: Resolver<Maybe<ResolversTypes['Episode']>, ParentType, ContextType>;
  votes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  voted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  proposer?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
};

export type RoomPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['RoomPayload'] = ResolversParentTypes['RoomPayload']> = {
  room?: Resolver<ResolversTypes['Room'], ParentType, ContextType>;
};

export type RoomCodePayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['RoomCodePayload'] = ResolversParentTypes['RoomCodePayload']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RoomEntryPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['RoomEntryPayload'] = ResolversParentTypes['RoomEntryPayload']> = {
  entry?: Resolver<ResolversTypes['RoomEntry'], ParentType, ContextType>;
};

export type RoomEntriesPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['RoomEntriesPayload'] = ResolversParentTypes['RoomEntriesPayload']> = {
  entries?: Resolver<Array<ResolversTypes['RoomEntry']>, ParentType, ContextType>;
};

export type RoomQueuePayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['RoomQueuePayload'] = ResolversParentTypes['RoomQueuePayload']> = {
  queue?: Resolver<ResolversTypes['RoomQueue'], ParentType, ContextType>;
};

export type FollowStateResolvers = EnumResolverSignature<{ NONE?: any, REQUESTED?: any, FOLLOWING?: any }, ResolversTypes['FollowState']>;

export type RelationshipResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Relationship'] = ResolversParentTypes['Relationship']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['FollowState'], ParentType, ContextType>;
  followsViewer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  followerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  followedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MemberListResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['MemberList'] = ResolversParentTypes['MemberList']> = {
  items?: Resolver<Array<ResolversTypes['Member']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  last?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RelationshipPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['RelationshipPayload'] = ResolversParentTypes['RelationshipPayload']> = {
  relationship?: Resolver<ResolversTypes['Relationship'], ParentType, ContextType>;
};

export type FeedKindResolvers = EnumResolverSignature<{ EVERYONE?: any, FOLLOWED?: any }, ResolversTypes['FeedKind']>;

export type PostListResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PostList'] = ResolversParentTypes['PostList']> = {
  items?: Resolver<Array<ResolversTypes['Post']>, ParentType, ContextType>;
  last?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PostResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Post'] = ResolversParentTypes['Post']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  groupId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  spoiler?: Resolver<ResolversTypes['Spoiler'], ParentType, ContextType>;
  covered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['Title']>, ParentType, ContextType>;
  episode?: Resolver<Maybe<ResolversTypes['Episode']>, ParentType, ContextType>;
  mentions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  postedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  edited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  poll?: Resolver<Maybe<ResolversTypes['Poll']>, ParentType, ContextType>;
  photos?: Resolver<Array<ResolversTypes['PostPhoto']>, ParentType, ContextType>;
  clapCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ownClaps?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  commentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  clapLive?: Resolver<ResolversTypes['PostLive'], ParentType, ContextType>;
  pollLive?: Resolver<Maybe<ResolversTypes['PostLive']>, ParentType, ContextType>;
  reactions?: Resolver<Array<ResolversTypes['ReactionCount']>, ParentType, ContextType>;
  ownReaction?: Resolver<Maybe<ResolversTypes['ReactionKind']>, ParentType, ContextType>;
  mayEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PostLiveResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PostLive'] = ResolversParentTypes['PostLive']> = {
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ticket?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PostFrameResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PostFrame'] = ResolversParentTypes['PostFrame']> = {
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resync?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  spreadMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  claps?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  votes?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  ticket?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PostPhotoResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PostPhoto'] = ResolversParentTypes['PostPhoto']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  src?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PollResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Poll'] = ResolversParentTypes['Poll']> = {
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answers?: Resolver<Array<ResolversTypes['PollAnswer']>, ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ownAnswer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  resultsHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  voteCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PollAnswerResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PollAnswer'] = ResolversParentTypes['PollAnswer']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NewPostsResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['NewPosts'] = ResolversParentTypes['NewPosts']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PostPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PostPayload'] = ResolversParentTypes['PostPayload']> = {
  post?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
};

export type DeletePostPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['DeletePostPayload'] = ResolversParentTypes['DeletePostPayload']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RevealPostsPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['RevealPostsPayload'] = ResolversParentTypes['RevealPostsPayload']> = {
  posts?: Resolver<Array<ResolversTypes['Post']>, ParentType, ContextType>;
};

export type ClapPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ClapPayload'] = ResolversParentTypes['ClapPayload']> = {
  postId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  clapCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ownClaps?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VoteInPollPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['VoteInPollPayload'] = ResolversParentTypes['VoteInPollPayload']> = {
  postId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  poll?: Resolver<ResolversTypes['Poll'], ParentType, ContextType>;
};

export type FriendsNowResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['FriendsNow'] = ResolversParentTypes['FriendsNow']> = {
  items?: Resolver<Array<ResolversTypes['Member']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FollowSuggestionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['FollowSuggestion'] = ResolversParentTypes['FollowSuggestion']> = {
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SanctionKindResolvers = EnumResolverSignature<{ SILENCE?: any, BAN?: any }, ResolversTypes['SanctionKind']>;

export type ViolationResolvers = EnumResolverSignature<{ SPOILER?: any, INSULT?: any, SPAM?: any, INDECENT?: any, PRIVATE_DATA?: any, IMPERSONATION?: any, COPYRIGHT?: any, OTHER?: any }, ResolversTypes['Violation']>;

export type StaffMemberResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['StaffMember'] = ResolversParentTypes['StaffMember']> = {
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
};

export type DeskMemberResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['DeskMember'] = ResolversParentTypes['DeskMember']> = {
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
  sanctions?: Resolver<Array<ResolversTypes['Sanction']>, ParentType, ContextType>;
  decisions?: Resolver<Maybe<Array<ResolversTypes['ModerationCase']>>, ParentType, ContextType>;
};

export type SanctionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Sanction'] = ResolversParentTypes['Sanction']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SanctionKind'], ParentType, ContextType>;
  violation?: Resolver<ResolversTypes['Violation'], ParentType, ContextType>;
  imposedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  imposedBy?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  caseId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SetRolesPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SetRolesPayload'] = ResolversParentTypes['SetRolesPayload']> = {
  staff?: Resolver<ResolversTypes['StaffMember'], ParentType, ContextType>;
};

export type SanctionPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SanctionPayload'] = ResolversParentTypes['SanctionPayload']> = {
  sanction?: Resolver<ResolversTypes['Sanction'], ParentType, ContextType>;
};

export type ContactMessageResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ContactMessage'] = ResolversParentTypes['ContactMessage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  handledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  handledBy?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
};

export type ContactMessageListResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ContactMessageList'] = ResolversParentTypes['ContactMessageList']> = {
  items?: Resolver<Array<ResolversTypes['ContactMessage']>, ParentType, ContextType>;
  last?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContactMessagePayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ContactMessagePayload'] = ResolversParentTypes['ContactMessagePayload']> = {
  contact?: Resolver<ResolversTypes['ContactMessage'], ParentType, ContextType>;
};

export type StoryVoteResolvers = EnumResolverSignature<{ UP?: any, DOWN?: any }, ResolversTypes['StoryVote']>;

export type StoryResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Story'] = ResolversParentTypes['Story']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  covered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  postedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  edited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ownVote?: Resolver<Maybe<ResolversTypes['StoryVote']>, ParentType, ContextType>;
  mayDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StoryListResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['StoryList'] = ResolversParentTypes['StoryList']> = {
  items?: Resolver<Array<ResolversTypes['Story']>, ParentType, ContextType>;
  own?: Resolver<Maybe<ResolversTypes['Story']>, ParentType, ContextType>;
  last?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StoryPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['StoryPayload'] = ResolversParentTypes['StoryPayload']> = {
  story?: Resolver<ResolversTypes['Story'], ParentType, ContextType>;
};

export type DeleteStoryPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['DeleteStoryPayload'] = ResolversParentTypes['DeleteStoryPayload']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type StoryVotePayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['StoryVotePayload'] = ResolversParentTypes['StoryVotePayload']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ownVote?: Resolver<Maybe<ResolversTypes['StoryVote']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Ctx> = {
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Activation?: ActivationResolvers<ContextType>;
  ActivationState?: ActivationStateResolvers;
  IdentityProvider?: IdentityProviderResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  Member?: MemberResolvers<ContextType>;
  Audience?: AudienceResolvers;
  SocialLinks?: SocialLinksResolvers<ContextType>;
  Profile?: ProfileResolvers<ContextType>;
  Restraint?: RestraintResolvers<ContextType>;
  RestraintList?: RestraintListResolvers<ContextType>;
  RestraintPayload?: RestraintPayloadResolvers<ContextType>;
  MutedWordsPayload?: MutedWordsPayloadResolvers<ContextType>;
  Account?: AccountResolvers<ContextType>;
  Privacy?: PrivacyResolvers<ContextType>;
  Device?: DeviceResolvers<ContextType>;
  Role?: RoleResolvers;
  AccountPayload?: AccountPayloadResolvers<ContextType>;
  MessagePayload?: MessagePayloadResolvers<ContextType>;
  SignInPayload?: SignInPayloadResolvers<ContextType>;
  SignOutPayload?: SignOutPayloadResolvers<ContextType>;
  AppealState?: AppealStateResolvers;
  OwnDecision?: OwnDecisionResolvers<ContextType>;
  CaseAppeal?: CaseAppealResolvers<ContextType>;
  ModerationCase?: ModerationCaseResolvers<ContextType>;
  CaseStatistics?: CaseStatisticsResolvers<ContextType>;
  AppealDecisionPayload?: AppealDecisionPayloadResolvers<ContextType>;
  Article?: ArticleResolvers<ContextType>;
  ArticleList?: ArticleListResolvers<ContextType>;
  FaqEntry?: FaqEntryResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditList?: AuditListResolvers<ContextType>;
  Badge?: BadgeResolvers<ContextType>;
  EarnedBadge?: EarnedBadgeResolvers<ContextType>;
  EarnedBadgeList?: EarnedBadgeListResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  CaptchaAction?: CaptchaActionResolvers;
  CaseState?: CaseStateResolvers;
  CaseOrder?: CaseOrderResolvers;
  CaseOutcome?: CaseOutcomeResolvers;
  ModerationCaseList?: ModerationCaseListResolvers<ContextType>;
  WholeCase?: WholeCaseResolvers<ContextType>;
  CoverPlace?: CoverPlaceResolvers<ContextType>;
  CaseReport?: CaseReportResolvers<ContextType>;
  CaseEvidence?: CaseEvidenceResolvers<ContextType>;
  CasePhoto?: CasePhotoResolvers<ContextType>;
  CasePayload?: CasePayloadResolvers<ContextType>;
  TitleKind?: TitleKindResolvers;
  TitleOrder?: TitleOrderResolvers;
  ShelfSort?: ShelfSortResolvers;
  FilterField?: FilterFieldResolvers;
  FilterCounts?: FilterCountsResolvers<ContextType>;
  ValueCount?: ValueCountResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  CountryTitles?: CountryTitlesResolvers<ContextType>;
  Shelf?: ShelfResolvers<ContextType>;
  AgeMark?: AgeMarkResolvers;
  ContentMark?: ContentMarkResolvers;
  AiringStatus?: AiringStatusResolvers;
  TitleList?: TitleListResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  SearchMatch?: SearchMatchResolvers<ContextType>;
  FoundPerson?: FoundPersonResolvers<ContextType>;
  PersonPage?: PersonPageResolvers<ContextType>;
  PersonTitle?: PersonTitleResolvers<ContextType>;
  Credit?: CreditResolvers<ContextType>;
  TitleConnection?: TitleConnectionResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  AiringList?: AiringListResolvers<ContextType>;
  AiringTitle?: AiringTitleResolvers<ContextType>;
  AirTime?: AirTimeResolvers<ContextType>;
  Trailer?: TrailerResolvers<ContextType>;
  EpisodeGroup?: EpisodeGroupResolvers<ContextType>;
  Title?: TitleResolvers<ContextType>;
  Genre?: GenreResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  Season?: SeasonResolvers<ContextType>;
  EpisodeList?: EpisodeListResolvers<ContextType>;
  Episode?: EpisodeResolvers<ContextType>;
  WatchPage?: WatchPageResolvers<ContextType>;
  CollectionSort?: CollectionSortResolvers;
  CollectionVisibility?: CollectionVisibilityResolvers;
  Collection?: CollectionResolvers<ContextType>;
  WholeCollection?: WholeCollectionResolvers<ContextType>;
  CollectionEntry?: CollectionEntryResolvers<ContextType>;
  CollectionList?: CollectionListResolvers<ContextType>;
  CollectionPayload?: CollectionPayloadResolvers<ContextType>;
  DeleteCollectionPayload?: DeleteCollectionPayloadResolvers<ContextType>;
  CollectionLikePayload?: CollectionLikePayloadResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  TargetKind?: TargetKindResolvers;
  Target?: TargetResolvers<ContextType>;
  ReactionKind?: ReactionKindResolvers;
  ReactionCount?: ReactionCountResolvers<ContextType>;
  SpoilerKind?: SpoilerKindResolvers;
  Spoiler?: SpoilerResolvers<ContextType>;
  CommentList?: CommentListResolvers<ContextType>;
  ThreadLive?: ThreadLiveResolvers<ContextType>;
  ThreadFrame?: ThreadFrameResolvers<ContextType>;
  CommentFact?: CommentFactResolvers<ContextType>;
  CommentReactions?: CommentReactionsResolvers<ContextType>;
  Comment?: CommentResolvers<ContextType>;
  HiddenBy?: HiddenByResolvers;
  ThreadChange?: ThreadChangeResolvers<ContextType>;
  RevealCommentsPayload?: RevealCommentsPayloadResolvers<ContextType>;
  PostCommentPayload?: PostCommentPayloadResolvers<ContextType>;
  PostReplyPayload?: PostReplyPayloadResolvers<ContextType>;
  EditCommentPayload?: EditCommentPayloadResolvers<ContextType>;
  DeleteCommentPayload?: DeleteCommentPayloadResolvers<ContextType>;
  ReportTarget?: ReportTargetResolvers;
  ReportProblem?: ReportProblemResolvers;
  ReportPayload?: ReportPayloadResolvers<ContextType>;
  ReactionTarget?: ReactionTargetResolvers;
  SetReactionPayload?: SetReactionPayloadResolvers<ContextType>;
  TopicCategory?: TopicCategoryResolvers;
  TopicOrder?: TopicOrderResolvers;
  Topic?: TopicResolvers<ContextType>;
  TopicState?: TopicStateResolvers<ContextType>;
  TopicList?: TopicListResolvers<ContextType>;
  MovedTopic?: MovedTopicResolvers<ContextType>;
  TopicPostList?: TopicPostListResolvers<ContextType>;
  FoundForumPosts?: FoundForumPostsResolvers<ContextType>;
  FoundForumPost?: FoundForumPostResolvers<ContextType>;
  FoundTopicPosts?: FoundTopicPostsResolvers<ContextType>;
  TopicPayload?: TopicPayloadResolvers<ContextType>;
  DeleteTopicPayload?: DeleteTopicPayloadResolvers<ContextType>;
  TopicPostPayload?: TopicPostPayloadResolvers<ContextType>;
  TopicStatePayload?: TopicStatePayloadResolvers<ContextType>;
  RevealTopicsPayload?: RevealTopicsPayloadResolvers<ContextType>;
  GroupFilter?: GroupFilterResolvers;
  GroupStanding?: GroupStandingResolvers;
  GroupRole?: GroupRoleResolvers;
  Group?: GroupResolvers<ContextType>;
  GroupNetworks?: GroupNetworksResolvers<ContextType>;
  GroupList?: GroupListResolvers<ContextType>;
  GroupMember?: GroupMemberResolvers<ContextType>;
  GroupMemberList?: GroupMemberListResolvers<ContextType>;
  GroupRequest?: GroupRequestResolvers<ContextType>;
  GroupRequestList?: GroupRequestListResolvers<ContextType>;
  GroupCandidate?: GroupCandidateResolvers<ContextType>;
  GroupMemory?: GroupMemoryResolvers<ContextType>;
  WatchedTogether?: WatchedTogetherResolvers<ContextType>;
  GroupDate?: GroupDateResolvers<ContextType>;
  SomeMembers?: SomeMembersResolvers<ContextType>;
  GroupMemoryPayload?: GroupMemoryPayloadResolvers<ContextType>;
  GroupStandingChange?: GroupStandingChangeResolvers<ContextType>;
  GroupPayload?: GroupPayloadResolvers<ContextType>;
  DeleteGroupPayload?: DeleteGroupPayloadResolvers<ContextType>;
  GroupRequestPayload?: GroupRequestPayloadResolvers<ContextType>;
  GroupCandidatePayload?: GroupCandidatePayloadResolvers<ContextType>;
  MemberTitle?: MemberTitleResolvers<ContextType>;
  MemberTitleList?: MemberTitleListResolvers<ContextType>;
  LibraryList?: LibraryListResolvers;
  TitleMark?: TitleMarkResolvers;
  Library?: LibraryResolvers<ContextType>;
  TitleLibrary?: TitleLibraryResolvers<ContextType>;
  SetScorePayload?: SetScorePayloadResolvers<ContextType>;
  ChooseGroupPayload?: ChooseGroupPayloadResolvers<ContextType>;
  EpisodeLibrary?: EpisodeLibraryResolvers<ContextType>;
  SeasonLibrary?: SeasonLibraryResolvers<ContextType>;
  LibraryTitleList?: LibraryTitleListResolvers<ContextType>;
  WatchedEpisode?: WatchedEpisodeResolvers<ContextType>;
  WatchedEpisodeList?: WatchedEpisodeListResolvers<ContextType>;
  SetEpisodeWatchedPayload?: SetEpisodeWatchedPayloadResolvers<ContextType>;
  SetSeasonWatchedPayload?: SetSeasonWatchedPayloadResolvers<ContextType>;
  SetTitleMarkPayload?: SetTitleMarkPayloadResolvers<ContextType>;
  ConversationFolder?: ConversationFolderResolvers;
  ConversationList?: ConversationListResolvers<ContextType>;
  Conversation?: ConversationResolvers<ContextType>;
  ConversationWith?: ConversationWithResolvers<ContextType>;
  MessageList?: MessageListResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  MessagePhoto?: MessagePhotoResolvers<ContextType>;
  MessageQuote?: MessageQuoteResolvers<ContextType>;
  MessageReaction?: MessageReactionResolvers<ContextType>;
  Inbox?: InboxResolvers<ContextType>;
  Typing?: TypingResolvers<ContextType>;
  MessageSettings?: MessageSettingsResolvers<ContextType>;
  SentMessagePayload?: SentMessagePayloadResolvers<ContextType>;
  ChangedMessagePayload?: ChangedMessagePayloadResolvers<ContextType>;
  ConversationPayload?: ConversationPayloadResolvers<ContextType>;
  AnswerMessageRequestPayload?: AnswerMessageRequestPayloadResolvers<ContextType>;
  NoteTypingPayload?: NoteTypingPayloadResolvers<ContextType>;
  MessageSettingsPayload?: MessageSettingsPayloadResolvers<ContextType>;
  Activity?: ActivityResolvers<ContextType>;
  NotificationKind?: NotificationKindResolvers;
  NotifyKind?: NotifyKindResolvers;
  SetLetMeKnowPayload?: SetLetMeKnowPayloadResolvers<ContextType>;
  NotificationList?: NotificationListResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  ShownNotification?: ShownNotificationResolvers<ContextType>;
  MarkNotificationsReadPayload?: MarkNotificationsReadPayloadResolvers<ContextType>;
  TranslationKind?: TranslationKindResolvers;
  SourceKind?: SourceKindResolvers;
  EpisodeSources?: EpisodeSourcesResolvers<ContextType>;
  SourceGroup?: SourceGroupResolvers<ContextType>;
  Source?: SourceResolvers<ContextType>;
  SourceHealth?: SourceHealthResolvers;
  CountFailedPlayPayload?: CountFailedPlayPayloadResolvers<ContextType>;
  SegmentKind?: SegmentKindResolvers;
  Segment?: SegmentResolvers<ContextType>;
  Stream?: StreamResolvers<ContextType>;
  Subtitle?: SubtitleResolvers<ContextType>;
  PositionList?: PositionListResolvers<ContextType>;
  Position?: PositionResolvers<ContextType>;
  SavePositionPayload?: SavePositionPayloadResolvers<ContextType>;
  RemoveContinueWatchingPayload?: RemoveContinueWatchingPayloadResolvers<ContextType>;
  AdvertVariant?: AdvertVariantResolvers;
  AdvertMoment?: AdvertMomentResolvers;
  PreRoll?: PreRollResolvers<ContextType>;
  Advert?: AdvertResolvers<ContextType>;
  CountAdvertPayload?: CountAdvertPayloadResolvers<ContextType>;
  RemovalRight?: RemovalRightResolvers;
  RemovalOutcome?: RemovalOutcomeResolvers;
  RemovalRequest?: RemovalRequestResolvers<ContextType>;
  RemovalRequestList?: RemovalRequestListResolvers<ContextType>;
  ConfirmedRemovalRequest?: ConfirmedRemovalRequestResolvers<ContextType>;
  RemovalRequestPayload?: RemovalRequestPayloadResolvers<ContextType>;
  RequestKind?: RequestKindResolvers;
  RequestState?: RequestStateResolvers;
  RequestVote?: RequestVoteResolvers;
  ContentRequest?: ContentRequestResolvers<ContextType>;
  ContentRequestList?: ContentRequestListResolvers<ContextType>;
  RequestSuggestions?: RequestSuggestionsResolvers<ContextType>;
  RequestContentPayload?: RequestContentPayloadResolvers<ContextType>;
  RequestVotePayload?: RequestVotePayloadResolvers<ContextType>;
  DecideRequestPayload?: DecideRequestPayloadResolvers<ContextType>;
  DeleteRequestPayload?: DeleteRequestPayloadResolvers<ContextType>;
  RoomVisibility?: RoomVisibilityResolvers;
  RoomPhase?: RoomPhaseResolvers;
  RoomRole?: RoomRoleResolvers;
  RoomActivity?: RoomActivityResolvers;
  RoomCommand?: RoomCommandResolvers;
  RoomList?: RoomListResolvers<ContextType>;
  Room?: RoomResolvers<ContextType>;
  RoomLive?: RoomLiveResolvers<ContextType>;
  RoomPlayback?: RoomPlaybackResolvers<ContextType>;
  RoomMember?: RoomMemberResolvers<ContextType>;
  RoomBeat?: RoomBeatResolvers<ContextType>;
  RoomEntryList?: RoomEntryListResolvers<ContextType>;
  RoomEntriesAdded?: RoomEntriesAddedResolvers<ContextType>;
  RoomEntry?: RoomEntryResolvers<ContextType>;
  RoomQuote?: RoomQuoteResolvers<ContextType>;
  RoomFrame?: RoomFrameResolvers<ContextType>;
  RoomState?: RoomStateResolvers<ContextType>;
  PlayedEpisode?: PlayedEpisodeResolvers<ContextType>;
  RoomQueue?: RoomQueueResolvers<ContextType>;
  CrowdSecond?: CrowdSecondResolvers<ContextType>;
  QueuedEpisode?: QueuedEpisodeResolvers<ContextType>;
  RoomPayload?: RoomPayloadResolvers<ContextType>;
  RoomCodePayload?: RoomCodePayloadResolvers<ContextType>;
  RoomEntryPayload?: RoomEntryPayloadResolvers<ContextType>;
  RoomEntriesPayload?: RoomEntriesPayloadResolvers<ContextType>;
  RoomQueuePayload?: RoomQueuePayloadResolvers<ContextType>;
  FollowState?: FollowStateResolvers;
  Relationship?: RelationshipResolvers<ContextType>;
  MemberList?: MemberListResolvers<ContextType>;
  RelationshipPayload?: RelationshipPayloadResolvers<ContextType>;
  FeedKind?: FeedKindResolvers;
  PostList?: PostListResolvers<ContextType>;
  Post?: PostResolvers<ContextType>;
  PostLive?: PostLiveResolvers<ContextType>;
  PostFrame?: PostFrameResolvers<ContextType>;
  PostPhoto?: PostPhotoResolvers<ContextType>;
  Poll?: PollResolvers<ContextType>;
  PollAnswer?: PollAnswerResolvers<ContextType>;
  NewPosts?: NewPostsResolvers<ContextType>;
  PostPayload?: PostPayloadResolvers<ContextType>;
  DeletePostPayload?: DeletePostPayloadResolvers<ContextType>;
  RevealPostsPayload?: RevealPostsPayloadResolvers<ContextType>;
  ClapPayload?: ClapPayloadResolvers<ContextType>;
  VoteInPollPayload?: VoteInPollPayloadResolvers<ContextType>;
  FriendsNow?: FriendsNowResolvers<ContextType>;
  FollowSuggestion?: FollowSuggestionResolvers<ContextType>;
  SanctionKind?: SanctionKindResolvers;
  Violation?: ViolationResolvers;
  StaffMember?: StaffMemberResolvers<ContextType>;
  DeskMember?: DeskMemberResolvers<ContextType>;
  Sanction?: SanctionResolvers<ContextType>;
  SetRolesPayload?: SetRolesPayloadResolvers<ContextType>;
  SanctionPayload?: SanctionPayloadResolvers<ContextType>;
  ContactMessage?: ContactMessageResolvers<ContextType>;
  ContactMessageList?: ContactMessageListResolvers<ContextType>;
  ContactMessagePayload?: ContactMessagePayloadResolvers<ContextType>;
  StoryVote?: StoryVoteResolvers;
  Story?: StoryResolvers<ContextType>;
  StoryList?: StoryListResolvers<ContextType>;
  StoryPayload?: StoryPayloadResolvers<ContextType>;
  DeleteStoryPayload?: DeleteStoryPayloadResolvers<ContextType>;
  StoryVotePayload?: StoryVotePayloadResolvers<ContextType>;
};

