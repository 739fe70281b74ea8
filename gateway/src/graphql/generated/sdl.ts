// Made by scripts/generate-types.ts from the schema.graphql of each area.
export const sdl = `extend type Query {
  "The member of the session; null for a visitor. TRY_AGAIN while accounts does not answer."
  viewer: Viewer
  "The identity provider for the sign-in; null: members sign in here with a password."
  identityProvider: IdentityProvider
  "The viewer's own account, visible only to the viewer. NO_SESSION."
  account: Account
  "The public page of a member, as the viewer may see it; null if there is none."
  profile(username: String!): Profile
  "The members that the viewer blocks, newest first. NO_SESSION."
  blockedMembers(page: Int! = 1, size: Int! = 20, cursor: String): RestraintList
  "The members that the viewer currently mutes, newest first. NO_SESSION."
  mutedMembers(page: Int! = 1, size: Int! = 20, cursor: String): RestraintList
  "The viewer's muted words, as typed. NO_SESSION."
  mutedWords: [String!]
  "The state of an activation link's token in this browser; the token is not used up."
  activation(token: String!): Activation!
}

type Mutation {
  "Opens a session and sets its cookie. INVALID_CREDENTIALS both for an unknown account and a wrong password."
  signIn(input: SignInInput!): SignInPayload!
  "Exchanges the identity provider's tokens for a session and sets its cookie. INVALID_CREDENTIALS; LINK_REQUIRED if an older account has the same address."
  signInByTicket(input: SignInByTicketInput!): SignInPayload!
  "Ends the session and clears the cookie; does nothing without a session."
  signOut: SignOutPayload!
  "Gives the same response whether or not the address is known; the mail continues the process."
  register(input: RegisterInput!): MessagePayload!
  "Sends the activation link again; the response is the same for every address."
  sendActivation(input: EmailInput!): MessagePayload!
  "Uses up the token of an activation link and signs in. LINK_EXPIRED for a used, expired or unknown one; BAD_INPUT for the password if another browser registered, and for a username that was taken meanwhile."
  activate(input: ActivateInput!): SignInPayload!
  "Sends a link for a new password; the response is the same for every address."
  requestPasswordReset(input: EmailInput!): MessagePayload!
  "Uses up the token of such a link, sets the password and ends every session of the member. The token of an activation link activates its registration with this password."
  changePasswordByToken(input: ChangePasswordByTokenInput!): MessagePayload!
  "Saves the viewer's profile."
  updateProfile(input: UpdateProfileInput!): AccountPayload!
  "Mails a link to the new address, which takes effect when confirmed; the response is the same for every address."
  requestEmailChange(input: RequestEmailChangeInput!): MessagePayload!
  "Uses up the token of that link; it needs the member's password. LINK_EXPIRED."
  confirmEmail(input: ConfirmEmailInput!): MessagePayload!
  "Needs the current password; every other session of the viewer ends."
  changePassword(input: ChangePasswordInput!): MessagePayload!
  "All three or none."
  setSocialLinks(input: SocialLinksInput!): AccountPayload!
  setPrivacy(input: PrivacyInput!): AccountPayload!
  "Removes the avatar; pages then show the first letter of the name."
  removeAvatar: AccountPayload!
  "NOT_FOUND for another member's session."
  endSession(id: ID!): AccountPayload!
  "Ends every session of the viewer except this one."
  endOtherSessions: AccountPayload!
  "Blocks a member: both no longer see each other's texts, and the other cannot reply. BAD_INPUT for the viewer's own id; LIMIT_REACHED beyond 1,000."
  blockMember(id: ID!): RestraintPayload!
  "Removes a block; a mute stays."
  unblockMember(id: ID!): RestraintPayload!
  "Hides the other's texts from the viewer until \`until\` (within a year), or without it until the viewer removes the mute."
  muteMember(id: ID!, until: DateTime): RestraintPayload!
  "Removes a mute; a block stays."
  unmuteMember(id: ID!): RestraintPayload!
  "Replaces all: at most 200 words of 1 to 50 graphemes."
  setMutedWords(words: [String!]!): MutedWordsPayload!
  "Sends a message to the site's operators; open to visitors."
  sendContact(input: SendContactInput!): MessagePayload!
}

type Activation {
  state: ActivationState!
  "Null if nothing can be activated."
  username: String
}

enum ActivationState {
  "Activates without a password."
  READY
  "Needs the registration's password first."
  PASSWORD
  "Its address already has an account."
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

"The signed-in member."
type Viewer {
  "The member's id."
  id: ID!
  member: Member!
  roles: [Role!]!
  "Why and until when the viewer may not write; null if the viewer may."
  silence: String
  "Null while the notifications service does not answer."
  unreadNotifications: Int
}

"The public data of a member."
type Member {
  id: ID!
  username: String!
  "The display name."
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

"The public page of a member. Fields that the viewer may not see are empty."
type Profile {
  member: Member!
  about: String!
  country: String!
  "Null if it is hidden."
  joinedAt: DateTime
  links: SocialLinks!
  "The member hides everything except name and avatar from this viewer."
  hidden: Boolean!
  "Whether search engines may list the page."
  indexed: Boolean!
  "The viewer's block and mute of the member; null for visitors and on the viewer's own page."
  restraint: Restraint
}

"The viewer's block and mute of a member; both may be unset."
type Restraint {
  "The member's id."
  id: ID!
  "Null for a removed member."
  member: Member
  blocked: Boolean!
  muted: Boolean!
  "When the mute ends; null: until it is removed."
  mutedUntil: DateTime
}

type RestraintList {
  items: [Restraint!]!
  count: Int!
  last: Boolean!
  "Cursor of the next page, for \`cursor\`; null on the last page."
  nextCursor: String
}

type RestraintPayload {
  restraint: Restraint!
}

type MutedWordsPayload {
  words: [String!]!
}

type Account {
  "The member's id."
  id: ID!
  member: Member!
  about: String!
  country: String!
  "Null for none."
  email: String
  "An address that is not confirmed yet."
  pendingEmail: String
  "Private; null if it is not given."
  birthYear: Int
  links: SocialLinks!
  privacy: Privacy!
  "The open sessions, last seen first."
  sessions: [Device!]!
}

type Privacy {
  "Who sees the details on the profile page."
  profile: Audience!
  "Whether search engines may list that page."
  indexed: Boolean!
}

"An open session."
type Device {
  id: ID!
  "The browser's User-Agent."
  userAgent: String!
  createdAt: DateTime!
  "Accurate to a few minutes."
  lastSeenAt: DateTime!
  "True for the calling session."
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
  "30 days; otherwise until the browser closes."
  remember: Boolean! = false
  "Answer to captchaChallenge(action: LOGIN)."
  captcha: String
}

input SignInByTicketInput {
  "An access token for us, at most a minute old, valid once."
  ticket: String!
  "The id token of the same sign-in."
  idToken: String!
  "Password of the older account to link."
  password: String
}

input RegisterInput {
  "3 to 24 of a–z, 0–9, _ and a full stop."
  username: String!
  email: String!
  "At least 8 characters; no common password, not the username."
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
  "The registration's password, needed in another browser than the one that registered."
  password: String
}

input ChangePasswordByTokenInput {
  token: String!
  password: String!
}

input UpdateProfileInput {
  "The display name, 1 to 50 characters."
  name: String!
  "At most 500 characters."
  about: String! = ""
  country: String! = ""
  "Missing: unchanged; null: removed."
  birthYear: Int
}

input RequestEmailChangeInput {
  email: String!
}

input ConfirmEmailInput {
  token: String!
  "The current password."
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

"A Turkish text for the reader."
type MessagePayload {
  message: String!
}

type SignInPayload {
  viewer: Viewer!
}

type SignOutPayload {
  signedOut: Boolean!
  "Where the browser signs out of the identity provider too; null if that is not needed or not possible."
  leaveAt: String
}

extend type Query {
  "The decisions against the viewer, the last one first, with the viewer's appeals."
  ownDecisions: [OwnDecision!]!
  "The cases with an appeal that waits, the oldest appeal first; without those that the viewer decided. For moderators."
  appeals(page: Int! = 1, size: Int! = 30, cursor: String): ModerationCaseList!
  "How many cases wait, and how long decisions take. For moderators."
  caseStatistics: CaseStatistics!
}

extend type Mutation {
  "Appeals a decision, once; a second appeal answers the first one. BAD_INPUT; NOT_FOUND for a decision about another member; APPEAL_CLOSED after 14 days."
  appealDecision(input: AppealDecisionInput!): AppealDecisionPayload!
  "Appeals a ban without a session, with the proof of the password. INVALID_CREDENTIALS and SLOW_DOWN as signIn; NOT_FOUND, only with the right password, for a member without a ban; APPEAL_CLOSED."
  appealBan(input: AppealBanInput!): AppealDecisionPayload!
  "Decides an appeal. FORBIDDEN for the moderator who decided the case; OUTDATED if it was decided meanwhile. For moderators."
  decideAppeal(input: DecideAppealInput!): CasePayload!
}

enum AppealState {
  "It waits for another moderator."
  PENDING
  "The decision stays."
  UPHELD
  "The decision is taken back."
  OVERTURNED
}

type OwnDecision {
  id: ID!
  "As in reports: comment, user, flow, …"
  targetType: String!
  outcome: CaseOutcome!
  violation: Violation!
  "The end of a silence or a ban."
  until: DateTime
  decidedAt: DateTime!
  "Null: no appeal."
  appeal: CaseAppeal
  "An appeal is possible until then."
  appealUntil: DateTime!
  "The decision removed content that cannot be shown again, even if it is overturned."
  contentLost: Boolean!
}

type CaseAppeal {
  body: String!
  sentAt: DateTime!
  state: AppealState!
  "For moderators; empty for the member."
  note: String!
  decidedAt: DateTime
  "For moderators; null for the member."
  decidedBy: Member
}

extend type ModerationCase {
  "Null: no appeal."
  appeal: CaseAppeal
  "Whether the target can be covered as a spoiler of its title."
  coverable: Boolean!
  "The decision removed content that cannot be shown again, even if it is overturned."
  contentLost: Boolean!
}

type CaseStatistics {
  openUnderDay: Int!
  openUnderThreeDays: Int!
  openLonger: Int!
  "Of the last 30 days."
  decided: Int!
  "From the first report to the decision; 0 without decided cases."
  medianSeconds: Float!
  p90Seconds: Float!
  "Appeals that wait."
  appeals: Int!
}

input AppealDecisionInput {
  id: ID!
  "1 to 2,000 graphemes."
  body: String!
}

input AppealBanInput {
  "Username or e-mail address."
  login: String!
  password: String!
  "1 to 2,000 graphemes."
  body: String!
  "Answer to captchaChallenge(action: LOGIN)."
  captcha: String
}

type AppealDecisionPayload {
  decision: OwnDecision!
}

input DecideAppealInput {
  id: ID!
  "UPHELD or OVERTURNED."
  state: AppealState!
  "For other moderators; at most 1,000 graphemes."
  note: String
  idempotencyKey: String
}

extend type Query {
  "Published articles, newest first."
  articles(
    page: Int! = 1
    size: Int! = 12
    "The \`nextCursor\` of the previous page; \`page\` is then not needed."
    cursor: String
  ): ArticleList
  "An article by its address; null if there is none."
  article(slug: String!): Article
  "The site's frequent questions in their order; empty if the site has none of its own."
  faq: [FaqEntry!]
}

"An article of the editors."
type Article {
  id: ID!
  "/yazi/{slug}"
  path: String!
  title: String!
  "One or two sentences; may be empty."
  summary: String!
  "Plain text: an empty line ends a paragraph, a line that starts with '## ' is a heading. Empty in lists."
  body: String!
  "Path of the picture below /i/."
  picture: String
  author: String
  publishedAt: DateTime!
}

type ArticleList {
  items: [Article!]!
  last: Boolean!
  "Cursor of the next page, for \`cursor\`; null on the last page."
  nextCursor: String
}

"A frequent question with its answer."
type FaqEntry {
  id: ID!
  question: String!
  "Plain text: an empty line ends a paragraph."
  answer: String!
}

extend type Query {
  "What staff and operators did, the last first, in all services. Optionally by one member, or of one operation. BAD_INPUT. For admins."
  auditLog(username: String, operation: String, size: Int! = 30, cursor: String): AuditList!
}

"An action that only staff may do. It holds no text that anybody wrote."
type AuditEntry {
  id: ID!
  at: DateTime!
  "Null for an operator's command, and for a member who is gone."
  actor: Member
  "A command of an operator, which no member makes."
  byOperator: Boolean!
  "The roles of the actor at that time."
  roles: [Role!]!
  "The called operation: 'CommentsService/closeCase'."
  operation: String!
  "The kind of the objects; null if the operation names none."
  objectKind: String
  objectIds: [String!]!
  "'OK', or the code of the error."
  outcome: String!
}

type AuditList {
  items: [AuditEntry!]!
  last: Boolean!
  "Where the next page begins, for \`cursor\`; null on the last page."
  nextCursor: String
}

extend type Query {
  "The badges of a member, the newest first; null where the member keeps them from the viewer."
  memberBadges(memberId: ID!, page: Int! = 1, size: Int! = 20, cursor: String): EarnedBadgeList
  "All badges that there are."
  badges: [Badge!]!
}

"What members earn, once and for good."
type Badge {
  id: ID!
  name: String!
  "How it is earned."
  how: String!
}

type EarnedBadge {
  badge: Badge!
  earnedAt: DateTime!
}

type EarnedBadgeList {
  items: [EarnedBadge!]!
  count: Int!
  last: Boolean!
  "Where the next page begins, for \`cursor\`; null on the last page."
  nextCursor: String
}

"An instant as ISO 8601 text with its zone: 2026-11-20T19:05:00.000Z."
scalar DateTime

"""
Every error of a response has \`extensions.code\` (a code of the error table), a Turkish \`message\` that can be shown unchanged,
\`extensions.fields\` (Turkish text by input field, with BAD_INPUT) and \`extensions.retryAfterMs\` (with SLOW_DOWN and TRY_AGAIN).
Lists are paged from 1: \`items\`, \`count\` (all items) and \`last\` (no further page). Root fields are nullable, so that a page still
gets the rest if one service does not answer.
"""
type Query {
  "The challenge of a form's bot check; null if none is required."
  captchaChallenge(action: CaptchaAction!): String
}

enum CaptchaAction {
  LOGIN
  REGISTER
  CONTACT
}

extend type Query {
  "The cases of members' reports, for moderators, all or those about one kind of target or with one problem. Closed ones: the last one first, without an order."
  moderationCases(
    state: CaseState!
    targetType: ReportTarget
    problem: ReportProblem
    order: CaseOrder! = WEIGHT
    page: Int! = 1
    size: Int! = 30
    cursor: String
  ): ModerationCaseList!
  "Null for an unknown one. For moderators."
  moderationCase(id: ID!): WholeCase
}

extend type Mutation {
  "Takes a case, or gives it back. NOT_FOUND for a closed case."
  assignCase(id: ID!, assigned: Boolean!): CasePayload!
  "Decides about a case; the reporters are told. BAD_INPUT for an outcome that the target does not have; OUTDATED after another change."
  closeCase(input: CloseCaseInput!): CasePayload!
}

enum CaseState {
  OPEN
  CLOSED
}

enum CaseOrder {
  "The heaviest first, then the oldest."
  WEIGHT
  "The oldest first."
  AGE
}

enum CaseOutcome {
  "Nothing against the rules was found."
  NOTHING
  "The target is taken away. A room ends."
  REMOVE
  "The member concerned gets a warning that names the violation."
  WARN
  "The member concerned may read, but not write, until a time."
  SILENCE
  "The member concerned cannot sign in until a time."
  BAN
  "A text counts as a spoiler at least up to an episode, or of its whole title."
  COVER
}

"All reports of members about one target while the case is open."
type ModerationCase {
  id: ID!
  "As in reports: comment, title, source, user, collection, message, flow."
  targetType: String!
  targetId: ID!
  "The page of the target; null for a message, and for what is gone or the viewer may not open."
  path: String
  state: CaseState!
  reportCount: Int!
  "Orders the queue."
  weight: Int!
  openedAt: DateTime!
  "The moderator who works on it; null for none."
  assignee: Member
  "Null while it is open, and where its target is gone."
  outcome: CaseOutcome
  note: String!
  closedAt: DateTime
  closedBy: Member
  version: Int!
  "What its reports name, without duplicates."
  problems: [ReportProblem!]!
  "Whether the target can be taken away."
  removable: Boolean!
  "The member whom it is about; null if no member is known, and then no outcome is against one."
  subject: Member
  "The violation that the member concerned gets to know; null for none."
  violation: Violation
  "The end of a silence or a ban."
  until: DateTime
  "What the target spoils by a cover; null for every other outcome."
  cover: Spoiler
}

type ModerationCaseList {
  items: [ModerationCase!]!
  last: Boolean!
  "Where the next page begins, for \`cursor\`; null on the last page."
  nextCursor: String
}

"A case with its reports, and copies of what was reported."
type WholeCase {
  case: ModerationCase!
  "The latest first, at most 100."
  reports: [CaseReport!]!
  "As it stood when it was reported, the oldest first."
  evidence: [CaseEvidence!]!
  "Closed cases about the same target, the last one first."
  earlier: [ModerationCase!]!
  "Closed cases about the member concerned and other targets, the last one first."
  ofSubject: [ModerationCase!]!
  "Silences and bans of the member concerned, the last one first; empty if no member is known, null if they cannot be read now."
  sanctions: [Sanction!]
  "What a cover makes the target a spoiler of; null for a closed case, and for a target that belongs to no title or whose title cannot be read now."
  coverPlace: CoverPlace
}

type CoverPlace {
  title: Title!
  "Up to its episode, if the target is about one."
  spoiler: Spoiler!
}

type CaseReport {
  "Null for a member who is gone."
  member: Member
  problem: ReportProblem!
  description: String!
  reportedAt: DateTime!
  "How the member's cases of the last 30 days were decided: accepted with any outcome but NOTHING."
  accepted: Int!
  refused: Int!
}

type CaseEvidence {
  id: ID!
  "Null for a member who is gone."
  author: Member
  body: String!
  sentAt: DateTime!
  "As its author ordered them."
  photos: [CasePhoto!]!
}

"A copy of a photo of what was reported, of a member's avatar, or of a group's pictures."
type CasePhoto {
  id: ID!
  "An address that only moderators can read; null if the file could not be copied."
  src: String
  width: Int!
  height: Int!
  "As its author described it; may be empty."
  alt: String!
  "What was reported was covered as a spoiler."
  covered: Boolean!
  "Its order, from 1. Of a group: 1 is the cover, 2 is the poster."
  place: Int!
}

input CloseCaseInput {
  id: ID!
  outcome: CaseOutcome!
  "For other moderators; at most 1,000 graphemes."
  note: String
  "The version that the moderator has read."
  version: Int!
  "Required for WARN, SILENCE and BAN."
  violation: Violation
  "Required for SILENCE, within a year; null for a BAN: without an end."
  until: DateTime
  "For COVER, as an author declares it; null for the whole title. BAD_INPUT for an episode that a film does not have."
  spoiler: SpoilerInput
  idempotencyKey: String
}

type CasePayload {
  case: ModerationCase!
}

extend type Query {
  "A person of the catalogue's titles by address; null if there is none."
  person(slug: String!): PersonPage
  """
  Titles of a kind (default: all kinds). The home rows: Popüler = titles(order: POPULAR), Yeni Diziler = titles(kind: SERIES,
  order: ADDED).
  """
  titles(
    kind: TitleKind
    order: TitleOrder! = ADDED
    "A capital letter of the Turkish alphabet or Q, W, X; 0-9 for digits, # for other characters. Default: all."
    initial: String
    "Only titles of a genre or a network; empty if it is unknown."
    shelf: ShelfInput
    filter: TitleFilterInput
    page: Int! = 1
    size: Int! = 24
    "The \`nextCursor\` of the previous page; \`page\` is then not needed."
    cursor: String
  ): TitleList
  "The initials that the titles of such a list have, in no particular order."
  titleInitials(kind: TitleKind, shelf: ShelfInput, filter: TitleFilterInput): [String!]
  """
  How many titles such a list would have with each value of its filters: the value takes the place of the chosen one, and a genre is added
  to the chosen ones. A filter is missing if too many titles match the others to count them.
  """
  titleChoices(kind: TitleKind, initial: String, shelf: ShelfInput, filter: TitleFilterInput): [FilterCounts!]
  "The countries that titles of a kind (default: any) are from, those with the most titles first; at most 100."
  countries(kind: TitleKind): [CountryTitles!]
  "The titles with the most viewers in the last seven days, at most 10; empty with fewer than three."
  mostWatched: [Title!]
  "Genres or networks with titles of a kind (default: any), those with the most titles first; at most 100."
  shelves(sort: ShelfSort!, kind: TitleKind): [Shelf!]
  "A genre or a network by its address; null if there is none."
  shelf(sort: ShelfSort!, slug: String!): Shelf
  """
  Titles of all kinds, newest first, from a cursor: without gaps and duplicates, even if titles are added meanwhile.
  """
  allTitles(after: String, size: Int! = 24): TitleConnection
  "The airing calendar: Monday first, then by time. Weekday 1 (Monday) to 7; default: all."
  airing(kind: TitleKind, weekday: Int, page: Int! = 1, size: Int! = 24, cursor: String): AiringList
  "Trailers by id, in request order; ids as one comma-separated value (product-spec §9), at most 20."
  trailers(ids: String!): [Trailer!]
  """
  Searches titles by name, original name and people, best match first. It ignores case and diacritics and tolerates typos. One
  page of at most 24; a query of 1 to 100 characters.
  """
  search(query: String!, size: Int! = 24): SearchResult
  "A title by its address; null if there is none."
  title(kind: TitleKind!, slug: String!): Title
  "Released episodes of all titles, newest first (home row Son Eklenen Bölümler)."
  latestEpisodes(kind: TitleKind, genreId: ID, page: Int! = 1, size: Int! = 24, cursor: String): EpisodeList
  "The data of a watch page without its comments; a film is season 1, number 1. Null if the episode does not exist."
  watchPage(kind: TitleKind!, slug: String!, season: Int! = 1, number: Int! = 1): WatchPage
  "Episodes by id, in request order, at most 100; unknown ones are left out."
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

"How titles are grouped."
enum ShelfSort {
  GENRE
  NETWORK
}

input ShelfInput {
  sort: ShelfSort!
  slug: String!
}

"Narrows a list of titles: a title matches all that is given."
input TitleFilterInput {
  "Slugs; a title has all of them. At most 10."
  genres: [String!]
  yearFrom: Int
  yearTo: Int
  status: AiringStatus
  ageMark: AgeMark
  "ISO 3166-1 alpha-2: TR."
  country: String
  "Titles with at least one episode in it."
  translation: TranslationKind
}

enum FilterField {
  STATUS
  AGE_MARK
  TRANSLATION
  COUNTRY
  NETWORK
  GENRE
}

"The values of one filter with titles that match all others."
type FilterCounts {
  field: FilterField!
  "Values without titles are missing."
  values: [ValueCount!]!
}

type ValueCount {
  "An AiringStatus, an AgeMark, a TranslationKind, the code of a country, or the slug of a network or genre."
  value: String!
  titleCount: Int!
}

type Country {
  "ISO 3166-1 alpha-2: TR."
  code: String!
  "In Turkish."
  name: String!
}

type CountryTitles {
  country: Country!
  titleCount: Int!
}

"The titles of one genre or network."
type Shelf {
  sort: ShelfSort!
  slug: String!
  name: String!
  "/tur/{slug} or /kanal/{slug}"
  path: String!
  "Number of titles of the requested kind."
  titleCount: Int!
  "The kinds of its titles."
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
  "With a filter at most 500."
  count: Int!
  "The list has more titles than \`count\`."
  moreThanCount: Boolean!
  last: Boolean!
  "Cursor of the next page, for \`cursor\`; null on the last page."
  nextCursor: String
}

"Titles that match a query, and people."
type SearchResult {
  items: [Title!]!
  count: Int!
  last: Boolean!
  "Always null: a search has one page."
  nextCursor: String
  "People whose name matches, best match first, at most 12; null while they cannot be read."
  people(size: Int! = 6): [FoundPerson!]
  "Networks whose name contains the words, at most 12; null while they cannot be read."
  networks(size: Int! = 3): [Shelf!]
  "What has matched, for titles that were found by something else than their name."
  matches: [SearchMatch!]!
}

"Either the original name or a person of a title has matched a search."
type SearchMatch {
  titleId: ID!
  originalName: String
  person: String
  "The role as shown to readers: oyuncu, yönetmen, …"
  role: String
}

"A person that a search has found."
type FoundPerson {
  id: ID!
  name: String!
  "/kisi/{slug}"
  path: String!
  "Different roles: oyuncu, yönetmen, …"
  roles: [String!]!
  "Names of the most popular titles, at most two."
  knownFor: [String!]!
}

"A person with the titles that they worked on."
type PersonPage {
  id: ID!
  name: String!
  "/kisi/{slug}"
  path: String!
  "Newest first, at most 200."
  titles: [PersonTitle!]!
}

type PersonTitle {
  title: Title!
  credits: [Credit!]!
}

type Credit {
  "The role as shown to readers: oyuncu, yönetmen, …"
  role: String!
  character: String
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
  "Cursor of the next page, for \`cursor\`; null on the last page."
  nextCursor: String
}

type AiringTitle {
  title: Title!
  "The next episode; null if unknown."
  next: Episode
}

"When new episodes are aired, in Istanbul's time."
type AirTime {
  "1 Monday to 7 Sunday."
  weekday: Int!
  "20:05"
  time: String
}

type Trailer {
  id: ID!
  name: String!
  "Manifests of our media store."
  dash: String
  hls: String
  "Address of a sandboxed frame on an allowed host."
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
  "/kanal/{slug}; null if it has none."
  networkPath: String
  status: AiringStatus
  "Where it is from; null if it is unknown."
  country: Country
  "Path of the image below /i/."
  poster: String
  backdrop: String
  seasons: [Season!]!
  episodeCount: Int!
  addedAt: DateTime
  "Ordered by season and number; default: all seasons."
  episodes(season: Int, page: Int! = 1, size: Int! = 24, cursor: String): EpisodeList
  "A page of each translator group's episodes, or of one group's."
  episodeGroups(season: Int, groupId: ID, page: Int! = 1, size: Int! = 24): [EpisodeGroup!]
  "Ids of its trailers, comma-separated; null if it has none."
  trailerIds: String
  "Null if it is not announced."
  airTime: AirTime
  "Most similar first."
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
  "The role as shown to readers: oyuncu, yönetmen, …"
  role: String!
  character: String
  "/kisi/{slug}; null while it is unknown."
  path: String
}

type Season {
  number: Int!
  episodeCount: Int!
}

type EpisodeList {
  items: [Episode!]!
  count: Int!
  last: Boolean!
  "Cursor of the next page, for \`cursor\`; null on the last page."
  nextCursor: String
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
  "/dizi/{slug}/{season}-sezon/{number}-bolum (also /anime/…), /film/{slug}/izle; null while its title is unknown."
  path: String
  "The translations in which it can be watched; null while the playback service does not answer."
  translations: [TranslationKind!]
  "The viewer's position; null for visitors and for an episode that was not started."
  position: Position
}

type WatchPage {
  title: Title!
  episode: Episode!
  previous: Episode
  next: Episode
  "Null while the playback service does not answer."
  sources: EpisodeSources
}

extend type Query {
  "Public collections; \`query\` is a part of the name, from 2 characters on."
  collections(
    sort: CollectionSort! = NEWEST
    query: String
    page: Int! = 1
    size: Int! = 24
    cursor: String
  ): CollectionList!
  "The public collections of a member, the newest first; the viewer's own are all of them. Null where the member keeps them from the viewer."
  memberCollections(memberId: ID!, page: Int! = 1, size: Int! = 24, cursor: String): CollectionList
  "Null for one that is not there, and for one that is kept from the viewer."
  collection(id: ID!): WholeCollection
}

extend type Mutation {
  "BAD_INPUT; NOT_FOUND for an unknown title; LIMIT_REACHED beyond 200 collections."
  createCollection(input: CreateCollectionInput!): CollectionPayload!
  "The owner's alone: name, description, visibility and cover. OUTDATED when the collection was changed since \`version\` was read."
  editCollection(input: EditCollectionInput!): CollectionPayload!
  "The owner's alone: the whole list in order. OUTDATED as editCollection."
  setCollectionEntries(input: SetCollectionEntriesInput!): CollectionPayload!
  "The owner's, and a moderator's. Twice is no error."
  deleteCollection(id: ID!): DeleteCollectionPayload!
  "Of another member's collection."
  setCollectionLike(input: SetCollectionLikeInput!): CollectionLikePayload!
}

enum CollectionSort {
  NEWEST
  LIKED
  "The last edited first."
  UPDATED
}

enum CollectionVisibility {
  PUBLIC
  "Opens for those who have its address; no list shows it but the owner's own."
  LINK
  "Opens for its owner alone."
  PRIVATE
}

"A member's list of titles."
type Collection {
  id: ID!
  "Path of its own page."
  path: String!
  "Null for a member who is gone."
  owner: Member
  name: String!
  description: String!
  visibility: CollectionVisibility!
  "Its pictures are the cover; null for a collection without titles."
  cover: Title
  "Path of its preview picture for shared links, a JPEG of 1,200 × 630 pixels made of its posters; null without posters."
  card: String
  "Its first titles, at most 4."
  firstTitles: [Title!]!
  entryCount: Int!
  likeCount: Int!
  "By the viewer."
  liked: Boolean!
  createdAt: DateTime!
  editedAt: DateTime!
  "Rises with each edit."
  version: Int!
  "Whether the viewer may; false for visitors."
  mayEdit: Boolean!
  mayDelete: Boolean!
}

type WholeCollection {
  collection: Collection!
  entries: [CollectionEntry!]!
  "How many of its titles the viewer has finished; null for a visitor, and while it is not known."
  finishedCount: Int
}

type CollectionEntry {
  title: Title!
  note: String!
  "Whether the viewer has finished the title; null as finishedCount."
  finished: Boolean
}

type CollectionList {
  items: [Collection!]!
  last: Boolean!
  "Where the next page begins, for \`cursor\`; null on the last page."
  nextCursor: String
}

input CollectionEntryInput {
  titleId: ID!
  "0 to 300 graphemes. Absent: the note that the entry has, or none."
  note: String
}

input CreateCollectionInput {
  "3 to 80 graphemes."
  name: String!
  "0 to 1,000 graphemes."
  description: String! = ""
  "Absent: PUBLIC."
  visibility: CollectionVisibility
  "In order, 1 to 500."
  entries: [CollectionEntryInput!]!
  "The same key within 24 h has one effect and the same answer: make one when the form opens."
  idempotencyKey: String
}

input EditCollectionInput {
  id: ID!
  name: String!
  description: String!
  visibility: CollectionVisibility!
  "A title of the collection; absent: the first one."
  coverTitleId: ID
  version: Int!
  idempotencyKey: String
}

input SetCollectionEntriesInput {
  id: ID!
  entries: [CollectionEntryInput!]!
  "Absent: of any."
  version: Int
  idempotencyKey: String
}

input SetCollectionLikeInput {
  id: ID!
  "Absent: the other way round than it stands."
  active: Boolean
  idempotencyKey: String
}

type CollectionPayload {
  collection: Collection!
}

type DeleteCollectionPayload {
  id: ID!
}

type CollectionLikePayload {
  id: ID!
  liked: Boolean!
  likeCount: Int!
}

extend type Query {
  """
  A thread, newest first, each comment with up to \`replies\` (0 to 20) of its oldest replies. With \`newestId\`, the newest comment
  that the reader has, new comments do not shift later pages.
  """
  comments(
    target: TargetInput!
    page: Int! = 1
    size: Int! = 20
    replies: Int! = 3
    newestId: ID
    "The \`nextCursor\` of the previous page; \`page\` and \`newestId\` are then not needed."
    cursor: String
  ): CommentList
  "The replies of a comment, oldest first."
  replies(parentId: ID!, page: Int! = 1, size: Int! = 20, cursor: String): CommentList
  """
  The viewer's data for a page that was rendered without a session: the same comments by id (at most 100) as the viewer may see
  them, with own reactions, and bodies within the viewer's progress.
  """
  commentsById(ids: [ID!]!): [Comment!]
  """
  Comments of a thread from a frame, at most 50, as the viewer may see them: not older than their \`version\`. Unknown ones are left
  out.
  """
  threadComments(target: TargetInput!, comments: [CommentRef!]!): [Comment!]
  "Members for a mention after an @, by the beginning of their username or display name. NO_SESSION for visitors."
  memberSuggestions(prefix: String!, size: Int! = 6): [Member!]
}

extend type Mutation {
  "The bodies of covered and muted comments that the reader opens; at most 50. Open to visitors."
  revealComments(ids: [ID!]!): RevealCommentsPayload!
  "1 to 500 graphemes."
  postComment(input: PostCommentInput!): PostCommentPayload!
  postReply(input: PostReplyInput!): PostReplyPayload!
  "Only for the author. OUTDATED if the comment has changed since \`version\` was read."
  editComment(input: EditCommentInput!): EditCommentPayload!
  "For the author and for moderators. The text becomes 'Bu yorum silindi.'; its place and its replies stay."
  deleteComment(id: ID!): DeleteCommentPayload!
  "One open report per member and target."
  report(input: ReportInput!): ReportPayload!
  "One reaction per member and target: a new one replaces it; active: false removes it."
  setReaction(input: SetReactionInput!): SetReactionPayload!
}

extend type Subscription {
  """
  Changes of a thread after \`seq\`, by the ticket from its first page: small frames of ids, counts and public facts. The first
  frame comes at once and has only a new ticket. Read bodies with \`threadComments\`. OUTDATED for an expired ticket: read the
  thread again to get another one.
  """
  threadFrames(ticket: String!, seq: Int!): ThreadFrame!
  "For pages of the previous release; \`threadFrames\` replaces it. Sends the thread at once, when it may have changed, and after every reconnect, each time read with the viewer's rights."
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
  "A post of the feed."
  POST
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
  "Reveals the plot of the whole title."
  TITLE
  "Reveals the plot up to an episode."
  EPISODE
}

type Spoiler {
  kind: SpoilerKind!
  season: Int
  number: Int
}

input SpoilerInput {
  kind: SpoilerKind!
  "Missing: the title that the target is about, or that of the post's card."
  titleId: ID
  "With EPISODE; without season and number it means the episode of the target, or of the card."
  season: Int
  number: Int
}

type CommentList {
  items: [Comment!]!
  "Number of items of the list: comments, or the replies of one."
  count: Int!
  "Number of replies in the whole thread; null in a list of replies."
  replyCount: Int
  last: Boolean!
  "Cursor of the next page, for \`cursor\`; null on the last page."
  nextCursor: String
  "For a thread: where its live connection continues."
  live: ThreadLive
}

type ThreadLive {
  seq: Int!
  "For \`threadFrames\`, valid for ten minutes; the connection sends a new one in time."
  ticket: String!
}

input CommentRef {
  id: ID!
  version: Int!
}

type ThreadFrame {
  "The number of the reader's state after this frame; a new connection continues from it."
  seq: Int!
  "Frames are missing, or too much has changed: read the thread again."
  resync: Boolean!
  "Wait for a random part of this time, in ms, before reading bodies or the thread: it grows with the readers."
  spreadMs: Int!
  "Counts of the thread; null if they have not changed."
  count: Int
  replyCount: Int
  "New, edited and deleted comments."
  comments: [CommentFact!]!
  reactions: [CommentReactions!]!
  "Replaces the reader's ticket; null if that is still valid for a while."
  ticket: String
}

type CommentFact {
  id: ID!
  "Null for a comment."
  parentId: ID
  version: Int!
  deleted: Boolean!
  spoiler: Spoiler!
}

type CommentReactions {
  commentId: ID!
  "Kinds with a count of 0 are left out."
  reactions: [ReactionCount!]!
}

type Comment {
  id: ID!
  target: Target!
  "Null for a comment."
  parentId: ID
  "Null for a removed member."
  author: Member
  "Null while covered or hidden, and when deleted ('Bu yorum silindi.')."
  body: String
  spoiler: Spoiler!
  "The body is hidden until the reader opens it."
  covered: Boolean!
  "Why the body is hidden from the viewer; null if it is not."
  hiddenBy: HiddenBy
  deleted: Boolean!
  edited: Boolean!
  "Rises with each edit; editComment needs it."
  version: Int!
  "Usernames of members that the text mentions or has mentioned: @username links to /profile/{username}."
  mentions: [String!]!
  "Whether the viewer may do it; false for visitors."
  mayEdit: Boolean!
  mayDelete: Boolean!
  postedAt: DateTime!
  replyCount: Int!
  "Kinds with a count of 0 are left out."
  reactions: [ReactionCount!]!
  "The viewer's own reaction; null for visitors."
  ownReaction: ReactionKind
  "The oldest replies, as many as requested; empty on a reply."
  replies: [Comment!]!
  "The position of a post in its topic, from 1; null for every other comment."
  number: Int
  "In a list of posts: the post that this one quotes; null for none and for a removed one."
  quoted: Comment
}

enum HiddenBy {
  "The viewer blocks the author."
  BLOCK
  "The author blocks the viewer."
  AUTHOR
  "The viewer mutes the author; revealComments shows the body."
  MUTE
  "The body contains a word that the viewer mutes; revealComments shows it."
  WORD
}

type ThreadChange {
  target: Target!
  "Read again, with the viewer's rights."
  comments(page: Int! = 1, size: Int! = 20, replies: Int! = 3): CommentList
}

type RevealCommentsPayload {
  comments: [Comment!]!
}

input PostCommentInput {
  target: TargetInput!
  body: String!
  "Missing: reveals nothing."
  spoiler: SpoilerInput
  "Writes with the same key within 24 h have one effect and the same answer: make a key when the form opens."
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
  "Missing: unchanged."
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
  "The id of a source is its hash."
  SOURCE
  USER
  COLLECTION
  "A message that the viewer has received. It and those before it are copied into the case."
  MESSAGE
  "A post of the feed or of a group."
  POST
  "An entry of a room's chat, or the code of a room. It is copied into the case."
  ROOM
  "A topic of the forum."
  TOPIC
  GROUP
  STORY
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
  "Somebody's address, telephone number or the like."
  PRIVATE_DATA
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
  "The viewer already has an open report on this target; the earlier one is kept."
  already: Boolean!
  "A Turkish text for the reader."
  message: String!
}

enum ReactionTarget {
  COMMENT
  SERIES
  EPISODE
  "A post of the feed or of a group."
  POST
  "A topic of the forum."
  TOPIC
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
  "Topics of the forum without their texts. NO_SESSION for a visitor's FOLLOWED."
  topics(
    "Null: all."
    category: TopicCategory
    order: TopicOrder! = ACTIVITY
    "Only topics about this title; with ACTIVITY and without a category."
    titleId: ID
    "A part of the title or the opening text, of 3 to 100 characters; with ACTIVITY. Without covered and hidden topics."
    query: String
    page: Int! = 1
    size: Int! = 20
    cursor: String
  ): TopicList!
  "Null for none."
  topic(id: ID!): Topic
  "The viewer's data for a page that was rendered without a session: the same topics by id, at most 100, as the viewer may see them."
  topicsById(ids: [ID!]!): [Topic!]
  """
  The posts of a topic, the oldest first; null for an unknown topic. With \`fromNumber\` the page begins with the first post of at
  least that number, with \`beforeNumber\` it ends with the last one below it.
  """
  topicPosts(
    topicId: ID!
    page: Int! = 1
    size: Int! = 20
    cursor: String
    fromNumber: Int
    beforeNumber: Int
  ): TopicPostList
  """
  Posts of a topic whose text contains a query of 3 to 100 characters, without regard to case and diacritics, the newest first; null for
  an unknown topic. Without covered, hidden and deleted ones, so a page may be short, even empty, with a cursor.
  """
  topicPostsFound(topicId: ID!, query: String!, size: Int! = 20, cursor: String): FoundTopicPosts
  "Posts of all topics whose text contains a query, as in topicPostsFound."
  forumPostsFound(query: String!, size: Int! = 20, cursor: String): FoundForumPosts!
}

extend type Mutation {
  "Its author follows it. FORBIDDEN for members in ANNOUNCEMENTS."
  createTopic(input: CreateTopicInput!): TopicPayload!
  "Its author and moderators. OUTDATED when the topic was changed since \`version\` was read; TOPIC_LOCKED."
  editTopic(input: EditTopicInput!): TopicPayload!
  "Its author and moderators; the posts go with it."
  deleteTopic(id: ID!): DeleteTopicPayload!
  "Moderators. A locked topic is read only."
  lockTopic(id: ID!, locked: Boolean!): TopicPayload!
  "Moderators. A pinned topic stands first in its category."
  pinTopic(id: ID!, pinned: Boolean!): TopicPayload!
  "Moderators. The old category points to the topic for 7 days."
  moveTopic(id: ID!, category: TopicCategory!): TopicPayload!
  "TOPIC_LOCKED; FORBIDDEN for members in ANNOUNCEMENTS, and where the author of the topic or of the quoted post blocks the viewer."
  addTopicPost(input: AddTopicPostInput!): TopicPostPayload!
  followTopic(id: ID!, followed: Boolean!): TopicStatePayload!
  "Keeps the last post that the viewer has seen; a lower number than before changes nothing."
  markTopicRead(id: ID!, number: Int!): TopicStatePayload!
  "Titles and texts of covered and muted topics that the reader opens; at most 50. Open to visitors."
  revealTopics(ids: [ID!]!): RevealTopicsPayload!
}

enum TopicCategory {
  GENERAL
  SERIES
  ANIME
  MOVIES
  SUGGESTIONS
  "Staff writes, everybody reads."
  ANNOUNCEMENTS
}

enum TopicOrder {
  "By the last post; pinned topics first within a category."
  ACTIVITY
  NEW
  UNANSWERED
  FOLLOWED
}

type Topic {
  id: ID!
  path: String!
  category: TopicCategory!
  "Null while covered or hidden."
  title: String
  "Null while covered or hidden, in lists, and after its author was erased."
  body: String
  "Null for a removed member."
  author: Member
  "The title that the topic is about; null for none."
  about: Title
  spoiler: Spoiler!
  "The title of which the topic gives something away; null for none."
  spoilerOf: Title
  "Title and text are held back until the reader opens them."
  covered: Boolean!
  hiddenBy: HiddenBy
  edited: Boolean!
  "Usernames of members that the text mentions or has mentioned; empty in lists. As in Comment.mentions."
  mentions: [String!]!
  "Rises with each change of title, text and scope; editTopic needs it."
  version: Int!
  postedAt: DateTime!
  "Time of the last post; of the topic itself without one."
  activeAt: DateTime!
  postCount: Int!
  "The number of the last post; removed posts leave gaps."
  lastNumber: Int!
  "Who wrote the last post; null without one."
  lastAuthor: Member
  pinned: Boolean!
  "Read only."
  locked: Boolean!
  "Kinds with a count of 0 are left out; empty in lists."
  reactions: [ReactionCount!]!
  ownReaction: ReactionKind
  "Null for visitors, and for members who neither follow the topic nor have opened it."
  state: TopicState
  "Whether the viewer may; false for visitors."
  mayEdit: Boolean!
  mayDelete: Boolean!
  mayPost: Boolean!
  mayModerate: Boolean!
}

type TopicState {
  followed: Boolean!
  "The last post that the viewer has read, 0 for none yet; null for a topic that the viewer has not opened."
  readNumber: Int
}

type TopicList {
  items: [Topic!]!
  "On the first page of a category by activity: topics that were moved out of it in the last 7 days."
  moved: [MovedTopic!]!
  last: Boolean!
  nextCursor: String
}

type MovedTopic {
  topic: Topic!
  movedAt: DateTime!
}

type TopicPostList {
  "With their \`number\` and the post that they quote."
  items: [Comment!]!
  "Posts stand before this page."
  earlier: Boolean!
  last: Boolean!
  nextCursor: String
  live: ThreadLive
}

type FoundForumPosts {
  items: [FoundForumPost!]!
  last: Boolean!
  nextCursor: String
}

type FoundForumPost {
  post: Comment!
  topic: Topic!
}

type FoundTopicPosts {
  items: [Comment!]!
  last: Boolean!
  nextCursor: String
}

input CreateTopicInput {
  "Null: the category of the title's kind."
  category: TopicCategory
  "3 to 120 graphemes."
  title: String!
  "1 to 10,000 graphemes."
  body: String!
  "The title that the topic is about."
  titleId: ID
  spoiler: SpoilerInput
  idempotencyKey: String
}

input EditTopicInput {
  id: ID!
  title: String!
  body: String!
  "Null: about no title."
  titleId: ID
  "Missing: unchanged."
  spoiler: SpoilerInput
  version: Int!
  idempotencyKey: String
}

input AddTopicPostInput {
  topicId: ID!
  "1 to 5,000 graphemes."
  body: String!
  "A post of the same topic that this one quotes."
  quotedId: ID
  spoiler: SpoilerInput
  idempotencyKey: String
}

type TopicPayload {
  topic: Topic!
}

type DeleteTopicPayload {
  id: ID!
  "The page to go to."
  go: String!
}

type TopicPostPayload {
  post: Comment!
}

type TopicStatePayload {
  topicId: ID!
  state: TopicState!
}

type RevealTopicsPayload {
  topics: [Topic!]!
}

extend type Query {
  "Groups, those with the most members first. NO_SESSION for a visitor's JOINED and INVITED."
  groups(
    filter: GroupFilter! = ALL
    query: String! = ""
    page: Int! = 1
    size: Int! = 24
    cursor: String
  ): GroupList!
  "By the last part of its address; null for none."
  group(slug: String!): Group
  "Null where the group is private and the viewer not in it, and for an unknown group."
  groupPosts(groupId: ID!, page: Int! = 1, size: Int! = 20, cursor: String, newerThan: ID): PostList
  "The owner, then managers, then members; null as groupPosts."
  groupMembers(groupId: ID!, page: Int! = 1, size: Int! = 20, cursor: String): GroupMemberList
  "For the group's owner and managers. FORBIDDEN."
  groupRequests(groupId: ID!, page: Int! = 1, size: Int! = 20, cursor: String): GroupRequestList!
  "Members who are invited, for the group's owner and managers. FORBIDDEN."
  groupInvites(groupId: ID!, page: Int! = 1, size: Int! = 20, cursor: String): MemberList!
  "Members whom the group's owner or managers may invite, by the beginning of their names, from 2 characters. FORBIDDEN."
  groupCandidates(groupId: ID!, query: String!): [GroupCandidate!]!
  "What a group watches together; null for viewers who are not in it, and for an unknown group."
  groupMemory(groupId: ID!): GroupMemory
}

extend type Mutation {
  "Pictures are set by the form posts /group/create and /group/update, and removed by removeGroupPictures. BAD_INPUT, LIMIT_REACHED."
  createGroup(input: GroupInput!): GroupPayload!
  "Its owner and managers. OUTDATED when the group was changed since \`version\` was read."
  updateGroup(id: ID!, version: Int!, input: GroupInput!): GroupPayload!
  "Its owner and managers: stored pictures; the rest of the group stays as it is."
  removeGroupPictures(id: ID!, cover: Boolean!, poster: Boolean!): GroupPayload!
  "Its owner and managers, and moderators."
  deleteGroup(id: ID!): DeleteGroupPayload!
  "Joins, or asks to; an invited member joins at once."
  joinGroup(id: ID!): GroupPayload!
  "OWNER_STAYS for the owner."
  leaveGroup(id: ID!): GroupPayload!
  "Takes the viewer's request back, or declines the viewer's invite."
  withdrawFromGroup(id: ID!): GroupPayload!
  "The group's owner and managers; taking it away also the member who asked. NOT_FOUND after it was answered."
  answerGroupRequest(id: ID!, accepted: Boolean!): GroupRequestPayload!
  "The group's owner and managers. CONFLICT for a member of the group; FORBIDDEN across a block."
  setGroupInvite(groupId: ID!, memberId: ID!, invited: Boolean!): GroupCandidatePayload!
  "The group's owner and managers; FORBIDDEN for the owner."
  removeGroupMember(groupId: ID!, memberId: ID!): GroupCandidatePayload!
  "The group's owner alone. OWNER hands the group over, and its owner becomes a manager."
  setGroupRole(groupId: ID!, memberId: ID!, role: GroupRole!): GroupCandidatePayload!
  "As createPost, in a group that the viewer belongs to."
  createGroupPost(groupId: ID!, input: CreatePostInput!): PostPayload!
  "Plans an episode, or moves its date, up to a year ahead; the date of a plain member is a proposal. BAD_INPUT, CONFLICT, LIMIT_REACHED beyond 30 dates to come and 3 own proposals."
  planGroupEpisode(groupId: ID!, episodeId: ID!, at: DateTime!): GroupMemoryPayload!
  "The group's owner and managers, and the member who proposes the date. Twice is no error."
  removeGroupPlan(groupId: ID!, episodeId: ID!): GroupMemoryPayload!
  "Lets all groups of the viewer see what the viewer watches, or no longer; off at first. The payload has the memory of one group."
  shareProgress(groupId: ID!, shared: Boolean!): GroupMemoryPayload!
  "Turns the viewer's notifications of the group's plan off, or on again."
  muteGroupPlan(groupId: ID!, muted: Boolean!): GroupMemoryPayload!
}

extend type Subscription {
  "The group as the viewer may see it, when the viewer has joined it, left it, been taken out of it or got another role; null once it is deleted."
  groupStanding(groupId: ID!): GroupStandingChange!
  "How many posts of a group are newer than one: at once, and whenever the number has changed. It ends with FORBIDDEN or NOT_FOUND for viewers who may not read them any more."
  newGroupPosts(groupId: ID!, newerThan: ID): NewPosts!
  "The plan and the progress of a group: at once, and whenever the plan has changed. It ends with FORBIDDEN or NOT_FOUND for viewers who are not in the group any more."
  groupMemoryChanged(groupId: ID!): GroupMemoryPayload!
}

enum GroupFilter {
  ALL
  "Those that the viewer belongs to."
  JOINED
  "Those that the viewer is invited to."
  INVITED
}

enum GroupStanding {
  NONE
  "Waits for an answer."
  REQUESTED
  INVITED
  MEMBER
  MANAGER
  OWNER
}

enum GroupRole {
  MEMBER
  MANAGER
  OWNER
}

"Of a private group, viewers who are not in it get neither description, nor website, nor networks."
type Group {
  id: ID!
  slug: String!
  path: String!
  name: String!
  tagline: String!
  "Paths of images; null for none."
  cover: String
  poster: String
  "Its posts and members are for its members alone."
  private: Boolean!
  "Joining needs acceptance."
  approval: Boolean!
  memberCount: Int!
  "NONE for a visitor."
  standing: GroupStanding!
  description: String!
  "Empty: none."
  website: String!
  networks: GroupNetworks!
  "Rises with each edit; what updateGroup asks for."
  version: Int!
  "Requests that wait; 0 for those who do not answer them."
  requestCount: Int!
}

"Usernames; empty: none."
type GroupNetworks {
  facebook: String!
  twitter: String!
  instagram: String!
  threads: String!
  youtube: String!
  discord: String!
}

type GroupList {
  items: [Group!]!
  last: Boolean!
  "Where the next page begins, for \`cursor\`; null on the last page."
  nextCursor: String
}

type GroupMember {
  member: Member!
  role: GroupRole!
  since: DateTime!
}

type GroupMemberList {
  items: [GroupMember!]!
  count: Int!
  last: Boolean!
  nextCursor: String
}

type GroupRequest {
  id: ID!
  member: Member!
  since: DateTime!
}

type GroupRequestList {
  items: [GroupRequest!]!
  last: Boolean!
  nextCursor: String
}

type GroupCandidate {
  member: Member!
  standing: GroupStanding!
}

"What a group watches together. Members who share their progress are named; others count only where at least three stand behind a number."
type GroupMemory {
  "The group's."
  id: ID!
  "Those of the plan, the next date first, then up to 5 that most members watch and that have a next episode; at most 12."
  titles: [WatchedTogether!]!
  "The last 10 dates that are over, then all that follow, the earliest first."
  plan: [GroupDate!]!
  "The groups of the viewer may see what the viewer watches."
  progressShared: Boolean!
  "The viewer gets no notifications of the plan."
  planMuted: Boolean!
}

type WatchedTogether {
  title: Title!
  "The episode after the last one that a named member, or at least three others, have watched; null after the last one."
  next: Episode
  "Members who have watched more of it than the viewer."
  ahead: SomeMembers!
}

type GroupDate {
  episode: Episode!
  title: Title!
  at: DateTime!
  "Members who have watched the episode already."
  watchedBy: SomeMembers!
  "A plain member proposes it; the group's owner or a manager has not fixed it yet."
  proposed: Boolean!
  "The member who proposes it, while the account exists."
  proposedBy: Member
}

"Members of whom at most 5 are named."
type SomeMembers {
  members: [Member!]!
  count: Int!
}

type GroupMemoryPayload {
  memory: GroupMemory!
}

type GroupStandingChange {
  groupId: ID!
  group: Group
}

input GroupInput {
  "3 to 60 graphemes; unique among groups, without regard to case and marks."
  name: String!
  "At most 120."
  tagline: String! = ""
  "An http or https address."
  website: String! = ""
  "1 to 2,000."
  description: String!
  private: Boolean! = false
  "Always so for a private group."
  approval: Boolean! = false
  networks: GroupNetworksInput
  idempotencyKey: String
}

input GroupNetworksInput {
  facebook: String
  twitter: String
  instagram: String
  threads: String
  youtube: String
  discord: String
}

type GroupPayload {
  group: Group!
}

type DeleteGroupPayload {
  id: ID!
  "The page to go to."
  go: String!
}

type GroupRequestPayload {
  id: ID!
}

type GroupCandidatePayload {
  groupId: ID!
  memberId: ID!
}

extend type Query {
  """
  The viewer's library data for a page, requested after hydration: titles and episodes by id (at most 200 of each), and the
  completely watched seasons of a title. Empty for visitors.
  """
  library(titleIds: [ID!]! = [], episodeIds: [ID!]! = [], seasonsOf: ID): Library
  "A page of the viewer's watch list, favourites or followed titles, latest first. NO_SESSION for visitors."
  libraryTitles(
    list: LibraryList!
    kind: TitleKind
    "For the watch list: only entries with this state."
    watched: Boolean
    page: Int! = 1
    size: Int! = 24
    "The \`nextCursor\` of the previous page; \`page\` is then not needed."
    cursor: String
  ): LibraryTitleList
  "The viewer's watched episodes, latest first. NO_SESSION for visitors."
  lastWatched(page: Int! = 1, size: Int! = 24, cursor: String): WatchedEpisodeList
  "A list of a member's library, latest first. Null if the member does not show it to the viewer."
  memberTitles(
    memberId: ID!
    list: LibraryList!
    kind: TitleKind
    page: Int! = 1
    size: Int! = 24
    cursor: String
  ): MemberTitleList
}

"A title in the library of a member."
type MemberTitle {
  "'{memberId}:{titleId}'"
  id: ID!
  title: Title!
  "State of the entry on the watch list."
  watched: Boolean!
  "The member's score, 1 to 10; null for none."
  score: Int
}

type MemberTitleList {
  items: [MemberTitle!]!
  count: Int!
  last: Boolean!
  "Cursor of the next page, for \`cursor\`; null on the last page."
  nextCursor: String
}

extend type Mutation {
  "Marks an episode as watched or removes the mark; repeating it changes nothing."
  setEpisodeWatched(input: SetEpisodeWatchedInput!): SetEpisodeWatchedPayload!
  "The same for all released episodes of a season."
  setSeasonWatched(input: SetSeasonWatchedInput!): SetSeasonWatchedPayload!
  "Sets one of the viewer's marks on a title. NOT_FOUND for ENTRY_WATCHED if the title is not on the watch list."
  setTitleMark(input: SetTitleMarkInput!): SetTitleMarkPayload!
  "Stores the viewer's translator group for a title. NOT_FOUND for a group without an episode of the title."
  chooseGroup(input: ChooseGroupInput!): ChooseGroupPayload!
  "Sets the viewer's score of a title, 1 to 10, or takes it back."
  setScore(input: SetScoreInput!): SetScorePayload!
}

extend type Title {
  "Number of followers; null while playback does not answer."
  followerCount: Int
  "Mean of members' scores, 1 to 10 with one decimal; null with fewer than five scores, and while playback does not answer."
  rating: Float
  "Number of members' scores; null while playback does not answer."
  scoreCount: Int
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
  "Seasons of the requested title whose released episodes are all watched."
  seasons: [SeasonLibrary!]!
}

"The state of a title in the viewer's library."
type TitleLibrary {
  "Id of the title."
  id: ID!
  title: Title
  inWatchList: Boolean!
  "State of the watch list entry."
  entryWatched: Boolean!
  favourite: Boolean!
  followed: Boolean!
  "Number of followers among all members."
  followerCount: Int!
  "The translator group that the viewer chose for the title; null for none."
  groupId: ID
  "The viewer's score, 1 to 10; null for none."
  score: Int
}

input SetScoreInput {
  titleId: ID!
  "1 to 10; null takes the score back."
  score: Int
  idempotencyKey: String
}

type SetScorePayload {
  library: TitleLibrary!
  "With the new rating."
  title: Title
}

input ChooseGroupInput {
  titleId: ID!
  groupId: ID!
  "An earlier choice of the account stays: for a choice from before the sign-in."
  keepEarlier: Boolean! = false
}

type ChooseGroupPayload {
  "The group that is now chosen."
  groupId: ID!
}

type EpisodeLibrary {
  "Id of the episode."
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
  "Cursor of the next page, for \`cursor\`; null on the last page."
  nextCursor: String
}

type WatchedEpisode {
  "Id of the episode."
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
  "Cursor of the next page, for \`cursor\`; null on the last page."
  nextCursor: String
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
  "The viewer's conversations, those with the newest message first. NO_SESSION for visitors, as all fields of messages."
  conversations(
    folder: ConversationFolder! = INBOX
    page: Int! = 1
    size: Int! = 20
    cursor: String
  ): ConversationList
  "One of the viewer's conversations; null for every other id."
  conversation(id: ID!): Conversation
  "A member to write to, with the conversation of the two; null for an unknown username."
  conversationWith(username: String!): ConversationWith
  "Newest first. With \`changedSince\` those that have changed since that version, the oldest change first. Null as \`conversation\`."
  messages(
    conversationId: ID!
    page: Int! = 1
    size: Int! = 50
    cursor: String
    changedSince: Int
  ): MessageList
  "What has changed since a revision. All messages of the inbox then count as delivered."
  inbox(since: Int): Inbox
  messageSettings: MessageSettings
}

extend type Mutation {
  "Writes to a member: into the conversation of the two, or into a new one. FORBIDDEN across a block; SLOW_DOWN beyond 20 new ones a day."
  openConversation(input: OpenConversationInput!): SentMessagePayload!
  "A text of 1 to 2,000 graphemes with at most four photos, or photos alone. FORBIDDEN across a block. Accepts a request."
  sendMessage(input: SendMessageInput!): SentMessagePayload!
  "Of the text, for 15 minutes: EDIT_CLOSED after that."
  editMessage(input: EditMessageInput!): ChangedMessagePayload!
  "For both members, with its photos. Twice is no error."
  deleteMessage(id: ID!): ChangedMessagePayload!
  "Sets the viewer's reaction; null takes it back."
  reactToMessage(input: ReactToMessageInput!): ChangedMessagePayload!
  "Up to the message with this number; never backwards."
  markConversationRead(id: ID!, seq: Int!): ConversationPayload!
  "Accepts a request, or removes it with its messages from the viewer's lists; the other member is not told."
  answerMessageRequest(id: ID!, accepted: Boolean!): AnswerMessageRequestPayload!
  "Shows the other member for a few seconds that the viewer writes."
  noteTyping(conversationId: ID!): NoteTypingPayload!
  setMessageSettings(input: MessageSettingsInput!): MessageSettingsPayload!
}

extend type Subscription {
  "The state at once, then each change. All messages of the inbox then count as delivered."
  inbox(since: Int): Inbox!
  "Each time the other member of a conversation writes; show it for 6 seconds."
  typing: Typing!
}

enum ConversationFolder {
  INBOX
  "'İstekler': from members whom the viewer does not follow, until the viewer accepts or answers."
  REQUESTS
}

type ConversationList {
  items: [Conversation!]!
  last: Boolean!
  "Cursor of the next page, for \`cursor\`; null on the last page."
  nextCursor: String
}

type Conversation {
  id: ID!
  "The other member; null if gone."
  member: Member
  folder: ConversationFolder!
  "False: it waits for the answer of one of the two."
  accepted: Boolean!
  "Number of the last message."
  seq: Int!
  "Rises with each change of its messages: \`changedSince\` of \`messages\`."
  version: Int!
  "Up to which message the viewer has read."
  readSeq: Int!
  unread: Int!
  "Up to which message the other member has read; 0 while one of the two keeps read marks off, and in a request."
  otherReadSeq: Int!
  "Up to which message a page of the other member has received; 0 in a request."
  otherDeliveredSeq: Int!
  "False across a block, and if the other member is gone."
  mayWrite: Boolean!
  "Null if the viewer sees none: the conversation is then in no list."
  lastMessage: Message
  lastAt: DateTime!
}

type ConversationWith {
  member: Member!
  "Null if the two never wrote to each other, or the viewer has removed it."
  conversation: Conversation
  "False across a block, and for oneself."
  mayWrite: Boolean!
}

type MessageList {
  items: [Message!]!
  last: Boolean!
  nextCursor: String
}

type Message {
  id: ID!
  conversationId: ID!
  "Its place in the conversation, from 1 without gaps."
  seq: Int!
  "Null for a member who is gone."
  authorId: ID
  "Empty if deleted, and for photos alone."
  body: String!
  deleted: Boolean!
  edited: Boolean!
  sentAt: DateTime!
  "Until when the viewer may edit it; null for messages of others."
  editableUntil: DateTime
  version: Int!
  replyTo: MessageQuote
  reactions: [MessageReaction!]!
  photos: [MessagePhoto!]!
}

type MessagePhoto {
  id: ID!
  "Signed address of a WebP, valid for six hours; only the two members get it."
  src: String!
  "In pixels."
  width: Int!
  height: Int!
  "What the photo shows; may be empty."
  alt: String!
}

"The message that another one answers."
type MessageQuote {
  messageId: ID!
  seq: Int!
  authorId: ID
  "Its first 200 characters; empty if deleted."
  excerpt: String!
  deleted: Boolean!
  photoCount: Int!
}

type MessageReaction {
  memberId: ID!
  reaction: ReactionKind!
}

type Inbox {
  "Rises with each change: \`since\` of the next call."
  revision: Int!
  "Conversations of the inbox with unread messages, at most 100."
  unread: Int!
  "Requests with unread messages, at most 100."
  requests: Int!
  "The changed ones, the newest change first; none without \`since\`."
  conversations: [Conversation!]!
  "More have changed: read the lists again."
  readAgain: Boolean!
}

type Typing {
  conversationId: ID!
}

type MessageSettings {
  "False: nobody learns what the viewer has read, and the viewer sees no read marks of others."
  readMarks: Boolean!
}

input OpenConversationInput {
  memberId: ID!
  body: String!
  "At most 4."
  photos: [MessagePhotoInput!]
  "The same key within 24 h has one effect and the same answer: make one for each message."
  idempotencyKey: String
}

input SendMessageInput {
  conversationId: ID!
  body: String!
  "At most 4."
  photos: [MessagePhotoInput!]
  "A message of the same conversation."
  replyToId: ID
  "The same key within 24 h has one effect and the same answer: make one for each message."
  idempotencyKey: String
}

input MessagePhotoInput {
  "As a form post of \`photo\` and \`use=message\` to /upload/photo answered it. It serves one message."
  uploadId: String!
  "0 to 300 graphemes."
  alt: String! = ""
}

input EditMessageInput {
  id: ID!
  body: String!
  idempotencyKey: String
}

input ReactToMessageInput {
  id: ID!
  reaction: ReactionKind
}

input MessageSettingsInput {
  readMarks: Boolean!
}

type SentMessagePayload {
  conversation: Conversation!
  message: Message!
}

type ChangedMessagePayload {
  message: Message!
}

type ConversationPayload {
  conversation: Conversation!
}

type AnswerMessageRequestPayload {
  "Null if it was removed."
  conversation: Conversation
}

type NoteTypingPayload {
  conversationId: ID!
}

type MessageSettingsPayload {
  settings: MessageSettings!
}

extend type Query {
  "The viewer's notifications, newest first. NO_SESSION for visitors."
  notifications(page: Int! = 1, size: Int! = 20, cursor: String): NotificationList
  "The state that a page polls every 10 s. NO_SESSION for visitors."
  activity: Activity
  "The ids among these (at most 100) that the viewer gets notifications about; empty for a visitor."
  letMeKnow(kind: NotifyKind!, ids: [ID!]!): [ID!]
}

extend type Mutation {
  "Marks all as read (when the dropdown opens)."
  markNotificationsRead: MarkNotificationsReadPayload!
  "Sets whether the viewer gets a notification when an episode, or each episode of a title, can be watched."
  setLetMeKnow(input: SetLetMeKnowInput!): SetLetMeKnowPayload!
}

type Subscription {
  "The current state at once, then after each change, and after every reconnect. NO_SESSION for visitors."
  activity: Activity!
}

type Activity {
  unread: Int!
  "Rises whenever the list changes: read the notifications again then."
  revision: Int!
}

enum NotificationKind {
  "Another member replied to the viewer's comment."
  REPLY
  "Another member mentioned the viewer in a comment."
  MENTION
  "An episode that the viewer follows can be watched."
  EPISODE
  "A content request that the viewer voted on was planned, answered or declined."
  REQUEST
  "Another member commented on the viewer's post."
  COMMENT
  "Another member mentioned the viewer in a post."
  POST_MENTION
  "Another member mentioned the viewer in the opening text of a topic."
  TOPIC_MENTION
  FOLLOW
  FOLLOW_REQUEST
  "Other members clapped for the viewer's post."
  CLAP
  "The viewer's poll has ended."
  POLL_ENDED
  "Another member asks to join a group that the viewer runs."
  GROUP_REQUEST
  GROUP_INVITE
  "The viewer was let into a group."
  GROUP_ACCEPTED
  "An episode of the plan of the viewer's group begins within an hour."
  GROUP_PLAN
  BADGE
  "Another member invites the viewer to a watch-together room."
  ROOM_INVITE
  "A room that the viewer is in or invited to begins in ten minutes."
  ROOM_REMINDER
  "A member whom the viewer does not follow has written a first message."
  MESSAGE_REQUEST
  "A topic that the viewer follows has unread posts; a list has at most one entry about a topic."
  TOPIC_POSTS
  "A case that the viewer reported in was decided."
  CASE
  "A case about the viewer was decided against the viewer."
  DECISION
  "The viewer's appeal was decided."
  APPEAL
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
  "The new state: true shows 'Haber verme', false 'Haber ver'."
  active: Boolean!
}

type NotificationList {
  items: [Notification!]!
  count: Int!
  last: Boolean!
  "Cursor of the next page, for \`cursor\`; null on the last page."
  nextCursor: String
  unread: Int!
}

type Notification {
  id: ID!
  kind: NotificationKind!
  "The member who caused it; null for a removed member, and for what nobody did."
  actor: Member
  "Id of the cause: with REPLY, MENTION and COMMENT the comment's id."
  causeId: ID!
  target: Target!
  shown: ShownNotification!
  time: DateTime!
  read: Boolean!
}

"A notification as a reader sees it."
type ShownNotification {
  "Its subject: the name of a member, a title, a group, a room or a badge."
  heading: String!
  "The text after the heading: 'yorumuna yanıt verdi.'"
  text: String!
  "Path of the member's avatar or the title's poster."
  image: String
  "Its link: the page of the thread at #yorum-{causeId}, of the episode, the post, the group, the room or the member; null if it is gone."
  path: String
}

type MarkNotificationsReadPayload {
  "Number of unread ones left."
  unread: Int!
}

extend type Query {
  """
  The stream of a source of an episode, for the player. NO_SESSION for a locked source without a session, NOT_RELEASED before its
  release, AGE_RESTRICTED for an 18+ title and an under-age member, AGE_UNCONFIRMED for an 18+ title before the age confirmation,
  NOT_FOUND for a removed source.
  """
  stream(sourceHash: ID!, episodeId: ID!): Stream
  "The viewer's unfinished episodes, latest first (home row Devam Et). NO_SESSION for visitors."
  continueWatching(page: Int! = 1, size: Int! = 24, cursor: String): PositionList
  "The viewer's positions in these episodes, at most 100; episodes without a position are left out. Empty for visitors."
  positions(episodeIds: [ID!]!): [Position!]
  """
  The adverts before an episode of a title for this viewer; null if there are none. \`seen\`: the adverts that a visitor's browser
  has shown within the last day, one entry per showing, at most 200; not needed for members.
  """
  preRoll(titleId: ID!, seen: [ID!]! = []): PreRoll
}

extend type Mutation {
  "Stores the viewer's position; the newest measurement wins, a watched episode stays watched."
  savePosition(input: SavePositionInput!): SavePositionPayload!
  "Counts an event of an advert; the same key counts once."
  countAdvert(input: CountAdvertInput!): CountAdvertPayload!
  "Counts a source that the player gave up, for the health of sources. NOT_FOUND for a removed source."
  countFailedPlay(input: CountFailedPlayInput!): CountFailedPlayPayload!
  "Removes a title from Devam Et by the id of its position."
  removeContinueWatching(positionId: ID!): RemoveContinueWatchingPayload!
}

enum TranslationKind {
  SUBTITLED
  DUBBED
}

enum SourceKind {
  "A manifest for the site's player."
  STREAM
  "A sandboxed frame on an allowed host."
  EMBED
}

type EpisodeSources {
  groups: [SourceGroup!]!
  segments: [Segment!]!
}

"The sources of one episode by one translator group."
type SourceGroup {
  "Identifies this group of this episode."
  hash: ID!
  "Identifies the translator group across episodes; the viewer's choice per title is stored by it."
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
  """
  Seconds of this release before the episode starts, negative if the release starts later. Segments and positions are in seconds of
  the episode; a player adds the offset.
  """
  offset: Float!
  health: SourceHealth!
}

"Whether a source plays, by the failed plays of the last hours and open reports."
enum SourceHealth {
  GOOD
  "A player tries it after the good ones of its group."
  POOR
}

input CountFailedPlayInput {
  sourceHash: ID!
  episodeId: ID!
}

type CountFailedPlayPayload {
  sourceHash: ID!
}

enum SegmentKind {
  INTRO
  RECAP
  CREDITS
  PREVIEW
}

"A part of an episode, in seconds from its start."
type Segment {
  kind: SegmentKind!
  start: Float!
  end: Float!
}

type Stream {
  kind: SourceKind!
  "Manifests; both for assets in our media store. Their addresses are signed for six hours: request them again after a 403."
  dash: String
  hls: String
  "Address of the frame, with kind EMBED."
  embed: String
  "Subtitles beside the manifests (the player finds those within a manifest)."
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
  "Cursor of the next page, for \`cursor\`; null on the last page."
  nextCursor: String
}

"A member's position in an episode."
type Position {
  id: ID!
  episodeId: ID!
  episode: Episode
  title: Title
  season: Int!
  number: Int!
  positionSeconds: Float!
  "0 while it is unknown."
  durationSeconds: Float!
  watched: Boolean!
  measuredAt: DateTime!
}

input SavePositionInput {
  episodeId: ID!
  "If missing, the position stays and only its time is updated."
  positionSeconds: Float
  durationSeconds: Float
  "When the player measured it; default: now."
  measuredAt: DateTime
}

type SavePositionPayload {
  "Null while too little was watched to store a position."
  position: Position
  "Seconds until the player should report again: 10 to 30, rising with the load."
  nextReportSeconds: Int!
}

type RemoveContinueWatchingPayload {
  positionId: ID!
}

"When an advert may be skipped."
enum AdvertVariant {
  "After the advert's own number of seconds."
  OWN_TIME
  "After five seconds, whatever the advert's own number."
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
  "Target of a click."
  link: String!
  "Its duration in seconds."
  time: Int!
  "Address of a video; null if there is only an image."
  video: String
  "The image before the video starts, or the only content."
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

extend type Query {
  "Confirmed requests to remove content: those that wait, the first due first; the others, the last decided first. For moderators."
  removalRequests(decided: Boolean!, page: Int! = 1, size: Int! = 20, cursor: String): RemovalRequestList!
}

extend type Mutation {
  "Sends a request to remove content; a mail with its number and a link that confirms it follows. BAD_INPUT by field; SLOW_DOWN; CAPTCHA_REQUIRED."
  sendRemovalRequest(input: SendRemovalRequestInput!): MessagePayload!
  "Confirms a request by the token of the mail; twice is no error. LINK_EXPIRED."
  confirmRemovalRequest(token: String!): ConfirmedRemovalRequest!
  "Decides a request and mails the answer. OUTDATED if it was decided meanwhile. For moderators."
  decideRemovalRequest(input: DecideRemovalRequestInput!): RemovalRequestPayload!
}

enum RemovalRight {
  "The asker owns the rights in the work."
  OWNER
  "The asker acts for the owner."
  AGENT
  "The content is about the asker as a person."
  PERSON
  OTHER
}

enum RemovalOutcome {
  REMOVED
  "Some of the addresses."
  PARTLY
  REFUSED
}

type RemovalRequest {
  id: ID!
  "What the asker's mails name."
  number: String!
  name: String!
  email: String!
  right: RemovalRight!
  links: [String!]!
  statement: String!
  confirmedAt: DateTime!
  "48 hours after the confirmation."
  dueAt: DateTime!
  decidedAt: DateTime
  decidedBy: Member
  outcome: RemovalOutcome
  answer: String!
}

type RemovalRequestList {
  items: [RemovalRequest!]!
  last: Boolean!
  "Where the next page begins, for \`cursor\`; null on the last page."
  nextCursor: String
}

type ConfirmedRemovalRequest {
  number: String!
  dueAt: DateTime!
}

type RemovalRequestPayload {
  request: RemovalRequest!
}

input SendRemovalRequestInput {
  name: String!
  email: String!
  right: RemovalRight!
  "1 to 20 addresses, with http or https."
  links: [String!]!
  "20 to 5,000 graphemes."
  statement: String!
  "The asker declares that the statement is true."
  declared: Boolean!
  "Answer to captchaChallenge(action: CONTACT)."
  captcha: String
}

input DecideRemovalRequestInput {
  id: ID!
  outcome: RemovalOutcome!
  "1 to 2,000 graphemes; mailed to the asker."
  answer: String!
}

extend type Query {
  "Content requests of a kind. Open and planned ones, the highest score first; with \`answered\` available and declined ones, the latest first."
  contentRequests(
    kind: RequestKind!
    answered: Boolean! = false
    page: Int! = 1
    size: Int! = 20
    cursor: String
  ): ContentRequestList!
  "These requests (at most 100) with the viewer's votes; unknown ones are left out."
  contentRequestsById(ids: [ID!]!): [ContentRequest!]!
  "What a member may ask for, from 2 characters on: requests with the name, then declined ones, and titles that cannot be watched yet."
  requestSuggestions(query: String!, kind: RequestKind): RequestSuggestions!
}

extend type Mutation {
  "Asks for a title, or votes for it if it was asked for before. CONFLICT if it can be watched; REQUEST_CLOSED if it was declined."
  requestContent(input: RequestContentInput!): RequestContentPayload!
  "The other vote replaces the viewer's, the same vote takes it back. REQUEST_CLOSED for an answered request."
  voteOnRequest(input: VoteOnRequestInput!): RequestVotePayload!
  "Plans, declines, answers or reopens a request; its voters are told. For editors. OUTDATED after another decision."
  decideRequest(input: DecideRequestInput!): DecideRequestPayload!
  "Ends a request and gives its votes to another one of the same kind, which is the result. For editors. BAD_INPUT for another title; REQUEST_CLOSED for an answered one; OUTDATED after another decision."
  mergeRequests(input: MergeRequestsInput!): DecideRequestPayload!
  "For editors and moderators. Twice is no error."
  deleteRequest(id: ID!): DeleteRequestPayload!
}

"The list of a request; a requested anime counts as a series."
enum RequestKind {
  MOVIE
  SERIES
}

enum RequestState {
  OPEN
  PLANNED
  "The title can be watched."
  AVAILABLE
  DECLINED
}

enum RequestVote {
  UP
  DOWN
}

"A title that members ask for."
type ContentRequest {
  id: ID!
  kind: RequestKind!
  name: String!
  "Null for a request by name alone."
  title: Title
  state: RequestState!
  "Why it was declined; otherwise empty."
  reason: String!
  "Votes up minus votes down."
  score: Int!
  "The viewer's; null for none."
  ownVote: RequestVote
  askedAt: DateTime!
  decidedAt: DateTime
  "Rises with each decision."
  version: Int!
  "The member who asked first; null for all but staff."
  askedBy: Member
}

type ContentRequestList {
  items: [ContentRequest!]!
  last: Boolean!
  "Where the next page begins, for \`cursor\`; null on the last page."
  nextCursor: String
}

type RequestSuggestions {
  requests: [ContentRequest!]!
  titles: [Title!]!
}

input RequestContentInput {
  "Required with a name."
  kind: RequestKind
  "1 to 150 graphemes."
  name: String
  "In place of kind and name: a suggested title or request."
  suggestionId: ID
  idempotencyKey: String
}

input VoteOnRequestInput {
  id: ID!
  vote: RequestVote!
  "The same key votes once: make one for each press."
  idempotencyKey: String
}

input DecideRequestInput {
  id: ID!
  state: RequestState!
  "1 to 300 graphemes; required to decline."
  reason: String
  "The version that the editor has read."
  version: Int!
  idempotencyKey: String
}

input MergeRequestsInput {
  "The request that ends."
  id: ID!
  "The request that stays."
  intoId: ID!
  "The version of the ending request that the editor has read."
  version: Int!
  idempotencyKey: String
}

type RequestContentPayload {
  request: ContentRequest!
  "False if it was asked for before."
  created: Boolean!
}

type RequestVotePayload {
  id: ID!
  score: Int!
  ownVote: RequestVote
}

type DecideRequestPayload {
  request: ContentRequest!
}

type DeleteRequestPayload {
  id: ID!
}

extend type Query {
  "Public rooms with present members, the largest first; then those that repeat their episode, and the next scheduled ones."
  rooms(size: Int! = 24): [Room!]!
  "Open rooms that the viewer is in or invited to, the newest first. NO_SESSION for visitors, as all further fields of rooms."
  ownRooms(page: Int! = 1, size: Int! = 24, cursor: String): RoomList!
  "A room that the viewer is in or may enter; null for every other code."
  room(code: ID!): Room
  "FORBIDDEN for those who are not in the room. At most 200: host, moderators, present members, then the others."
  roomMembers(code: ID!): [RoomMember!]!
  "The last 50 episodes that a room has played, the oldest first; after its end also for those who were there."
  roomWatched(code: ID!): [PlayedEpisode!]!
  "The chat. With \`after\` the entries after that number, the oldest first; otherwise those before \`before\`, the newest first."
  roomEntries(code: ID!, after: Int, before: Int, size: Int! = 50): RoomEntryList!
  "As the viewer may see them; for those whose number a frame has named."
  roomEntriesById(code: ID!, ids: [ID!]!): [RoomEntry!]!
  "The episodes that members of the room want to watch next. FORBIDDEN for those who are not in the room."
  roomQueue(code: ID!): RoomQueue!
  """
  How members of rooms have reacted to the ten seconds up to this position, in seconds of the episode; never a later one. Without names, and
  without seconds to which fewer than three members have reacted.
  """
  crowdReactions(episodeId: ID!, position: Int!): [CrowdSecond!]!
}

extend type Mutation {
  "BAD_INPUT without an episode or a title, and for an invited member whom the viewer does not follow."
  createRoom(input: CreateRoomInput!): RoomPayload!
  "Host and moderators; members whom the viewer follows."
  inviteToRoom(code: ID!, memberIds: [ID!]!): RoomCodePayload!
  "ROOM_ENDED, ROOM_FULL. Twice is no error."
  joinRoom(code: ID!): RoomPayload!
  leaveRoom(code: ID!): RoomCodePayload!
  "It takes effect at the playback's \`effectiveMs\`. OUTDATED for an older epoch or another episode: read the room again."
  controlRoom(input: ControlRoomInput!): RoomPayload!
  "Host and moderators: the lobby ends."
  startRoom(code: ID!, epoch: Int!): RoomPayload!
  endRoom(code: ID!): RoomPayload!
  handOverRoom(code: ID!, epoch: Int!, memberId: ID!): RoomPayload!
  setRoomRole(code: ID!, epoch: Int!, memberId: ID!, role: RoomRole!): RoomPayload!
  "With \`ban\` the member may not come back."
  removeFromRoom(code: ID!, epoch: Int!, memberId: ID!, ban: Boolean! = false): RoomPayload!
  "A sign of life of a page in the room, sent again after \`nextMs\`."
  beatRoom(input: BeatRoomInput!): RoomBeat!
  "1 to 500 graphemes."
  addRoomEntry(input: AddRoomEntryInput!): RoomEntryPayload!
  deleteRoomEntry(id: ID!): RoomEntryPayload!
  "Entries with their covered texts."
  revealRoomEntries(code: ID!, ids: [ID!]!): RoomEntriesPayload!
  "Adds an episode to the queue with the viewer's vote; for a queued one it is only a vote. BAD_INPUT for the one that plays, LIMIT_REACHED beyond 50."
  proposeEpisode(code: ID!, episodeId: ID!): RoomQueuePayload!
  "An episode without votes leaves the queue."
  voteForEpisode(code: ID!, episodeId: ID!, active: Boolean!): RoomQueuePayload!
  "Host and moderators."
  removeProposal(code: ID!, episodeId: ID!): RoomQueuePayload!
  "Host and moderators: an episode of the queue plays for everybody; default: the first one."
  startNextEpisode(code: ID!, epoch: Int!, episodeId: ID): RoomPayload!
  "A page of the host or a moderator whose player has reached the end: a countdown to the first episode of the queue begins."
  reportEpisodeEnd(code: ID!, epoch: Int!, episodeId: ID!): RoomPayload!
  "Host and moderators: stops the countdown."
  stopNextEpisode(code: ID!, epoch: Int!): RoomPayload!
  "A reaction to the scene that the room plays now: pages in the room show it without a name. FORBIDDEN in the lobby."
  reactInRoom(code: ID!, reaction: ReactionKind!): RoomCodePayload!
}

extend type Subscription {
  "The frames of a room after the state with this number. Their numbers may have gaps: each holds the whole state."
  roomFrames(ticket: String!, seq: Int!): RoomFrame!
  "The entries of the chat after the one with the number \`after\`: at once, and then each new one, with ticket and number as for \`roomFrames\`. It ends with FORBIDDEN for a member who has left or was removed. A room with more than 50 members sends no new ones: read them with \`roomEntries\`."
  roomEntriesAdded(ticket: String!, seq: Int!, after: Int!): RoomEntriesAdded!
}

enum RoomVisibility {
  "Listed."
  PUBLIC
  "Everybody with the link may enter."
  LINK
  "Only invited members may enter."
  INVITED
}

enum RoomPhase {
  "Before the start."
  LOBBY
  PLAYING
  ENDED
}

enum RoomRole {
  MEMBER
  MODERATOR
  HOST
}

"What a member's player does."
enum RoomActivity {
  WAITING
  READY
  PLAYING
  CATCHING_UP
  ADVERT
  PAUSED
}

enum RoomCommand {
  PLAY
  PAUSE
  "With \`positionMs\` and the \`episodeId\` that it belongs to."
  SEEK
  "With \`rate\`: 0.5, 0.75, 1, 1.25, 1.5, 1.75 or 2."
  RATE
  "With \`episodeId\`."
  EPISODE
  "Of the host: the room waits for members whose players lack data, at most 8 s, and then plays on."
  WAIT
  "Of the host and moderators, with \`sourceHash\` and the \`episodeId\` that it belongs to: the default source."
  SOURCE
}

type RoomList {
  items: [Room!]!
  last: Boolean!
  nextCursor: String
}

type Room {
  "Its page is /oda/{code}."
  code: ID!
  path: String!
  title: String!
  visibility: RoomVisibility!
  phase: RoomPhase!
  "Null while nobody is in the room."
  host: Member
  hostId: ID
  playback: RoomPlayback!
  "The episode that plays; null if it was removed."
  episode: Episode
  "Members in the room, present or not."
  memberCount: Int!
  "Members with a sign of life in the last 15 s."
  presentCount: Int!
  seq: Int!
  "Rises when the host changes and when a member is removed."
  epoch: Int!
  "Number of the last chat entry."
  chatSeq: Int!
  "Null if the viewer is not in the room."
  viewerRole: RoomRole
  "Whether the viewer may play, pause, seek and choose the episode."
  mayControl: Boolean!
  "The viewer is invited and has not entered."
  invited: Boolean!
  createdAt: DateTime!
  "When a scheduled room begins; null for a room that was opened at once."
  startsAt: DateTime
  "Number of the last change of the queue: read the queue again if it is higher than that of the known one."
  queueSeq: Int!
  "When the first episode of the queue starts, by the server's clock in ms since 1970; null without a countdown."
  nextMs: Float
  "Until when the room waits for members whose players lack data, by the server's clock in ms since 1970; null without a wait."
  waitMs: Float
  "The source of the episode for members who have not chosen one; null for none."
  sourceHash: String
  "The server's clock at this answer, in ms since 1970."
  serverMs: Float!
  "For \`roomFrames\`; null if the viewer is not in the room."
  live: RoomLive
}

type RoomLive {
  seq: Int!
  "Valid for ten minutes; the connection sends a new one in time."
  ticket: String!
}

"The position now is \`positionMs\` + (now - \`effectiveMs\`) × \`rate\` while it plays; before \`effectiveMs\` the state before goes on."
type RoomPlayback {
  episodeId: ID!
  positionMs: Int!
  "By the server's clock, in ms since 1970."
  effectiveMs: Float!
  rate: Float!
  playing: Boolean!
}

type RoomMember {
  memberId: ID!
  "Null for a member who is gone."
  member: Member
  role: RoomRole!
  "Null: not present."
  activity: RoomActivity
  "The member's player minus the room's position, in ms."
  offsetMs: Int!
}

type RoomBeat {
  seq: Int!
  epoch: Int!
  chatSeq: Int!
  serverMs: Float!
  presentCount: Int!
  nextMs: Int!
}

type RoomEntryList {
  items: [RoomEntry!]!
  "No more in this direction."
  last: Boolean!
}

type RoomEntriesAdded {
  "The oldest first. The first event may have none."
  items: [RoomEntry!]!
  "The viewer now has all entries up to this number: those between that are not among the items are hidden from the viewer."
  seq: Int!
}

type RoomEntry {
  id: ID!
  seq: Int!
  "Null for a member who is gone."
  author: Member
  authorId: ID
  "Empty if covered or deleted."
  body: String!
  covered: Boolean!
  deleted: Boolean!
  spoiler: Spoiler!
  postedAt: DateTime!
  replyTo: RoomQuote
}

"The entry that another one answers."
type RoomQuote {
  entryId: ID!
  authorId: ID
  author: Member
  "Its first 100 characters; empty if covered or deleted."
  excerpt: String!
  deleted: Boolean!
}

type RoomFrame {
  "The number of the reader's state after this frame."
  seq: Int!
  "Frames are missing: read the room again."
  resync: Boolean!
  "Wait for a random part of this time, in ms, before reading entries or the room: it grows with the readers."
  spreadMs: Int!
  "The room as it is now; null without a change of it. With another \`epoch\` than the reader's: read the room again for a new ticket."
  state: RoomState
  "Replaces the reader's ticket; null if that is still valid for a while."
  ticket: String
  "Reactions of members since the frame before, without names."
  reactions: [ReactionCount!]!
}

type RoomState {
  epoch: Int!
  phase: RoomPhase!
  hostId: ID
  playback: RoomPlayback!
  memberCount: Int!
  chatSeq: Int!
  "Read the members again."
  membersChanged: Boolean!
  "An entry that was deleted."
  changedEntryId: ID
  "The member whose role has changed: that member reads the room again."
  changedRoleId: ID
  "As in Room."
  queueSeq: Int!
  "As in Room."
  nextMs: Float
  "As in Room."
  waitMs: Float
  "As in Room."
  sourceHash: String
}

"An episode that a room has played; null if it was removed from the site."
type PlayedEpisode {
  episode: Episode
  startedAt: DateTime!
}

type RoomQueue {
  "The next one first: the most votes, then the oldest."
  items: [QueuedEpisode!]!
  queueSeq: Int!
}

"How members of rooms have reacted to a second of an episode."
type CrowdSecond {
  second: Int!
  reactions: [ReactionCount!]!
}

type QueuedEpisode {
  episodeId: ID!
  "Null if it was removed from the site."
  episode: Episode
  votes: Int!
  "The viewer has voted for it."
  voted: Boolean!
  "Null for a member who is gone, and across a block."
  proposer: Member
}

input CreateRoomInput {
  episodeId: ID!
  "3 to 80 graphemes."
  title: String!
  "Default: INVITED with invites, otherwise LINK."
  visibility: RoomVisibility
  "Members whom the viewer follows, at most 100."
  inviteIds: [ID!] = []
  "When the room begins, 5 minutes to 30 days ahead; default: now."
  startsAt: DateTime
  "The same key within 24 h has one effect and the same answer: make a key when the form opens."
  idempotencyKey: String
}

input ControlRoomInput {
  code: ID!
  "The epoch of the state that the viewer saw."
  epoch: Int!
  kind: RoomCommand!
  positionMs: Int
  rate: Float
  episodeId: ID
  sourceHash: String
  "The same key within 24 h has one effect: make one for each command."
  idempotencyKey: String
}

input BeatRoomInput {
  code: ID!
  activity: RoomActivity!
  offsetMs: Int! = 0
  "The page's last measured round trip."
  roundTripMs: Int! = 0
}

input AddRoomEntryInput {
  code: ID!
  body: String!
  spoiler: SpoilerInput
  "An entry of the same room."
  replyToId: ID
  "The same key within 24 h has one effect and the same answer: make one for each entry."
  idempotencyKey: String
}

type RoomPayload {
  room: Room!
}

type RoomCodePayload {
  code: ID!
}

type RoomEntryPayload {
  entry: RoomEntry!
}

type RoomEntriesPayload {
  entries: [RoomEntry!]!
}

type RoomQueuePayload {
  queue: RoomQueue!
}

extend type Query {
  "Those who follow a member, the newest first; null where the member keeps it from the viewer."
  followers(memberId: ID!, page: Int! = 1, size: Int! = 20, cursor: String): MemberList
  "Those whom a member follows, the newest first; null where the member keeps it from the viewer."
  followed(memberId: ID!, page: Int! = 1, size: Int! = 20, cursor: String): MemberList
  "Those who ask to follow the viewer, the newest first. NO_SESSION."
  followRequests(page: Int! = 1, size: Int! = 20, cursor: String): MemberList
  "Members who follow the viewer and whom the viewer follows, the newest first. NO_SESSION for visitors."
  friends(page: Int! = 1, size: Int! = 20, cursor: String): MemberList
  "The newest 20 friends and the number of all, for polls: answered from memory while nothing changes. NO_SESSION for visitors."
  friendsNow: FriendsNow
  "Members whom the viewer might follow. NO_SESSION for visitors."
  followSuggestions(size: Int! = 5): [FollowSuggestion!]
}

extend type Mutation {
  "A member with a private profile is asked. BAD_INPUT for oneself; FORBIDDEN across a block; LIMIT_REACHED beyond 10,000."
  setFollow(input: SetFollowInput!): RelationshipPayload!
  "NOT_FOUND where nobody asks, also after it was answered."
  answerFollowRequest(id: ID!, accepted: Boolean!): RelationshipPayload!
}

extend type Member {
  "How the viewer stands to the member; null while it is not known."
  relationship: Relationship
}

enum FollowState {
  NONE
  "The member has a private profile and has not answered yet."
  REQUESTED
  FOLLOWING
}

type Relationship {
  "The member's id."
  id: ID!
  "NONE for a visitor."
  state: FollowState!
  followsViewer: Boolean!
  followerCount: Int!
  followedCount: Int!
}

type MemberList {
  items: [Member!]!
  count: Int!
  last: Boolean!
  "Where the next page begins, for \`cursor\`; null on the last page."
  nextCursor: String
}

input SetFollowInput {
  "The member's id."
  id: ID!
  "Absent: the other way round than it stands."
  active: Boolean
  idempotencyKey: String
}

type RelationshipPayload {
  relationship: Relationship!
}

extend type Query {
  "A feed, the newest first. With \`newerThan\`, the id of a post, those directly above it; \`last\` then says whether more are newer. FOLLOWED: NO_SESSION for a visitor, and pages by cursor alone."
  feed(kind: FeedKind!, page: Int! = 1, size: Int! = 20, cursor: String, newerThan: ID): PostList
  "The posts of a member, the newest first; null where the member keeps them from the viewer."
  memberPosts(memberId: ID!, page: Int! = 1, size: Int! = 20, cursor: String): PostList
  "Null for one that is not there, and for one that is kept from the viewer."
  post(id: ID!): Post
  "The viewer's overlay on posts that were rendered without a session: at most 100; those kept from the viewer are left out."
  postsById(ids: [ID!]!): [Post!]
}

extend type Mutation {
  "A text of 1 to 2,000 graphemes with at most four photos, photos alone, or a poll. DUPLICATE_ANSWERS, TOO_FEW_ANSWERS; NOT_FOUND for a title or an episode that is not there."
  createPost(input: CreatePostInput!): PostPayload!
  "The author's alone; a poll keeps its question and answers. OUTDATED when the post was changed since \`version\` was read."
  editPost(input: EditPostInput!): PostPayload!
  "The author's, and a moderator's. Twice is no error."
  deletePost(id: ID!): DeletePostPayload!
  "Removes one photo of an own post; the post stays. BAD_INPUT for the last photo of a post without a text."
  deletePostPhoto(postId: ID!, photoId: ID!): PostPayload!
  "What covered posts hold back, for a reader who asks to see it; at most 50. Visitors too."
  revealPosts(ids: [ID!]!): RevealPostsPayload!
  "Up to 50 a member a post; more change nothing. BAD_INPUT for an own post."
  clap(input: ClapInput!): ClapPayload!
  "One vote a member, final: CONFLICT for a second one; POLL_ENDED."
  voteInPoll(input: VoteInPollInput!): VoteInPollPayload!
}

extend type Subscription {
  "How many posts of a feed are newer than one: at once, and whenever the number has changed. FOLLOWED: NO_SESSION for a visitor."
  newPosts(kind: FeedKind!, newerThan: ID): NewPosts!
  "The frames of a post's claps or poll after the state with this number, at most one a second. The first frame comes at once and has only a new ticket. OUTDATED for an expired ticket: read the post again to get another one."
  postFrames(ticket: String!, seq: Int!): PostFrame!
}

enum FeedKind {
  "'Herkes': posts of members with a public profile."
  EVERYONE
  "'Takip ettiklerin'"
  FOLLOWED
}

type PostList {
  items: [Post!]!
  last: Boolean!
  "Where the next page begins, for \`cursor\`; null on the last page."
  nextCursor: String
}

type Post {
  id: ID!
  "Path of its own page."
  path: String!
  "Null for a post of the feed."
  groupId: ID
  "Null for a post of the feed, and while its group cannot be read."
  group: Group
  "Null for a member who is gone."
  author: Member
  "Null while covered."
  body: String
  spoiler: Spoiler!
  "Its texts are held back until the reader asks for them."
  covered: Boolean!
  "What the post shows a card of; null for none, and for one that is gone."
  title: Title
  episode: Episode
  "Usernames of members whom the text names or has named."
  mentions: [String!]!
  postedAt: DateTime!
  edited: Boolean!
  "Rises with each edit; what editPost asks for."
  version: Int!
  "Null for a text."
  poll: Poll
  "At most four, in their order; none while covered."
  photos: [PostPhoto!]!
  clapCount: Int!
  "The viewer's own, 0 to 50."
  ownClaps: Int!
  "Comments and replies, as \`comments\` lists them for the target of kind POST; 0 while they cannot be counted."
  commentCount: Int!
  "Where the frames of the claps continue."
  clapLive: PostLive!
  "Where the frames of the poll's results continue; null without a poll, while its results are hidden, and after its end."
  pollLive: PostLive
  "Kinds with a count of 0 are left out."
  reactions: [ReactionCount!]!
  "Null for none, and for visitors."
  ownReaction: ReactionKind
  "Whether the viewer may; false for visitors."
  mayEdit: Boolean!
  mayDelete: Boolean!
}

type PostLive {
  "The number of the state."
  seq: Int!
  "For \`postFrames\`; valid for ten minutes."
  ticket: String!
}

type PostFrame {
  "The number of the reader's state after this frame; a new connection continues from it."
  seq: Int!
  "Frames are missing: read the post again."
  resync: Boolean!
  "Wait for a random part of this time, in ms, before reading the post: it grows with the readers."
  spreadMs: Int!
  "The claps of all members; 0 in frames of a poll."
  claps: Int!
  "Votes by answer; empty in frames of claps. Answers at the end without votes may be missing."
  votes: [Int!]!
  "Replaces the reader's ticket; null if that is still valid for a while. Such a frame holds no counts."
  ticket: String
}

type PostPhoto {
  id: ID!
  "Signed address of a WebP, valid for six hours."
  src: String!
  "In pixels."
  width: Int!
  height: Int!
  "What the photo shows; may be empty."
  alt: String!
}

type Poll {
  "Empty while covered, as the answers."
  question: String!
  answers: [PollAnswer!]!
  "Null: open for good."
  endsAt: DateTime
  ended: Boolean!
  "The viewer's answer, by its number; null for none."
  ownAnswer: Int
  "The counts are 0 until the viewer has voted or the poll has ended; its author sees them."
  resultsHidden: Boolean!
  voteCount: Int!
}

type PollAnswer {
  text: String!
  count: Int!
}

type NewPosts {
  "At most 21."
  count: Int!
}

input CreatePostInput {
  body: String!
  "Absent: gives nothing away."
  spoiler: SpoilerInput
  "A card of a title, or of an episode; not both."
  titleId: ID
  episodeId: ID
  poll: NewPollInput
  "At most four; none with a poll."
  photos: [PostPhotoInput!]
  "The same key within 24 h has one effect and the same answer: make one when the form opens."
  idempotencyKey: String
}

input PostPhotoInput {
  "As a form post of \`photo\` to /upload/photo answered it: \`{ success, uploadId, src, width, height }\`. It serves one post."
  uploadId: String!
  "0 to 300 graphemes."
  alt: String! = ""
}

input NewPollInput {
  "1 to 200 graphemes."
  question: String!
  "2 to 10 of 1 to 100 graphemes; empty ones are left out."
  answers: [String!]!
  "5 minutes to 30 days ahead; absent: open for good."
  endsAt: DateTime
}

input EditPostInput {
  id: ID!
  body: String!
  "Absent: stays as it is."
  spoiler: SpoilerInput
  "Added after those that the post has, four in all."
  photos: [PostPhotoInput!]
  version: Int!
  idempotencyKey: String
}

input ClapInput {
  postId: ID!
  "1 to 50."
  claps: Int!
  "The same key claps once: make one for each press."
  idempotencyKey: String
}

input VoteInPollInput {
  postId: ID!
  "By its number, from 1."
  answer: Int!
  idempotencyKey: String
}

type PostPayload {
  post: Post!
}

type DeletePostPayload {
  id: ID!
}

type RevealPostsPayload {
  posts: [Post!]!
}

type ClapPayload {
  postId: ID!
  clapCount: Int!
  ownClaps: Int!
}

type VoteInPollPayload {
  postId: ID!
  poll: Poll!
}

type FriendsNow {
  items: [Member!]!
  count: Int!
}

type FollowSuggestion {
  member: Member!
  "Why, in words: '3 ortak yapım'."
  reason: String!
}

extend type Query {
  "The members with a role of staff, by username. For admins."
  staff: [StaffMember!]!
  "A member with the silences and bans, also a banned one; null for an unknown username. For moderators."
  deskMember(username: String!): DeskMember
  "Messages of the contact form: those that wait, the oldest first; the others, the last sent first. For moderators."
  contactMessages(handled: Boolean!, page: Int! = 1, size: Int! = 20, cursor: String): ContactMessageList!
}

extend type Mutation {
  "Gives and takes roles; the member's sessions end. OUTDATED if they are no longer those that were seen; LAST_ADMIN if no admin would be left; SIGN_IN_ELSEWHERE if an identity provider keeps the roles. For admins."
  setRoles(input: SetRolesInput!): SetRolesPayload!
  "Silences or bans a member. BAD_INPUT for a wrong end; FORBIDDEN for oneself, and for staff unless by an admin. For moderators."
  imposeSanction(input: ImposeSanctionInput!): SanctionPayload!
  "Ends a silence or a ban before its time. For moderators."
  endSanction(id: ID!): SanctionPayload!
  "Marks a contact message as handled, or as waiting again. For moderators."
  setContactHandled(id: ID!, handled: Boolean!): ContactMessagePayload!
}

enum SanctionKind {
  "The member may read, but writes nothing that others see."
  SILENCE
  "The member cannot sign in."
  BAN
}

"The rule that was broken: the reason that the member is told."
enum Violation {
  SPOILER
  INSULT
  SPAM
  INDECENT
  PRIVATE_DATA
  IMPERSONATION
  COPYRIGHT
  OTHER
}

type StaffMember {
  member: Member!
  roles: [Role!]!
}

type DeskMember {
  member: Member!
  roles: [Role!]!
  "The last one first."
  sanctions: [Sanction!]!
  "The cases in which the member was warned, or a text of the member was removed or covered, the last one first. Null if they cannot be read now."
  decisions: [ModerationCase!]
}

type Sanction {
  id: ID!
  kind: SanctionKind!
  violation: Violation!
  imposedAt: DateTime!
  "Null: a ban without an end."
  until: DateTime
  "Null for a moderator who is gone."
  imposedBy: Member
  "The case whose outcome it is."
  caseId: ID
  "Null while it is in force."
  endedAt: DateTime
}

input SetRolesInput {
  memberId: ID!
  "All roles of the member afterwards; MEMBER is always kept."
  roles: [Role!]!
  "The roles that the admin has read; null: not compared."
  seen: [Role!]
}

type SetRolesPayload {
  staff: StaffMember!
}

input ImposeSanctionInput {
  memberId: ID!
  kind: SanctionKind!
  violation: Violation!
  "Within a year. Null: without an end, for a ban only."
  until: DateTime
  idempotencyKey: String
}

type SanctionPayload {
  sanction: Sanction!
}

type ContactMessage {
  id: ID!
  "Null for a visitor, and for a member who is gone."
  member: Member
  name: String!
  email: String!
  subject: String!
  message: String!
  sentAt: DateTime!
  "Null while it waits."
  handledAt: DateTime
  handledBy: Member
}

type ContactMessageList {
  items: [ContactMessage!]!
  last: Boolean!
  "Where the next page begins, for \`cursor\`; null on the last page."
  nextCursor: String
}

type ContactMessagePayload {
  contact: ContactMessage!
}

extend type Query {
  "Members' short texts under a title, the highest score first, with the viewer's own one."
  stories(titleId: ID!, page: Int! = 1, size: Int! = 10, cursor: String): StoryList!
}

extend type Mutation {
  "The viewer's one story under a title; a second one replaces the text of the first. NOT_FOUND for an unknown title."
  setStory(input: SetStoryInput!): StoryPayload!
  "The author's, and a moderator's. Twice is no error."
  deleteStory(id: ID!): DeleteStoryPayload!
  "The hidden text of a covered story, which the viewer asks to see. NOT_FOUND."
  revealStory(id: ID!): StoryPayload!
  "On another member's story: the other vote replaces the viewer's, the same vote takes it back."
  voteOnStory(input: VoteOnStoryInput!): StoryVotePayload!
}

enum StoryVote {
  UP
  DOWN
}

type Story {
  id: ID!
  "Null for a member who is gone."
  author: Member
  "Empty while the story is covered."
  body: String!
  "A moderator covers it as a spoiler of its title, which the viewer has not watched."
  covered: Boolean!
  postedAt: DateTime!
  edited: Boolean!
  "Votes up minus votes down."
  score: Int!
  "The viewer's; null for none."
  ownVote: StoryVote
  mayDelete: Boolean!
}

type StoryList {
  items: [Story!]!
  "The viewer's own story; null for none."
  own: Story
  last: Boolean!
  "Where the next page begins, for \`cursor\`; null on the last page."
  nextCursor: String
}

input SetStoryInput {
  titleId: ID!
  "1 to 300 graphemes."
  body: String!
  idempotencyKey: String
}

input VoteOnStoryInput {
  id: ID!
  vote: StoryVote!
  "The same key votes once: make one for each press."
  idempotencyKey: String
}

type StoryPayload {
  story: Story!
}

type DeleteStoryPayload {
  id: ID!
}

type StoryVotePayload {
  id: ID!
  score: Int!
  ownVote: StoryVote
}
`;
