// Made by scripts/generate-types.mjs from the features’ *.graphql: see README.md.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ActivationState =
  | 'READY'
  | 'PASSWORD'
  | 'USED'
  | 'EXPIRED';

export type Audience =
  | 'EVERYONE'
  | 'MEMBERS'
  | 'NOBODY';

export type Role =
  | 'MEMBER'
  | 'EDITOR'
  | 'MODERATOR'
  | 'ADMIN';

export type SignInInput = {
  login: string;
  password: string;
  remember?: boolean;
  captcha?: string | null | undefined;
};

export type SignInByTicketInput = {
  ticket: string;
  idToken: string;
  password?: string | null | undefined;
};

export type RegisterInput = {
  username: string;
  email: string;
  password: string;
  passwordAgain: string;
  captcha?: string | null | undefined;
};

export type EmailInput = {
  email: string;
  captcha?: string | null | undefined;
};

export type ActivateInput = {
  token: string;
  password?: string | null | undefined;
};

export type ChangePasswordByTokenInput = {
  token: string;
  password: string;
};

export type UpdateProfileInput = {
  name: string;
  about?: string;
  country?: string;
  birthYear?: number | null | undefined;
};

export type RequestEmailChangeInput = {
  email: string;
};

export type ConfirmEmailInput = {
  token: string;
  password: string;
};

export type ChangePasswordInput = {
  oldPassword: string;
  password: string;
  passwordAgain: string;
};

export type SocialLinksInput = {
  facebook: string;
  twitter: string;
  instagram: string;
};

export type PrivacyInput = {
  profile: Audience;
  indexed: boolean;
};

export type SendContactInput = {
  name: string;
  email: string;
  subject: string;
  message: string;
  captcha?: string | null | undefined;
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
  | 'ADDED'
  | 'POPULAR'
  | 'NAME';

export type ShelfSort =
  | 'GENRE'
  | 'NETWORK';

export type ShelfInput = {
  sort: ShelfSort;
  slug: string;
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

export type TargetKind =
  | 'MOVIE'
  | 'EPISODE'
  | 'SERIES'
  | 'COLLECTION'
  | 'DISCUSSION'
  | 'TRAILER';

export type TargetInput = {
  kind: TargetKind;
  id: string;
};

export type ReactionKind =
  | 'LIKE'
  | 'DISLIKE'
  | 'GREAT'
  | 'FUNNY'
  | 'SAD'
  | 'SURPRISED';

export type SpoilerKind =
  | 'NONE'
  | 'TITLE'
  | 'EPISODE';

export type SpoilerInput = {
  kind: SpoilerKind;
  season?: number | null | undefined;
  number?: number | null | undefined;
};

export type PostCommentInput = {
  target: TargetInput;
  body: string;
  spoiler?: SpoilerInput | null | undefined;
  idempotencyKey?: string | null | undefined;
};

export type PostReplyInput = {
  parentId: string;
  body: string;
  spoiler?: SpoilerInput | null | undefined;
  idempotencyKey?: string | null | undefined;
};

export type EditCommentInput = {
  id: string;
  body: string;
  spoiler?: SpoilerInput | null | undefined;
  version: number;
  idempotencyKey?: string | null | undefined;
};

export type ReportTarget =
  | 'COMMENT'
  | 'TITLE'
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
  targetId: string;
  problem: ReportProblem;
  description?: string;
  idempotencyKey?: string | null | undefined;
};

export type ReactionTarget =
  | 'COMMENT'
  | 'SERIES'
  | 'EPISODE';

export type SetReactionInput = {
  targetType: ReactionTarget;
  targetId: string;
  reaction: ReactionKind;
  active: boolean;
};

export type LibraryList =
  | 'WATCH_LIST'
  | 'FAVOURITES'
  | 'FOLLOWED';

export type TitleMark =
  | 'WATCH_LIST'
  | 'ENTRY_WATCHED'
  | 'FAVOURITE'
  | 'FOLLOWED';

export type SetEpisodeWatchedInput = {
  episodeId: string;
  watched: boolean;
  idempotencyKey?: string | null | undefined;
};

export type SetSeasonWatchedInput = {
  titleId: string;
  season: number;
  watched: boolean;
  idempotencyKey?: string | null | undefined;
};

export type SetTitleMarkInput = {
  titleId: string;
  mark: TitleMark;
  active: boolean;
  idempotencyKey?: string | null | undefined;
};

export type NotificationKind =
  | 'REPLY'
  | 'MENTION'
  | 'EPISODE';

export type NotifyKind =
  | 'EPISODE'
  | 'TITLE';

export type SetLetMeKnowInput = {
  kind: NotifyKind;
  id: string;
  active: boolean;
};

export type TranslationKind =
  | 'SUBTITLED'
  | 'DUBBED';

export type SourceKind =
  | 'STREAM'
  | 'EMBED';

export type SegmentKind =
  | 'INTRO'
  | 'RECAP'
  | 'CREDITS'
  | 'PREVIEW';

export type SavePositionInput = {
  episodeId: string;
  positionSeconds?: number | null | undefined;
  durationSeconds?: number | null | undefined;
  measuredAt?: string | null | undefined;
};

export type AdvertVariant =
  | 'OWN_TIME'
  | 'AFTER_FIVE';

export type AdvertMoment =
  | 'IMPRESSION'
  | 'SKIP'
  | 'CLICK';

export type CountAdvertInput = {
  advertId: string;
  moment: AdvertMoment;
  idempotencyKey?: string | null | undefined;
};

export type CaptchaChallengeQueryVariables = Exact<{
  action: CaptchaAction;
}>;


export type CaptchaChallengeQuery = { captchaChallenge: string | null };

export type SendContactMutationVariables = Exact<{
  input: SendContactInput;
}>;


export type SendContactMutation = { sendContact: { message: string } };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { register: { message: string } };

export type SendActivationMutationVariables = Exact<{
  input: EmailInput;
}>;


export type SendActivationMutation = { sendActivation: { message: string } };

export type ActivationQueryVariables = Exact<{
  token: string;
}>;


export type ActivationQuery = { activation: { state: ActivationState, username: string | null } };

export type ActivateMutationVariables = Exact<{
  input: ActivateInput;
}>;


export type ActivateMutation = { activate: { viewer: { id: string, member: { id: string, username: string, name: string, avatar: string | null, path: string } } } };

export type RequestPasswordResetMutationVariables = Exact<{
  input: EmailInput;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { message: string } };

export type ChangePasswordByTokenMutationVariables = Exact<{
  input: ChangePasswordByTokenInput;
}>;


export type ChangePasswordByTokenMutation = { changePasswordByToken: { message: string } };

export type ProfileQueryVariables = Exact<{
  username: string;
}>;


export type ProfileQuery = { profile: { about: string, country: string, joinedAt: string | null, hidden: boolean, indexed: boolean, member: { id: string, username: string, name: string, avatar: string | null, path: string }, links: { facebook: string, twitter: string, instagram: string } } | null };

export type ProviderFieldsFragment = { url: string, realm: string, clientId: string, reachable: boolean };

export type IdentityProviderQueryVariables = Exact<{ [key: string]: never; }>;


export type IdentityProviderQuery = { identityProvider: { url: string, realm: string, clientId: string, reachable: boolean } | null };

export type SignInByTicketMutationVariables = Exact<{
  input: SignInByTicketInput;
}>;


export type SignInByTicketMutation = { signInByTicket: { viewer: { id: string, roles: Array<Role>, unreadNotifications: number | null, member: { id: string, username: string, name: string, avatar: string | null, path: string } } } };

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn: { viewer: { id: string, roles: Array<Role>, unreadNotifications: number | null, member: { id: string, username: string, name: string, avatar: string | null, path: string } } } };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: { signedOut: boolean, leaveAt: string | null } };

export type AccountFieldsFragment = { id: string, about: string, country: string, email: string | null, pendingEmail: string | null, birthYear: number | null, member: { id: string, username: string, name: string, avatar: string | null, path: string }, links: { facebook: string, twitter: string, instagram: string }, privacy: { profile: Audience, indexed: boolean } };

export type DeviceFieldsFragment = { id: string, userAgent: string, createdAt: string, lastSeenAt: string, current: boolean };

export type AccountQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountQuery = { account: { id: string, about: string, country: string, email: string | null, pendingEmail: string | null, birthYear: number | null, member: { id: string, username: string, name: string, avatar: string | null, path: string }, links: { facebook: string, twitter: string, instagram: string }, privacy: { profile: Audience, indexed: boolean } } | null };

export type SessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionsQuery = { account: { id: string, sessions: Array<{ id: string, userAgent: string, createdAt: string, lastSeenAt: string, current: boolean }> } | null };

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { account: { id: string, about: string, country: string, email: string | null, pendingEmail: string | null, birthYear: number | null, member: { id: string, username: string, name: string, avatar: string | null, path: string }, links: { facebook: string, twitter: string, instagram: string }, privacy: { profile: Audience, indexed: boolean } } } };

export type RequestEmailChangeMutationVariables = Exact<{
  input: RequestEmailChangeInput;
}>;


export type RequestEmailChangeMutation = { requestEmailChange: { message: string } };

export type ConfirmEmailMutationVariables = Exact<{
  input: ConfirmEmailInput;
}>;


export type ConfirmEmailMutation = { confirmEmail: { message: string } };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { message: string } };

export type SetSocialLinksMutationVariables = Exact<{
  input: SocialLinksInput;
}>;


export type SetSocialLinksMutation = { setSocialLinks: { account: { id: string, about: string, country: string, email: string | null, pendingEmail: string | null, birthYear: number | null, member: { id: string, username: string, name: string, avatar: string | null, path: string }, links: { facebook: string, twitter: string, instagram: string }, privacy: { profile: Audience, indexed: boolean } } } };

export type SetPrivacyMutationVariables = Exact<{
  input: PrivacyInput;
}>;


export type SetPrivacyMutation = { setPrivacy: { account: { id: string, about: string, country: string, email: string | null, pendingEmail: string | null, birthYear: number | null, member: { id: string, username: string, name: string, avatar: string | null, path: string }, links: { facebook: string, twitter: string, instagram: string }, privacy: { profile: Audience, indexed: boolean } } } };

export type RemoveAvatarMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveAvatarMutation = { removeAvatar: { account: { id: string, about: string, country: string, email: string | null, pendingEmail: string | null, birthYear: number | null, member: { id: string, username: string, name: string, avatar: string | null, path: string }, links: { facebook: string, twitter: string, instagram: string }, privacy: { profile: Audience, indexed: boolean } } } };

export type EndSessionMutationVariables = Exact<{
  id: string;
}>;


export type EndSessionMutation = { endSession: { account: { id: string, sessions: Array<{ id: string, userAgent: string, createdAt: string, lastSeenAt: string, current: boolean }> } } };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: { account: { id: string, sessions: Array<{ id: string, userAgent: string, createdAt: string, lastSeenAt: string, current: boolean }> } } };

export type MemberFieldsFragment = { id: string, username: string, name: string, avatar: string | null, path: string };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { id: string, roles: Array<Role>, unreadNotifications: number | null, member: { id: string, username: string, name: string, avatar: string | null, path: string } } | null };

export type AiringTitlesFragment = { count: number, last: boolean, items: Array<{ title: { id: string, kind: TitleKind, path: string, name: string, year: number | null, ageMark: AgeMark | null, rating: number | null, poster: string | null, backdrop: string | null, addedAt: string | null, airTime: { weekday: number, time: string | null } | null, seasons: Array<{ number: number, episodeCount: number }>, genres: Array<{ id: string, name: string }> }, next: { id: string, season: number, number: number, releasedAt: string | null } | null }> };

export type AiringQueryVariables = Exact<{
  page: number;
  size: number;
}>;


export type AiringQuery = { airing: { count: number, last: boolean, items: Array<{ title: { id: string, kind: TitleKind, path: string, name: string, year: number | null, ageMark: AgeMark | null, rating: number | null, poster: string | null, backdrop: string | null, addedAt: string | null, airTime: { weekday: number, time: string | null } | null, seasons: Array<{ number: number, episodeCount: number }>, genres: Array<{ id: string, name: string }> }, next: { id: string, season: number, number: number, releasedAt: string | null } | null }> } | null };

export type TitleCardFragment = { id: string, kind: TitleKind, path: string, name: string, year: number | null, ageMark: AgeMark | null, rating: number | null, poster: string | null, backdrop: string | null, addedAt: string | null, seasons: Array<{ number: number, episodeCount: number }>, genres: Array<{ id: string, name: string }> };

export type EpisodeCardFragment = { id: string, season: number, number: number, name: string, durationSeconds: number | null, releasedAt: string | null, image: string | null, path: string | null, title: { id: string, kind: TitleKind, name: string, path: string, poster: string | null, backdrop: string | null } | null };

export type TitleCardsFragment = { count: number, last: boolean, items: Array<{ id: string, kind: TitleKind, path: string, name: string, year: number | null, ageMark: AgeMark | null, rating: number | null, poster: string | null, backdrop: string | null, addedAt: string | null, seasons: Array<{ number: number, episodeCount: number }>, genres: Array<{ id: string, name: string }> }> };

export type EpisodeCardsFragment = { count: number, last: boolean, items: Array<{ id: string, season: number, number: number, name: string, durationSeconds: number | null, releasedAt: string | null, image: string | null, path: string | null, title: { id: string, kind: TitleKind, name: string, path: string, poster: string | null, backdrop: string | null } | null }> };

export type EpisodeGroupsQueryVariables = Exact<{
  kind: TitleKind;
  slug: string;
  season: number;
  groupId?: string | null | undefined;
  page: number;
  size: number;
}>;


export type EpisodeGroupsQuery = { title: { id: string, episodeGroups: Array<{ groupId: string, name: string, translation: TranslationKind, last: boolean, episodes: Array<{ id: string, season: number, number: number, name: string, description: string, durationSeconds: number | null, releasedAt: string | null, image: string | null, path: string | null }> }> | null } | null };

export type HeroTitleFragment = { description: string, id: string, kind: TitleKind, path: string, name: string, year: number | null, ageMark: AgeMark | null, rating: number | null, poster: string | null, backdrop: string | null, addedAt: string | null, first: { items: Array<{ id: string, path: string | null }> } | null, seasons: Array<{ number: number, episodeCount: number }>, genres: Array<{ id: string, name: string }> };

export type HomeQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeQuery = { featured: { items: Array<{ description: string, id: string, kind: TitleKind, path: string, name: string, year: number | null, ageMark: AgeMark | null, rating: number | null, poster: string | null, backdrop: string | null, addedAt: string | null, first: { items: Array<{ id: string, path: string | null }> } | null, seasons: Array<{ number: number, episodeCount: number }>, genres: Array<{ id: string, name: string }> }> } | null, popular: { count: number, last: boolean, items: Array<{ id: string, kind: TitleKind, path: string, name: string, year: number | null, ageMark: AgeMark | null, rating: number | null, poster: string | null, backdrop: string | null, addedAt: string | null, seasons: Array<{ number: number, episodeCount: number }>, genres: Array<{ id: string, name: string }> }> } | null, series: { count: number, last: boolean, items: Array<{ id: string, kind: TitleKind, path: string, name: string, year: number | null, ageMark: AgeMark | null, rating: number | null, poster: string | null, backdrop: string | null, addedAt: string | null, seasons: Array<{ number: number, episodeCount: number }>, genres: Array<{ id: string, name: string }> }> } | null, anime: { count: number, last: boolean, items: Array<{ id: string, kind: TitleKind, path: string, name: string, year: number | null, ageMark: AgeMark | null, rating: number | null, poster: string | null, backdrop: string | null, addedAt: string | null, seasons: Array<{ number: number, episodeCount: number }>, genres: Array<{ id: string, name: string }> }> } | null, films: { count: number, last: boolean, items: Array<{ id: string, kind: TitleKind, path: string, name: string, year: number | null, ageMark: AgeMark | null, rating: number | null, poster: string | null, backdrop: string | null, addedAt: string | null, seasons: Array<{ number: number, episodeCount: number }>, genres: Array<{ id: string, name: string }> }> } | null, latestEpisodes: { count: number, last: boolean, items: Array<{ id: string, season: number, number: number, name: string, durationSeconds: number | null, releasedAt: string | null, image: string | null, path: string | null, title: { id: string, kind: TitleKind, name: string, path: string, poster: string | null, backdrop: string | null } | null }> } | null, genres: Array<{ sort: ShelfSort, slug: string, name: string, path: string, titleCount: number }> | null, networks: Array<{ sort: ShelfSort, slug: string, name: string, path: string, titleCount: number }> | null, calendar: { count: number, last: boolean, items: Array<{ title: { id: string, kind: TitleKind, path: string, name: string, year: number | null, ageMark: AgeMark | null, rating: number | null, poster: string | null, backdrop: string | null, addedAt: string | null, airTime: { weekday: number, time: string | null } | null, seasons: Array<{ number: number, episodeCount: number }>, genres: Array<{ id: string, name: string }> }, next: { id: string, season: number, number: number, releasedAt: string | null } | null }> } | null };

export type LatestEpisodesQueryVariables = Exact<{
  page: number;
  size: number;
}>;


export type LatestEpisodesQuery = { latestEpisodes: { count: number, last: boolean, items: Array<{ id: string, season: number, number: number, name: string, durationSeconds: number | null, releasedAt: string | null, image: string | null, path: string | null, title: { id: string, kind: TitleKind, name: string, path: string, poster: string | null, backdrop: string | null } | null }> } | null };

export type PositionFieldsFragment = { id: string, episodeId: string, season: number, number: number, positionSeconds: number, durationSeconds: number, watched: boolean, measuredAt: string };

export type EpisodePositionsQueryVariables = Exact<{
  episodeIds: Array<string> | string;
}>;


export type EpisodePositionsQuery = { positions: Array<{ id: string, episodeId: string, season: number, number: number, positionSeconds: number, durationSeconds: number, watched: boolean, measuredAt: string }> | null };

export type ContinueWatchingQueryVariables = Exact<{
  page: number;
  size: number;
}>;


export type ContinueWatchingQuery = { continueWatching: { count: number, last: boolean, items: Array<{ id: string, episodeId: string, season: number, number: number, positionSeconds: number, durationSeconds: number, watched: boolean, measuredAt: string, episode: { id: string, name: string, image: string | null, path: string | null } | null, title: { id: string, name: string, path: string, kind: TitleKind, backdrop: string | null } | null }> } | null };

export type RemoveContinueWatchingMutationVariables = Exact<{
  positionId: string;
}>;


export type RemoveContinueWatchingMutation = { removeContinueWatching: { positionId: string } };

export type TitleDetailsFragment = { id: string, kind: TitleKind, slug: string, path: string, name: string, originalName: string | null, description: string, year: number | null, ageMark: AgeMark | null, contentMarks: Array<ContentMark>, network: string | null, networkPath: string | null, status: AiringStatus | null, rating: number | null, poster: string | null, backdrop: string | null, episodeCount: number, addedAt: string | null, trailerIds: string | null, genres: Array<{ id: string, slug: string, name: string, path: string }>, people: Array<{ id: string, name: string, role: string, character: string | null }>, seasons: Array<{ number: number, episodeCount: number }>, first: { items: Array<{ id: string, path: string | null, releasedAt: string | null }> } | null };

export type SimilarTitlesQueryVariables = Exact<{
  kind: TitleKind;
  slug: string;
}>;


export type SimilarTitlesQuery = { title: { id: string, similar: Array<{ id: string, kind: TitleKind, path: string, name: string, year: number | null, ageMark: AgeMark | null, rating: number | null, poster: string | null, backdrop: string | null, addedAt: string | null, seasons: Array<{ number: number, episodeCount: number }>, genres: Array<{ id: string, name: string }> }> | null } | null };

export type TitlePageQueryVariables = Exact<{
  kind: TitleKind;
  slug: string;
}>;


export type TitlePageQuery = { title: { id: string, kind: TitleKind, slug: string, path: string, name: string, originalName: string | null, description: string, year: number | null, ageMark: AgeMark | null, contentMarks: Array<ContentMark>, network: string | null, networkPath: string | null, status: AiringStatus | null, rating: number | null, poster: string | null, backdrop: string | null, episodeCount: number, addedAt: string | null, trailerIds: string | null, genres: Array<{ id: string, slug: string, name: string, path: string }>, people: Array<{ id: string, name: string, role: string, character: string | null }>, seasons: Array<{ number: number, episodeCount: number }>, first: { items: Array<{ id: string, path: string | null, releasedAt: string | null }> } | null } | null };

export type SeasonEpisodeFragment = { id: string, season: number, number: number, name: string, description: string, durationSeconds: number | null, releasedAt: string | null, image: string | null, path: string | null };

export type SeasonEpisodesQueryVariables = Exact<{
  kind: TitleKind;
  slug: string;
  season: number;
  page: number;
  size: number;
}>;


export type SeasonEpisodesQuery = { title: { id: string, episodes: { count: number, last: boolean, items: Array<{ id: string, season: number, number: number, name: string, description: string, durationSeconds: number | null, releasedAt: string | null, image: string | null, path: string | null }> } | null } | null };

export type TitlesQueryVariables = Exact<{
  kind?: TitleKind | null | undefined;
  order: TitleOrder;
  initial?: string | null | undefined;
  shelf?: ShelfInput | null | undefined;
  page: number;
  size: number;
}>;


export type TitlesQuery = { titles: { count: number, last: boolean, items: Array<{ id: string, kind: TitleKind, path: string, name: string, year: number | null, ageMark: AgeMark | null, rating: number | null, poster: string | null, backdrop: string | null, addedAt: string | null, seasons: Array<{ number: number, episodeCount: number }>, genres: Array<{ id: string, name: string }> }> } | null };

export type ShelfLinkFragment = { sort: ShelfSort, slug: string, name: string, path: string, titleCount: number };

export type BrowseQueryVariables = Exact<{
  kind?: TitleKind | null | undefined;
  order: TitleOrder;
  initial?: string | null | undefined;
  shelf?: ShelfInput | null | undefined;
  size: number;
  sort: ShelfSort;
  slug: string;
  narrowed: boolean;
}>;


export type BrowseQuery = { titles: { count: number, last: boolean, items: Array<{ id: string, kind: TitleKind, path: string, name: string, year: number | null, ageMark: AgeMark | null, rating: number | null, poster: string | null, backdrop: string | null, addedAt: string | null, seasons: Array<{ number: number, episodeCount: number }>, genres: Array<{ id: string, name: string }> }> } | null, shelves: Array<{ sort: ShelfSort, slug: string, name: string, path: string, titleCount: number }> | null, shelf?: { kinds: Array<TitleKind>, sort: ShelfSort, slug: string, name: string, path: string, titleCount: number } | null };

export type TrailersQueryVariables = Exact<{
  ids: string;
}>;


export type TrailersQuery = { trailers: Array<{ id: string, name: string, dash: string | null, hls: string | null, embed: string | null }> | null };

export type PlayableTrailerFragment = { id: string, name: string, dash: string | null, hls: string | null, embed: string | null };

export type CommentFieldsFragment = { id: string, parentId: string | null, body: string | null, covered: boolean, deleted: boolean, edited: boolean, version: number, mentions: Array<string>, mayEdit: boolean, mayDelete: boolean, postedAt: string, replyCount: number, ownReaction: ReactionKind | null, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, reactions: Array<{ reaction: ReactionKind, count: number }> };

export type ThreadCommentFragment = { id: string, parentId: string | null, body: string | null, covered: boolean, deleted: boolean, edited: boolean, version: number, mentions: Array<string>, mayEdit: boolean, mayDelete: boolean, postedAt: string, replyCount: number, ownReaction: ReactionKind | null, replies: Array<{ id: string, parentId: string | null, body: string | null, covered: boolean, deleted: boolean, edited: boolean, version: number, mentions: Array<string>, mayEdit: boolean, mayDelete: boolean, postedAt: string, replyCount: number, ownReaction: ReactionKind | null, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, reactions: Array<{ reaction: ReactionKind, count: number }> }>, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, reactions: Array<{ reaction: ReactionKind, count: number }> };

export type CommentsQueryVariables = Exact<{
  target: TargetInput;
  page: number;
  newestId?: string | null | undefined;
}>;


export type CommentsQuery = { comments: { count: number, replyCount: number | null, last: boolean, items: Array<{ id: string, parentId: string | null, body: string | null, covered: boolean, deleted: boolean, edited: boolean, version: number, mentions: Array<string>, mayEdit: boolean, mayDelete: boolean, postedAt: string, replyCount: number, ownReaction: ReactionKind | null, replies: Array<{ id: string, parentId: string | null, body: string | null, covered: boolean, deleted: boolean, edited: boolean, version: number, mentions: Array<string>, mayEdit: boolean, mayDelete: boolean, postedAt: string, replyCount: number, ownReaction: ReactionKind | null, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, reactions: Array<{ reaction: ReactionKind, count: number }> }>, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, reactions: Array<{ reaction: ReactionKind, count: number }> }> } | null };

export type RepliesQueryVariables = Exact<{
  parentId: string;
  page: number;
}>;


export type RepliesQuery = { replies: { count: number, last: boolean, items: Array<{ id: string, parentId: string | null, body: string | null, covered: boolean, deleted: boolean, edited: boolean, version: number, mentions: Array<string>, mayEdit: boolean, mayDelete: boolean, postedAt: string, replyCount: number, ownReaction: ReactionKind | null, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, reactions: Array<{ reaction: ReactionKind, count: number }> }> } | null };

export type CommentsOverlayQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type CommentsOverlayQuery = { commentsById: Array<{ id: string, body: string | null, covered: boolean, mayEdit: boolean, mayDelete: boolean, ownReaction: ReactionKind | null, reactions: Array<{ reaction: ReactionKind, count: number }> }> | null };

export type RevealCommentsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RevealCommentsMutation = { revealComments: { comments: Array<{ id: string, body: string | null, covered: boolean }> } };

export type PostCommentMutationVariables = Exact<{
  input: PostCommentInput;
}>;


export type PostCommentMutation = { postComment: { comment: { id: string, parentId: string | null, body: string | null, covered: boolean, deleted: boolean, edited: boolean, version: number, mentions: Array<string>, mayEdit: boolean, mayDelete: boolean, postedAt: string, replyCount: number, ownReaction: ReactionKind | null, replies: Array<{ id: string, parentId: string | null, body: string | null, covered: boolean, deleted: boolean, edited: boolean, version: number, mentions: Array<string>, mayEdit: boolean, mayDelete: boolean, postedAt: string, replyCount: number, ownReaction: ReactionKind | null, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, reactions: Array<{ reaction: ReactionKind, count: number }> }>, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, reactions: Array<{ reaction: ReactionKind, count: number }> } } };

export type PostReplyMutationVariables = Exact<{
  input: PostReplyInput;
}>;


export type PostReplyMutation = { postReply: { comment: { id: string, parentId: string | null, body: string | null, covered: boolean, deleted: boolean, edited: boolean, version: number, mentions: Array<string>, mayEdit: boolean, mayDelete: boolean, postedAt: string, replyCount: number, ownReaction: ReactionKind | null, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, reactions: Array<{ reaction: ReactionKind, count: number }> } } };

export type EditCommentMutationVariables = Exact<{
  input: EditCommentInput;
}>;


export type EditCommentMutation = { editComment: { comment: { id: string, parentId: string | null, body: string | null, covered: boolean, deleted: boolean, edited: boolean, version: number, mentions: Array<string>, mayEdit: boolean, mayDelete: boolean, postedAt: string, replyCount: number, ownReaction: ReactionKind | null, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, reactions: Array<{ reaction: ReactionKind, count: number }> } } };

export type DeleteCommentMutationVariables = Exact<{
  id: string;
}>;


export type DeleteCommentMutation = { deleteComment: { comment: { id: string, body: string | null, deleted: boolean, mayEdit: boolean, mayDelete: boolean, version: number } } };

export type ReportMutationVariables = Exact<{
  input: ReportInput;
}>;


export type ReportMutation = { report: { message: string } };

export type MemberSuggestionsQueryVariables = Exact<{
  prefix: string;
}>;


export type MemberSuggestionsQuery = { memberSuggestions: Array<{ id: string, username: string, name: string, avatar: string | null }> | null };

export type ReactMutationVariables = Exact<{
  input: SetReactionInput;
}>;


export type ReactMutation = { setReaction: { targetId: string, comment: { id: string, ownReaction: ReactionKind | null, reactions: Array<{ reaction: ReactionKind, count: number }> } | null } };

export type ThreadChangedSubscriptionVariables = Exact<{
  target: TargetInput;
}>;


export type ThreadChangedSubscription = { threadChanged: { comments: { count: number, replyCount: number | null, last: boolean, items: Array<{ id: string, parentId: string | null, body: string | null, covered: boolean, deleted: boolean, edited: boolean, version: number, mentions: Array<string>, mayEdit: boolean, mayDelete: boolean, postedAt: string, replyCount: number, ownReaction: ReactionKind | null, replies: Array<{ id: string, parentId: string | null, body: string | null, covered: boolean, deleted: boolean, edited: boolean, version: number, mentions: Array<string>, mayEdit: boolean, mayDelete: boolean, postedAt: string, replyCount: number, ownReaction: ReactionKind | null, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, reactions: Array<{ reaction: ReactionKind, count: number }> }>, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, reactions: Array<{ reaction: ReactionKind, count: number }> }> } | null } };

export type LibraryTitlesQueryVariables = Exact<{
  list: LibraryList;
  kind?: TitleKind | null | undefined;
  watched?: boolean | null | undefined;
  page: number;
  size: number;
}>;


export type LibraryTitlesQuery = { libraryTitles: { count: number, last: boolean, items: Array<{ id: string, inWatchList: boolean, entryWatched: boolean, favourite: boolean, followed: boolean, followerCount: number, title: { id: string, kind: TitleKind, path: string, name: string, year: number | null, ageMark: AgeMark | null, rating: number | null, poster: string | null, backdrop: string | null, addedAt: string | null, seasons: Array<{ number: number, episodeCount: number }>, genres: Array<{ id: string, name: string }> } | null }> } | null };

export type LastWatchedQueryVariables = Exact<{
  page: number;
  size: number;
}>;


export type LastWatchedQuery = { lastWatched: { count: number, last: boolean, items: Array<{ id: string, watchedAt: string, episode: { id: string, season: number, number: number, name: string, durationSeconds: number | null, releasedAt: string | null, image: string | null, path: string | null, title: { id: string, kind: TitleKind, name: string, path: string, poster: string | null, backdrop: string | null } | null } | null }> } | null };

export type TitleMarksFragment = { id: string, inWatchList: boolean, entryWatched: boolean, favourite: boolean, followed: boolean, followerCount: number };

export type LibraryOverlayQueryVariables = Exact<{
  titleIds: Array<string> | string;
  episodeIds: Array<string> | string;
  seasonsOf?: string | null | undefined;
}>;


export type LibraryOverlayQuery = { library: { titles: Array<{ id: string, inWatchList: boolean, entryWatched: boolean, favourite: boolean, followed: boolean, followerCount: number }>, episodes: Array<{ id: string, watched: boolean }>, seasons: Array<{ id: string, watched: boolean }> } | null };

export type SetTitleMarkMutationVariables = Exact<{
  input: SetTitleMarkInput;
}>;


export type SetTitleMarkMutation = { setTitleMark: { library: { id: string, inWatchList: boolean, entryWatched: boolean, favourite: boolean, followed: boolean, followerCount: number } } };

export type SetEpisodeWatchedMutationVariables = Exact<{
  input: SetEpisodeWatchedInput;
}>;


export type SetEpisodeWatchedMutation = { setEpisodeWatched: { episode: { id: string, watched: boolean }, season: { id: string, watched: boolean } } };

export type SetSeasonWatchedMutationVariables = Exact<{
  input: SetSeasonWatchedInput;
}>;


export type SetSeasonWatchedMutation = { setSeasonWatched: { season: { id: string, watched: boolean }, episodes: Array<{ id: string, watched: boolean }> } };

export type NotificationsQueryVariables = Exact<{
  page: number;
}>;


export type NotificationsQuery = { notifications: { count: number, last: boolean, unread: number, items: Array<{ id: string, kind: NotificationKind, time: string, read: boolean, shown: { heading: string, text: string, image: string | null, path: string | null } }> } | null };

export type MarkNotificationsReadMutationVariables = Exact<{ [key: string]: never; }>;


export type MarkNotificationsReadMutation = { markNotificationsRead: { unread: number } };

export type ActivityNowQueryVariables = Exact<{ [key: string]: never; }>;


export type ActivityNowQuery = { activity: { unread: number, revision: number } | null };

export type ActivitySubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ActivitySubscription = { activity: { unread: number, revision: number } };

export type LetMeKnowQueryVariables = Exact<{
  kind: NotifyKind;
  ids: Array<string> | string;
}>;


export type LetMeKnowQuery = { letMeKnow: Array<string> | null };

export type SetLetMeKnowMutationVariables = Exact<{
  input: SetLetMeKnowInput;
}>;


export type SetLetMeKnowMutation = { setLetMeKnow: { id: string, active: boolean } };

export type SearchQueryVariables = Exact<{
  query: string;
  size: number;
}>;


export type SearchQuery = { search: { count: number, last: boolean, items: Array<{ id: string, kind: TitleKind, path: string, name: string, year: number | null, ageMark: AgeMark | null, rating: number | null, poster: string | null, backdrop: string | null, addedAt: string | null, seasons: Array<{ number: number, episodeCount: number }>, genres: Array<{ id: string, name: string }> }> } | null };

export type PreRollQueryVariables = Exact<{
  titleId: string;
  seen: Array<string> | string;
}>;


export type PreRollQuery = { preRoll: { variant: AdvertVariant, adverts: Array<{ id: string, link: string, time: number, video: string | null, image: string | null }> } | null };

export type CountAdvertMutationVariables = Exact<{
  input: CountAdvertInput;
}>;


export type CountAdvertMutation = { countAdvert: { advertId: string } };

export type StreamQueryVariables = Exact<{
  sourceHash: string;
  episodeId: string;
}>;


export type StreamQuery = { stream: { kind: SourceKind, dash: string | null, hls: string | null, embed: string | null, thumbnails: string | null } | null };

export type ResumePositionQueryVariables = Exact<{
  episodeIds: Array<string> | string;
}>;


export type ResumePositionQuery = { positions: Array<{ id: string, episodeId: string, positionSeconds: number, durationSeconds: number, watched: boolean }> | null };

export type SavePositionMutationVariables = Exact<{
  input: SavePositionInput;
}>;


export type SavePositionMutation = { savePosition: { position: { id: string, episodeId: string, positionSeconds: number, durationSeconds: number, watched: boolean } | null } };

export type WatchEpisodeFragment = { id: string, season: number, number: number, name: string, path: string | null };

export type WatchPageQueryVariables = Exact<{
  kind: TitleKind;
  slug: string;
  season: number;
  number: number;
}>;


export type WatchPageQuery = { watchPage: { title: { id: string, kind: TitleKind, name: string, path: string, ageMark: AgeMark | null, contentMarks: Array<ContentMark>, poster: string | null, backdrop: string | null, seasons: Array<{ number: number, episodeCount: number }> }, episode: { description: string, durationSeconds: number | null, releasedAt: string | null, image: string | null, id: string, season: number, number: number, name: string, path: string | null }, previous: { id: string, season: number, number: number, name: string, path: string | null } | null, next: { releasedAt: string | null, id: string, season: number, number: number, name: string, path: string | null } | null, sources: { groups: Array<{ hash: string, groupId: string, name: string, translation: TranslationKind, sources: Array<{ hash: string, name: string, kind: SourceKind, tiers: Array<string>, locked: boolean, download: string | null }> }>, segments: Array<{ kind: SegmentKind, start: number, end: number }> } | null } | null };

export type WatchSeasonQueryVariables = Exact<{
  kind: TitleKind;
  slug: string;
  season: number;
}>;


export type WatchSeasonQuery = { title: { id: string, episodes: { items: Array<{ durationSeconds: number | null, releasedAt: string | null, image: string | null, id: string, season: number, number: number, name: string, path: string | null }> } | null } | null };
