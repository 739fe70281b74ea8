// Made by scripts/generate-types.mjs from the schema.graphql of each area.
import type { Timestamp } from '@bufbuild/protobuf/wkt';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Account as AccountMessage, Comment as CommentMessage, Device as DeviceMessage, Episode as EpisodeMessage, Member as MemberMessage, Notification as NotificationMessage, Position as PositionMessage, Privacy as PrivacyMessage, Profile as ProfileMessage, Segment as SegmentMessage, Source as SourceMessage, SourceGroup as SourceGroupMessage, Title as TitleMessage, WatchedEpisode as WatchedEpisodeMessage, GetPreRollResponse as PreRollMessage, Season as SeasonMessage, Spoiler as SpoilerMessage, Target as TargetMessage, LibraryState as LibraryStateMessage, Advert as AdvertMessage, Genre as GenreMessage, Shelf as ShelfMessage, Person as PersonMessage, ReactionCount as ReactionCountMessage } from '@seyir/proto';
import type { CommentPage, EpisodePage, LibraryTitlePage, NotificationPage, PositionPage, ThreadSource, TitlePage, WatchedEpisodePage, ViewerSource } from '../sources.js';
import type { TitleGroup as TitleGroupSource } from '../../operations/playback/list-title-groups.js';
import type { PlayableTrailer as TrailerSource } from '../../operations/catalogue/get-trailers.js';
import type { Described } from '../../operations/notifications/describe.js';
import type { Ctx } from '../../context.js';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
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
 * Every error of an answer carries `extensions.code` (a code of the one error table), a Turkish `message` that may be
 * shown as it is, `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs`
 * (with SLOW_DOWN and TRY_AGAIN). Lists are paged from 1: `items`, `count` (all items) and `last` (nothing follows).
 * Root fields are nullable, so that one service that does not answer leaves the rest of a page whole.
 */
export type Query = {
  /** Whose session it is; null for a visitor. TRY_AGAIN while accounts does not answer. */
  viewer: Maybe<Viewer>;
  /** Where one signs in; null: here, with a password. */
  identityProvider: Maybe<IdentityProvider>;
  /** What the viewer alone sees of the own account. NO_SESSION. */
  account: Maybe<Account>;
  /** The public page of a member, as the viewer may see it; null where there is none. */
  profile: Maybe<Profile>;
  /** What the token of an activation link is good for in this browser; asking spends nothing. */
  activation: Activation;
  /** What the bot check of a form needs; null where none is asked for. */
  captchaChallenge: Maybe<Scalars['String']['output']>;
  /**
   * Titles of a kind (all kinds without one). The home rows: Popüler = titles(order: POPULAR),
   * Yeni Diziler = titles(kind: SERIES, order: ADDED).
   */
  titles: Maybe<TitleList>;
  /** Genres or networks that hold titles of a kind (of any without one), those with the most first; at most 100. */
  shelves: Maybe<Array<Shelf>>;
  /** A genre or a network by its address; null where there is none. */
  shelf: Maybe<Shelf>;
  /**
   * Titles of all kinds, the newest first, from a cursor on: without a gap and without a repeat, whatever is added
   * meanwhile.
   */
  allTitles: Maybe<TitleConnection>;
  /** The airing calendar: Monday first, then by time. Weekday 1 (Monday) to 7; all without one. */
  airing: Maybe<AiringList>;
  /** Trailers by id, in the order asked; ids as one comma-separated value (product-spec §9), at most 20. */
  trailers: Maybe<Array<Trailer>>;
  /**
   * Titles by name, original name and people, the best match first: letters without case and dots, typos forgiven.
   * One page of at most 24; words of 1 to 100 characters.
   */
  search: Maybe<TitleList>;
  /** A title by its address; null where there is none. */
  title: Maybe<Title>;
  /** Released episodes of all titles, the newest first (home row Son Eklenen Bölümler). */
  latestEpisodes: Maybe<EpisodeList>;
  /** All of a watch page but its comments; a film is season 1, number 1. Null where there is no such episode. */
  watchPage: Maybe<WatchPage>;
  /** Episodes by id, in the order asked, at most 100; unknown ones are left out. */
  episodes: Maybe<Array<Episode>>;
  /**
   * A thread, the newest first, each comment with up to `replies` (0 to 20) of its oldest replies. With `newestId`, the
   * newest comment that the reader has, later pages stand still while new ones come.
   */
  comments: Maybe<CommentList>;
  /** The replies of a comment, the oldest first. */
  replies: Maybe<CommentList>;
  /**
   * The viewer's overlay on a page that was rendered without a session: the same comments by id (at most 100) as the
   * viewer may see them: own reactions, and bodies that the viewer's progress has reached.
   */
  commentsById: Maybe<Array<Comment>>;
  /** Whom a text may name after an @: members by how their username or shown name begins. NO_SESSION for visitors. */
  memberSuggestions: Maybe<Array<Member>>;
  /**
   * What a page shows of the viewer's library, asked after hydration: titles and episodes by id (at most 200 of each),
   * and which seasons of a title are watched whole. Empty for visitors.
   */
  library: Maybe<Library>;
  /** A page of the viewer's watch list, favourites or followed titles, the latest first. NO_SESSION for visitors. */
  libraryTitles: Maybe<LibraryTitleList>;
  /** The viewer's watched episodes, the latest first. NO_SESSION for visitors. */
  lastWatched: Maybe<WatchedEpisodeList>;
  /** The viewer's notifications, the newest first. NO_SESSION for visitors. */
  notifications: Maybe<NotificationList>;
  /** What a page polls each 10 s. NO_SESSION for visitors. */
  activity: Maybe<Activity>;
  /** Of which of these (at most 100) the viewer wants to know; of none for a visitor. */
  letMeKnow: Maybe<Array<Scalars['ID']['output']>>;
  /**
   * What the player loads for a source of an episode. NO_SESSION for a locked source without a session, NOT_RELEASED
   * before its time, AGE_RESTRICTED for an 18+ title and a member too young for it, NOT_FOUND for a source that is gone.
   */
  stream: Maybe<Stream>;
  /** The viewer's unfinished episodes, the latest first (home row Devam Et). NO_SESSION for visitors. */
  continueWatching: Maybe<PositionList>;
  /** The viewer's positions in these episodes, at most 100; those without one are left out. Empty for visitors. */
  positions: Maybe<Array<Position>>;
  /**
   * What runs before an episode of a title for this viewer; null where nothing does. `seen`: the adverts that a visitor's
   * browser has shown within the last day, once for each showing, at most 200; of members it is known.
   */
  preRoll: Maybe<PreRoll>;
};


/**
 * Every error of an answer carries `extensions.code` (a code of the one error table), a Turkish `message` that may be
 * shown as it is, `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs`
 * (with SLOW_DOWN and TRY_AGAIN). Lists are paged from 1: `items`, `count` (all items) and `last` (nothing follows).
 * Root fields are nullable, so that one service that does not answer leaves the rest of a page whole.
 */
export type QueryProfileArgs = {
  username: Scalars['String']['input'];
};


/**
 * Every error of an answer carries `extensions.code` (a code of the one error table), a Turkish `message` that may be
 * shown as it is, `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs`
 * (with SLOW_DOWN and TRY_AGAIN). Lists are paged from 1: `items`, `count` (all items) and `last` (nothing follows).
 * Root fields are nullable, so that one service that does not answer leaves the rest of a page whole.
 */
export type QueryActivationArgs = {
  token: Scalars['String']['input'];
};


/**
 * Every error of an answer carries `extensions.code` (a code of the one error table), a Turkish `message` that may be
 * shown as it is, `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs`
 * (with SLOW_DOWN and TRY_AGAIN). Lists are paged from 1: `items`, `count` (all items) and `last` (nothing follows).
 * Root fields are nullable, so that one service that does not answer leaves the rest of a page whole.
 */
export type QueryCaptchaChallengeArgs = {
  action: CaptchaAction;
};


/**
 * Every error of an answer carries `extensions.code` (a code of the one error table), a Turkish `message` that may be
 * shown as it is, `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs`
 * (with SLOW_DOWN and TRY_AGAIN). Lists are paged from 1: `items`, `count` (all items) and `last` (nothing follows).
 * Root fields are nullable, so that one service that does not answer leaves the rest of a page whole.
 */
export type QueryTitlesArgs = {
  kind?: InputMaybe<TitleKind>;
  order?: TitleOrder;
  initial?: InputMaybe<Scalars['String']['input']>;
  shelf?: InputMaybe<ShelfInput>;
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
};


/**
 * Every error of an answer carries `extensions.code` (a code of the one error table), a Turkish `message` that may be
 * shown as it is, `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs`
 * (with SLOW_DOWN and TRY_AGAIN). Lists are paged from 1: `items`, `count` (all items) and `last` (nothing follows).
 * Root fields are nullable, so that one service that does not answer leaves the rest of a page whole.
 */
export type QueryShelvesArgs = {
  sort: ShelfSort;
  kind?: InputMaybe<TitleKind>;
};


/**
 * Every error of an answer carries `extensions.code` (a code of the one error table), a Turkish `message` that may be
 * shown as it is, `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs`
 * (with SLOW_DOWN and TRY_AGAIN). Lists are paged from 1: `items`, `count` (all items) and `last` (nothing follows).
 * Root fields are nullable, so that one service that does not answer leaves the rest of a page whole.
 */
export type QueryShelfArgs = {
  sort: ShelfSort;
  slug: Scalars['String']['input'];
};


/**
 * Every error of an answer carries `extensions.code` (a code of the one error table), a Turkish `message` that may be
 * shown as it is, `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs`
 * (with SLOW_DOWN and TRY_AGAIN). Lists are paged from 1: `items`, `count` (all items) and `last` (nothing follows).
 * Root fields are nullable, so that one service that does not answer leaves the rest of a page whole.
 */
export type QueryAllTitlesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  size?: Scalars['Int']['input'];
};


/**
 * Every error of an answer carries `extensions.code` (a code of the one error table), a Turkish `message` that may be
 * shown as it is, `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs`
 * (with SLOW_DOWN and TRY_AGAIN). Lists are paged from 1: `items`, `count` (all items) and `last` (nothing follows).
 * Root fields are nullable, so that one service that does not answer leaves the rest of a page whole.
 */
export type QueryAiringArgs = {
  kind?: InputMaybe<TitleKind>;
  weekday?: InputMaybe<Scalars['Int']['input']>;
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
};


/**
 * Every error of an answer carries `extensions.code` (a code of the one error table), a Turkish `message` that may be
 * shown as it is, `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs`
 * (with SLOW_DOWN and TRY_AGAIN). Lists are paged from 1: `items`, `count` (all items) and `last` (nothing follows).
 * Root fields are nullable, so that one service that does not answer leaves the rest of a page whole.
 */
export type QueryTrailersArgs = {
  ids: Scalars['String']['input'];
};


/**
 * Every error of an answer carries `extensions.code` (a code of the one error table), a Turkish `message` that may be
 * shown as it is, `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs`
 * (with SLOW_DOWN and TRY_AGAIN). Lists are paged from 1: `items`, `count` (all items) and `last` (nothing follows).
 * Root fields are nullable, so that one service that does not answer leaves the rest of a page whole.
 */
export type QuerySearchArgs = {
  query: Scalars['String']['input'];
  size?: Scalars['Int']['input'];
};


/**
 * Every error of an answer carries `extensions.code` (a code of the one error table), a Turkish `message` that may be
 * shown as it is, `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs`
 * (with SLOW_DOWN and TRY_AGAIN). Lists are paged from 1: `items`, `count` (all items) and `last` (nothing follows).
 * Root fields are nullable, so that one service that does not answer leaves the rest of a page whole.
 */
export type QueryTitleArgs = {
  kind: TitleKind;
  slug: Scalars['String']['input'];
};


/**
 * Every error of an answer carries `extensions.code` (a code of the one error table), a Turkish `message` that may be
 * shown as it is, `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs`
 * (with SLOW_DOWN and TRY_AGAIN). Lists are paged from 1: `items`, `count` (all items) and `last` (nothing follows).
 * Root fields are nullable, so that one service that does not answer leaves the rest of a page whole.
 */
export type QueryLatestEpisodesArgs = {
  kind?: InputMaybe<TitleKind>;
  genreId?: InputMaybe<Scalars['ID']['input']>;
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
};


/**
 * Every error of an answer carries `extensions.code` (a code of the one error table), a Turkish `message` that may be
 * shown as it is, `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs`
 * (with SLOW_DOWN and TRY_AGAIN). Lists are paged from 1: `items`, `count` (all items) and `last` (nothing follows).
 * Root fields are nullable, so that one service that does not answer leaves the rest of a page whole.
 */
export type QueryWatchPageArgs = {
  kind: TitleKind;
  slug: Scalars['String']['input'];
  season?: Scalars['Int']['input'];
  number?: Scalars['Int']['input'];
};


/**
 * Every error of an answer carries `extensions.code` (a code of the one error table), a Turkish `message` that may be
 * shown as it is, `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs`
 * (with SLOW_DOWN and TRY_AGAIN). Lists are paged from 1: `items`, `count` (all items) and `last` (nothing follows).
 * Root fields are nullable, so that one service that does not answer leaves the rest of a page whole.
 */
export type QueryEpisodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/**
 * Every error of an answer carries `extensions.code` (a code of the one error table), a Turkish `message` that may be
 * shown as it is, `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs`
 * (with SLOW_DOWN and TRY_AGAIN). Lists are paged from 1: `items`, `count` (all items) and `last` (nothing follows).
 * Root fields are nullable, so that one service that does not answer leaves the rest of a page whole.
 */
export type QueryCommentsArgs = {
  target: TargetInput;
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  replies?: Scalars['Int']['input'];
  newestId?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Every error of an answer carries `extensions.code` (a code of the one error table), a Turkish `message` that may be
 * shown as it is, `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs`
 * (with SLOW_DOWN and TRY_AGAIN). Lists are paged from 1: `items`, `count` (all items) and `last` (nothing follows).
 * Root fields are nullable, so that one service that does not answer leaves the rest of a page whole.
 */
export type QueryRepliesArgs = {
  parentId: Scalars['ID']['input'];
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
};


/**
 * Every error of an answer carries `extensions.code` (a code of the one error table), a Turkish `message` that may be
 * shown as it is, `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs`
 * (with SLOW_DOWN and TRY_AGAIN). Lists are paged from 1: `items`, `count` (all items) and `last` (nothing follows).
 * Root fields are nullable, so that one service that does not answer leaves the rest of a page whole.
 */
export type QueryCommentsByIdArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/**
 * Every error of an answer carries `extensions.code` (a code of the one error table), a Turkish `message` that may be
 * shown as it is, `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs`
 * (with SLOW_DOWN and TRY_AGAIN). Lists are paged from 1: `items`, `count` (all items) and `last` (nothing follows).
 * Root fields are nullable, so that one service that does not answer leaves the rest of a page whole.
 */
export type QueryMemberSuggestionsArgs = {
  prefix: Scalars['String']['input'];
  size?: Scalars['Int']['input'];
};


/**
 * Every error of an answer carries `extensions.code` (a code of the one error table), a Turkish `message` that may be
 * shown as it is, `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs`
 * (with SLOW_DOWN and TRY_AGAIN). Lists are paged from 1: `items`, `count` (all items) and `last` (nothing follows).
 * Root fields are nullable, so that one service that does not answer leaves the rest of a page whole.
 */
export type QueryLibraryArgs = {
  titleIds?: Array<Scalars['ID']['input']>;
  episodeIds?: Array<Scalars['ID']['input']>;
  seasonsOf?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Every error of an answer carries `extensions.code` (a code of the one error table), a Turkish `message` that may be
 * shown as it is, `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs`
 * (with SLOW_DOWN and TRY_AGAIN). Lists are paged from 1: `items`, `count` (all items) and `last` (nothing follows).
 * Root fields are nullable, so that one service that does not answer leaves the rest of a page whole.
 */
export type QueryLibraryTitlesArgs = {
  list: LibraryList;
  kind?: InputMaybe<TitleKind>;
  watched?: InputMaybe<Scalars['Boolean']['input']>;
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
};


/**
 * Every error of an answer carries `extensions.code` (a code of the one error table), a Turkish `message` that may be
 * shown as it is, `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs`
 * (with SLOW_DOWN and TRY_AGAIN). Lists are paged from 1: `items`, `count` (all items) and `last` (nothing follows).
 * Root fields are nullable, so that one service that does not answer leaves the rest of a page whole.
 */
export type QueryLastWatchedArgs = {
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
};


/**
 * Every error of an answer carries `extensions.code` (a code of the one error table), a Turkish `message` that may be
 * shown as it is, `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs`
 * (with SLOW_DOWN and TRY_AGAIN). Lists are paged from 1: `items`, `count` (all items) and `last` (nothing follows).
 * Root fields are nullable, so that one service that does not answer leaves the rest of a page whole.
 */
export type QueryNotificationsArgs = {
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
};


/**
 * Every error of an answer carries `extensions.code` (a code of the one error table), a Turkish `message` that may be
 * shown as it is, `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs`
 * (with SLOW_DOWN and TRY_AGAIN). Lists are paged from 1: `items`, `count` (all items) and `last` (nothing follows).
 * Root fields are nullable, so that one service that does not answer leaves the rest of a page whole.
 */
export type QueryLetMeKnowArgs = {
  kind: NotifyKind;
  ids: Array<Scalars['ID']['input']>;
};


/**
 * Every error of an answer carries `extensions.code` (a code of the one error table), a Turkish `message` that may be
 * shown as it is, `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs`
 * (with SLOW_DOWN and TRY_AGAIN). Lists are paged from 1: `items`, `count` (all items) and `last` (nothing follows).
 * Root fields are nullable, so that one service that does not answer leaves the rest of a page whole.
 */
export type QueryStreamArgs = {
  sourceHash: Scalars['ID']['input'];
  episodeId: Scalars['ID']['input'];
};


/**
 * Every error of an answer carries `extensions.code` (a code of the one error table), a Turkish `message` that may be
 * shown as it is, `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs`
 * (with SLOW_DOWN and TRY_AGAIN). Lists are paged from 1: `items`, `count` (all items) and `last` (nothing follows).
 * Root fields are nullable, so that one service that does not answer leaves the rest of a page whole.
 */
export type QueryContinueWatchingArgs = {
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
};


/**
 * Every error of an answer carries `extensions.code` (a code of the one error table), a Turkish `message` that may be
 * shown as it is, `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs`
 * (with SLOW_DOWN and TRY_AGAIN). Lists are paged from 1: `items`, `count` (all items) and `last` (nothing follows).
 * Root fields are nullable, so that one service that does not answer leaves the rest of a page whole.
 */
export type QueryPositionsArgs = {
  episodeIds: Array<Scalars['ID']['input']>;
};


/**
 * Every error of an answer carries `extensions.code` (a code of the one error table), a Turkish `message` that may be
 * shown as it is, `extensions.fields` (Turkish text by input field, with BAD_INPUT) and `extensions.retryAfterMs`
 * (with SLOW_DOWN and TRY_AGAIN). Lists are paged from 1: `items`, `count` (all items) and `last` (nothing follows).
 * Root fields are nullable, so that one service that does not answer leaves the rest of a page whole.
 */
export type QueryPreRollArgs = {
  titleId: Scalars['ID']['input'];
  seen?: Array<Scalars['ID']['input']>;
};

export type Mutation = {
  /** Opens a session by cookie. INVALID_CREDENTIALS alike for an unknown account and a wrong password. */
  signIn: SignInPayload;
  /** Swaps the identity provider's tokens for a session by cookie. INVALID_CREDENTIALS; LINK_REQUIRED where an account of our own has the same address. */
  signInByTicket: SignInPayload;
  /** Ends the session and clears the cookie; without a session nothing happens. */
  signOut: SignOutPayload;
  /** One answer whether or not the address is known: it goes on by mail. */
  register: MessagePayload;
  /** Sends the activation link again; one answer for every address. */
  sendActivation: MessagePayload;
  /** Spends the token of an activation link and signs in. LINK_EXPIRED for one that is spent, too old or unknown; BAD_INPUT for the password where another browser registered, and for a username that is taken by now. */
  activate: SignInPayload;
  /** Sends a link to a new password; one answer for every address. */
  requestPasswordReset: MessagePayload;
  /** Spends the token of such a link, sets the password and ends every session of the member. The token of an activation link makes a member of its registration, with this password. */
  changePasswordByToken: MessagePayload;
  /** Saves what the viewer tells of themselves. */
  updateProfile: AccountPayload;
  /** Mails a link to the new address, which holds once it is confirmed there; one answer for every address. */
  requestEmailChange: MessagePayload;
  /** Spends the token of that link, with the member's password. LINK_EXPIRED. */
  confirmEmail: MessagePayload;
  /** Asks for the present password; every other session of the viewer ends. */
  changePassword: MessagePayload;
  /** All three or none. */
  setSocialLinks: AccountPayload;
  setPrivacy: AccountPayload;
  /** Shows the first letter of the name again. */
  removeAvatar: AccountPayload;
  /** NOT_FOUND for a session that is not the viewer's own. */
  endSession: AccountPayload;
  /** Ends every session of the viewer but this one. */
  endOtherSessions: AccountPayload;
  /** Sends a message to the people behind the site; open to visitors. */
  sendContact: MessagePayload;
  /** The bodies of covered comments that the reader asks to see; at most 50. Visitors too. */
  revealComments: RevealCommentsPayload;
  /** 1 to 500 graphemes. */
  postComment: PostCommentPayload;
  postReply: PostReplyPayload;
  /** The author's alone. OUTDATED when the comment was changed since `version` was read. */
  editComment: EditCommentPayload;
  /** For the author and for moderators. The text becomes 'Bu yorum silindi.'; its place and its replies stay. */
  deleteComment: DeleteCommentPayload;
  /** One open report a member a target. */
  report: ReportPayload;
  /** One reaction a member a target: another one replaces it; active: false takes it back. */
  setReaction: SetReactionPayload;
  /** Marks an episode as watched or takes the mark away; asking for what is there changes nothing. */
  setEpisodeWatched: SetEpisodeWatchedPayload;
  /** The same for all released episodes of a season. */
  setSeasonWatched: SetSeasonWatchedPayload;
  /** Sets one of the viewer's marks on a title. NOT_FOUND for ENTRY_WATCHED of a title off the watch list. */
  setTitleMark: SetTitleMarkPayload;
  /** Marks all as read (when the dropdown opens). */
  markNotificationsRead: MarkNotificationsReadPayload;
  /** Whether the viewer wants to know once an episode, or each episode of a title, can be watched. */
  setLetMeKnow: SetLetMeKnowPayload;
  /** Keeps where the viewer stands; the newest measurement wins, a watched episode stays watched. */
  savePosition: SavePositionPayload;
  /** Counts what happened with an advert; the same key counts once. */
  countAdvert: CountAdvertPayload;
  /** Takes a title off Devam Et by the id of its position. */
  removeContinueWatching: RemoveContinueWatchingPayload;
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


export type MutationSendContactArgs = {
  input: SendContactInput;
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


export type MutationSetEpisodeWatchedArgs = {
  input: SetEpisodeWatchedInput;
};


export type MutationSetSeasonWatchedArgs = {
  input: SetSeasonWatchedInput;
};


export type MutationSetTitleMarkArgs = {
  input: SetTitleMarkInput;
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


export type MutationRemoveContinueWatchingArgs = {
  positionId: Scalars['ID']['input'];
};

export type Activation = {
  state: ActivationState;
  /** Null where nothing can be activated. */
  username: Maybe<Scalars['String']['output']>;
};

export type ActivationState =
  /** Activates as it is. */
  | 'READY'
  /** Asks for the password of the registration first. */
  | 'PASSWORD'
  /** Its address has an account by now. */
  | 'USED'
  /** Too old, or unknown. */
  | 'EXPIRED';

/** A realm of Keycloak. */
export type IdentityProvider = {
  url: Scalars['String']['output'];
  realm: Scalars['String']['output'];
  clientId: Scalars['String']['output'];
  /** Whether it answers now. */
  reachable: Scalars['Boolean']['output'];
};

/** The member who is signed in. */
export type Viewer = {
  /** The member's id. */
  id: Scalars['ID']['output'];
  member: Member;
  roles: Array<Role>;
  /** Null while the notifications do not answer. */
  unreadNotifications: Maybe<Scalars['Int']['output']>;
};

/** What others may see of a member. */
export type Member = {
  id: Scalars['ID']['output'];
  username: Scalars['String']['output'];
  /** The shown name. */
  name: Scalars['String']['output'];
  /** Path of the avatar image. */
  avatar: Maybe<Scalars['String']['output']>;
  /** Path of the profile page. */
  path: Scalars['String']['output'];
};

export type Audience =
  | 'EVERYONE'
  | 'MEMBERS'
  | 'NOBODY';

export type SocialLinks = {
  facebook: Scalars['String']['output'];
  twitter: Scalars['String']['output'];
  instagram: Scalars['String']['output'];
};

/** The public page of a member. What the viewer may not see is empty. */
export type Profile = {
  member: Member;
  about: Scalars['String']['output'];
  country: Scalars['String']['output'];
  /** Null where it is hidden. */
  joinedAt: Maybe<Scalars['DateTime']['output']>;
  links: SocialLinks;
  /** The member keeps all but name and avatar from this viewer. */
  hidden: Scalars['Boolean']['output'];
  /** Whether search engines may list the page. */
  indexed: Scalars['Boolean']['output'];
};

export type Account = {
  /** The member's id. */
  id: Scalars['ID']['output'];
  member: Member;
  about: Scalars['String']['output'];
  country: Scalars['String']['output'];
  /** Null for none. */
  email: Maybe<Scalars['String']['output']>;
  /** An address that waits to be confirmed. */
  pendingEmail: Maybe<Scalars['String']['output']>;
  /** Private; null where it is not told. */
  birthYear: Maybe<Scalars['Int']['output']>;
  links: SocialLinks;
  privacy: Privacy;
  /** The open sessions, the last seen first. */
  sessions: Array<Device>;
};

export type Privacy = {
  /** Who sees what the member tells on the profile page. */
  profile: Audience;
  /** Whether search engines may list that page. */
  indexed: Scalars['Boolean']['output'];
};

/** An open session. */
export type Device = {
  id: Scalars['ID']['output'];
  /** As the browser called itself. */
  userAgent: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Within a few minutes. */
  lastSeenAt: Scalars['DateTime']['output'];
  /** This one. */
  current: Scalars['Boolean']['output'];
};

export type Role =
  | 'MEMBER'
  | 'EDITOR'
  | 'MODERATOR'
  | 'ADMIN';

export type SignInInput = {
  /** Username or e-mail address. */
  login: Scalars['String']['input'];
  password: Scalars['String']['input'];
  /** 30 days; otherwise as long as the browser's session. */
  remember?: Scalars['Boolean']['input'];
  /** Answer to captchaChallenge(action: LOGIN). */
  captcha?: InputMaybe<Scalars['String']['input']>;
};

export type SignInByTicketInput = {
  /** An access token for us, at most a minute old, good once. */
  ticket: Scalars['String']['input'];
  /** The id token of the same sign-in. */
  idToken: Scalars['String']['input'];
  /** Of the account of our own that is to be linked. */
  password?: InputMaybe<Scalars['String']['input']>;
};

export type RegisterInput = {
  /** 3 to 24 of a–z, 0–9, _ and a full stop. */
  username: Scalars['String']['input'];
  email: Scalars['String']['input'];
  /** At least 8 characters; not one of the commonest, not the username. */
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
  /** Of the registration, in another browser than the one that registered. */
  password?: InputMaybe<Scalars['String']['input']>;
};

export type ChangePasswordByTokenInput = {
  token: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type UpdateProfileInput = {
  /** The shown name, 1 to 50 characters. */
  name: Scalars['String']['input'];
  /** At most 500 characters. */
  about?: Scalars['String']['input'];
  country?: Scalars['String']['input'];
  /** Absent: left as it is; null: none. */
  birthYear?: InputMaybe<Scalars['Int']['input']>;
};

export type RequestEmailChangeInput = {
  email: Scalars['String']['input'];
};

export type ConfirmEmailInput = {
  token: Scalars['String']['input'];
  /** The present one. */
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

/** What a person is told. */
export type MessagePayload = {
  message: Scalars['String']['output'];
};

export type SignInPayload = {
  viewer: Viewer;
};

export type SignOutPayload = {
  signedOut: Scalars['Boolean']['output'];
  /** Where the browser signs out of the identity provider, too; null where it need not or cannot. */
  leaveAt: Maybe<Scalars['String']['output']>;
};

export type CaptchaAction =
  | 'LOGIN'
  | 'REGISTER'
  | 'CONTACT';

export type TitleKind =
  | 'MOVIE'
  | 'SERIES'
  | 'ANIME';

export type TitleOrder =
  /** Newest first. */
  | 'ADDED'
  /** Most watched first, then best rated. */
  | 'POPULAR'
  /** By Turkish collation. */
  | 'NAME';

/** What titles are put together by. */
export type ShelfSort =
  | 'GENRE'
  | 'NETWORK';

export type ShelfInput = {
  sort: ShelfSort;
  slug: Scalars['String']['input'];
};

/** The titles of one genre or network. */
export type Shelf = {
  sort: ShelfSort;
  slug: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** /tur/{slug} or /kanal/{slug} */
  path: Scalars['String']['output'];
  /** Of the kind asked. */
  titleCount: Scalars['Int']['output'];
  /** Of all kinds, those that it holds. */
  kinds: Array<TitleKind>;
};

export type AgeMark =
  | 'GENERAL'
  | 'AGE_7'
  | 'AGE_13'
  | 'AGE_18';

export type ContentMark =
  | 'VIOLENCE'
  | 'SEXUALITY'
  | 'NEGATIVE_EXAMPLE';

export type AiringStatus =
  | 'UPCOMING'
  | 'AIRING'
  | 'ENDED';

export type TitleList = {
  items: Array<Title>;
  count: Scalars['Int']['output'];
  last: Scalars['Boolean']['output'];
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
};

export type AiringTitle = {
  title: Title;
  /** The episode that comes next; null where none is known. */
  next: Maybe<Episode>;
};

/** When new episodes come, in Istanbul. */
export type AirTime = {
  /** 1 Monday to 7 Sunday. */
  weekday: Scalars['Int']['output'];
  /** 20:05 */
  time: Maybe<Scalars['String']['output']>;
};

export type Trailer = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Manifests of our own. */
  dash: Maybe<Scalars['String']['output']>;
  hls: Maybe<Scalars['String']['output']>;
  /** Address of a sandboxed frame of an allowed host. */
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
  /** /kanal/{slug}; null where it has none. */
  networkPath: Maybe<Scalars['String']['output']>;
  status: Maybe<AiringStatus>;
  /** 0 to 10 with one decimal; null: not rated. */
  rating: Maybe<Scalars['Float']['output']>;
  /** Path of the image below /i/. */
  poster: Maybe<Scalars['String']['output']>;
  backdrop: Maybe<Scalars['String']['output']>;
  seasons: Array<Season>;
  episodeCount: Scalars['Int']['output'];
  addedAt: Maybe<Scalars['DateTime']['output']>;
  /** In the order of season and number; without a season those of all. */
  episodes: Maybe<EpisodeList>;
  /** A page of each translator group's episodes, or of one group's. */
  episodeGroups: Maybe<Array<EpisodeGroup>>;
  /** Ids of its trailers, separated by commas; null where it has none. */
  trailerIds: Maybe<Scalars['String']['output']>;
  /** Null where it is not announced. */
  airTime: Maybe<AirTime>;
  /** The most alike first. */
  similar: Maybe<Array<Title>>;
  /** How many members follow it; null while playback does not answer. */
  followerCount: Maybe<Scalars['Int']['output']>;
};


export type TitleEpisodesArgs = {
  season?: InputMaybe<Scalars['Int']['input']>;
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
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
  /** What a reader sees: oyuncu, yönetmen, … */
  role: Scalars['String']['output'];
  character: Maybe<Scalars['String']['output']>;
};

export type Season = {
  number: Scalars['Int']['output'];
  episodeCount: Scalars['Int']['output'];
};

export type EpisodeList = {
  items: Array<Episode>;
  count: Scalars['Int']['output'];
  last: Scalars['Boolean']['output'];
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
  /** /dizi/{slug}/{season}-sezon/{number}-bolum (/anime/… alike), /film/{slug}/izle; null while its title is not known. */
  path: Maybe<Scalars['String']['output']>;
  /** Where the viewer stands; null for visitors and for what was not begun. */
  position: Maybe<Position>;
};

export type WatchPage = {
  title: Title;
  episode: Episode;
  previous: Maybe<Episode>;
  next: Maybe<Episode>;
  /** Null while the sources do not answer. */
  sources: Maybe<EpisodeSources>;
};

export type Subscription = {
  /** The thread at once, then whenever it may have changed, and after every reconnect; it re-reads with the viewer's rights. */
  threadChanged: ThreadChange;
  /** The present state at once, then whenever it changed, and after every reconnect. NO_SESSION for visitors. */
  activity: Activity;
};


export type SubscriptionThreadChangedArgs = {
  target: TargetInput;
};

export type TargetKind =
  | 'MOVIE'
  | 'EPISODE'
  /** A series' or an anime's title. */
  | 'SERIES'
  | 'COLLECTION'
  | 'DISCUSSION'
  | 'TRAILER';

export type Target = {
  kind: TargetKind;
  id: Scalars['ID']['output'];
};

export type TargetInput = {
  kind: TargetKind;
  id: Scalars['ID']['input'];
};

export type ReactionKind =
  /** Beğen */
  | 'LIKE'
  /** Beğenme */
  | 'DISLIKE'
  /** Harika */
  | 'GREAT'
  /** Komik */
  | 'FUNNY'
  /** Üzücü */
  | 'SAD'
  /** Şaşırtıcı */
  | 'SURPRISED';

export type ReactionCount = {
  reaction: ReactionKind;
  count: Scalars['Int']['output'];
};

export type SpoilerKind =
  | 'NONE'
  /** Gives the whole title away. */
  | 'TITLE'
  /** Gives the plot away up to an episode. */
  | 'EPISODE';

export type Spoiler = {
  kind: SpoilerKind;
  season: Maybe<Scalars['Int']['output']>;
  number: Maybe<Scalars['Int']['output']>;
};

export type SpoilerInput = {
  kind: SpoilerKind;
  /** With EPISODE; without season and number: the place of the episode that is commented on. */
  season?: InputMaybe<Scalars['Int']['input']>;
  number?: InputMaybe<Scalars['Int']['input']>;
};

export type CommentList = {
  items: Array<Comment>;
  /** Of what the list holds: comments, or the replies of one. */
  count: Scalars['Int']['output'];
  /** Of the replies in the whole thread; null in a list of replies. */
  replyCount: Maybe<Scalars['Int']['output']>;
  last: Scalars['Boolean']['output'];
};

export type Comment = {
  id: Scalars['ID']['output'];
  target: Target;
  /** Null for a comment that is no reply. */
  parentId: Maybe<Scalars['ID']['output']>;
  /** Null for a member who is gone. */
  author: Maybe<Member>;
  /** Null while covered, and when deleted ('Bu yorum silindi.'). */
  body: Maybe<Scalars['String']['output']>;
  spoiler: Spoiler;
  /** The body is held back until the reader asks for it. */
  covered: Scalars['Boolean']['output'];
  deleted: Scalars['Boolean']['output'];
  edited: Scalars['Boolean']['output'];
  /** Rises with each edit; what editComment asks for. */
  version: Scalars['Int']['output'];
  /** Usernames of members whom the text names or has named: @username leads to /profile/{username}. */
  mentions: Array<Scalars['String']['output']>;
  /** Whether the viewer may; false for visitors. */
  mayEdit: Scalars['Boolean']['output'];
  mayDelete: Scalars['Boolean']['output'];
  postedAt: Scalars['DateTime']['output'];
  replyCount: Scalars['Int']['output'];
  /** Kinds without any are left out. */
  reactions: Array<ReactionCount>;
  /** The viewer's own; null for visitors. */
  ownReaction: Maybe<ReactionKind>;
  /** The oldest replies, as many as the query asked for; empty on a reply. */
  replies: Array<Comment>;
};

export type ThreadChange = {
  target: Target;
  /** Read anew, with the viewer's rights. */
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
  /** Absent: gives nothing away. */
  spoiler?: InputMaybe<SpoilerInput>;
  /** The same key within 24 h has one effect and the same answer: make one when the form opens. */
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
  /** Absent: stays as it is. */
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

export type ReportTarget =
  | 'COMMENT'
  | 'TITLE'
  /** By its hash. */
  | 'SOURCE'
  | 'USER';

export type ReportProblem =
  | 'SPOILER'
  | 'INSULT'
  | 'SPAM'
  | 'INDECENT'
  | 'BROKEN'
  | 'WRONG'
  | 'COPYRIGHT'
  | 'OTHER';

export type ReportInput = {
  targetType: ReportTarget;
  targetId: Scalars['ID']['input'];
  problem: ReportProblem;
  /** 0 to 1,000 graphemes. */
  description?: Scalars['String']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type ReportPayload = {
  /** The viewer has an open report on this target; the earlier one stands. */
  already: Scalars['Boolean']['output'];
  /** What a person reads. */
  message: Scalars['String']['output'];
};

export type ReactionTarget =
  | 'COMMENT'
  | 'SERIES'
  | 'EPISODE';

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

export type LibraryList =
  | 'WATCH_LIST'
  | 'FAVOURITES'
  | 'FOLLOWED';

export type TitleMark =
  | 'WATCH_LIST'
  /** The watched state of its watch list entry. */
  | 'ENTRY_WATCHED'
  | 'FAVOURITE'
  | 'FOLLOWED';

export type Library = {
  titles: Array<TitleLibrary>;
  episodes: Array<EpisodeLibrary>;
  /** Seasons of the asked title whose released episodes are all watched. */
  seasons: Array<SeasonLibrary>;
};

/** How a title stands in the viewer's library. */
export type TitleLibrary = {
  /** The title's. */
  id: Scalars['ID']['output'];
  title: Maybe<Title>;
  inWatchList: Scalars['Boolean']['output'];
  /** Of the watch list entry. */
  entryWatched: Scalars['Boolean']['output'];
  favourite: Scalars['Boolean']['output'];
  followed: Scalars['Boolean']['output'];
  /** Of all members. */
  followerCount: Scalars['Int']['output'];
};

export type EpisodeLibrary = {
  /** The episode's. */
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
};

export type WatchedEpisode = {
  /** The episode's. */
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

export type Activity = {
  unread: Scalars['Int']['output'];
  /** Rises whenever the list changes: read the notifications again then. */
  revision: Scalars['Int']['output'];
};

export type NotificationKind =
  /** Someone replied to the viewer's comment. */
  | 'REPLY'
  /** Someone named the viewer in a comment. */
  | 'MENTION'
  /** An episode that the viewer wants to know of can be watched. */
  | 'EPISODE';

export type NotifyKind =
  | 'EPISODE'
  | 'TITLE';

export type SetLetMeKnowInput = {
  kind: NotifyKind;
  id: Scalars['ID']['input'];
  active: Scalars['Boolean']['input'];
};

export type SetLetMeKnowPayload = {
  id: Scalars['ID']['output'];
  /** The state after: true shows 'Haber verme', false 'Haber ver'. */
  active: Scalars['Boolean']['output'];
};

export type NotificationList = {
  items: Array<Notification>;
  count: Scalars['Int']['output'];
  last: Scalars['Boolean']['output'];
  unread: Scalars['Int']['output'];
};

export type Notification = {
  id: Scalars['ID']['output'];
  kind: NotificationKind;
  /** Who caused it; null for a member who is gone, and for an episode. */
  actor: Maybe<Member>;
  /** What caused it: with REPLY and MENTION the id of the comment. */
  causeId: Scalars['ID']['output'];
  target: Target;
  shown: ShownNotification;
  time: Scalars['DateTime']['output'];
  read: Scalars['Boolean']['output'];
};

/** What a reader sees of a notification. */
export type ShownNotification = {
  /** Whom or what it is about: a member's shown name, or a title's. */
  heading: Scalars['String']['output'];
  /** What stands after it: 'yorumuna yanıt verdi.' */
  text: Scalars['String']['output'];
  /** Path of the member's avatar or the title's poster. */
  image: Maybe<Scalars['String']['output']>;
  /** Where it leads: the thread's page with #yorum-{causeId}, or the episode's; null when that page is gone. */
  path: Maybe<Scalars['String']['output']>;
};

export type MarkNotificationsReadPayload = {
  /** Unread ones that are left. */
  unread: Scalars['Int']['output'];
};

export type TranslationKind =
  | 'SUBTITLED'
  | 'DUBBED';

export type SourceKind =
  /** A manifest that the site's player plays. */
  | 'STREAM'
  /** A sandboxed frame of an allowed host. */
  | 'EMBED';

export type EpisodeSources = {
  groups: Array<SourceGroup>;
  segments: Array<Segment>;
};

/** The sources of one episode by one translator group. */
export type SourceGroup = {
  /** Names this group of this episode. */
  hash: Scalars['ID']['output'];
  /** Names the translator group across episodes: what a viewer's choice per title is kept by. */
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
};

export type SegmentKind =
  | 'INTRO'
  | 'RECAP'
  | 'CREDITS'
  | 'PREVIEW';

/** Seconds from the start of the episode. */
export type Segment = {
  kind: SegmentKind;
  start: Scalars['Float']['output'];
  end: Scalars['Float']['output'];
};

export type Stream = {
  kind: SourceKind;
  /** Manifests; both for our own assets, whose addresses are signed for six hours: ask again when one answers 403. */
  dash: Maybe<Scalars['String']['output']>;
  hls: Maybe<Scalars['String']['output']>;
  /** Address of the frame, with kind EMBED. */
  embed: Maybe<Scalars['String']['output']>;
  /** Subtitles that stand beside the manifests (those within a manifest are found by the player). */
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
};

/** Where a member stands in an episode. */
export type Position = {
  id: Scalars['ID']['output'];
  episodeId: Scalars['ID']['output'];
  episode: Maybe<Episode>;
  title: Maybe<Title>;
  season: Scalars['Int']['output'];
  number: Scalars['Int']['output'];
  positionSeconds: Scalars['Float']['output'];
  /** 0 while it is not known. */
  durationSeconds: Scalars['Float']['output'];
  watched: Scalars['Boolean']['output'];
  measuredAt: Scalars['DateTime']['output'];
};

export type SavePositionInput = {
  episodeId: Scalars['ID']['input'];
  /** Absent keeps the last position and only renews the time. */
  positionSeconds?: InputMaybe<Scalars['Float']['input']>;
  durationSeconds?: InputMaybe<Scalars['Float']['input']>;
  /** When the player measured it; absent means now. */
  measuredAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type SavePositionPayload = {
  /** Null while too little has been watched to be kept. */
  position: Maybe<Position>;
};

export type RemoveContinueWatchingPayload = {
  positionId: Scalars['ID']['output'];
};

/** When an advert may be skipped. */
export type AdvertVariant =
  /** After its own seconds. */
  | 'OWN_TIME'
  /** After five seconds, whatever its own. */
  | 'AFTER_FIVE';

export type AdvertMoment =
  | 'IMPRESSION'
  | 'SKIP'
  | 'CLICK';

export type PreRoll = {
  variant: AdvertVariant;
  adverts: Array<Advert>;
};

export type Advert = {
  id: Scalars['ID']['output'];
  /** Where a click leads. */
  link: Scalars['String']['output'];
  /** How long it runs, in seconds. */
  time: Scalars['Int']['output'];
  /** Address of a video; null for an image alone. */
  video: Maybe<Scalars['String']['output']>;
  /** What shows until a video starts, or all that shows. */
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
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  CaptchaAction: CaptchaAction;
  TitleKind: TitleKind;
  TitleOrder: TitleOrder;
  ShelfSort: ShelfSort;
  ShelfInput: ShelfInput;
  Shelf: ResolverTypeWrapper<ShelfMessage>;
  AgeMark: AgeMark;
  ContentMark: ContentMark;
  AiringStatus: AiringStatus;
  TitleList: ResolverTypeWrapper<TitlePage>;
  TitleConnection: ResolverTypeWrapper<Omit<TitleConnection, 'items'> & { items: Array<ResolversTypes['Title']> }>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  AiringList: ResolverTypeWrapper<Omit<AiringList, 'items'> & { items: Array<ResolversTypes['AiringTitle']> }>;
  AiringTitle: ResolverTypeWrapper<Omit<AiringTitle, 'title' | 'next'> & { title: ResolversTypes['Title'], next?: Maybe<ResolversTypes['Episode']> }>;
  AirTime: ResolverTypeWrapper<AirTime>;
  Trailer: ResolverTypeWrapper<TrailerSource>;
  EpisodeGroup: ResolverTypeWrapper<TitleGroupSource>;
  Title: ResolverTypeWrapper<TitleMessage>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Genre: ResolverTypeWrapper<GenreMessage>;
  Person: ResolverTypeWrapper<PersonMessage>;
  Season: ResolverTypeWrapper<SeasonMessage>;
  EpisodeList: ResolverTypeWrapper<EpisodePage>;
  Episode: ResolverTypeWrapper<EpisodeMessage>;
  WatchPage: ResolverTypeWrapper<Omit<WatchPage, 'title' | 'episode' | 'previous' | 'next' | 'sources'> & { title: ResolversTypes['Title'], episode: ResolversTypes['Episode'], previous?: Maybe<ResolversTypes['Episode']>, next?: Maybe<ResolversTypes['Episode']>, sources?: Maybe<ResolversTypes['EpisodeSources']> }>;
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
  Comment: ResolverTypeWrapper<CommentMessage>;
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
  LibraryList: LibraryList;
  TitleMark: TitleMark;
  Library: ResolverTypeWrapper<Omit<Library, 'titles'> & { titles: Array<ResolversTypes['TitleLibrary']> }>;
  TitleLibrary: ResolverTypeWrapper<LibraryStateMessage>;
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
  DateTime: Scalars['DateTime']['output'];
  ShelfInput: ShelfInput;
  Shelf: ShelfMessage;
  TitleList: TitlePage;
  TitleConnection: Omit<TitleConnection, 'items'> & { items: Array<ResolversParentTypes['Title']> };
  PageInfo: PageInfo;
  AiringList: Omit<AiringList, 'items'> & { items: Array<ResolversParentTypes['AiringTitle']> };
  AiringTitle: Omit<AiringTitle, 'title' | 'next'> & { title: ResolversParentTypes['Title'], next?: Maybe<ResolversParentTypes['Episode']> };
  AirTime: AirTime;
  Trailer: TrailerSource;
  EpisodeGroup: TitleGroupSource;
  Title: TitleMessage;
  Float: Scalars['Float']['output'];
  Genre: GenreMessage;
  Person: PersonMessage;
  Season: SeasonMessage;
  EpisodeList: EpisodePage;
  Episode: EpisodeMessage;
  WatchPage: Omit<WatchPage, 'title' | 'episode' | 'previous' | 'next' | 'sources'> & { title: ResolversParentTypes['Title'], episode: ResolversParentTypes['Episode'], previous?: Maybe<ResolversParentTypes['Episode']>, next?: Maybe<ResolversParentTypes['Episode']>, sources?: Maybe<ResolversParentTypes['EpisodeSources']> };
  Subscription: Record<PropertyKey, never>;
  Target: TargetMessage;
  TargetInput: TargetInput;
  ReactionCount: ReactionCountMessage;
  Spoiler: SpoilerMessage;
  SpoilerInput: SpoilerInput;
  CommentList: CommentPage;
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
  Library: Omit<Library, 'titles'> & { titles: Array<ResolversParentTypes['TitleLibrary']> };
  TitleLibrary: LibraryStateMessage;
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
};

export type QueryResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  identityProvider?: Resolver<Maybe<ResolversTypes['IdentityProvider']>, ParentType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  profile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType, RequireFields<QueryProfileArgs, 'username'>>;
  activation?: Resolver<ResolversTypes['Activation'], ParentType, ContextType, RequireFields<QueryActivationArgs, 'token'>>;
  captchaChallenge?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryCaptchaChallengeArgs, 'action'>>;
  titles?: Resolver<Maybe<ResolversTypes['TitleList']>, ParentType, ContextType, RequireFields<QueryTitlesArgs, 'order' | 'page' | 'size'>>;
  shelves?: Resolver<Maybe<Array<ResolversTypes['Shelf']>>, ParentType, ContextType, RequireFields<QueryShelvesArgs, 'sort'>>;
  shelf?: Resolver<Maybe<ResolversTypes['Shelf']>, ParentType, ContextType, RequireFields<QueryShelfArgs, 'sort' | 'slug'>>;
  allTitles?: Resolver<Maybe<ResolversTypes['TitleConnection']>, ParentType, ContextType, RequireFields<QueryAllTitlesArgs, 'size'>>;
  airing?: Resolver<Maybe<ResolversTypes['AiringList']>, ParentType, ContextType, RequireFields<QueryAiringArgs, 'page' | 'size'>>;
  trailers?: Resolver<Maybe<Array<ResolversTypes['Trailer']>>, ParentType, ContextType, RequireFields<QueryTrailersArgs, 'ids'>>;
  search?: Resolver<Maybe<ResolversTypes['TitleList']>, ParentType, ContextType, RequireFields<QuerySearchArgs, 'query' | 'size'>>;
  title?: Resolver<Maybe<ResolversTypes['Title']>, ParentType, ContextType, RequireFields<QueryTitleArgs, 'kind' | 'slug'>>;
  latestEpisodes?: Resolver<Maybe<ResolversTypes['EpisodeList']>, ParentType, ContextType, RequireFields<QueryLatestEpisodesArgs, 'page' | 'size'>>;
  watchPage?: Resolver<Maybe<ResolversTypes['WatchPage']>, ParentType, ContextType, RequireFields<QueryWatchPageArgs, 'kind' | 'slug' | 'season' | 'number'>>;
  episodes?: Resolver<Maybe<Array<ResolversTypes['Episode']>>, ParentType, ContextType, RequireFields<QueryEpisodesArgs, 'ids'>>;
  comments?: Resolver<Maybe<ResolversTypes['CommentList']>, ParentType, ContextType, RequireFields<QueryCommentsArgs, 'target' | 'page' | 'size' | 'replies'>>;
  replies?: Resolver<Maybe<ResolversTypes['CommentList']>, ParentType, ContextType, RequireFields<QueryRepliesArgs, 'parentId' | 'page' | 'size'>>;
  commentsById?: Resolver<Maybe<Array<ResolversTypes['Comment']>>, ParentType, ContextType, RequireFields<QueryCommentsByIdArgs, 'ids'>>;
  memberSuggestions?: Resolver<Maybe<Array<ResolversTypes['Member']>>, ParentType, ContextType, RequireFields<QueryMemberSuggestionsArgs, 'prefix' | 'size'>>;
  library?: Resolver<Maybe<ResolversTypes['Library']>, ParentType, ContextType, RequireFields<QueryLibraryArgs, 'titleIds' | 'episodeIds'>>;
  libraryTitles?: Resolver<Maybe<ResolversTypes['LibraryTitleList']>, ParentType, ContextType, RequireFields<QueryLibraryTitlesArgs, 'list' | 'page' | 'size'>>;
  lastWatched?: Resolver<Maybe<ResolversTypes['WatchedEpisodeList']>, ParentType, ContextType, RequireFields<QueryLastWatchedArgs, 'page' | 'size'>>;
  notifications?: Resolver<Maybe<ResolversTypes['NotificationList']>, ParentType, ContextType, RequireFields<QueryNotificationsArgs, 'page' | 'size'>>;
  activity?: Resolver<Maybe<ResolversTypes['Activity']>, ParentType, ContextType>;
  letMeKnow?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType, RequireFields<QueryLetMeKnowArgs, 'kind' | 'ids'>>;
  stream?: Resolver<Maybe<ResolversTypes['Stream']>, ParentType, ContextType, RequireFields<QueryStreamArgs, 'sourceHash' | 'episodeId'>>;
  continueWatching?: Resolver<Maybe<ResolversTypes['PositionList']>, ParentType, ContextType, RequireFields<QueryContinueWatchingArgs, 'page' | 'size'>>;
  positions?: Resolver<Maybe<Array<ResolversTypes['Position']>>, ParentType, ContextType, RequireFields<QueryPositionsArgs, 'episodeIds'>>;
  preRoll?: Resolver<Maybe<ResolversTypes['PreRoll']>, ParentType, ContextType, RequireFields<QueryPreRollArgs, 'titleId' | 'seen'>>;
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
  sendContact?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationSendContactArgs, 'input'>>;
  revealComments?: Resolver<ResolversTypes['RevealCommentsPayload'], ParentType, ContextType, RequireFields<MutationRevealCommentsArgs, 'ids'>>;
  postComment?: Resolver<ResolversTypes['PostCommentPayload'], ParentType, ContextType, RequireFields<MutationPostCommentArgs, 'input'>>;
  postReply?: Resolver<ResolversTypes['PostReplyPayload'], ParentType, ContextType, RequireFields<MutationPostReplyArgs, 'input'>>;
  editComment?: Resolver<ResolversTypes['EditCommentPayload'], ParentType, ContextType, RequireFields<MutationEditCommentArgs, 'input'>>;
  deleteComment?: Resolver<ResolversTypes['DeleteCommentPayload'], ParentType, ContextType, RequireFields<MutationDeleteCommentArgs, 'id'>>;
  report?: Resolver<ResolversTypes['ReportPayload'], ParentType, ContextType, RequireFields<MutationReportArgs, 'input'>>;
  setReaction?: Resolver<ResolversTypes['SetReactionPayload'], ParentType, ContextType, RequireFields<MutationSetReactionArgs, 'input'>>;
  setEpisodeWatched?: Resolver<ResolversTypes['SetEpisodeWatchedPayload'], ParentType, ContextType, RequireFields<MutationSetEpisodeWatchedArgs, 'input'>>;
  setSeasonWatched?: Resolver<ResolversTypes['SetSeasonWatchedPayload'], ParentType, ContextType, RequireFields<MutationSetSeasonWatchedArgs, 'input'>>;
  setTitleMark?: Resolver<ResolversTypes['SetTitleMarkPayload'], ParentType, ContextType, RequireFields<MutationSetTitleMarkArgs, 'input'>>;
  markNotificationsRead?: Resolver<ResolversTypes['MarkNotificationsReadPayload'], ParentType, ContextType>;
  setLetMeKnow?: Resolver<ResolversTypes['SetLetMeKnowPayload'], ParentType, ContextType, RequireFields<MutationSetLetMeKnowArgs, 'input'>>;
  savePosition?: Resolver<ResolversTypes['SavePositionPayload'], ParentType, ContextType, RequireFields<MutationSavePositionArgs, 'input'>>;
  countAdvert?: Resolver<ResolversTypes['CountAdvertPayload'], ParentType, ContextType, RequireFields<MutationCountAdvertArgs, 'input'>>;
  removeContinueWatching?: Resolver<ResolversTypes['RemoveContinueWatchingPayload'], ParentType, ContextType, RequireFields<MutationRemoveContinueWatchingArgs, 'positionId'>>;
};

export type ActivationResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Activation'] = ResolversParentTypes['Activation']> = {
  state?: Resolver<ResolversTypes['ActivationState'], ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

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
  unreadNotifications?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MemberResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Member'] = ResolversParentTypes['Member']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

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

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type ShelfResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Shelf'] = ResolversParentTypes['Shelf']> = {
  sort?: Resolver<ResolversTypes['ShelfSort'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['TitleKind']>, ParentType, ContextType>;
};

export type TitleListResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['TitleList'] = ResolversParentTypes['TitleList']> = {
  items?: Resolver<Array<ResolversTypes['Title']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  last?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  rating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
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
};

export type SeasonResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Season'] = ResolversParentTypes['Season']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  episodeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EpisodeListResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['EpisodeList'] = ResolversParentTypes['EpisodeList']> = {
  items?: Resolver<Array<ResolversTypes['Episode']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  last?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
};

export type WatchPageResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['WatchPage'] = ResolversParentTypes['WatchPage']> = {
  title?: Resolver<ResolversTypes['Title'], ParentType, ContextType>;
  episode?: Resolver<ResolversTypes['Episode'], ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['Episode']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['Episode']>, ParentType, ContextType>;
  sources?: Resolver<Maybe<ResolversTypes['EpisodeSources']>, ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  threadChanged?: SubscriptionResolver<ResolversTypes['ThreadChange'], "threadChanged", ParentType, ContextType, RequireFields<SubscriptionThreadChangedArgs, 'target'>>;
  activity?: SubscriptionResolver<ResolversTypes['Activity'], "activity", ParentType, ContextType>;
};

export type TargetResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Target'] = ResolversParentTypes['Target']> = {
  kind?: Resolver<ResolversTypes['TargetKind'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ReactionCountResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ReactionCount'] = ResolversParentTypes['ReactionCount']> = {
  reaction?: Resolver<ResolversTypes['ReactionKind'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

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
};

export type CommentResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Comment'] = ResolversParentTypes['Comment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['Target'], ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  spoiler?: Resolver<ResolversTypes['Spoiler'], ParentType, ContextType>;
  covered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
};

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

export type ReportPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ReportPayload'] = ResolversParentTypes['ReportPayload']> = {
  already?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SetReactionPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SetReactionPayload'] = ResolversParentTypes['SetReactionPayload']> = {
  targetId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ownReaction?: Resolver<Maybe<ResolversTypes['ReactionKind']>, ParentType, ContextType>;
  reactions?: Resolver<Array<ResolversTypes['ReactionCount']>, ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
};

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

export type ActivityResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Activity'] = ResolversParentTypes['Activity']> = {
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SetLetMeKnowPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SetLetMeKnowPayload'] = ResolversParentTypes['SetLetMeKnowPayload']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NotificationListResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['NotificationList'] = ResolversParentTypes['NotificationList']> = {
  items?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  last?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
};

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
};

export type RemoveContinueWatchingPayloadResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['RemoveContinueWatchingPayload'] = ResolversParentTypes['RemoveContinueWatchingPayload']> = {
  positionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

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

export type Resolvers<ContextType = Ctx> = {
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Activation?: ActivationResolvers<ContextType>;
  IdentityProvider?: IdentityProviderResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  Member?: MemberResolvers<ContextType>;
  SocialLinks?: SocialLinksResolvers<ContextType>;
  Profile?: ProfileResolvers<ContextType>;
  Account?: AccountResolvers<ContextType>;
  Privacy?: PrivacyResolvers<ContextType>;
  Device?: DeviceResolvers<ContextType>;
  AccountPayload?: AccountPayloadResolvers<ContextType>;
  MessagePayload?: MessagePayloadResolvers<ContextType>;
  SignInPayload?: SignInPayloadResolvers<ContextType>;
  SignOutPayload?: SignOutPayloadResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Shelf?: ShelfResolvers<ContextType>;
  TitleList?: TitleListResolvers<ContextType>;
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
  Subscription?: SubscriptionResolvers<ContextType>;
  Target?: TargetResolvers<ContextType>;
  ReactionCount?: ReactionCountResolvers<ContextType>;
  Spoiler?: SpoilerResolvers<ContextType>;
  CommentList?: CommentListResolvers<ContextType>;
  Comment?: CommentResolvers<ContextType>;
  ThreadChange?: ThreadChangeResolvers<ContextType>;
  RevealCommentsPayload?: RevealCommentsPayloadResolvers<ContextType>;
  PostCommentPayload?: PostCommentPayloadResolvers<ContextType>;
  PostReplyPayload?: PostReplyPayloadResolvers<ContextType>;
  EditCommentPayload?: EditCommentPayloadResolvers<ContextType>;
  DeleteCommentPayload?: DeleteCommentPayloadResolvers<ContextType>;
  ReportPayload?: ReportPayloadResolvers<ContextType>;
  SetReactionPayload?: SetReactionPayloadResolvers<ContextType>;
  Library?: LibraryResolvers<ContextType>;
  TitleLibrary?: TitleLibraryResolvers<ContextType>;
  EpisodeLibrary?: EpisodeLibraryResolvers<ContextType>;
  SeasonLibrary?: SeasonLibraryResolvers<ContextType>;
  LibraryTitleList?: LibraryTitleListResolvers<ContextType>;
  WatchedEpisode?: WatchedEpisodeResolvers<ContextType>;
  WatchedEpisodeList?: WatchedEpisodeListResolvers<ContextType>;
  SetEpisodeWatchedPayload?: SetEpisodeWatchedPayloadResolvers<ContextType>;
  SetSeasonWatchedPayload?: SetSeasonWatchedPayloadResolvers<ContextType>;
  SetTitleMarkPayload?: SetTitleMarkPayloadResolvers<ContextType>;
  Activity?: ActivityResolvers<ContextType>;
  SetLetMeKnowPayload?: SetLetMeKnowPayloadResolvers<ContextType>;
  NotificationList?: NotificationListResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  ShownNotification?: ShownNotificationResolvers<ContextType>;
  MarkNotificationsReadPayload?: MarkNotificationsReadPayloadResolvers<ContextType>;
  EpisodeSources?: EpisodeSourcesResolvers<ContextType>;
  SourceGroup?: SourceGroupResolvers<ContextType>;
  Source?: SourceResolvers<ContextType>;
  Segment?: SegmentResolvers<ContextType>;
  Stream?: StreamResolvers<ContextType>;
  Subtitle?: SubtitleResolvers<ContextType>;
  PositionList?: PositionListResolvers<ContextType>;
  Position?: PositionResolvers<ContextType>;
  SavePositionPayload?: SavePositionPayloadResolvers<ContextType>;
  RemoveContinueWatchingPayload?: RemoveContinueWatchingPayloadResolvers<ContextType>;
  PreRoll?: PreRollResolvers<ContextType>;
  Advert?: AdvertResolvers<ContextType>;
  CountAdvertPayload?: CountAdvertPayloadResolvers<ContextType>;
};

