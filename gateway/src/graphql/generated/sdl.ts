// Made by scripts/generate-types.mjs from the schema.graphql of each area.
export const sdl = `extend type Query {
  "Whose session it is; null for a visitor. TRY_AGAIN while accounts does not answer."
  viewer: Viewer
  "Where one signs in; null: here, with a password."
  identityProvider: IdentityProvider
  "What the viewer alone sees of the own account. NO_SESSION."
  account: Account
  "The public page of a member, as the viewer may see it; null where there is none."
  profile(username: String!): Profile
  "What the token of an activation link is good for in this browser; asking spends nothing."
  activation(token: String!): Activation!
}

type Mutation {
  "Opens a session by cookie. INVALID_CREDENTIALS alike for an unknown account and a wrong password."
  signIn(input: SignInInput!): SignInPayload!
  "Swaps the identity provider's tokens for a session by cookie. INVALID_CREDENTIALS; LINK_REQUIRED where an account of our own has the same address."
  signInByTicket(input: SignInByTicketInput!): SignInPayload!
  "Ends the session and clears the cookie; without a session nothing happens."
  signOut: SignOutPayload!
  "One answer whether or not the address is known: it goes on by mail."
  register(input: RegisterInput!): MessagePayload!
  "Sends the activation link again; one answer for every address."
  sendActivation(input: EmailInput!): MessagePayload!
  "Spends the token of an activation link and signs in. LINK_EXPIRED for one that is spent, too old or unknown; BAD_INPUT for the password where another browser registered, and for a username that is taken by now."
  activate(input: ActivateInput!): SignInPayload!
  "Sends a link to a new password; one answer for every address."
  requestPasswordReset(input: EmailInput!): MessagePayload!
  "Spends the token of such a link, sets the password and ends every session of the member. The token of an activation link makes a member of its registration, with this password."
  changePasswordByToken(input: ChangePasswordByTokenInput!): MessagePayload!
  "Saves what the viewer tells of themselves."
  updateProfile(input: UpdateProfileInput!): AccountPayload!
  "Mails a link to the new address, which holds once it is confirmed there; one answer for every address."
  requestEmailChange(input: RequestEmailChangeInput!): MessagePayload!
  "Spends the token of that link, with the member's password. LINK_EXPIRED."
  confirmEmail(input: ConfirmEmailInput!): MessagePayload!
  "Asks for the present password; every other session of the viewer ends."
  changePassword(input: ChangePasswordInput!): MessagePayload!
  "All three or none."
  setSocialLinks(input: SocialLinksInput!): AccountPayload!
  setPrivacy(input: PrivacyInput!): AccountPayload!
  "Shows the first letter of the name again."
  removeAvatar: AccountPayload!
  "NOT_FOUND for a session that is not the viewer's own."
  endSession(id: ID!): AccountPayload!
  "Ends every session of the viewer but this one."
  endOtherSessions: AccountPayload!
  "Sends a message to the people behind the site; open to visitors."
  sendContact(input: SendContactInput!): MessagePayload!
}

type Activation {
  state: ActivationState!
  "Null where nothing can be activated."
  username: String
}

enum ActivationState {
  "Activates as it is."
  READY
  "Asks for the password of the registration first."
  PASSWORD
  "Its address has an account by now."
  USED
  "Too old, or unknown."
  EXPIRED
}

"A realm of Keycloak."
type IdentityProvider {
  url: String!
  realm: String!
  clientId: String!
  "Whether it answers now."
  reachable: Boolean!
}

"The member who is signed in."
type Viewer {
  "The member's id."
  id: ID!
  member: Member!
  roles: [Role!]!
  "Null while the notifications do not answer."
  unreadNotifications: Int
}

"What others may see of a member."
type Member {
  id: ID!
  username: String!
  "The shown name."
  name: String!
  "Path of the avatar image."
  avatar: String
  "Path of the profile page."
  path: String!
}

enum Audience {
  EVERYONE
  MEMBERS
  NOBODY
}

type SocialLinks {
  facebook: String!
  twitter: String!
  instagram: String!
}

"The public page of a member. What the viewer may not see is empty."
type Profile {
  member: Member!
  about: String!
  country: String!
  "Null where it is hidden."
  joinedAt: DateTime
  links: SocialLinks!
  "The member keeps all but name and avatar from this viewer."
  hidden: Boolean!
  "Whether search engines may list the page."
  indexed: Boolean!
}

type Account {
  "The member's id."
  id: ID!
  member: Member!
  about: String!
  country: String!
  "Null for none."
  email: String
  "An address that waits to be confirmed."
  pendingEmail: String
  "Private; null where it is not told."
  birthYear: Int
  links: SocialLinks!
  privacy: Privacy!
  "The open sessions, the last seen first."
  sessions: [Device!]!
}

type Privacy {
  "Who sees what the member tells on the profile page."
  profile: Audience!
  "Whether search engines may list that page."
  indexed: Boolean!
}

"An open session."
type Device {
  id: ID!
  "As the browser called itself."
  userAgent: String!
  createdAt: DateTime!
  "Within a few minutes."
  lastSeenAt: DateTime!
  "This one."
  current: Boolean!
}

enum Role {
  MEMBER
  EDITOR
  MODERATOR
  ADMIN
}

input SignInInput {
  "Username or e-mail address."
  login: String!
  password: String!
  "30 days; otherwise as long as the browser's session."
  remember: Boolean! = false
  "Answer to captchaChallenge(action: LOGIN)."
  captcha: String
}

input SignInByTicketInput {
  "An access token for us, at most a minute old, good once."
  ticket: String!
  "The id token of the same sign-in."
  idToken: String!
  "Of the account of our own that is to be linked."
  password: String
}

input RegisterInput {
  "3 to 24 of a–z, 0–9, _ and a full stop."
  username: String!
  email: String!
  "At least 8 characters; not one of the commonest, not the username."
  password: String!
  passwordAgain: String!
  "Answer to captchaChallenge(action: REGISTER)."
  captcha: String
}

input EmailInput {
  email: String!
  "Answer to captchaChallenge(action: LOGIN)."
  captcha: String
}

input ActivateInput {
  token: String!
  "Of the registration, in another browser than the one that registered."
  password: String
}

input ChangePasswordByTokenInput {
  token: String!
  password: String!
}

input UpdateProfileInput {
  "The shown name, 1 to 50 characters."
  name: String!
  "At most 500 characters."
  about: String! = ""
  country: String! = ""
  "Absent: left as it is; null: none."
  birthYear: Int
}

input RequestEmailChangeInput {
  email: String!
}

input ConfirmEmailInput {
  token: String!
  "The present one."
  password: String!
}

input ChangePasswordInput {
  oldPassword: String!
  password: String!
  passwordAgain: String!
}

"Addresses by http or https; all three, or all empty."
input SocialLinksInput {
  facebook: String!
  twitter: String!
  instagram: String!
}

input PrivacyInput {
  profile: Audience!
  indexed: Boolean!
}

input SendContactInput {
  name: String!
  email: String!
  "1 to 120 characters."
  subject: String!
  "1 to 5,000 characters."
  message: String!
  "Answer to captchaChallenge(action: CONTACT)."
  captcha: String
}

type AccountPayload {
  account: Account!
}

"What a person is told."
type MessagePayload {
  message: String!
}

type SignInPayload {
  viewer: Viewer!
}

type SignOutPayload {
  signedOut: Boolean!
  "Where the browser signs out of the identity provider, too; null where it need not or cannot."
  leaveAt: String
}

"An instant as ISO 8601 text with its zone: 2026-11-20T19:05:00.000Z."
scalar DateTime

"""
Every error of an answer carries \`extensions.code\` (a code of the one error table), a Turkish \`message\` that may be
shown as it is, \`extensions.fields\` (Turkish text by input field, with BAD_INPUT) and \`extensions.retryAfterMs\`
(with SLOW_DOWN and TRY_AGAIN). Lists are paged from 1: \`items\`, \`count\` (all items) and \`last\` (nothing follows).
Root fields are nullable, so that one service that does not answer leaves the rest of a page whole.
"""
type Query {
  "What the bot check of a form needs; null where none is asked for."
  captchaChallenge(action: CaptchaAction!): String
}

enum CaptchaAction {
  LOGIN
  REGISTER
  CONTACT
}

extend type Query {
  """
  Titles of a kind (all kinds without one). The home rows: Popüler = titles(order: POPULAR),
  Yeni Diziler = titles(kind: SERIES, order: ADDED).
  """
  titles(
    kind: TitleKind
    order: TitleOrder! = ADDED
    "A capital letter of the Turkish alphabet or Q, W, X; 0-9 for digits, # for the rest. All without one."
    initial: String
    "Only those of a genre or a network; none where nobody knows it."
    shelf: ShelfInput
    page: Int! = 1
    size: Int! = 24
  ): TitleList
  "Genres or networks that hold titles of a kind (of any without one), those with the most first; at most 100."
  shelves(sort: ShelfSort!, kind: TitleKind): [Shelf!]
  "A genre or a network by its address; null where there is none."
  shelf(sort: ShelfSort!, slug: String!): Shelf
  """
  Titles of all kinds, the newest first, from a cursor on: without a gap and without a repeat, whatever is added
  meanwhile.
  """
  allTitles(after: String, size: Int! = 24): TitleConnection
  "The airing calendar: Monday first, then by time. Weekday 1 (Monday) to 7; all without one."
  airing(kind: TitleKind, weekday: Int, page: Int! = 1, size: Int! = 24): AiringList
  "Trailers by id, in the order asked; ids as one comma-separated value (product-spec §9), at most 20."
  trailers(ids: String!): [Trailer!]
  """
  Titles by name, original name and people, the best match first: letters without case and dots, typos forgiven.
  One page of at most 24; words of 1 to 100 characters.
  """
  search(query: String!, size: Int! = 24): TitleList
  "A title by its address; null where there is none."
  title(kind: TitleKind!, slug: String!): Title
  "Released episodes of all titles, the newest first (home row Son Eklenen Bölümler)."
  latestEpisodes(kind: TitleKind, genreId: ID, page: Int! = 1, size: Int! = 24): EpisodeList
  "All of a watch page but its comments; a film is season 1, number 1. Null where there is no such episode."
  watchPage(kind: TitleKind!, slug: String!, season: Int! = 1, number: Int! = 1): WatchPage
  "Episodes by id, in the order asked, at most 100; unknown ones are left out."
  episodes(ids: [ID!]!): [Episode!]
}

enum TitleKind {
  MOVIE
  SERIES
  ANIME
}

enum TitleOrder {
  "Newest first."
  ADDED
  "Most watched first, then best rated."
  POPULAR
  "By Turkish collation."
  NAME
}

"What titles are put together by."
enum ShelfSort {
  GENRE
  NETWORK
}

input ShelfInput {
  sort: ShelfSort!
  slug: String!
}

"The titles of one genre or network."
type Shelf {
  sort: ShelfSort!
  slug: String!
  name: String!
  "/tur/{slug} or /kanal/{slug}"
  path: String!
  "Of the kind asked."
  titleCount: Int!
  "Of all kinds, those that it holds."
  kinds: [TitleKind!]!
}

enum AgeMark {
  GENERAL
  AGE_7
  AGE_13
  AGE_18
}

enum ContentMark {
  VIOLENCE
  SEXUALITY
  NEGATIVE_EXAMPLE
}

enum AiringStatus {
  UPCOMING
  AIRING
  ENDED
}

type TitleList {
  items: [Title!]!
  count: Int!
  last: Boolean!
}

type TitleConnection {
  items: [Title!]!
  count: Int!
  pageInfo: PageInfo!
}

type PageInfo {
  "Null at the end."
  endCursor: String
  hasNextPage: Boolean!
}

type AiringList {
  items: [AiringTitle!]!
  count: Int!
  last: Boolean!
}

type AiringTitle {
  title: Title!
  "The episode that comes next; null where none is known."
  next: Episode
}

"When new episodes come, in Istanbul."
type AirTime {
  "1 Monday to 7 Sunday."
  weekday: Int!
  "20:05"
  time: String
}

type Trailer {
  id: ID!
  name: String!
  "Manifests of our own."
  dash: String
  hls: String
  "Address of a sandboxed frame of an allowed host."
  embed: String
}

"A title's episodes by one translator group."
type EpisodeGroup {
  groupId: ID!
  name: String!
  translation: TranslationKind!
  episodes: [Episode!]!
  "The group has no further page."
  last: Boolean!
}

type Title {
  id: ID!
  kind: TitleKind!
  slug: String!
  "/dizi/{slug}, /anime/{slug} or /film/{slug}"
  path: String!
  name: String!
  originalName: String
  description: String!
  year: Int
  ageMark: AgeMark
  contentMarks: [ContentMark!]!
  genres: [Genre!]!
  people: [Person!]!
  network: String
  "/kanal/{slug}; null where it has none."
  networkPath: String
  status: AiringStatus
  "0 to 10 with one decimal; null: not rated."
  rating: Float
  "Path of the image below /i/."
  poster: String
  backdrop: String
  seasons: [Season!]!
  episodeCount: Int!
  addedAt: DateTime
  "In the order of season and number; without a season those of all."
  episodes(season: Int, page: Int! = 1, size: Int! = 24): EpisodeList
  "A page of each translator group's episodes, or of one group's."
  episodeGroups(season: Int, groupId: ID, page: Int! = 1, size: Int! = 24): [EpisodeGroup!]
  "Ids of its trailers, separated by commas; null where it has none."
  trailerIds: String
  "Null where it is not announced."
  airTime: AirTime
  "The most alike first."
  similar(size: Int! = 12): [Title!]
}

type Genre {
  id: ID!
  slug: String!
  name: String!
  "/tur/{slug}"
  path: String!
}

type Person {
  id: ID!
  name: String!
  "What a reader sees: oyuncu, yönetmen, …"
  role: String!
  character: String
}

type Season {
  number: Int!
  episodeCount: Int!
}

type EpisodeList {
  items: [Episode!]!
  count: Int!
  last: Boolean!
}

type Episode {
  id: ID!
  titleId: ID!
  title: Title
  season: Int!
  number: Int!
  "Empty for an episode without a name of its own."
  name: String!
  description: String!
  durationSeconds: Int
  "In the future: shown with a countdown."
  releasedAt: DateTime
  "Path of the image below /i/."
  image: String
  "/dizi/{slug}/{season}-sezon/{number}-bolum (/anime/… alike), /film/{slug}/izle; null while its title is not known."
  path: String
  "Where the viewer stands; null for visitors and for what was not begun."
  position: Position
}

type WatchPage {
  title: Title!
  episode: Episode!
  previous: Episode
  next: Episode
  "Null while the sources do not answer."
  sources: EpisodeSources
}

extend type Query {
  """
  A thread, the newest first, each comment with up to \`replies\` (0 to 20) of its oldest replies. With \`newestId\`, the
  newest comment that the reader has, later pages stand still while new ones come.
  """
  comments(
    target: TargetInput!
    page: Int! = 1
    size: Int! = 20
    replies: Int! = 3
    newestId: ID
  ): CommentList
  "The replies of a comment, the oldest first."
  replies(parentId: ID!, page: Int! = 1, size: Int! = 20): CommentList
  """
  The viewer's overlay on a page that was rendered without a session: the same comments by id (at most 100) as the
  viewer may see them: own reactions, and bodies that the viewer's progress has reached.
  """
  commentsById(ids: [ID!]!): [Comment!]
  "Whom a text may name after an @: members by how their username or shown name begins. NO_SESSION for visitors."
  memberSuggestions(prefix: String!, size: Int! = 6): [Member!]
}

extend type Mutation {
  "The bodies of covered comments that the reader asks to see; at most 50. Visitors too."
  revealComments(ids: [ID!]!): RevealCommentsPayload!
  "1 to 500 graphemes."
  postComment(input: PostCommentInput!): PostCommentPayload!
  postReply(input: PostReplyInput!): PostReplyPayload!
  "The author's alone. OUTDATED when the comment was changed since \`version\` was read."
  editComment(input: EditCommentInput!): EditCommentPayload!
  "For the author and for moderators. The text becomes 'Bu yorum silindi.'; its place and its replies stay."
  deleteComment(id: ID!): DeleteCommentPayload!
  "One open report a member a target."
  report(input: ReportInput!): ReportPayload!
  "One reaction a member a target: another one replaces it; active: false takes it back."
  setReaction(input: SetReactionInput!): SetReactionPayload!
}

extend type Subscription {
  "The thread at once, then whenever it may have changed, and after every reconnect; it re-reads with the viewer's rights."
  threadChanged(target: TargetInput!): ThreadChange!
}

enum TargetKind {
  MOVIE
  EPISODE
  "A series' or an anime's title."
  SERIES
  COLLECTION
  DISCUSSION
  TRAILER
}

type Target {
  kind: TargetKind!
  id: ID!
}

input TargetInput {
  kind: TargetKind!
  id: ID!
}

enum ReactionKind {
  "Beğen"
  LIKE
  "Beğenme"
  DISLIKE
  "Harika"
  GREAT
  "Komik"
  FUNNY
  "Üzücü"
  SAD
  "Şaşırtıcı"
  SURPRISED
}

type ReactionCount {
  reaction: ReactionKind!
  count: Int!
}

enum SpoilerKind {
  NONE
  "Gives the whole title away."
  TITLE
  "Gives the plot away up to an episode."
  EPISODE
}

type Spoiler {
  kind: SpoilerKind!
  season: Int
  number: Int
}

input SpoilerInput {
  kind: SpoilerKind!
  "With EPISODE; without season and number: the place of the episode that is commented on."
  season: Int
  number: Int
}

type CommentList {
  items: [Comment!]!
  "Of what the list holds: comments, or the replies of one."
  count: Int!
  "Of the replies in the whole thread; null in a list of replies."
  replyCount: Int
  last: Boolean!
}

type Comment {
  id: ID!
  target: Target!
  "Null for a comment that is no reply."
  parentId: ID
  "Null for a member who is gone."
  author: Member
  "Null while covered, and when deleted ('Bu yorum silindi.')."
  body: String
  spoiler: Spoiler!
  "The body is held back until the reader asks for it."
  covered: Boolean!
  deleted: Boolean!
  edited: Boolean!
  "Rises with each edit; what editComment asks for."
  version: Int!
  "Usernames of members whom the text names or has named: @username leads to /profile/{username}."
  mentions: [String!]!
  "Whether the viewer may; false for visitors."
  mayEdit: Boolean!
  mayDelete: Boolean!
  postedAt: DateTime!
  replyCount: Int!
  "Kinds without any are left out."
  reactions: [ReactionCount!]!
  "The viewer's own; null for visitors."
  ownReaction: ReactionKind
  "The oldest replies, as many as the query asked for; empty on a reply."
  replies: [Comment!]!
}

type ThreadChange {
  target: Target!
  "Read anew, with the viewer's rights."
  comments(page: Int! = 1, size: Int! = 20, replies: Int! = 3): CommentList
}

type RevealCommentsPayload {
  comments: [Comment!]!
}

input PostCommentInput {
  target: TargetInput!
  body: String!
  "Absent: gives nothing away."
  spoiler: SpoilerInput
  "The same key within 24 h has one effect and the same answer: make one when the form opens."
  idempotencyKey: String
}

type PostCommentPayload {
  comment: Comment!
}

input PostReplyInput {
  "A comment, or one of its replies."
  parentId: ID!
  body: String!
  spoiler: SpoilerInput
  idempotencyKey: String
}

type PostReplyPayload {
  comment: Comment!
}

input EditCommentInput {
  id: ID!
  body: String!
  "Absent: stays as it is."
  spoiler: SpoilerInput
  version: Int!
  idempotencyKey: String
}

type EditCommentPayload {
  comment: Comment!
}

type DeleteCommentPayload {
  comment: Comment!
}

enum ReportTarget {
  COMMENT
  TITLE
  "By its hash."
  SOURCE
  USER
}

enum ReportProblem {
  SPOILER
  INSULT
  SPAM
  INDECENT
  BROKEN
  WRONG
  COPYRIGHT
  OTHER
}

input ReportInput {
  targetType: ReportTarget!
  targetId: ID!
  problem: ReportProblem!
  "0 to 1,000 graphemes."
  description: String! = ""
  idempotencyKey: String
}

type ReportPayload {
  "The viewer has an open report on this target; the earlier one stands."
  already: Boolean!
  "What a person reads."
  message: String!
}

enum ReactionTarget {
  COMMENT
  SERIES
  EPISODE
}

input SetReactionInput {
  targetType: ReactionTarget!
  targetId: ID!
  reaction: ReactionKind!
  active: Boolean!
}

type SetReactionPayload {
  targetId: ID!
  ownReaction: ReactionKind
  reactions: [ReactionCount!]!
  "With COMMENT: the comment after the change."
  comment: Comment
}

extend type Query {
  """
  What a page shows of the viewer's library, asked after hydration: titles and episodes by id (at most 200 of each),
  and which seasons of a title are watched whole. Empty for visitors.
  """
  library(titleIds: [ID!]! = [], episodeIds: [ID!]! = [], seasonsOf: ID): Library
  "A page of the viewer's watch list, favourites or followed titles, the latest first. NO_SESSION for visitors."
  libraryTitles(
    list: LibraryList!
    kind: TitleKind
    "Of the watch list: only entries in this state."
    watched: Boolean
    page: Int! = 1
    size: Int! = 24
  ): LibraryTitleList
  "The viewer's watched episodes, the latest first. NO_SESSION for visitors."
  lastWatched(page: Int! = 1, size: Int! = 24): WatchedEpisodeList
}

extend type Mutation {
  "Marks an episode as watched or takes the mark away; asking for what is there changes nothing."
  setEpisodeWatched(input: SetEpisodeWatchedInput!): SetEpisodeWatchedPayload!
  "The same for all released episodes of a season."
  setSeasonWatched(input: SetSeasonWatchedInput!): SetSeasonWatchedPayload!
  "Sets one of the viewer's marks on a title. NOT_FOUND for ENTRY_WATCHED of a title off the watch list."
  setTitleMark(input: SetTitleMarkInput!): SetTitleMarkPayload!
}

extend type Title {
  "How many members follow it; null while playback does not answer."
  followerCount: Int
}

enum LibraryList {
  WATCH_LIST
  FAVOURITES
  FOLLOWED
}

enum TitleMark {
  WATCH_LIST
  "The watched state of its watch list entry."
  ENTRY_WATCHED
  FAVOURITE
  FOLLOWED
}

type Library {
  titles: [TitleLibrary!]!
  episodes: [EpisodeLibrary!]!
  "Seasons of the asked title whose released episodes are all watched."
  seasons: [SeasonLibrary!]!
}

"How a title stands in the viewer's library."
type TitleLibrary {
  "The title's."
  id: ID!
  title: Title
  inWatchList: Boolean!
  "Of the watch list entry."
  entryWatched: Boolean!
  favourite: Boolean!
  followed: Boolean!
  "Of all members."
  followerCount: Int!
}

type EpisodeLibrary {
  "The episode's."
  id: ID!
  watched: Boolean!
}

type SeasonLibrary {
  "The title's id and the season: '{titleId}:{season}'."
  id: ID!
  watched: Boolean!
}

type LibraryTitleList {
  items: [TitleLibrary!]!
  count: Int!
  last: Boolean!
}

type WatchedEpisode {
  "The episode's."
  id: ID!
  episode: Episode
  title: Title
  season: Int!
  number: Int!
  watchedAt: DateTime!
}

type WatchedEpisodeList {
  items: [WatchedEpisode!]!
  count: Int!
  last: Boolean!
}

input SetEpisodeWatchedInput {
  episodeId: ID!
  watched: Boolean!
  idempotencyKey: String
}

type SetEpisodeWatchedPayload {
  episode: EpisodeLibrary!
  season: SeasonLibrary!
}

input SetSeasonWatchedInput {
  titleId: ID!
  season: Int!
  watched: Boolean!
  idempotencyKey: String
}

type SetSeasonWatchedPayload {
  season: SeasonLibrary!
  "All released episodes of the season."
  episodes: [EpisodeLibrary!]!
}

input SetTitleMarkInput {
  titleId: ID!
  mark: TitleMark!
  active: Boolean!
  idempotencyKey: String
}

type SetTitleMarkPayload {
  library: TitleLibrary!
}

extend type Query {
  "The viewer's notifications, the newest first. NO_SESSION for visitors."
  notifications(page: Int! = 1, size: Int! = 20): NotificationList
  "What a page polls each 10 s. NO_SESSION for visitors."
  activity: Activity
  "Of which of these (at most 100) the viewer wants to know; of none for a visitor."
  letMeKnow(kind: NotifyKind!, ids: [ID!]!): [ID!]
}

extend type Mutation {
  "Marks all as read (when the dropdown opens)."
  markNotificationsRead: MarkNotificationsReadPayload!
  "Whether the viewer wants to know once an episode, or each episode of a title, can be watched."
  setLetMeKnow(input: SetLetMeKnowInput!): SetLetMeKnowPayload!
}

type Subscription {
  "The present state at once, then whenever it changed, and after every reconnect. NO_SESSION for visitors."
  activity: Activity!
}

type Activity {
  unread: Int!
  "Rises whenever the list changes: read the notifications again then."
  revision: Int!
}

enum NotificationKind {
  "Someone replied to the viewer's comment."
  REPLY
  "Someone named the viewer in a comment."
  MENTION
  "An episode that the viewer wants to know of can be watched."
  EPISODE
}

enum NotifyKind {
  EPISODE
  TITLE
}

input SetLetMeKnowInput {
  kind: NotifyKind!
  id: ID!
  active: Boolean!
}

type SetLetMeKnowPayload {
  id: ID!
  "The state after: true shows 'Haber verme', false 'Haber ver'."
  active: Boolean!
}

type NotificationList {
  items: [Notification!]!
  count: Int!
  last: Boolean!
  unread: Int!
}

type Notification {
  id: ID!
  kind: NotificationKind!
  "Who caused it; null for a member who is gone, and for an episode."
  actor: Member
  "What caused it: with REPLY and MENTION the id of the comment."
  causeId: ID!
  target: Target!
  shown: ShownNotification!
  time: DateTime!
  read: Boolean!
}

"What a reader sees of a notification."
type ShownNotification {
  "Whom or what it is about: a member's shown name, or a title's."
  heading: String!
  "What stands after it: 'yorumuna yanıt verdi.'"
  text: String!
  "Path of the member's avatar or the title's poster."
  image: String
  "Where it leads: the thread's page with #yorum-{causeId}, or the episode's; null when that page is gone."
  path: String
}

type MarkNotificationsReadPayload {
  "Unread ones that are left."
  unread: Int!
}

extend type Query {
  """
  What the player loads for a source of an episode. NO_SESSION for a locked source without a session, NOT_RELEASED
  before its time, AGE_RESTRICTED for an 18+ title and a member too young for it, NOT_FOUND for a source that is gone.
  """
  stream(sourceHash: ID!, episodeId: ID!): Stream
  "The viewer's unfinished episodes, the latest first (home row Devam Et). NO_SESSION for visitors."
  continueWatching(page: Int! = 1, size: Int! = 24): PositionList
  "The viewer's positions in these episodes, at most 100; those without one are left out. Empty for visitors."
  positions(episodeIds: [ID!]!): [Position!]
  """
  What runs before an episode of a title for this viewer; null where nothing does. \`seen\`: the adverts that a visitor's
  browser has shown within the last day, once for each showing, at most 200; of members it is known.
  """
  preRoll(titleId: ID!, seen: [ID!]! = []): PreRoll
}

extend type Mutation {
  "Keeps where the viewer stands; the newest measurement wins, a watched episode stays watched."
  savePosition(input: SavePositionInput!): SavePositionPayload!
  "Counts what happened with an advert; the same key counts once."
  countAdvert(input: CountAdvertInput!): CountAdvertPayload!
  "Takes a title off Devam Et by the id of its position."
  removeContinueWatching(positionId: ID!): RemoveContinueWatchingPayload!
}

enum TranslationKind {
  SUBTITLED
  DUBBED
}

enum SourceKind {
  "A manifest that the site's player plays."
  STREAM
  "A sandboxed frame of an allowed host."
  EMBED
}

type EpisodeSources {
  groups: [SourceGroup!]!
  segments: [Segment!]!
}

"The sources of one episode by one translator group."
type SourceGroup {
  "Names this group of this episode."
  hash: ID!
  "Names the translator group across episodes: what a viewer's choice per title is kept by."
  groupId: ID!
  name: String!
  translation: TranslationKind!
  sources: [Source!]!
}

type Source {
  hash: ID!
  name: String!
  kind: SourceKind!
  "Quality names, best first: 1080p."
  tiers: [String!]!
  "A locked source needs a session."
  locked: Boolean!
  download: String
}

enum SegmentKind {
  INTRO
  RECAP
  CREDITS
  PREVIEW
}

"Seconds from the start of the episode."
type Segment {
  kind: SegmentKind!
  start: Float!
  end: Float!
}

type Stream {
  kind: SourceKind!
  "Manifests; both for our own assets, whose addresses are signed for six hours: ask again when one answers 403."
  dash: String
  hls: String
  "Address of the frame, with kind EMBED."
  embed: String
  "Subtitles that stand beside the manifests (those within a manifest are found by the player)."
  subtitles: [Subtitle!]!
  "WebVTT of seek thumbnails."
  thumbnails: String
  segments: [Segment!]!
}

type Subtitle {
  "BCP 47: tr, en."
  language: String!
  label: String!
  "WebVTT."
  url: String!
}

type PositionList {
  items: [Position!]!
  count: Int!
  last: Boolean!
}

"Where a member stands in an episode."
type Position {
  id: ID!
  episodeId: ID!
  episode: Episode
  title: Title
  season: Int!
  number: Int!
  positionSeconds: Float!
  "0 while it is not known."
  durationSeconds: Float!
  watched: Boolean!
  measuredAt: DateTime!
}

input SavePositionInput {
  episodeId: ID!
  "Absent keeps the last position and only renews the time."
  positionSeconds: Float
  durationSeconds: Float
  "When the player measured it; absent means now."
  measuredAt: DateTime
}

type SavePositionPayload {
  "Null while too little has been watched to be kept."
  position: Position
}

type RemoveContinueWatchingPayload {
  positionId: ID!
}

"When an advert may be skipped."
enum AdvertVariant {
  "After its own seconds."
  OWN_TIME
  "After five seconds, whatever its own."
  AFTER_FIVE
}

enum AdvertMoment {
  IMPRESSION
  SKIP
  CLICK
}

type PreRoll {
  variant: AdvertVariant!
  adverts: [Advert!]!
}

type Advert {
  id: ID!
  "Where a click leads."
  link: String!
  "How long it runs, in seconds."
  time: Int!
  "Address of a video; null for an image alone."
  video: String
  "What shows until a video starts, or all that shows."
  image: String
}

input CountAdvertInput {
  advertId: ID!
  moment: AdvertMoment!
  idempotencyKey: String
}

type CountAdvertPayload {
  advertId: ID!
}
`;
