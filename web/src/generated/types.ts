// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
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

export type AppealState =
  | 'PENDING'
  | 'UPHELD'
  | 'OVERTURNED';

export type AppealDecisionInput = {
  id: string;
  body: string;
};

export type AppealBanInput = {
  login: string;
  password: string;
  body: string;
  captcha?: string | null | undefined;
};

export type DecideAppealInput = {
  id: string;
  state: AppealState;
  note?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
};

export type CaptchaAction =
  | 'LOGIN'
  | 'REGISTER'
  | 'CONTACT';

export type CaseState =
  | 'OPEN'
  | 'CLOSED';

export type CaseOrder =
  | 'WEIGHT'
  | 'AGE';

export type CaseOutcome =
  | 'NOTHING'
  | 'REMOVE'
  | 'WARN'
  | 'SILENCE'
  | 'BAN'
  | 'COVER';

export type CloseCaseInput = {
  id: string;
  outcome: CaseOutcome;
  note?: string | null | undefined;
  version: number;
  violation?: Violation | null | undefined;
  until?: string | null | undefined;
  spoiler?: SpoilerInput | null | undefined;
  idempotencyKey?: string | null | undefined;
};

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

export type TitleFilterInput = {
  genres?: Array<string> | null | undefined;
  yearFrom?: number | null | undefined;
  yearTo?: number | null | undefined;
  status?: AiringStatus | null | undefined;
  ageMark?: AgeMark | null | undefined;
  country?: string | null | undefined;
  translation?: TranslationKind | null | undefined;
};

export type FilterField =
  | 'STATUS'
  | 'AGE_MARK'
  | 'TRANSLATION'
  | 'COUNTRY'
  | 'NETWORK'
  | 'GENRE';

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

export type CollectionSort =
  | 'NEWEST'
  | 'LIKED'
  | 'UPDATED';

export type CollectionVisibility =
  | 'PUBLIC'
  | 'LINK'
  | 'PRIVATE';

export type CollectionEntryInput = {
  titleId: string;
  note?: string | null | undefined;
};

export type CreateCollectionInput = {
  name: string;
  description?: string;
  visibility?: CollectionVisibility | null | undefined;
  entries: Array<CollectionEntryInput>;
  idempotencyKey?: string | null | undefined;
};

export type EditCollectionInput = {
  id: string;
  name: string;
  description: string;
  visibility: CollectionVisibility;
  coverTitleId?: string | null | undefined;
  version: number;
  idempotencyKey?: string | null | undefined;
};

export type SetCollectionEntriesInput = {
  id: string;
  entries: Array<CollectionEntryInput>;
  version?: number | null | undefined;
  idempotencyKey?: string | null | undefined;
};

export type SetCollectionLikeInput = {
  id: string;
  active?: boolean | null | undefined;
  idempotencyKey?: string | null | undefined;
};

export type TargetKind =
  | 'MOVIE'
  | 'EPISODE'
  | 'SERIES'
  | 'COLLECTION'
  | 'DISCUSSION'
  | 'TRAILER'
  | 'POST';

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
  titleId?: string | null | undefined;
  season?: number | null | undefined;
  number?: number | null | undefined;
};

export type CommentRef = {
  id: string;
  version: number;
};

export type HiddenBy =
  | 'BLOCK'
  | 'AUTHOR'
  | 'MUTE'
  | 'WORD';

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
  | 'USER'
  | 'COLLECTION'
  | 'MESSAGE'
  | 'POST'
  | 'ROOM'
  | 'TOPIC'
  | 'GROUP'
  | 'STORY';

export type ReportProblem =
  | 'SPOILER'
  | 'INSULT'
  | 'SPAM'
  | 'INDECENT'
  | 'BROKEN'
  | 'WRONG'
  | 'COPYRIGHT'
  | 'OTHER'
  | 'PRIVATE_DATA';

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
  | 'EPISODE'
  | 'POST'
  | 'TOPIC';

export type SetReactionInput = {
  targetType: ReactionTarget;
  targetId: string;
  reaction: ReactionKind;
  active: boolean;
};

export type TopicCategory =
  | 'GENERAL'
  | 'SERIES'
  | 'ANIME'
  | 'MOVIES'
  | 'SUGGESTIONS'
  | 'ANNOUNCEMENTS';

export type TopicOrder =
  | 'ACTIVITY'
  | 'NEW'
  | 'UNANSWERED'
  | 'FOLLOWED';

export type CreateTopicInput = {
  category?: TopicCategory | null | undefined;
  title: string;
  body: string;
  titleId?: string | null | undefined;
  spoiler?: SpoilerInput | null | undefined;
  idempotencyKey?: string | null | undefined;
};

export type EditTopicInput = {
  id: string;
  title: string;
  body: string;
  titleId?: string | null | undefined;
  spoiler?: SpoilerInput | null | undefined;
  version: number;
  idempotencyKey?: string | null | undefined;
};

export type AddTopicPostInput = {
  topicId: string;
  body: string;
  quotedId?: string | null | undefined;
  spoiler?: SpoilerInput | null | undefined;
  idempotencyKey?: string | null | undefined;
};

export type GroupFilter =
  | 'ALL'
  | 'JOINED'
  | 'INVITED';

export type GroupStanding =
  | 'NONE'
  | 'REQUESTED'
  | 'INVITED'
  | 'MEMBER'
  | 'MANAGER'
  | 'OWNER';

export type GroupRole =
  | 'MEMBER'
  | 'MANAGER'
  | 'OWNER';

export type LibraryList =
  | 'WATCH_LIST'
  | 'FAVOURITES'
  | 'FOLLOWED';

export type TitleMark =
  | 'WATCH_LIST'
  | 'ENTRY_WATCHED'
  | 'FAVOURITE'
  | 'FOLLOWED';

export type SetScoreInput = {
  titleId: string;
  score?: number | null | undefined;
  idempotencyKey?: string | null | undefined;
};

export type ChooseGroupInput = {
  titleId: string;
  groupId: string;
  keepEarlier?: boolean;
};

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

export type ConversationFolder =
  | 'INBOX'
  | 'REQUESTS';

export type OpenConversationInput = {
  memberId: string;
  body: string;
  photos?: Array<MessagePhotoInput> | null | undefined;
  idempotencyKey?: string | null | undefined;
};

export type SendMessageInput = {
  conversationId: string;
  body: string;
  photos?: Array<MessagePhotoInput> | null | undefined;
  replyToId?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
};

export type MessagePhotoInput = {
  uploadId: string;
  alt?: string;
};

export type EditMessageInput = {
  id: string;
  body: string;
  idempotencyKey?: string | null | undefined;
};

export type ReactToMessageInput = {
  id: string;
  reaction?: ReactionKind | null | undefined;
};

export type NotificationKind =
  | 'REPLY'
  | 'MENTION'
  | 'EPISODE'
  | 'REQUEST'
  | 'COMMENT'
  | 'POST_MENTION'
  | 'TOPIC_MENTION'
  | 'FOLLOW'
  | 'FOLLOW_REQUEST'
  | 'CLAP'
  | 'POLL_ENDED'
  | 'GROUP_REQUEST'
  | 'GROUP_INVITE'
  | 'GROUP_ACCEPTED'
  | 'GROUP_PLAN'
  | 'BADGE'
  | 'ROOM_INVITE'
  | 'ROOM_REMINDER'
  | 'MESSAGE_REQUEST'
  | 'TOPIC_POSTS'
  | 'CASE'
  | 'DECISION'
  | 'APPEAL';

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

export type SourceHealth =
  | 'GOOD'
  | 'POOR';

export type CountFailedPlayInput = {
  sourceHash: string;
  episodeId: string;
};

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

export type RemovalRight =
  | 'OWNER'
  | 'AGENT'
  | 'PERSON'
  | 'OTHER';

export type RemovalOutcome =
  | 'REMOVED'
  | 'PARTLY'
  | 'REFUSED';

export type SendRemovalRequestInput = {
  name: string;
  email: string;
  right: RemovalRight;
  links: Array<string>;
  statement: string;
  declared: boolean;
  captcha?: string | null | undefined;
};

export type DecideRemovalRequestInput = {
  id: string;
  outcome: RemovalOutcome;
  answer: string;
};

export type RequestKind =
  | 'MOVIE'
  | 'SERIES';

export type RequestState =
  | 'OPEN'
  | 'PLANNED'
  | 'AVAILABLE'
  | 'DECLINED';

export type RequestVote =
  | 'UP'
  | 'DOWN';

export type RequestContentInput = {
  kind?: RequestKind | null | undefined;
  name?: string | null | undefined;
  suggestionId?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
};

export type VoteOnRequestInput = {
  id: string;
  vote: RequestVote;
  idempotencyKey?: string | null | undefined;
};

export type DecideRequestInput = {
  id: string;
  state: RequestState;
  reason?: string | null | undefined;
  version: number;
  idempotencyKey?: string | null | undefined;
};

export type MergeRequestsInput = {
  id: string;
  intoId: string;
  version: number;
  idempotencyKey?: string | null | undefined;
};

export type RoomVisibility =
  | 'PUBLIC'
  | 'LINK'
  | 'INVITED';

export type RoomPhase =
  | 'LOBBY'
  | 'PLAYING'
  | 'ENDED';

export type RoomRole =
  | 'MEMBER'
  | 'MODERATOR'
  | 'HOST';

export type RoomActivity =
  | 'WAITING'
  | 'READY'
  | 'PLAYING'
  | 'CATCHING_UP'
  | 'ADVERT'
  | 'PAUSED';

export type RoomCommand =
  | 'PLAY'
  | 'PAUSE'
  | 'SEEK'
  | 'RATE'
  | 'EPISODE'
  | 'WAIT'
  | 'SOURCE';

export type CreateRoomInput = {
  episodeId: string;
  title: string;
  visibility?: RoomVisibility | null | undefined;
  inviteIds?: Array<string> | null | undefined;
  startsAt?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
};

export type ControlRoomInput = {
  code: string;
  epoch: number;
  kind: RoomCommand;
  positionMs?: number | null | undefined;
  rate?: number | null | undefined;
  episodeId?: string | null | undefined;
  sourceHash?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
};

export type BeatRoomInput = {
  code: string;
  activity: RoomActivity;
  offsetMs?: number;
  roundTripMs?: number;
};

export type AddRoomEntryInput = {
  code: string;
  body: string;
  spoiler?: SpoilerInput | null | undefined;
  replyToId?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
};

export type FollowState =
  | 'NONE'
  | 'REQUESTED'
  | 'FOLLOWING';

export type SetFollowInput = {
  id: string;
  active?: boolean | null | undefined;
  idempotencyKey?: string | null | undefined;
};

export type FeedKind =
  | 'EVERYONE'
  | 'FOLLOWED';

export type CreatePostInput = {
  body: string;
  spoiler?: SpoilerInput | null | undefined;
  titleId?: string | null | undefined;
  episodeId?: string | null | undefined;
  poll?: NewPollInput | null | undefined;
  photos?: Array<PostPhotoInput> | null | undefined;
  idempotencyKey?: string | null | undefined;
};

export type PostPhotoInput = {
  uploadId: string;
  alt?: string;
};

export type NewPollInput = {
  question: string;
  answers: Array<string>;
  endsAt?: string | null | undefined;
};

export type EditPostInput = {
  id: string;
  body: string;
  spoiler?: SpoilerInput | null | undefined;
  photos?: Array<PostPhotoInput> | null | undefined;
  version: number;
  idempotencyKey?: string | null | undefined;
};

export type ClapInput = {
  postId: string;
  claps: number;
  idempotencyKey?: string | null | undefined;
};

export type VoteInPollInput = {
  postId: string;
  answer: number;
  idempotencyKey?: string | null | undefined;
};

export type SanctionKind =
  | 'SILENCE'
  | 'BAN';

export type Violation =
  | 'SPOILER'
  | 'INSULT'
  | 'SPAM'
  | 'INDECENT'
  | 'PRIVATE_DATA'
  | 'IMPERSONATION'
  | 'COPYRIGHT'
  | 'OTHER';

export type SetRolesInput = {
  memberId: string;
  roles: Array<Role>;
  seen?: Array<Role> | null | undefined;
};

export type ImposeSanctionInput = {
  memberId: string;
  kind: SanctionKind;
  violation: Violation;
  until?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
};

export type StoryVote =
  | 'UP'
  | 'DOWN';

export type SetStoryInput = {
  titleId: string;
  body: string;
  idempotencyKey?: string | null | undefined;
};

export type VoteOnStoryInput = {
  id: string;
  vote: StoryVote;
  idempotencyKey?: string | null | undefined;
};

export type OwnDecisionFieldsFragment = { id: string, outcome: CaseOutcome, violation: Violation, until: string | null, decidedAt: string, appealUntil: string, contentLost: boolean, appeal: { body: string, sentAt: string, state: AppealState } | null };

export type OwnDecisionsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnDecisionsQuery = { ownDecisions: Array<{ id: string, outcome: CaseOutcome, violation: Violation, until: string | null, decidedAt: string, appealUntil: string, contentLost: boolean, appeal: { body: string, sentAt: string, state: AppealState } | null }> };

export type AppealDecisionMutationVariables = Exact<{
  input: AppealDecisionInput;
}>;


export type AppealDecisionMutation = { appealDecision: { decision: { id: string, outcome: CaseOutcome, violation: Violation, until: string | null, decidedAt: string, appealUntil: string, contentLost: boolean, appeal: { body: string, sentAt: string, state: AppealState } | null } } };

export type AppealBanMutationVariables = Exact<{
  input: AppealBanInput;
}>;


export type AppealBanMutation = { appealBan: { decision: { id: string, outcome: CaseOutcome, violation: Violation, until: string | null, decidedAt: string, appealUntil: string, contentLost: boolean, appeal: { body: string, sentAt: string, state: AppealState } | null } } };

export type CaptchaChallengeQueryVariables = Exact<{
  action: CaptchaAction;
}>;


export type CaptchaChallengeQuery = { captchaChallenge: string | null };

export type SendContactMutationVariables = Exact<{
  input: SendContactInput;
}>;


export type SendContactMutation = { sendContact: { message: string } };

export type FaqQueryVariables = Exact<{ [key: string]: never; }>;


export type FaqQuery = { faq: Array<{ id: string, question: string, answer: string }> | null };

export type MemberFieldsFragment = { id: string, username: string, name: string, avatar: string | null, path: string };

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


export type ProfileQuery = { profile: { about: string, country: string, joinedAt: string | null, hidden: boolean, indexed: boolean, restraint: { id: string, blocked: boolean, muted: boolean, mutedUntil: string | null, member: { id: string, username: string, name: string, avatar: string | null, path: string } | null } | null, member: { id: string, username: string, name: string, avatar: string | null, path: string, relationship: { id: string, state: FollowState, followsViewer: boolean, followerCount: number, followedCount: number } | null }, links: { facebook: string, twitter: string, instagram: string } } | null };

export type ProviderFieldsFragment = { url: string, realm: string, clientId: string, reachable: boolean };

export type IdentityProviderQueryVariables = Exact<{ [key: string]: never; }>;


export type IdentityProviderQuery = { identityProvider: { url: string, realm: string, clientId: string, reachable: boolean } | null };

export type SignInByTicketMutationVariables = Exact<{
  input: SignInByTicketInput;
}>;


export type SignInByTicketMutation = { signInByTicket: { viewer: { id: string, roles: Array<Role>, unreadNotifications: number | null, silence: string | null, member: { id: string, username: string, name: string, avatar: string | null, path: string } } } };

export type SendRemovalRequestMutationVariables = Exact<{
  input: SendRemovalRequestInput;
}>;


export type SendRemovalRequestMutation = { sendRemovalRequest: { message: string } };

export type ConfirmRemovalRequestMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmRemovalRequestMutation = { confirmRemovalRequest: { number: string, dueAt: string } };

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn: { viewer: { id: string, roles: Array<Role>, unreadNotifications: number | null, silence: string | null, member: { id: string, username: string, name: string, avatar: string | null, path: string } } } };

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

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { id: string, roles: Array<Role>, unreadNotifications: number | null, member: { id: string, username: string, name: string, avatar: string | null, path: string } } | null };

export type ArticleCardFragment = { id: string, path: string, title: string, summary: string, picture: string | null, author: string | null, publishedAt: string };

export type ArticlesQueryVariables = Exact<{
  cursor?: string | null | undefined;
}>;


export type ArticlesQuery = { articles: { last: boolean, nextCursor: string | null, items: Array<{ id: string, path: string, title: string, summary: string, picture: string | null, author: string | null, publishedAt: string }> } | null };

export type ArticlePageQueryVariables = Exact<{
  slug: string;
}>;


export type ArticlePageQuery = { article: { body: string, id: string, path: string, title: string, summary: string, picture: string | null, author: string | null, publishedAt: string } | null };

export type PostTitleFragment = { id: string, kind: TitleKind, name: string, path: string, year: number | null, ageMark: AgeMark | null, poster: string | null };

export type PostEpisodeFragment = { id: string, season: number, number: number, name: string, path: string | null, image: string | null, title: { id: string, kind: TitleKind, name: string, path: string, ageMark: AgeMark | null, poster: string | null, backdrop: string | null } | null };

export type LinkedTitleQueryVariables = Exact<{
  kind: TitleKind;
  slug: string;
}>;


export type LinkedTitleQuery = { title: { id: string, kind: TitleKind, name: string, path: string, year: number | null, ageMark: AgeMark | null, poster: string | null } | null };

export type LinkedEpisodeQueryVariables = Exact<{
  kind: TitleKind;
  slug: string;
  season: number;
  number: number;
}>;


export type LinkedEpisodeQuery = { watchPage: { episode: { id: string, season: number, number: number, name: string, path: string | null, image: string | null, title: { id: string, kind: TitleKind, name: string, path: string, ageMark: AgeMark | null, poster: string | null, backdrop: string | null } | null } } | null };

export type BadgeFieldsFragment = { id: string, name: string, how: string };

export type MemberBadgesQueryVariables = Exact<{
  memberId: string;
  cursor?: string | null | undefined;
}>;


export type MemberBadgesQuery = { memberBadges: { count: number, last: boolean, nextCursor: string | null, items: Array<{ earnedAt: string, badge: { id: string, name: string, how: string } }> } | null };

export type AllBadgesQueryVariables = Exact<{ [key: string]: never; }>;


export type AllBadgesQuery = { badges: Array<{ id: string, name: string, how: string }> };

export type AuditLogQueryVariables = Exact<{
  username?: string | null | undefined;
  operation?: string | null | undefined;
  cursor?: string | null | undefined;
}>;


export type AuditLogQuery = { auditLog: { last: boolean, nextCursor: string | null, items: Array<{ id: string, at: string, byOperator: boolean, roles: Array<Role>, operation: string, objectKind: string | null, objectIds: Array<string>, outcome: string, actor: { id: string, username: string, name: string, avatar: string | null, path: string } | null }> } };

export type CaseFieldsFragment = { id: string, targetType: string, targetId: string, state: CaseState, reportCount: number, weight: number, openedAt: string, outcome: CaseOutcome | null, note: string, closedAt: string | null, version: number, problems: Array<ReportProblem>, removable: boolean, violation: Violation | null, until: string | null, coverable: boolean, contentLost: boolean, subject: { id: string, username: string, name: string, avatar: string | null, path: string } | null, assignee: { id: string, username: string, name: string, avatar: string | null, path: string } | null, closedBy: { id: string, username: string, name: string, avatar: string | null, path: string } | null, cover: { kind: SpoilerKind, season: number | null, number: number | null } | null, appeal: { body: string, sentAt: string, state: AppealState, note: string, decidedAt: string | null, decidedBy: { id: string, username: string, name: string, avatar: string | null, path: string } | null } | null };

export type ModerationCasesQueryVariables = Exact<{
  state: CaseState;
  targetType?: ReportTarget | null | undefined;
  problem?: ReportProblem | null | undefined;
  order: CaseOrder;
  cursor?: string | null | undefined;
}>;


export type ModerationCasesQuery = { viewer: { id: string, roles: Array<Role> } | null, moderationCases: { last: boolean, nextCursor: string | null, items: Array<{ id: string, targetType: string, targetId: string, state: CaseState, reportCount: number, weight: number, openedAt: string, outcome: CaseOutcome | null, note: string, closedAt: string | null, version: number, problems: Array<ReportProblem>, removable: boolean, violation: Violation | null, until: string | null, coverable: boolean, contentLost: boolean, subject: { id: string, username: string, name: string, avatar: string | null, path: string } | null, assignee: { id: string, username: string, name: string, avatar: string | null, path: string } | null, closedBy: { id: string, username: string, name: string, avatar: string | null, path: string } | null, cover: { kind: SpoilerKind, season: number | null, number: number | null } | null, appeal: { body: string, sentAt: string, state: AppealState, note: string, decidedAt: string | null, decidedBy: { id: string, username: string, name: string, avatar: string | null, path: string } | null } | null }> } };

export type ModerationCaseQueryVariables = Exact<{
  id: string;
}>;


export type ModerationCaseQuery = { moderationCase: { case: { path: string | null, id: string, targetType: string, targetId: string, state: CaseState, reportCount: number, weight: number, openedAt: string, outcome: CaseOutcome | null, note: string, closedAt: string | null, version: number, problems: Array<ReportProblem>, removable: boolean, violation: Violation | null, until: string | null, coverable: boolean, contentLost: boolean, subject: { id: string, username: string, name: string, avatar: string | null, path: string } | null, assignee: { id: string, username: string, name: string, avatar: string | null, path: string } | null, closedBy: { id: string, username: string, name: string, avatar: string | null, path: string } | null, cover: { kind: SpoilerKind, season: number | null, number: number | null } | null, appeal: { body: string, sentAt: string, state: AppealState, note: string, decidedAt: string | null, decidedBy: { id: string, username: string, name: string, avatar: string | null, path: string } | null } | null }, reports: Array<{ problem: ReportProblem, description: string, reportedAt: string, accepted: number, refused: number, member: { id: string, username: string, name: string, avatar: string | null, path: string } | null }>, evidence: Array<{ id: string, body: string, sentAt: string, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, photos: Array<{ id: string, src: string | null, width: number, height: number, alt: string, covered: boolean, place: number }> }>, earlier: Array<{ id: string, targetType: string, targetId: string, state: CaseState, reportCount: number, weight: number, openedAt: string, outcome: CaseOutcome | null, note: string, closedAt: string | null, version: number, problems: Array<ReportProblem>, removable: boolean, violation: Violation | null, until: string | null, coverable: boolean, contentLost: boolean, subject: { id: string, username: string, name: string, avatar: string | null, path: string } | null, assignee: { id: string, username: string, name: string, avatar: string | null, path: string } | null, closedBy: { id: string, username: string, name: string, avatar: string | null, path: string } | null, cover: { kind: SpoilerKind, season: number | null, number: number | null } | null, appeal: { body: string, sentAt: string, state: AppealState, note: string, decidedAt: string | null, decidedBy: { id: string, username: string, name: string, avatar: string | null, path: string } | null } | null }>, ofSubject: Array<{ id: string, targetType: string, targetId: string, state: CaseState, reportCount: number, weight: number, openedAt: string, outcome: CaseOutcome | null, note: string, closedAt: string | null, version: number, problems: Array<ReportProblem>, removable: boolean, violation: Violation | null, until: string | null, coverable: boolean, contentLost: boolean, subject: { id: string, username: string, name: string, avatar: string | null, path: string } | null, assignee: { id: string, username: string, name: string, avatar: string | null, path: string } | null, closedBy: { id: string, username: string, name: string, avatar: string | null, path: string } | null, cover: { kind: SpoilerKind, season: number | null, number: number | null } | null, appeal: { body: string, sentAt: string, state: AppealState, note: string, decidedAt: string | null, decidedBy: { id: string, username: string, name: string, avatar: string | null, path: string } | null } | null }>, sanctions: Array<{ id: string, kind: SanctionKind, violation: Violation, imposedAt: string, until: string | null, caseId: string | null, endedAt: string | null, imposedBy: { id: string, username: string, name: string, avatar: string | null, path: string } | null }> | null, coverPlace: { title: { id: string, name: string, kind: TitleKind, path: string }, spoiler: { kind: SpoilerKind, season: number | null, number: number | null } } | null } | null };

export type AssignCaseMutationVariables = Exact<{
  id: string;
  assigned: boolean;
}>;


export type AssignCaseMutation = { assignCase: { case: { id: string, targetType: string, targetId: string, state: CaseState, reportCount: number, weight: number, openedAt: string, outcome: CaseOutcome | null, note: string, closedAt: string | null, version: number, problems: Array<ReportProblem>, removable: boolean, violation: Violation | null, until: string | null, coverable: boolean, contentLost: boolean, subject: { id: string, username: string, name: string, avatar: string | null, path: string } | null, assignee: { id: string, username: string, name: string, avatar: string | null, path: string } | null, closedBy: { id: string, username: string, name: string, avatar: string | null, path: string } | null, cover: { kind: SpoilerKind, season: number | null, number: number | null } | null, appeal: { body: string, sentAt: string, state: AppealState, note: string, decidedAt: string | null, decidedBy: { id: string, username: string, name: string, avatar: string | null, path: string } | null } | null } } };

export type CloseCaseMutationVariables = Exact<{
  input: CloseCaseInput;
}>;


export type CloseCaseMutation = { closeCase: { case: { id: string, targetType: string, targetId: string, state: CaseState, reportCount: number, weight: number, openedAt: string, outcome: CaseOutcome | null, note: string, closedAt: string | null, version: number, problems: Array<ReportProblem>, removable: boolean, violation: Violation | null, until: string | null, coverable: boolean, contentLost: boolean, subject: { id: string, username: string, name: string, avatar: string | null, path: string } | null, assignee: { id: string, username: string, name: string, avatar: string | null, path: string } | null, closedBy: { id: string, username: string, name: string, avatar: string | null, path: string } | null, cover: { kind: SpoilerKind, season: number | null, number: number | null } | null, appeal: { body: string, sentAt: string, state: AppealState, note: string, decidedAt: string | null, decidedBy: { id: string, username: string, name: string, avatar: string | null, path: string } | null } | null } } };

export type AppealsQueryVariables = Exact<{
  cursor?: string | null | undefined;
}>;


export type AppealsQuery = { appeals: { last: boolean, nextCursor: string | null, items: Array<{ id: string, targetType: string, targetId: string, state: CaseState, reportCount: number, weight: number, openedAt: string, outcome: CaseOutcome | null, note: string, closedAt: string | null, version: number, problems: Array<ReportProblem>, removable: boolean, violation: Violation | null, until: string | null, coverable: boolean, contentLost: boolean, subject: { id: string, username: string, name: string, avatar: string | null, path: string } | null, assignee: { id: string, username: string, name: string, avatar: string | null, path: string } | null, closedBy: { id: string, username: string, name: string, avatar: string | null, path: string } | null, cover: { kind: SpoilerKind, season: number | null, number: number | null } | null, appeal: { body: string, sentAt: string, state: AppealState, note: string, decidedAt: string | null, decidedBy: { id: string, username: string, name: string, avatar: string | null, path: string } | null } | null }> } };

export type CaseStatisticsQueryVariables = Exact<{ [key: string]: never; }>;


export type CaseStatisticsQuery = { caseStatistics: { openUnderDay: number, openUnderThreeDays: number, openLonger: number, decided: number, medianSeconds: number, p90Seconds: number, appeals: number } };

export type DecideAppealMutationVariables = Exact<{
  input: DecideAppealInput;
}>;


export type DecideAppealMutation = { decideAppeal: { case: { id: string, targetType: string, targetId: string, state: CaseState, reportCount: number, weight: number, openedAt: string, outcome: CaseOutcome | null, note: string, closedAt: string | null, version: number, problems: Array<ReportProblem>, removable: boolean, violation: Violation | null, until: string | null, coverable: boolean, contentLost: boolean, subject: { id: string, username: string, name: string, avatar: string | null, path: string } | null, assignee: { id: string, username: string, name: string, avatar: string | null, path: string } | null, closedBy: { id: string, username: string, name: string, avatar: string | null, path: string } | null, cover: { kind: SpoilerKind, season: number | null, number: number | null } | null, appeal: { body: string, sentAt: string, state: AppealState, note: string, decidedAt: string | null, decidedBy: { id: string, username: string, name: string, avatar: string | null, path: string } | null } | null } } };

export type ContactFieldsFragment = { id: string, name: string, email: string, subject: string, message: string, sentAt: string, handledAt: string | null, member: { id: string, username: string, name: string, avatar: string | null, path: string } | null, handledBy: { id: string, username: string, name: string, avatar: string | null, path: string } | null };

export type ContactMessagesQueryVariables = Exact<{
  handled: boolean;
  cursor?: string | null | undefined;
}>;


export type ContactMessagesQuery = { contactMessages: { last: boolean, nextCursor: string | null, items: Array<{ id: string, name: string, email: string, subject: string, message: string, sentAt: string, handledAt: string | null, member: { id: string, username: string, name: string, avatar: string | null, path: string } | null, handledBy: { id: string, username: string, name: string, avatar: string | null, path: string } | null }> } };

export type SetContactHandledMutationVariables = Exact<{
  id: string;
  handled: boolean;
}>;


export type SetContactHandledMutation = { setContactHandled: { contact: { id: string, name: string, email: string, subject: string, message: string, sentAt: string, handledAt: string | null, member: { id: string, username: string, name: string, avatar: string | null, path: string } | null, handledBy: { id: string, username: string, name: string, avatar: string | null, path: string } | null } } };

export type RemovalFieldsFragment = { id: string, number: string, name: string, email: string, right: RemovalRight, links: Array<string>, statement: string, confirmedAt: string, dueAt: string, decidedAt: string | null, outcome: RemovalOutcome | null, answer: string, decidedBy: { id: string, username: string, name: string, avatar: string | null, path: string } | null };

export type RemovalRequestsQueryVariables = Exact<{
  decided: boolean;
  cursor?: string | null | undefined;
}>;


export type RemovalRequestsQuery = { removalRequests: { last: boolean, nextCursor: string | null, items: Array<{ id: string, number: string, name: string, email: string, right: RemovalRight, links: Array<string>, statement: string, confirmedAt: string, dueAt: string, decidedAt: string | null, outcome: RemovalOutcome | null, answer: string, decidedBy: { id: string, username: string, name: string, avatar: string | null, path: string } | null }> } };

export type DecideRemovalRequestMutationVariables = Exact<{
  input: DecideRemovalRequestInput;
}>;


export type DecideRemovalRequestMutation = { decideRemovalRequest: { request: { id: string, number: string, name: string, email: string, right: RemovalRight, links: Array<string>, statement: string, confirmedAt: string, dueAt: string, decidedAt: string | null, outcome: RemovalOutcome | null, answer: string, decidedBy: { id: string, username: string, name: string, avatar: string | null, path: string } | null } } };

export type SanctionFieldsFragment = { id: string, kind: SanctionKind, violation: Violation, imposedAt: string, until: string | null, caseId: string | null, endedAt: string | null, imposedBy: { id: string, username: string, name: string, avatar: string | null, path: string } | null };

export type StaffQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffQuery = { staff: Array<{ roles: Array<Role>, member: { id: string, username: string, name: string, avatar: string | null, path: string } }> };

export type DeskMemberQueryVariables = Exact<{
  username: string;
}>;


export type DeskMemberQuery = { viewer: { id: string, roles: Array<Role> } | null, deskMember: { roles: Array<Role>, member: { id: string, username: string, name: string, avatar: string | null, path: string }, sanctions: Array<{ id: string, kind: SanctionKind, violation: Violation, imposedAt: string, until: string | null, caseId: string | null, endedAt: string | null, imposedBy: { id: string, username: string, name: string, avatar: string | null, path: string } | null }>, decisions: Array<{ id: string, targetType: string, targetId: string, state: CaseState, reportCount: number, weight: number, openedAt: string, outcome: CaseOutcome | null, note: string, closedAt: string | null, version: number, problems: Array<ReportProblem>, removable: boolean, violation: Violation | null, until: string | null, coverable: boolean, contentLost: boolean, subject: { id: string, username: string, name: string, avatar: string | null, path: string } | null, assignee: { id: string, username: string, name: string, avatar: string | null, path: string } | null, closedBy: { id: string, username: string, name: string, avatar: string | null, path: string } | null, cover: { kind: SpoilerKind, season: number | null, number: number | null } | null, appeal: { body: string, sentAt: string, state: AppealState, note: string, decidedAt: string | null, decidedBy: { id: string, username: string, name: string, avatar: string | null, path: string } | null } | null }> | null } | null };

export type SetRolesMutationVariables = Exact<{
  input: SetRolesInput;
}>;


export type SetRolesMutation = { setRoles: { staff: { roles: Array<Role>, member: { id: string, username: string, name: string, avatar: string | null, path: string } } } };

export type ImposeSanctionMutationVariables = Exact<{
  input: ImposeSanctionInput;
}>;


export type ImposeSanctionMutation = { imposeSanction: { sanction: { id: string, kind: SanctionKind, violation: Violation, imposedAt: string, until: string | null, caseId: string | null, endedAt: string | null, imposedBy: { id: string, username: string, name: string, avatar: string | null, path: string } | null } } };

export type EndSanctionMutationVariables = Exact<{
  id: string;
}>;


export type EndSanctionMutation = { endSanction: { sanction: { id: string, kind: SanctionKind, violation: Violation, imposedAt: string, until: string | null, caseId: string | null, endedAt: string | null, imposedBy: { id: string, username: string, name: string, avatar: string | null, path: string } | null } } };

export type AiringTitlesFragment = { count: number, last: boolean, items: Array<{ title: { id: string, kind: TitleKind, path: string, name: string, year: number | null, ageMark: AgeMark | null, rating: number | null, poster: string | null, backdrop: string | null, addedAt: string | null, airTime: { weekday: number, time: string | null } | null, seasons: Array<{ number: number, episodeCount: number }> }, next: { id: string, season: number, number: number, releasedAt: string | null } | null }> };

export type AiringQueryVariables = Exact<{
  kind?: TitleKind | null | undefined;
  page: number;
  size: number;
  withFilms: boolean;
}>;


export type AiringQuery = { airing: { count: number, last: boolean, items: Array<{ title: { id: string, kind: TitleKind, path: string, name: string, year: number | null, ageMark: AgeMark | null, rating: number | null, poster: string | null, backdrop: string | null, addedAt: string | null, airTime: { weekday: number, time: string | null } | null, seasons: Array<{ number: number, episodeCount: number }> }, next: { id: string, season: number, number: number, releasedAt: string | null } | null }> } | null, films?: { items: Array<{ id: string, kind: TitleKind, path: string, name: string, year: number | null, ageMark: AgeMark | null, rating: number | null, poster: string | null, backdrop: string | null, addedAt: string | null, first: { items: Array<{ id: string, releasedAt: string | null }> } | null, seasons: Array<{ number: number, episodeCount: number }> }> } | null };

export type ComingFilmFragment = { id: string, kind: TitleKind, path: string, name: string, year: number | null, ageMark: AgeMark | null, rating: number | null, poster: string | null, backdrop: string | null, addedAt: string | null, first: { items: Array<{ id: string, releasedAt: string | null }> } | null, seasons: Array<{ number: number, episodeCount: number }> };

export type AllTitlesQueryVariables = Exact<{
  after?: string | null | undefined;
  size: number;
}>;


export type AllTitlesQuery = { allTitles: { count: number, items: Array<{ id: string, kind: TitleKind, path: string, name: string, year: number | null, ageMark: AgeMark | null, rating: number | null, poster: string | null, backdrop: string | null, addedAt: string | null, seasons: Array<{ number: number, episodeCount: number }> }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null };

export type TitleCardFragment = { id: string, kind: TitleKind, path: string, name: string, year: number | null, ageMark: AgeMark | null, rating: number | null, poster: string | null, backdrop: string | null, addedAt: string | null, seasons: Array<{ number: number, episodeCount: number }> };

export type CardDetailsQueryVariables = Exact<{
  kind: TitleKind;
  slug: string;
}>;


export type CardDetailsQuery = { title: { id: string, description: string, genres: Array<{ id: string, name: string }>, first: { items: Array<{ id: string, durationSeconds: number | null }> } | null } | null };

export type EpisodeCardFragment = { id: string, season: number, number: number, name: string, durationSeconds: number | null, releasedAt: string | null, image: string | null, path: string | null, title: { id: string, kind: TitleKind, name: string, path: string, poster: string | null, backdrop: string | null } | null };

export type TitleCardsFragment = { count: number, last: boolean, items: Array<{ id: string, kind: TitleKind, path: string, name: string, year: number | null, ageMark: AgeMark | null, rating: number | null, poster: string | null, backdrop: string | null, addedAt: string | null, seasons: Array<{ number: number, episodeCount: number }> }> };

export type EpisodeCardsFragment = { count: number, last: boolean, items: Array<{ id: string, season: number, number: number, name: string, durationSeconds: number | null, releasedAt: string | null, image: string | null, path: string | null, title: { id: string, kind: TitleKind, name: string, path: string, poster: string | null, backdrop: string | null } | null }> };

export type GenreEpisodesQueryVariables = Exact<{
  genreId: string;
  page: number;
  size: number;
}>;


export type GenreEpisodesQuery = { latestEpisodes: { count: number, last: boolean, items: Array<{ id: string, season: number, number: number, name: string, durationSeconds: number | null, releasedAt: string | null, image: string | null, path: string | null, title: { id: string, kind: TitleKind, name: string, path: string, poster: string | null, backdrop: string | null } | null }> } | null };

export type EpisodeGroupsQueryVariables = Exact<{
  kind: TitleKind;
  slug: string;
  season: number;
  groupId?: string | null | undefined;
  page: number;
  size: number;
}>;


export type EpisodeGroupsQuery = { title: { id: string, episodeGroups: Array<{ groupId: string, name: string, translation: TranslationKind, last: boolean, episodes: Array<{ id: string, season: number, number: number, name: string, description: string, durationSeconds: number | null, releasedAt: string | null, image: string | null, path: string | null }> }> | null } | null };

export type HeroTitleFragment = { description: string, id: string, kind: TitleKind, path: string, name: string, year: number | null, ageMark: AgeMark | null, rating: number | null, poster: string | null, backdrop: string | null, addedAt: string | null, genres: Array<{ id: string, name: string }>, first: { items: Array<{ id: string, path: string | null }> } | null, seasons: Array<{ number: number, episodeCount: number }> };

export type HomeQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeQuery = { featured: { items: Array<{ description: string, id: string, kind: TitleKind, path: string, name: string, year: number | null, ageMark: AgeMark | null, rating: number | null, poster: string | null, backdrop: string | null, addedAt: string | null, genres: Array<{ id: string, name: string }>, first: { items: Array<{ id: string, path: string | null }> } | null, seasons: Array<{ number: number, episodeCount: number }> }> } | null, mostWatched: Array<{ id: string, kind: TitleKind, path: string, name: string, year: number | null, ageMark: AgeMark | null, rating: number | null, poster: string | null, backdrop: string | null, addedAt: string | null, seasons: Array<{ number: number, episodeCount: number }> }> | null, popular: { count: number, last: boolean, items: Array<{ id: string, kind: TitleKind, path: string, name: string, year: number | null, ageMark: AgeMark | null, rating: number | null, poster: string | null, backdrop: string | null, addedAt: string | null, seasons: Array<{ number: number, episodeCount: number }> }> } | null, series: { count: number, last: boolean, items: Array<{ id: string, kind: TitleKind, path: string, name: string, year: number | null, ageMark: AgeMark | null, rating: number | null, poster: string | null, backdrop: string | null, addedAt: string | null, seasons: Array<{ number: number, episodeCount: number }> }> } | null, anime: { count: number, last: boolean, items: Array<{ id: string, kind: TitleKind, path: string, name: string, year: number | null, ageMark: AgeMark | null, rating: number | null, poster: string | null, backdrop: string | null, addedAt: string | null, seasons: Array<{ number: number, episodeCount: number }> }> } | null, films: { count: number, last: boolean, items: Array<{ id: string, kind: TitleKind, path: string, name: string, year: number | null, ageMark: AgeMark | null, rating: number | null, poster: string | null, backdrop: string | null, addedAt: string | null, seasons: Array<{ number: number, episodeCount: number }> }> } | null, latestEpisodes: { count: number, last: boolean, items: Array<{ id: string, season: number, number: number, name: string, durationSeconds: number | null, releasedAt: string | null, image: string | null, path: string | null, title: { id: string, kind: TitleKind, name: string, path: string, poster: string | null, backdrop: string | null } | null }> } | null, genres: Array<{ sort: ShelfSort, slug: string, name: string, path: string, titleCount: number }> | null, networks: Array<{ sort: ShelfSort, slug: string, name: string, path: string, titleCount: number }> | null, calendar: { count: number, last: boolean, items: Array<{ title: { id: string, kind: TitleKind, path: string, name: string, year: number | null, ageMark: AgeMark | null, rating: number | null, poster: string | null, backdrop: string | null, addedAt: string | null, airTime: { weekday: number, time: string | null } | null, seasons: Array<{ number: number, episodeCount: number }> }, next: { id: string, season: number, number: number, releasedAt: string | null } | null }> } | null };

export type LatestEpisodesQueryVariables = Exact<{
  page: number;
  size: number;
}>;


export type LatestEpisodesQuery = { latestEpisodes: { count: number, last: boolean, items: Array<{ id: string, season: number, number: number, name: string, durationSeconds: number | null, releasedAt: string | null, image: string | null, path: string | null, title: { id: string, kind: TitleKind, name: string, path: string, poster: string | null, backdrop: string | null } | null }> } | null };

export type PersonPageQueryVariables = Exact<{
  slug: string;
}>;


export type PersonPageQuery = { person: { id: string, name: string, path: string, titles: Array<{ title: { id: string, kind: TitleKind, path: string, name: string, year: number | null, ageMark: AgeMark | null, rating: number | null, poster: string | null, backdrop: string | null, addedAt: string | null, seasons: Array<{ number: number, episodeCount: number }> }, credits: Array<{ role: string, character: string | null }> }> } | null };

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

export type TitleDetailsFragment = { id: string, kind: TitleKind, slug: string, path: string, name: string, originalName: string | null, description: string, year: number | null, ageMark: AgeMark | null, contentMarks: Array<ContentMark>, network: string | null, networkPath: string | null, status: AiringStatus | null, rating: number | null, scoreCount: number | null, poster: string | null, backdrop: string | null, episodeCount: number, addedAt: string | null, trailerIds: string | null, genres: Array<{ id: string, slug: string, name: string, path: string }>, people: Array<{ id: string, name: string, role: string, character: string | null, path: string | null }>, country: { code: string, name: string } | null, seasons: Array<{ number: number, episodeCount: number }>, first: { items: Array<{ id: string, path: string | null, releasedAt: string | null }> } | null };

export type SimilarTitlesQueryVariables = Exact<{
  kind: TitleKind;
  slug: string;
}>;


export type SimilarTitlesQuery = { title: { id: string, similar: Array<{ id: string, kind: TitleKind, path: string, name: string, year: number | null, ageMark: AgeMark | null, rating: number | null, poster: string | null, backdrop: string | null, addedAt: string | null, seasons: Array<{ number: number, episodeCount: number }> }> | null } | null };

export type TitlePageQueryVariables = Exact<{
  kind: TitleKind;
  slug: string;
}>;


export type TitlePageQuery = { title: { id: string, kind: TitleKind, slug: string, path: string, name: string, originalName: string | null, description: string, year: number | null, ageMark: AgeMark | null, contentMarks: Array<ContentMark>, network: string | null, networkPath: string | null, status: AiringStatus | null, rating: number | null, scoreCount: number | null, poster: string | null, backdrop: string | null, episodeCount: number, addedAt: string | null, trailerIds: string | null, genres: Array<{ id: string, slug: string, name: string, path: string }>, people: Array<{ id: string, name: string, role: string, character: string | null, path: string | null }>, country: { code: string, name: string } | null, seasons: Array<{ number: number, episodeCount: number }>, first: { items: Array<{ id: string, path: string | null, releasedAt: string | null }> } | null } | null };

export type SeasonEpisodeFragment = { id: string, season: number, number: number, name: string, description: string, durationSeconds: number | null, releasedAt: string | null, image: string | null, path: string | null };

export type SeasonEpisodesQueryVariables = Exact<{
  kind: TitleKind;
  slug: string;
  season: number;
  page: number;
  size: number;
}>;


export type SeasonEpisodesQuery = { title: { id: string, episodes: { count: number, last: boolean, items: Array<{ translations: Array<TranslationKind> | null, id: string, season: number, number: number, name: string, description: string, durationSeconds: number | null, releasedAt: string | null, image: string | null, path: string | null }> } | null } | null };

export type TitlesQueryVariables = Exact<{
  kind?: TitleKind | null | undefined;
  order: TitleOrder;
  initial?: string | null | undefined;
  shelf?: ShelfInput | null | undefined;
  filter?: TitleFilterInput | null | undefined;
  page: number;
  size: number;
}>;


export type TitlesQuery = { titles: { count: number, last: boolean, items: Array<{ id: string, kind: TitleKind, path: string, name: string, year: number | null, ageMark: AgeMark | null, rating: number | null, poster: string | null, backdrop: string | null, addedAt: string | null, seasons: Array<{ number: number, episodeCount: number }> }> } | null };

export type ShelfLinkFragment = { sort: ShelfSort, slug: string, name: string, path: string, titleCount: number };

export type BrowseQueryVariables = Exact<{
  kind?: TitleKind | null | undefined;
  order: TitleOrder;
  initial?: string | null | undefined;
  shelf?: ShelfInput | null | undefined;
  filter?: TitleFilterInput | null | undefined;
  size: number;
  sort: ShelfSort;
  listed: ShelfSort;
  slug: string;
  narrowed: boolean;
  lettered: boolean;
}>;


export type BrowseQuery = { titleInitials?: Array<string> | null, titles: { moreThanCount: boolean, count: number, last: boolean, items: Array<{ id: string, kind: TitleKind, path: string, name: string, year: number | null, ageMark: AgeMark | null, rating: number | null, poster: string | null, backdrop: string | null, addedAt: string | null, genres: Array<{ id: string, name: string }>, seasons: Array<{ number: number, episodeCount: number }> }> } | null, shelves: Array<{ sort: ShelfSort, slug: string, name: string, path: string, titleCount: number }> | null, networks?: Array<{ sort: ShelfSort, slug: string, name: string, path: string, titleCount: number }> | null, countries?: Array<{ titleCount: number, country: { code: string, name: string } }> | null, titleChoices?: Array<{ field: FilterField, values: Array<{ value: string, titleCount: number }> }> | null, shelf?: { kinds: Array<TitleKind>, sort: ShelfSort, slug: string, name: string, path: string, titleCount: number } | null };

export type TrailersQueryVariables = Exact<{
  ids: string;
}>;


export type TrailersQuery = { trailers: Array<{ id: string, name: string, dash: string | null, hls: string | null, embed: string | null }> | null };

export type PlayableTrailerFragment = { id: string, name: string, dash: string | null, hls: string | null, embed: string | null };

export type CollectionCardFragment = { id: string, path: string, name: string, visibility: CollectionVisibility, entryCount: number, likeCount: number, owner: { id: string, username: string, name: string, avatar: string | null, path: string } | null, firstTitles: Array<{ id: string, name: string, poster: string | null, ageMark: AgeMark | null }> };

export type CollectionDetailsFragment = { description: string, liked: boolean, version: number, createdAt: string, editedAt: string, mayEdit: boolean, mayDelete: boolean, card: string | null, id: string, path: string, name: string, visibility: CollectionVisibility, entryCount: number, likeCount: number, cover: { id: string } | null, owner: { id: string, username: string, name: string, avatar: string | null, path: string } | null, firstTitles: Array<{ id: string, name: string, poster: string | null, ageMark: AgeMark | null }> };

export type CollectionCardsFragment = { last: boolean, nextCursor: string | null, items: Array<{ id: string, path: string, name: string, visibility: CollectionVisibility, entryCount: number, likeCount: number, owner: { id: string, username: string, name: string, avatar: string | null, path: string } | null, firstTitles: Array<{ id: string, name: string, poster: string | null, ageMark: AgeMark | null }> }> };

export type CollectionsQueryVariables = Exact<{
  sort: CollectionSort;
  query?: string | null | undefined;
  cursor?: string | null | undefined;
}>;


export type CollectionsQuery = { collections: { last: boolean, nextCursor: string | null, items: Array<{ id: string, path: string, name: string, visibility: CollectionVisibility, entryCount: number, likeCount: number, owner: { id: string, username: string, name: string, avatar: string | null, path: string } | null, firstTitles: Array<{ id: string, name: string, poster: string | null, ageMark: AgeMark | null }> }> } };

export type MemberCollectionsQueryVariables = Exact<{
  memberId: string;
  cursor?: string | null | undefined;
}>;


export type MemberCollectionsQuery = { memberCollections: { last: boolean, nextCursor: string | null, items: Array<{ id: string, path: string, name: string, visibility: CollectionVisibility, entryCount: number, likeCount: number, owner: { id: string, username: string, name: string, avatar: string | null, path: string } | null, firstTitles: Array<{ id: string, name: string, poster: string | null, ageMark: AgeMark | null }> }> } | null };

export type CollectionPageQueryVariables = Exact<{
  id: string;
}>;


export type CollectionPageQuery = { collection: { finishedCount: number | null, collection: { description: string, liked: boolean, version: number, createdAt: string, editedAt: string, mayEdit: boolean, mayDelete: boolean, card: string | null, id: string, path: string, name: string, visibility: CollectionVisibility, entryCount: number, likeCount: number, cover: { id: string } | null, owner: { id: string, username: string, name: string, avatar: string | null, path: string } | null, firstTitles: Array<{ id: string, name: string, poster: string | null, ageMark: AgeMark | null }> }, entries: Array<{ note: string, finished: boolean | null, title: { id: string, kind: TitleKind, name: string, year: number | null, path: string, poster: string | null, ageMark: AgeMark | null } }> } | null };

export type CreateCollectionMutationVariables = Exact<{
  input: CreateCollectionInput;
}>;


export type CreateCollectionMutation = { createCollection: { collection: { description: string, liked: boolean, version: number, createdAt: string, editedAt: string, mayEdit: boolean, mayDelete: boolean, card: string | null, id: string, path: string, name: string, visibility: CollectionVisibility, entryCount: number, likeCount: number, cover: { id: string } | null, owner: { id: string, username: string, name: string, avatar: string | null, path: string } | null, firstTitles: Array<{ id: string, name: string, poster: string | null, ageMark: AgeMark | null }> } } };

export type EditCollectionMutationVariables = Exact<{
  input: EditCollectionInput;
}>;


export type EditCollectionMutation = { editCollection: { collection: { description: string, liked: boolean, version: number, createdAt: string, editedAt: string, mayEdit: boolean, mayDelete: boolean, card: string | null, id: string, path: string, name: string, visibility: CollectionVisibility, entryCount: number, likeCount: number, cover: { id: string } | null, owner: { id: string, username: string, name: string, avatar: string | null, path: string } | null, firstTitles: Array<{ id: string, name: string, poster: string | null, ageMark: AgeMark | null }> } } };

export type SetCollectionEntriesMutationVariables = Exact<{
  input: SetCollectionEntriesInput;
}>;


export type SetCollectionEntriesMutation = { setCollectionEntries: { collection: { description: string, liked: boolean, version: number, createdAt: string, editedAt: string, mayEdit: boolean, mayDelete: boolean, card: string | null, id: string, path: string, name: string, visibility: CollectionVisibility, entryCount: number, likeCount: number, cover: { id: string } | null, owner: { id: string, username: string, name: string, avatar: string | null, path: string } | null, firstTitles: Array<{ id: string, name: string, poster: string | null, ageMark: AgeMark | null }> } } };

export type DeleteCollectionMutationVariables = Exact<{
  id: string;
}>;


export type DeleteCollectionMutation = { deleteCollection: { id: string } };

export type SetCollectionLikeMutationVariables = Exact<{
  input: SetCollectionLikeInput;
}>;


export type SetCollectionLikeMutation = { setCollectionLike: { id: string, liked: boolean, likeCount: number } };

export type SharedCommentFieldsFragment = { id: string, parentId: string | null, body: string | null, covered: boolean, hiddenBy: HiddenBy | null, deleted: boolean, edited: boolean, version: number, mentions: Array<string>, mayEdit: boolean, mayDelete: boolean, postedAt: string, replyCount: number, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, reactions: Array<{ reaction: ReactionKind, count: number }> };

export type CommentFieldsFragment = { ownReaction: ReactionKind | null, id: string, parentId: string | null, body: string | null, covered: boolean, hiddenBy: HiddenBy | null, deleted: boolean, edited: boolean, version: number, mentions: Array<string>, mayEdit: boolean, mayDelete: boolean, postedAt: string, replyCount: number, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, reactions: Array<{ reaction: ReactionKind, count: number }> };

export type ThreadCommentFragment = { ownReaction: ReactionKind | null, id: string, parentId: string | null, body: string | null, covered: boolean, hiddenBy: HiddenBy | null, deleted: boolean, edited: boolean, version: number, mentions: Array<string>, mayEdit: boolean, mayDelete: boolean, postedAt: string, replyCount: number, replies: Array<{ ownReaction: ReactionKind | null, id: string, parentId: string | null, body: string | null, covered: boolean, hiddenBy: HiddenBy | null, deleted: boolean, edited: boolean, version: number, mentions: Array<string>, mayEdit: boolean, mayDelete: boolean, postedAt: string, replyCount: number, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, reactions: Array<{ reaction: ReactionKind, count: number }> }>, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, reactions: Array<{ reaction: ReactionKind, count: number }> };

export type CommentsQueryVariables = Exact<{
  target: TargetInput;
  page: number;
  cursor?: string | null | undefined;
}>;


export type CommentsQuery = { comments: { count: number, replyCount: number | null, last: boolean, nextCursor: string | null, items: Array<{ ownReaction: ReactionKind | null, id: string, parentId: string | null, body: string | null, covered: boolean, hiddenBy: HiddenBy | null, deleted: boolean, edited: boolean, version: number, mentions: Array<string>, mayEdit: boolean, mayDelete: boolean, postedAt: string, replyCount: number, replies: Array<{ ownReaction: ReactionKind | null, id: string, parentId: string | null, body: string | null, covered: boolean, hiddenBy: HiddenBy | null, deleted: boolean, edited: boolean, version: number, mentions: Array<string>, mayEdit: boolean, mayDelete: boolean, postedAt: string, replyCount: number, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, reactions: Array<{ reaction: ReactionKind, count: number }> }>, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, reactions: Array<{ reaction: ReactionKind, count: number }> }>, live: { seq: number, ticket: string } | null } | null };

export type ThreadCommentsQueryVariables = Exact<{
  target: TargetInput;
  comments: Array<CommentRef> | CommentRef;
}>;


export type ThreadCommentsQuery = { threadComments: Array<{ id: string, parentId: string | null, body: string | null, covered: boolean, hiddenBy: HiddenBy | null, deleted: boolean, edited: boolean, version: number, mentions: Array<string>, mayEdit: boolean, mayDelete: boolean, postedAt: string, replyCount: number, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, reactions: Array<{ reaction: ReactionKind, count: number }> }> | null };

export type RepliesQueryVariables = Exact<{
  parentId: string;
  page: number;
  cursor?: string | null | undefined;
}>;


export type RepliesQuery = { replies: { count: number, last: boolean, nextCursor: string | null, items: Array<{ ownReaction: ReactionKind | null, id: string, parentId: string | null, body: string | null, covered: boolean, hiddenBy: HiddenBy | null, deleted: boolean, edited: boolean, version: number, mentions: Array<string>, mayEdit: boolean, mayDelete: boolean, postedAt: string, replyCount: number, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, reactions: Array<{ reaction: ReactionKind, count: number }> }> } | null };

export type CommentsOverlayQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type CommentsOverlayQuery = { commentsById: Array<{ id: string, body: string | null, covered: boolean, hiddenBy: HiddenBy | null, mayEdit: boolean, mayDelete: boolean, ownReaction: ReactionKind | null, reactions: Array<{ reaction: ReactionKind, count: number }> }> | null };

export type RevealCommentsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RevealCommentsMutation = { revealComments: { comments: Array<{ id: string, body: string | null, covered: boolean }> } };

export type PostCommentMutationVariables = Exact<{
  input: PostCommentInput;
}>;


export type PostCommentMutation = { postComment: { comment: { ownReaction: ReactionKind | null, id: string, parentId: string | null, body: string | null, covered: boolean, hiddenBy: HiddenBy | null, deleted: boolean, edited: boolean, version: number, mentions: Array<string>, mayEdit: boolean, mayDelete: boolean, postedAt: string, replyCount: number, replies: Array<{ ownReaction: ReactionKind | null, id: string, parentId: string | null, body: string | null, covered: boolean, hiddenBy: HiddenBy | null, deleted: boolean, edited: boolean, version: number, mentions: Array<string>, mayEdit: boolean, mayDelete: boolean, postedAt: string, replyCount: number, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, reactions: Array<{ reaction: ReactionKind, count: number }> }>, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, reactions: Array<{ reaction: ReactionKind, count: number }> } } };

export type PostReplyMutationVariables = Exact<{
  input: PostReplyInput;
}>;


export type PostReplyMutation = { postReply: { comment: { ownReaction: ReactionKind | null, id: string, parentId: string | null, body: string | null, covered: boolean, hiddenBy: HiddenBy | null, deleted: boolean, edited: boolean, version: number, mentions: Array<string>, mayEdit: boolean, mayDelete: boolean, postedAt: string, replyCount: number, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, reactions: Array<{ reaction: ReactionKind, count: number }> } } };

export type EditCommentMutationVariables = Exact<{
  input: EditCommentInput;
}>;


export type EditCommentMutation = { editComment: { comment: { ownReaction: ReactionKind | null, id: string, parentId: string | null, body: string | null, covered: boolean, hiddenBy: HiddenBy | null, deleted: boolean, edited: boolean, version: number, mentions: Array<string>, mayEdit: boolean, mayDelete: boolean, postedAt: string, replyCount: number, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, reactions: Array<{ reaction: ReactionKind, count: number }> } } };

export type DeleteCommentMutationVariables = Exact<{
  id: string;
}>;


export type DeleteCommentMutation = { deleteComment: { comment: { id: string, body: string | null, deleted: boolean, mayEdit: boolean, mayDelete: boolean, version: number } } };

export type ReportMutationVariables = Exact<{
  input: ReportInput;
}>;


export type ReportMutation = { report: { message: string } };

export type ThreadFramesSubscriptionVariables = Exact<{
  ticket: string;
  seq: number;
}>;


export type ThreadFramesSubscription = { threadFrames: { seq: number, resync: boolean, spreadMs: number, count: number | null, replyCount: number | null, ticket: string | null, comments: Array<{ id: string, parentId: string | null, version: number, deleted: boolean }>, reactions: Array<{ commentId: string, reactions: Array<{ reaction: ReactionKind, count: number }> }> } };

export type ThreadChangedSubscriptionVariables = Exact<{
  target: TargetInput;
}>;


export type ThreadChangedSubscription = { threadChanged: { comments: { count: number, replyCount: number | null, last: boolean, nextCursor: string | null, items: Array<{ ownReaction: ReactionKind | null, id: string, parentId: string | null, body: string | null, covered: boolean, hiddenBy: HiddenBy | null, deleted: boolean, edited: boolean, version: number, mentions: Array<string>, mayEdit: boolean, mayDelete: boolean, postedAt: string, replyCount: number, replies: Array<{ ownReaction: ReactionKind | null, id: string, parentId: string | null, body: string | null, covered: boolean, hiddenBy: HiddenBy | null, deleted: boolean, edited: boolean, version: number, mentions: Array<string>, mayEdit: boolean, mayDelete: boolean, postedAt: string, replyCount: number, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, reactions: Array<{ reaction: ReactionKind, count: number }> }>, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, reactions: Array<{ reaction: ReactionKind, count: number }> }> } | null } };

export type CommentVersionFragment = { id: string, version: number };

export type OwnReactionFragment = { id: string, ownReaction: ReactionKind | null };

export type DeskViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type DeskViewerQuery = { viewer: { id: string, roles: Array<Role> } | null };

export type PostPageFragment = { last: boolean, nextCursor: string | null, items: Array<{ id: string, path: string, body: string | null, covered: boolean, mentions: Array<string>, postedAt: string, edited: boolean, version: number, clapCount: number, ownClaps: number, commentCount: number, ownReaction: ReactionKind | null, mayEdit: boolean, mayDelete: boolean, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, title: { id: string, kind: TitleKind, name: string, path: string, year: number | null, ageMark: AgeMark | null, poster: string | null } | null, episode: { id: string, season: number, number: number, name: string, path: string | null, image: string | null, title: { id: string, kind: TitleKind, name: string, path: string, ageMark: AgeMark | null, poster: string | null, backdrop: string | null } | null } | null, poll: { question: string, endsAt: string | null, ended: boolean, ownAnswer: number | null, resultsHidden: boolean, voteCount: number, answers: Array<{ text: string, count: number }> } | null, photos: Array<{ id: string, src: string, width: number, height: number, alt: string }>, reactions: Array<{ reaction: ReactionKind, count: number }>, group: { id: string, name: string, path: string } | null }> };

export type FeedQueryVariables = Exact<{
  kind: FeedKind;
  page?: number | null | undefined;
  cursor?: string | null | undefined;
}>;


export type FeedQuery = { feed: { last: boolean, nextCursor: string | null, items: Array<{ id: string, path: string, body: string | null, covered: boolean, mentions: Array<string>, postedAt: string, edited: boolean, version: number, clapCount: number, ownClaps: number, commentCount: number, ownReaction: ReactionKind | null, mayEdit: boolean, mayDelete: boolean, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, title: { id: string, kind: TitleKind, name: string, path: string, year: number | null, ageMark: AgeMark | null, poster: string | null } | null, episode: { id: string, season: number, number: number, name: string, path: string | null, image: string | null, title: { id: string, kind: TitleKind, name: string, path: string, ageMark: AgeMark | null, poster: string | null, backdrop: string | null } | null } | null, poll: { question: string, endsAt: string | null, ended: boolean, ownAnswer: number | null, resultsHidden: boolean, voteCount: number, answers: Array<{ text: string, count: number }> } | null, photos: Array<{ id: string, src: string, width: number, height: number, alt: string }>, reactions: Array<{ reaction: ReactionKind, count: number }>, group: { id: string, name: string, path: string } | null }> } | null };

export type NewerPostsQueryVariables = Exact<{
  kind: FeedKind;
  newerThan?: string | null | undefined;
}>;


export type NewerPostsQuery = { feed: { last: boolean, nextCursor: string | null, items: Array<{ id: string, path: string, body: string | null, covered: boolean, mentions: Array<string>, postedAt: string, edited: boolean, version: number, clapCount: number, ownClaps: number, commentCount: number, ownReaction: ReactionKind | null, mayEdit: boolean, mayDelete: boolean, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, title: { id: string, kind: TitleKind, name: string, path: string, year: number | null, ageMark: AgeMark | null, poster: string | null } | null, episode: { id: string, season: number, number: number, name: string, path: string | null, image: string | null, title: { id: string, kind: TitleKind, name: string, path: string, ageMark: AgeMark | null, poster: string | null, backdrop: string | null } | null } | null, poll: { question: string, endsAt: string | null, ended: boolean, ownAnswer: number | null, resultsHidden: boolean, voteCount: number, answers: Array<{ text: string, count: number }> } | null, photos: Array<{ id: string, src: string, width: number, height: number, alt: string }>, reactions: Array<{ reaction: ReactionKind, count: number }>, group: { id: string, name: string, path: string } | null }> } | null };

export type GroupPostsQueryVariables = Exact<{
  groupId: string;
  page?: number | null | undefined;
  cursor?: string | null | undefined;
}>;


export type GroupPostsQuery = { groupPosts: { last: boolean, nextCursor: string | null, items: Array<{ id: string, path: string, body: string | null, covered: boolean, mentions: Array<string>, postedAt: string, edited: boolean, version: number, clapCount: number, ownClaps: number, commentCount: number, ownReaction: ReactionKind | null, mayEdit: boolean, mayDelete: boolean, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, title: { id: string, kind: TitleKind, name: string, path: string, year: number | null, ageMark: AgeMark | null, poster: string | null } | null, episode: { id: string, season: number, number: number, name: string, path: string | null, image: string | null, title: { id: string, kind: TitleKind, name: string, path: string, ageMark: AgeMark | null, poster: string | null, backdrop: string | null } | null } | null, poll: { question: string, endsAt: string | null, ended: boolean, ownAnswer: number | null, resultsHidden: boolean, voteCount: number, answers: Array<{ text: string, count: number }> } | null, photos: Array<{ id: string, src: string, width: number, height: number, alt: string }>, reactions: Array<{ reaction: ReactionKind, count: number }>, group: { id: string, name: string, path: string } | null }> } | null };

export type NewerGroupPostsQueryVariables = Exact<{
  groupId: string;
  newerThan?: string | null | undefined;
}>;


export type NewerGroupPostsQuery = { groupPosts: { last: boolean, nextCursor: string | null, items: Array<{ id: string, path: string, body: string | null, covered: boolean, mentions: Array<string>, postedAt: string, edited: boolean, version: number, clapCount: number, ownClaps: number, commentCount: number, ownReaction: ReactionKind | null, mayEdit: boolean, mayDelete: boolean, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, title: { id: string, kind: TitleKind, name: string, path: string, year: number | null, ageMark: AgeMark | null, poster: string | null } | null, episode: { id: string, season: number, number: number, name: string, path: string | null, image: string | null, title: { id: string, kind: TitleKind, name: string, path: string, ageMark: AgeMark | null, poster: string | null, backdrop: string | null } | null } | null, poll: { question: string, endsAt: string | null, ended: boolean, ownAnswer: number | null, resultsHidden: boolean, voteCount: number, answers: Array<{ text: string, count: number }> } | null, photos: Array<{ id: string, src: string, width: number, height: number, alt: string }>, reactions: Array<{ reaction: ReactionKind, count: number }>, group: { id: string, name: string, path: string } | null }> } | null };

export type MemberPostsQueryVariables = Exact<{
  memberId: string;
  cursor?: string | null | undefined;
}>;


export type MemberPostsQuery = { memberPosts: { last: boolean, nextCursor: string | null, items: Array<{ id: string, path: string, body: string | null, covered: boolean, mentions: Array<string>, postedAt: string, edited: boolean, version: number, clapCount: number, ownClaps: number, commentCount: number, ownReaction: ReactionKind | null, mayEdit: boolean, mayDelete: boolean, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, title: { id: string, kind: TitleKind, name: string, path: string, year: number | null, ageMark: AgeMark | null, poster: string | null } | null, episode: { id: string, season: number, number: number, name: string, path: string | null, image: string | null, title: { id: string, kind: TitleKind, name: string, path: string, ageMark: AgeMark | null, poster: string | null, backdrop: string | null } | null } | null, poll: { question: string, endsAt: string | null, ended: boolean, ownAnswer: number | null, resultsHidden: boolean, voteCount: number, answers: Array<{ text: string, count: number }> } | null, photos: Array<{ id: string, src: string, width: number, height: number, alt: string }>, reactions: Array<{ reaction: ReactionKind, count: number }>, group: { id: string, name: string, path: string } | null }> } | null };

export type PostQueryVariables = Exact<{
  id: string;
}>;


export type PostQuery = { post: { id: string, path: string, body: string | null, covered: boolean, mentions: Array<string>, postedAt: string, edited: boolean, version: number, clapCount: number, ownClaps: number, commentCount: number, ownReaction: ReactionKind | null, mayEdit: boolean, mayDelete: boolean, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, title: { id: string, kind: TitleKind, name: string, path: string, year: number | null, ageMark: AgeMark | null, poster: string | null } | null, episode: { id: string, season: number, number: number, name: string, path: string | null, image: string | null, title: { id: string, kind: TitleKind, name: string, path: string, ageMark: AgeMark | null, poster: string | null, backdrop: string | null } | null } | null, poll: { question: string, endsAt: string | null, ended: boolean, ownAnswer: number | null, resultsHidden: boolean, voteCount: number, answers: Array<{ text: string, count: number }> } | null, photos: Array<{ id: string, src: string, width: number, height: number, alt: string }>, reactions: Array<{ reaction: ReactionKind, count: number }>, group: { id: string, name: string, path: string } | null } | null };

export type PostsOverlayQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type PostsOverlayQuery = { postsById: Array<{ id: string, path: string, body: string | null, covered: boolean, mentions: Array<string>, postedAt: string, edited: boolean, version: number, clapCount: number, ownClaps: number, commentCount: number, ownReaction: ReactionKind | null, mayEdit: boolean, mayDelete: boolean, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, title: { id: string, kind: TitleKind, name: string, path: string, year: number | null, ageMark: AgeMark | null, poster: string | null } | null, episode: { id: string, season: number, number: number, name: string, path: string | null, image: string | null, title: { id: string, kind: TitleKind, name: string, path: string, ageMark: AgeMark | null, poster: string | null, backdrop: string | null } | null } | null, poll: { question: string, endsAt: string | null, ended: boolean, ownAnswer: number | null, resultsHidden: boolean, voteCount: number, answers: Array<{ text: string, count: number }> } | null, photos: Array<{ id: string, src: string, width: number, height: number, alt: string }>, reactions: Array<{ reaction: ReactionKind, count: number }>, group: { id: string, name: string, path: string } | null }> | null };

export type NewPostsSubscriptionVariables = Exact<{
  kind: FeedKind;
  newerThan?: string | null | undefined;
}>;


export type NewPostsSubscription = { newPosts: { count: number } };

export type NewGroupPostsSubscriptionVariables = Exact<{
  groupId: string;
  newerThan?: string | null | undefined;
}>;


export type NewGroupPostsSubscription = { newGroupPosts: { count: number } };

export type CreatePostMutationVariables = Exact<{
  input: CreatePostInput;
}>;


export type CreatePostMutation = { createPost: { post: { id: string, path: string, body: string | null, covered: boolean, mentions: Array<string>, postedAt: string, edited: boolean, version: number, clapCount: number, ownClaps: number, commentCount: number, ownReaction: ReactionKind | null, mayEdit: boolean, mayDelete: boolean, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, title: { id: string, kind: TitleKind, name: string, path: string, year: number | null, ageMark: AgeMark | null, poster: string | null } | null, episode: { id: string, season: number, number: number, name: string, path: string | null, image: string | null, title: { id: string, kind: TitleKind, name: string, path: string, ageMark: AgeMark | null, poster: string | null, backdrop: string | null } | null } | null, poll: { question: string, endsAt: string | null, ended: boolean, ownAnswer: number | null, resultsHidden: boolean, voteCount: number, answers: Array<{ text: string, count: number }> } | null, photos: Array<{ id: string, src: string, width: number, height: number, alt: string }>, reactions: Array<{ reaction: ReactionKind, count: number }>, group: { id: string, name: string, path: string } | null } } };

export type CreateGroupPostMutationVariables = Exact<{
  groupId: string;
  input: CreatePostInput;
}>;


export type CreateGroupPostMutation = { createGroupPost: { post: { id: string, path: string, body: string | null, covered: boolean, mentions: Array<string>, postedAt: string, edited: boolean, version: number, clapCount: number, ownClaps: number, commentCount: number, ownReaction: ReactionKind | null, mayEdit: boolean, mayDelete: boolean, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, title: { id: string, kind: TitleKind, name: string, path: string, year: number | null, ageMark: AgeMark | null, poster: string | null } | null, episode: { id: string, season: number, number: number, name: string, path: string | null, image: string | null, title: { id: string, kind: TitleKind, name: string, path: string, ageMark: AgeMark | null, poster: string | null, backdrop: string | null } | null } | null, poll: { question: string, endsAt: string | null, ended: boolean, ownAnswer: number | null, resultsHidden: boolean, voteCount: number, answers: Array<{ text: string, count: number }> } | null, photos: Array<{ id: string, src: string, width: number, height: number, alt: string }>, reactions: Array<{ reaction: ReactionKind, count: number }>, group: { id: string, name: string, path: string } | null } } };

export type EditPostMutationVariables = Exact<{
  input: EditPostInput;
}>;


export type EditPostMutation = { editPost: { post: { id: string, path: string, body: string | null, covered: boolean, mentions: Array<string>, postedAt: string, edited: boolean, version: number, clapCount: number, ownClaps: number, commentCount: number, ownReaction: ReactionKind | null, mayEdit: boolean, mayDelete: boolean, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, title: { id: string, kind: TitleKind, name: string, path: string, year: number | null, ageMark: AgeMark | null, poster: string | null } | null, episode: { id: string, season: number, number: number, name: string, path: string | null, image: string | null, title: { id: string, kind: TitleKind, name: string, path: string, ageMark: AgeMark | null, poster: string | null, backdrop: string | null } | null } | null, poll: { question: string, endsAt: string | null, ended: boolean, ownAnswer: number | null, resultsHidden: boolean, voteCount: number, answers: Array<{ text: string, count: number }> } | null, photos: Array<{ id: string, src: string, width: number, height: number, alt: string }>, reactions: Array<{ reaction: ReactionKind, count: number }>, group: { id: string, name: string, path: string } | null } } };

export type DeletePostMutationVariables = Exact<{
  id: string;
}>;


export type DeletePostMutation = { deletePost: { id: string } };

export type DeletePostPhotoMutationVariables = Exact<{
  postId: string;
  photoId: string;
}>;


export type DeletePostPhotoMutation = { deletePostPhoto: { post: { id: string, path: string, body: string | null, covered: boolean, mentions: Array<string>, postedAt: string, edited: boolean, version: number, clapCount: number, ownClaps: number, commentCount: number, ownReaction: ReactionKind | null, mayEdit: boolean, mayDelete: boolean, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, title: { id: string, kind: TitleKind, name: string, path: string, year: number | null, ageMark: AgeMark | null, poster: string | null } | null, episode: { id: string, season: number, number: number, name: string, path: string | null, image: string | null, title: { id: string, kind: TitleKind, name: string, path: string, ageMark: AgeMark | null, poster: string | null, backdrop: string | null } | null } | null, poll: { question: string, endsAt: string | null, ended: boolean, ownAnswer: number | null, resultsHidden: boolean, voteCount: number, answers: Array<{ text: string, count: number }> } | null, photos: Array<{ id: string, src: string, width: number, height: number, alt: string }>, reactions: Array<{ reaction: ReactionKind, count: number }>, group: { id: string, name: string, path: string } | null } } };

export type RevealPostsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RevealPostsMutation = { revealPosts: { posts: Array<{ id: string, path: string, body: string | null, covered: boolean, mentions: Array<string>, postedAt: string, edited: boolean, version: number, clapCount: number, ownClaps: number, commentCount: number, ownReaction: ReactionKind | null, mayEdit: boolean, mayDelete: boolean, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, title: { id: string, kind: TitleKind, name: string, path: string, year: number | null, ageMark: AgeMark | null, poster: string | null } | null, episode: { id: string, season: number, number: number, name: string, path: string | null, image: string | null, title: { id: string, kind: TitleKind, name: string, path: string, ageMark: AgeMark | null, poster: string | null, backdrop: string | null } | null } | null, poll: { question: string, endsAt: string | null, ended: boolean, ownAnswer: number | null, resultsHidden: boolean, voteCount: number, answers: Array<{ text: string, count: number }> } | null, photos: Array<{ id: string, src: string, width: number, height: number, alt: string }>, reactions: Array<{ reaction: ReactionKind, count: number }>, group: { id: string, name: string, path: string } | null }> } };

export type ClapMutationVariables = Exact<{
  input: ClapInput;
}>;


export type ClapMutation = { clap: { postId: string, clapCount: number, ownClaps: number } };

export type VoteInPollMutationVariables = Exact<{
  input: VoteInPollInput;
}>;


export type VoteInPollMutation = { voteInPoll: { postId: string, poll: { question: string, endsAt: string | null, ended: boolean, ownAnswer: number | null, resultsHidden: boolean, voteCount: number, answers: Array<{ text: string, count: number }> } } };

export type LivePostsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type LivePostsQuery = { postsById: Array<{ id: string, clapCount: number, clapLive: { seq: number, ticket: string }, poll: { answers: Array<{ count: number }> } | null, pollLive: { seq: number, ticket: string } | null }> | null };

export type PostFramesSubscriptionVariables = Exact<{
  ticket: string;
  seq: number;
}>;


export type PostFramesSubscription = { postFrames: { seq: number, resync: boolean, spreadMs: number, claps: number, votes: Array<number>, ticket: string | null } };

export type PollFieldsFragment = { question: string, endsAt: string | null, ended: boolean, ownAnswer: number | null, resultsHidden: boolean, voteCount: number, answers: Array<{ text: string, count: number }> };

export type PostFieldsFragment = { id: string, path: string, body: string | null, covered: boolean, mentions: Array<string>, postedAt: string, edited: boolean, version: number, clapCount: number, ownClaps: number, commentCount: number, ownReaction: ReactionKind | null, mayEdit: boolean, mayDelete: boolean, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, title: { id: string, kind: TitleKind, name: string, path: string, year: number | null, ageMark: AgeMark | null, poster: string | null } | null, episode: { id: string, season: number, number: number, name: string, path: string | null, image: string | null, title: { id: string, kind: TitleKind, name: string, path: string, ageMark: AgeMark | null, poster: string | null, backdrop: string | null } | null } | null, poll: { question: string, endsAt: string | null, ended: boolean, ownAnswer: number | null, resultsHidden: boolean, voteCount: number, answers: Array<{ text: string, count: number }> } | null, photos: Array<{ id: string, src: string, width: number, height: number, alt: string }>, reactions: Array<{ reaction: ReactionKind, count: number }>, group: { id: string, name: string, path: string } | null };

export type PostCountsFragment = { clapCount: number, poll: { answers: Array<{ count: number }> } | null };

export type RelationshipFieldsFragment = { id: string, state: FollowState, followsViewer: boolean, followerCount: number, followedCount: number };

export type FollowMemberFieldsFragment = { id: string, username: string, name: string, avatar: string | null, path: string, relationship: { id: string, state: FollowState, followsViewer: boolean, followerCount: number, followedCount: number } | null };

export type FollowersQueryVariables = Exact<{
  memberId: string;
  cursor?: string | null | undefined;
}>;


export type FollowersQuery = { followers: { count: number, last: boolean, nextCursor: string | null, items: Array<{ id: string, username: string, name: string, avatar: string | null, path: string, relationship: { id: string, state: FollowState, followsViewer: boolean, followerCount: number, followedCount: number } | null }> } | null };

export type FollowedQueryVariables = Exact<{
  memberId: string;
  cursor?: string | null | undefined;
}>;


export type FollowedQuery = { followed: { count: number, last: boolean, nextCursor: string | null, items: Array<{ id: string, username: string, name: string, avatar: string | null, path: string, relationship: { id: string, state: FollowState, followsViewer: boolean, followerCount: number, followedCount: number } | null }> } | null };

export type FollowRequestsQueryVariables = Exact<{
  cursor?: string | null | undefined;
}>;


export type FollowRequestsQuery = { followRequests: { count: number, last: boolean, nextCursor: string | null, items: Array<{ id: string, username: string, name: string, avatar: string | null, path: string, relationship: { id: string, state: FollowState, followsViewer: boolean, followerCount: number, followedCount: number } | null }> } | null };

export type SetFollowMutationVariables = Exact<{
  input: SetFollowInput;
}>;


export type SetFollowMutation = { setFollow: { relationship: { id: string, state: FollowState, followsViewer: boolean, followerCount: number, followedCount: number } } };

export type AnswerFollowRequestMutationVariables = Exact<{
  id: string;
  accepted: boolean;
}>;


export type AnswerFollowRequestMutation = { answerFollowRequest: { relationship: { id: string, state: FollowState, followsViewer: boolean, followerCount: number, followedCount: number } } };

export type FriendsQueryVariables = Exact<{
  cursor?: string | null | undefined;
}>;


export type FriendsQuery = { friends: { count: number, last: boolean, nextCursor: string | null, items: Array<{ id: string, username: string, name: string, avatar: string | null, path: string, relationship: { id: string, state: FollowState, followsViewer: boolean, followerCount: number, followedCount: number } | null }> } | null };

export type FriendsNowQueryVariables = Exact<{ [key: string]: never; }>;


export type FriendsNowQuery = { friendsNow: { count: number, items: Array<{ id: string, name: string, path: string }> } | null };

export type FollowSuggestionsQueryVariables = Exact<{ [key: string]: never; }>;


export type FollowSuggestionsQuery = { followSuggestions: Array<{ reason: string, member: { id: string, username: string, name: string, avatar: string | null, path: string, relationship: { id: string, state: FollowState, followsViewer: boolean, followerCount: number, followedCount: number } | null } }> | null };

export type ForumPersonFragment = { id: string, username: string, name: string, avatar: string | null, path: string };

export type ForumTitleFragment = { id: string, kind: TitleKind, name: string, path: string, poster: string | null, ageMark: AgeMark | null };

export type TopicRowFieldsFragment = { id: string, path: string, category: TopicCategory, title: string | null, covered: boolean, hiddenBy: HiddenBy | null, postedAt: string, activeAt: string, postCount: number, lastNumber: number, pinned: boolean, locked: boolean, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, about: { id: string, kind: TitleKind, name: string, path: string, poster: string | null, ageMark: AgeMark | null } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, spoilerOf: { id: string, name: string, kind: TitleKind } | null, lastAuthor: { id: string, username: string, name: string, avatar: string | null, path: string } | null, state: { followed: boolean, readNumber: number | null } | null };

export type TopicFieldsFragment = { body: string | null, mentions: Array<string>, edited: boolean, version: number, ownReaction: ReactionKind | null, mayEdit: boolean, mayDelete: boolean, mayPost: boolean, mayModerate: boolean, id: string, path: string, category: TopicCategory, title: string | null, covered: boolean, hiddenBy: HiddenBy | null, postedAt: string, activeAt: string, postCount: number, lastNumber: number, pinned: boolean, locked: boolean, reactions: Array<{ reaction: ReactionKind, count: number }>, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, about: { id: string, kind: TitleKind, name: string, path: string, poster: string | null, ageMark: AgeMark | null } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, spoilerOf: { id: string, name: string, kind: TitleKind } | null, lastAuthor: { id: string, username: string, name: string, avatar: string | null, path: string } | null, state: { followed: boolean, readNumber: number | null } | null };

export type QuotedPostFragment = { id: string, number: number | null, body: string | null, covered: boolean, hiddenBy: HiddenBy | null, deleted: boolean, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null };

export type TopicPostFieldsFragment = { id: string, number: number | null, body: string | null, covered: boolean, hiddenBy: HiddenBy | null, deleted: boolean, edited: boolean, version: number, mentions: Array<string>, mayEdit: boolean, mayDelete: boolean, postedAt: string, ownReaction: ReactionKind | null, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, reactions: Array<{ reaction: ReactionKind, count: number }>, quoted: { id: string, number: number | null, body: string | null, covered: boolean, hiddenBy: HiddenBy | null, deleted: boolean, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null } | null };

export type TopicPostPageFragment = { earlier: boolean, last: boolean, nextCursor: string | null, items: Array<{ id: string, number: number | null, body: string | null, covered: boolean, hiddenBy: HiddenBy | null, deleted: boolean, edited: boolean, version: number, mentions: Array<string>, mayEdit: boolean, mayDelete: boolean, postedAt: string, ownReaction: ReactionKind | null, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, reactions: Array<{ reaction: ReactionKind, count: number }>, quoted: { id: string, number: number | null, body: string | null, covered: boolean, hiddenBy: HiddenBy | null, deleted: boolean, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null } | null }>, live: { seq: number, ticket: string } | null };

export type TopicsQueryVariables = Exact<{
  category?: TopicCategory | null | undefined;
  order: TopicOrder;
  query?: string | null | undefined;
  cursor?: string | null | undefined;
}>;


export type TopicsQuery = { topics: { last: boolean, nextCursor: string | null, items: Array<{ id: string, path: string, category: TopicCategory, title: string | null, covered: boolean, hiddenBy: HiddenBy | null, postedAt: string, activeAt: string, postCount: number, lastNumber: number, pinned: boolean, locked: boolean, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, about: { id: string, kind: TitleKind, name: string, path: string, poster: string | null, ageMark: AgeMark | null } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, spoilerOf: { id: string, name: string, kind: TitleKind } | null, lastAuthor: { id: string, username: string, name: string, avatar: string | null, path: string } | null, state: { followed: boolean, readNumber: number | null } | null }>, moved: Array<{ movedAt: string, topic: { id: string, path: string, category: TopicCategory, title: string | null, covered: boolean, hiddenBy: HiddenBy | null, postedAt: string, activeAt: string, postCount: number, lastNumber: number, pinned: boolean, locked: boolean, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, about: { id: string, kind: TitleKind, name: string, path: string, poster: string | null, ageMark: AgeMark | null } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, spoilerOf: { id: string, name: string, kind: TitleKind } | null, lastAuthor: { id: string, username: string, name: string, avatar: string | null, path: string } | null, state: { followed: boolean, readNumber: number | null } | null } }> } };

export type TitleTopicsQueryVariables = Exact<{
  titleId: string;
  cursor?: string | null | undefined;
}>;


export type TitleTopicsQuery = { topics: { nextCursor: string | null, items: Array<{ id: string, path: string, category: TopicCategory, title: string | null, covered: boolean, hiddenBy: HiddenBy | null, postedAt: string, activeAt: string, postCount: number, lastNumber: number, pinned: boolean, locked: boolean, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, about: { id: string, kind: TitleKind, name: string, path: string, poster: string | null, ageMark: AgeMark | null } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, spoilerOf: { id: string, name: string, kind: TitleKind } | null, lastAuthor: { id: string, username: string, name: string, avatar: string | null, path: string } | null, state: { followed: boolean, readNumber: number | null } | null }> } };

export type TopicsOverlayQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type TopicsOverlayQuery = { topicsById: Array<{ id: string, path: string, title: string | null, covered: boolean, hiddenBy: HiddenBy | null, state: { followed: boolean, readNumber: number | null } | null }> | null };

export type TopicPageQueryVariables = Exact<{
  id: string;
  fromNumber?: number | null | undefined;
}>;


export type TopicPageQuery = { topic: { body: string | null, mentions: Array<string>, edited: boolean, version: number, ownReaction: ReactionKind | null, mayEdit: boolean, mayDelete: boolean, mayPost: boolean, mayModerate: boolean, id: string, path: string, category: TopicCategory, title: string | null, covered: boolean, hiddenBy: HiddenBy | null, postedAt: string, activeAt: string, postCount: number, lastNumber: number, pinned: boolean, locked: boolean, reactions: Array<{ reaction: ReactionKind, count: number }>, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, about: { id: string, kind: TitleKind, name: string, path: string, poster: string | null, ageMark: AgeMark | null } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, spoilerOf: { id: string, name: string, kind: TitleKind } | null, lastAuthor: { id: string, username: string, name: string, avatar: string | null, path: string } | null, state: { followed: boolean, readNumber: number | null } | null } | null, topicPosts: { earlier: boolean, last: boolean, nextCursor: string | null, items: Array<{ id: string, number: number | null, body: string | null, covered: boolean, hiddenBy: HiddenBy | null, deleted: boolean, edited: boolean, version: number, mentions: Array<string>, mayEdit: boolean, mayDelete: boolean, postedAt: string, ownReaction: ReactionKind | null, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, reactions: Array<{ reaction: ReactionKind, count: number }>, quoted: { id: string, number: number | null, body: string | null, covered: boolean, hiddenBy: HiddenBy | null, deleted: boolean, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null } | null }>, live: { seq: number, ticket: string } | null } | null };

export type OwnTopicQueryVariables = Exact<{
  id: string;
}>;


export type OwnTopicQuery = { topicsById: Array<{ body: string | null, mentions: Array<string>, edited: boolean, version: number, ownReaction: ReactionKind | null, mayEdit: boolean, mayDelete: boolean, mayPost: boolean, mayModerate: boolean, id: string, path: string, category: TopicCategory, title: string | null, covered: boolean, hiddenBy: HiddenBy | null, postedAt: string, activeAt: string, postCount: number, lastNumber: number, pinned: boolean, locked: boolean, reactions: Array<{ reaction: ReactionKind, count: number }>, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, about: { id: string, kind: TitleKind, name: string, path: string, poster: string | null, ageMark: AgeMark | null } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, spoilerOf: { id: string, name: string, kind: TitleKind } | null, lastAuthor: { id: string, username: string, name: string, avatar: string | null, path: string } | null, state: { followed: boolean, readNumber: number | null } | null }> | null };

export type TopicPostsQueryVariables = Exact<{
  id: string;
  fromNumber?: number | null | undefined;
  beforeNumber?: number | null | undefined;
}>;


export type TopicPostsQuery = { topicPosts: { earlier: boolean, last: boolean, nextCursor: string | null, items: Array<{ id: string, number: number | null, body: string | null, covered: boolean, hiddenBy: HiddenBy | null, deleted: boolean, edited: boolean, version: number, mentions: Array<string>, mayEdit: boolean, mayDelete: boolean, postedAt: string, ownReaction: ReactionKind | null, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, reactions: Array<{ reaction: ReactionKind, count: number }>, quoted: { id: string, number: number | null, body: string | null, covered: boolean, hiddenBy: HiddenBy | null, deleted: boolean, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null } | null }>, live: { seq: number, ticket: string } | null } | null };

export type FoundTopicPostsQueryVariables = Exact<{
  topicId: string;
  query: string;
  cursor?: string | null | undefined;
}>;


export type FoundTopicPostsQuery = { topicPostsFound: { last: boolean, nextCursor: string | null, items: Array<{ id: string, number: number | null, body: string | null, postedAt: string, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null }> } | null };

export type FoundForumPostsQueryVariables = Exact<{
  query: string;
  cursor?: string | null | undefined;
}>;


export type FoundForumPostsQuery = { forumPostsFound: { last: boolean, nextCursor: string | null, items: Array<{ post: { id: string, number: number | null, body: string | null, postedAt: string, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null }, topic: { id: string, path: string, title: string | null, covered: boolean, hiddenBy: HiddenBy | null, spoilerOf: { id: string, name: string } | null } }> } };

export type PostsByIdQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type PostsByIdQuery = { commentsById: Array<{ id: string, body: string | null, covered: boolean, hiddenBy: HiddenBy | null, deleted: boolean, edited: boolean, version: number, mayEdit: boolean, mayDelete: boolean, ownReaction: ReactionKind | null, reactions: Array<{ reaction: ReactionKind, count: number }> }> | null };

export type PostNumberQueryVariables = Exact<{
  id: string;
}>;


export type PostNumberQuery = { commentsById: Array<{ id: string, number: number | null }> | null };

export type CreateTopicMutationVariables = Exact<{
  input: CreateTopicInput;
}>;


export type CreateTopicMutation = { createTopic: { topic: { id: string, path: string } } };

export type EditTopicMutationVariables = Exact<{
  input: EditTopicInput;
}>;


export type EditTopicMutation = { editTopic: { topic: { body: string | null, mentions: Array<string>, edited: boolean, version: number, ownReaction: ReactionKind | null, mayEdit: boolean, mayDelete: boolean, mayPost: boolean, mayModerate: boolean, id: string, path: string, category: TopicCategory, title: string | null, covered: boolean, hiddenBy: HiddenBy | null, postedAt: string, activeAt: string, postCount: number, lastNumber: number, pinned: boolean, locked: boolean, reactions: Array<{ reaction: ReactionKind, count: number }>, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, about: { id: string, kind: TitleKind, name: string, path: string, poster: string | null, ageMark: AgeMark | null } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, spoilerOf: { id: string, name: string, kind: TitleKind } | null, lastAuthor: { id: string, username: string, name: string, avatar: string | null, path: string } | null, state: { followed: boolean, readNumber: number | null } | null } } };

export type DeleteTopicMutationVariables = Exact<{
  id: string;
}>;


export type DeleteTopicMutation = { deleteTopic: { id: string, go: string } };

export type LockTopicMutationVariables = Exact<{
  id: string;
  locked: boolean;
}>;


export type LockTopicMutation = { lockTopic: { topic: { body: string | null, mentions: Array<string>, edited: boolean, version: number, ownReaction: ReactionKind | null, mayEdit: boolean, mayDelete: boolean, mayPost: boolean, mayModerate: boolean, id: string, path: string, category: TopicCategory, title: string | null, covered: boolean, hiddenBy: HiddenBy | null, postedAt: string, activeAt: string, postCount: number, lastNumber: number, pinned: boolean, locked: boolean, reactions: Array<{ reaction: ReactionKind, count: number }>, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, about: { id: string, kind: TitleKind, name: string, path: string, poster: string | null, ageMark: AgeMark | null } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, spoilerOf: { id: string, name: string, kind: TitleKind } | null, lastAuthor: { id: string, username: string, name: string, avatar: string | null, path: string } | null, state: { followed: boolean, readNumber: number | null } | null } } };

export type PinTopicMutationVariables = Exact<{
  id: string;
  pinned: boolean;
}>;


export type PinTopicMutation = { pinTopic: { topic: { body: string | null, mentions: Array<string>, edited: boolean, version: number, ownReaction: ReactionKind | null, mayEdit: boolean, mayDelete: boolean, mayPost: boolean, mayModerate: boolean, id: string, path: string, category: TopicCategory, title: string | null, covered: boolean, hiddenBy: HiddenBy | null, postedAt: string, activeAt: string, postCount: number, lastNumber: number, pinned: boolean, locked: boolean, reactions: Array<{ reaction: ReactionKind, count: number }>, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, about: { id: string, kind: TitleKind, name: string, path: string, poster: string | null, ageMark: AgeMark | null } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, spoilerOf: { id: string, name: string, kind: TitleKind } | null, lastAuthor: { id: string, username: string, name: string, avatar: string | null, path: string } | null, state: { followed: boolean, readNumber: number | null } | null } } };

export type MoveTopicMutationVariables = Exact<{
  id: string;
  category: TopicCategory;
}>;


export type MoveTopicMutation = { moveTopic: { topic: { body: string | null, mentions: Array<string>, edited: boolean, version: number, ownReaction: ReactionKind | null, mayEdit: boolean, mayDelete: boolean, mayPost: boolean, mayModerate: boolean, id: string, path: string, category: TopicCategory, title: string | null, covered: boolean, hiddenBy: HiddenBy | null, postedAt: string, activeAt: string, postCount: number, lastNumber: number, pinned: boolean, locked: boolean, reactions: Array<{ reaction: ReactionKind, count: number }>, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, about: { id: string, kind: TitleKind, name: string, path: string, poster: string | null, ageMark: AgeMark | null } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, spoilerOf: { id: string, name: string, kind: TitleKind } | null, lastAuthor: { id: string, username: string, name: string, avatar: string | null, path: string } | null, state: { followed: boolean, readNumber: number | null } | null } } };

export type AddTopicPostMutationVariables = Exact<{
  input: AddTopicPostInput;
}>;


export type AddTopicPostMutation = { addTopicPost: { post: { id: string, number: number | null } } };

export type FollowTopicMutationVariables = Exact<{
  id: string;
  followed: boolean;
}>;


export type FollowTopicMutation = { followTopic: { topicId: string, state: { followed: boolean, readNumber: number | null } } };

export type MarkTopicReadMutationVariables = Exact<{
  id: string;
  number: number;
}>;


export type MarkTopicReadMutation = { markTopicRead: { topicId: string, state: { followed: boolean, readNumber: number | null } } };

export type RevealTopicsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RevealTopicsMutation = { revealTopics: { topics: Array<{ id: string, path: string, title: string | null, body: string | null, mentions: Array<string>, covered: boolean, hiddenBy: HiddenBy | null }> } };

export type ReactToTopicMutationVariables = Exact<{
  input: SetReactionInput;
}>;


export type ReactToTopicMutation = { setReaction: { targetId: string, ownReaction: ReactionKind | null, reactions: Array<{ reaction: ReactionKind, count: number }> } };

export type GroupCardFieldsFragment = { id: string, path: string, name: string, tagline: string, cover: string | null, private: boolean, approval: boolean, memberCount: number, standing: GroupStanding };

export type GroupFieldsFragment = { slug: string, poster: string | null, description: string, website: string, version: number, requestCount: number, id: string, path: string, name: string, tagline: string, cover: string | null, private: boolean, approval: boolean, memberCount: number, standing: GroupStanding, networks: { facebook: string, twitter: string, instagram: string, threads: string, youtube: string, discord: string } };

export type GroupRequestPageFragment = { nextCursor: string | null, items: Array<{ id: string, member: { id: string, name: string, username: string, avatar: string | null, path: string } }> };

export type GroupInvitePageFragment = { nextCursor: string | null, items: Array<{ id: string, name: string, username: string, avatar: string | null, path: string }> };

export type GroupPersonFieldsFragment = { id: string, name: string, username: string, avatar: string | null, path: string };

export type GroupsQueryVariables = Exact<{
  filter: GroupFilter;
  query: string;
  cursor?: string | null | undefined;
}>;


export type GroupsQuery = { groups: { last: boolean, nextCursor: string | null, items: Array<{ id: string, path: string, name: string, tagline: string, cover: string | null, private: boolean, approval: boolean, memberCount: number, standing: GroupStanding }> } };

export type GroupHeadQueryVariables = Exact<{
  slug: string;
}>;


export type GroupHeadQuery = { group: { id: string, path: string, name: string, tagline: string, cover: string | null, private: boolean, approval: boolean, memberCount: number, standing: GroupStanding } | null };

export type OwnGroupQueryVariables = Exact<{
  slug: string;
}>;


export type OwnGroupQuery = { group: { slug: string, poster: string | null, description: string, website: string, version: number, requestCount: number, id: string, path: string, name: string, tagline: string, cover: string | null, private: boolean, approval: boolean, memberCount: number, standing: GroupStanding, networks: { facebook: string, twitter: string, instagram: string, threads: string, youtube: string, discord: string } } | null };

export type GroupMembersQueryVariables = Exact<{
  groupId: string;
  cursor?: string | null | undefined;
}>;


export type GroupMembersQuery = { groupMembers: { count: number, last: boolean, nextCursor: string | null, items: Array<{ role: GroupRole, member: { id: string, name: string, username: string, avatar: string | null, path: string } }> } | null };

export type GroupDeskQueryVariables = Exact<{
  groupId: string;
}>;


export type GroupDeskQuery = { groupRequests: { nextCursor: string | null, items: Array<{ id: string, member: { id: string, name: string, username: string, avatar: string | null, path: string } }> }, groupInvites: { nextCursor: string | null, items: Array<{ id: string, name: string, username: string, avatar: string | null, path: string }> } };

export type GroupRequestsQueryVariables = Exact<{
  groupId: string;
  cursor?: string | null | undefined;
}>;


export type GroupRequestsQuery = { groupRequests: { nextCursor: string | null, items: Array<{ id: string, member: { id: string, name: string, username: string, avatar: string | null, path: string } }> } };

export type GroupInvitesQueryVariables = Exact<{
  groupId: string;
  cursor?: string | null | undefined;
}>;


export type GroupInvitesQuery = { groupInvites: { nextCursor: string | null, items: Array<{ id: string, name: string, username: string, avatar: string | null, path: string }> } };

export type GroupCandidatesQueryVariables = Exact<{
  groupId: string;
  query: string;
}>;


export type GroupCandidatesQuery = { groupCandidates: Array<{ standing: GroupStanding, member: { id: string, name: string, username: string, avatar: string | null, path: string } }> };

export type RemoveGroupPicturesMutationVariables = Exact<{
  id: string;
  cover: boolean;
  poster: boolean;
}>;


export type RemoveGroupPicturesMutation = { removeGroupPictures: { group: { slug: string, poster: string | null, description: string, website: string, version: number, requestCount: number, id: string, path: string, name: string, tagline: string, cover: string | null, private: boolean, approval: boolean, memberCount: number, standing: GroupStanding, networks: { facebook: string, twitter: string, instagram: string, threads: string, youtube: string, discord: string } } } };

export type DeleteGroupMutationVariables = Exact<{
  id: string;
}>;


export type DeleteGroupMutation = { deleteGroup: { id: string, go: string } };

export type JoinGroupMutationVariables = Exact<{
  id: string;
}>;


export type JoinGroupMutation = { joinGroup: { group: { slug: string, poster: string | null, description: string, website: string, version: number, requestCount: number, id: string, path: string, name: string, tagline: string, cover: string | null, private: boolean, approval: boolean, memberCount: number, standing: GroupStanding, networks: { facebook: string, twitter: string, instagram: string, threads: string, youtube: string, discord: string } } } };

export type LeaveGroupMutationVariables = Exact<{
  id: string;
}>;


export type LeaveGroupMutation = { leaveGroup: { group: { slug: string, poster: string | null, description: string, website: string, version: number, requestCount: number, id: string, path: string, name: string, tagline: string, cover: string | null, private: boolean, approval: boolean, memberCount: number, standing: GroupStanding, networks: { facebook: string, twitter: string, instagram: string, threads: string, youtube: string, discord: string } } } };

export type WithdrawFromGroupMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawFromGroupMutation = { withdrawFromGroup: { group: { slug: string, poster: string | null, description: string, website: string, version: number, requestCount: number, id: string, path: string, name: string, tagline: string, cover: string | null, private: boolean, approval: boolean, memberCount: number, standing: GroupStanding, networks: { facebook: string, twitter: string, instagram: string, threads: string, youtube: string, discord: string } } } };

export type AnswerGroupRequestMutationVariables = Exact<{
  id: string;
  accepted: boolean;
}>;


export type AnswerGroupRequestMutation = { answerGroupRequest: { id: string } };

export type SetGroupInviteMutationVariables = Exact<{
  groupId: string;
  memberId: string;
  invited: boolean;
}>;


export type SetGroupInviteMutation = { setGroupInvite: { memberId: string } };

export type RemoveGroupMemberMutationVariables = Exact<{
  groupId: string;
  memberId: string;
}>;


export type RemoveGroupMemberMutation = { removeGroupMember: { memberId: string } };

export type SetGroupRoleMutationVariables = Exact<{
  groupId: string;
  memberId: string;
  role: GroupRole;
}>;


export type SetGroupRoleMutation = { setGroupRole: { memberId: string } };

export type GroupStandingChangesSubscriptionVariables = Exact<{
  groupId: string;
}>;


export type GroupStandingChangesSubscription = { groupStanding: { groupId: string, group: { slug: string, poster: string | null, description: string, website: string, version: number, requestCount: number, id: string, path: string, name: string, tagline: string, cover: string | null, private: boolean, approval: boolean, memberCount: number, standing: GroupStanding, networks: { facebook: string, twitter: string, instagram: string, threads: string, youtube: string, discord: string } } | null } };

export type SomePeopleFragment = { count: number, members: Array<{ id: string, name: string, username: string, avatar: string | null, path: string }> };

export type GroupMemoryEpisodeFragment = { id: string, season: number, number: number, releasedAt: string | null, path: string | null };

export type GroupMemoryTitleFragment = { id: string, name: string, kind: TitleKind, path: string, poster: string | null };

export type GroupMemoryFieldsFragment = { id: string, planMuted: boolean, progressShared: boolean, titles: Array<{ title: { id: string, name: string, kind: TitleKind, path: string, poster: string | null }, next: { id: string, season: number, number: number, releasedAt: string | null, path: string | null } | null, ahead: { count: number, members: Array<{ id: string, name: string, username: string, avatar: string | null, path: string }> } }>, plan: Array<{ at: string, proposed: boolean, title: { id: string, name: string, kind: TitleKind, path: string, poster: string | null }, episode: { id: string, season: number, number: number, releasedAt: string | null, path: string | null }, watchedBy: { count: number, members: Array<{ id: string, name: string, username: string, avatar: string | null, path: string }> }, proposedBy: { id: string, name: string } | null }> };

export type GroupMemoryQueryVariables = Exact<{
  groupId: string;
}>;


export type GroupMemoryQuery = { groupMemory: { id: string, planMuted: boolean, progressShared: boolean, titles: Array<{ title: { id: string, name: string, kind: TitleKind, path: string, poster: string | null }, next: { id: string, season: number, number: number, releasedAt: string | null, path: string | null } | null, ahead: { count: number, members: Array<{ id: string, name: string, username: string, avatar: string | null, path: string }> } }>, plan: Array<{ at: string, proposed: boolean, title: { id: string, name: string, kind: TitleKind, path: string, poster: string | null }, episode: { id: string, season: number, number: number, releasedAt: string | null, path: string | null }, watchedBy: { count: number, members: Array<{ id: string, name: string, username: string, avatar: string | null, path: string }> }, proposedBy: { id: string, name: string } | null }> } | null };

export type PlanGroupEpisodeMutationVariables = Exact<{
  groupId: string;
  episodeId: string;
  at: string;
}>;


export type PlanGroupEpisodeMutation = { planGroupEpisode: { memory: { id: string, planMuted: boolean, progressShared: boolean, titles: Array<{ title: { id: string, name: string, kind: TitleKind, path: string, poster: string | null }, next: { id: string, season: number, number: number, releasedAt: string | null, path: string | null } | null, ahead: { count: number, members: Array<{ id: string, name: string, username: string, avatar: string | null, path: string }> } }>, plan: Array<{ at: string, proposed: boolean, title: { id: string, name: string, kind: TitleKind, path: string, poster: string | null }, episode: { id: string, season: number, number: number, releasedAt: string | null, path: string | null }, watchedBy: { count: number, members: Array<{ id: string, name: string, username: string, avatar: string | null, path: string }> }, proposedBy: { id: string, name: string } | null }> } } };

export type RemoveGroupPlanMutationVariables = Exact<{
  groupId: string;
  episodeId: string;
}>;


export type RemoveGroupPlanMutation = { removeGroupPlan: { memory: { id: string, planMuted: boolean, progressShared: boolean, titles: Array<{ title: { id: string, name: string, kind: TitleKind, path: string, poster: string | null }, next: { id: string, season: number, number: number, releasedAt: string | null, path: string | null } | null, ahead: { count: number, members: Array<{ id: string, name: string, username: string, avatar: string | null, path: string }> } }>, plan: Array<{ at: string, proposed: boolean, title: { id: string, name: string, kind: TitleKind, path: string, poster: string | null }, episode: { id: string, season: number, number: number, releasedAt: string | null, path: string | null }, watchedBy: { count: number, members: Array<{ id: string, name: string, username: string, avatar: string | null, path: string }> }, proposedBy: { id: string, name: string } | null }> } } };

export type ShareProgressMutationVariables = Exact<{
  groupId: string;
  shared: boolean;
}>;


export type ShareProgressMutation = { shareProgress: { memory: { id: string, planMuted: boolean, progressShared: boolean, titles: Array<{ title: { id: string, name: string, kind: TitleKind, path: string, poster: string | null }, next: { id: string, season: number, number: number, releasedAt: string | null, path: string | null } | null, ahead: { count: number, members: Array<{ id: string, name: string, username: string, avatar: string | null, path: string }> } }>, plan: Array<{ at: string, proposed: boolean, title: { id: string, name: string, kind: TitleKind, path: string, poster: string | null }, episode: { id: string, season: number, number: number, releasedAt: string | null, path: string | null }, watchedBy: { count: number, members: Array<{ id: string, name: string, username: string, avatar: string | null, path: string }> }, proposedBy: { id: string, name: string } | null }> } } };

export type MuteGroupPlanMutationVariables = Exact<{
  groupId: string;
  muted: boolean;
}>;


export type MuteGroupPlanMutation = { muteGroupPlan: { memory: { id: string, planMuted: boolean, progressShared: boolean, titles: Array<{ title: { id: string, name: string, kind: TitleKind, path: string, poster: string | null }, next: { id: string, season: number, number: number, releasedAt: string | null, path: string | null } | null, ahead: { count: number, members: Array<{ id: string, name: string, username: string, avatar: string | null, path: string }> } }>, plan: Array<{ at: string, proposed: boolean, title: { id: string, name: string, kind: TitleKind, path: string, poster: string | null }, episode: { id: string, season: number, number: number, releasedAt: string | null, path: string | null }, watchedBy: { count: number, members: Array<{ id: string, name: string, username: string, avatar: string | null, path: string }> }, proposedBy: { id: string, name: string } | null }> } } };

export type GroupMemoryChangedSubscriptionVariables = Exact<{
  groupId: string;
}>;


export type GroupMemoryChangedSubscription = { groupMemoryChanged: { memory: { id: string, planMuted: boolean, progressShared: boolean, titles: Array<{ title: { id: string, name: string, kind: TitleKind, path: string, poster: string | null }, next: { id: string, season: number, number: number, releasedAt: string | null, path: string | null } | null, ahead: { count: number, members: Array<{ id: string, name: string, username: string, avatar: string | null, path: string }> } }>, plan: Array<{ at: string, proposed: boolean, title: { id: string, name: string, kind: TitleKind, path: string, poster: string | null }, episode: { id: string, season: number, number: number, releasedAt: string | null, path: string | null }, watchedBy: { count: number, members: Array<{ id: string, name: string, username: string, avatar: string | null, path: string }> }, proposedBy: { id: string, name: string } | null }> } } };

export type PlanSeasonQueryVariables = Exact<{
  kind: TitleKind;
  slug: string;
  season: number;
  cursor?: string | null | undefined;
}>;


export type PlanSeasonQuery = { title: { id: string, episodes: { nextCursor: string | null, items: Array<{ id: string, season: number, number: number }> } | null } | null };

export type LibraryTitlesQueryVariables = Exact<{
  list: LibraryList;
  kind?: TitleKind | null | undefined;
  watched?: boolean | null | undefined;
  page: number;
  size: number;
  cursor?: string | null | undefined;
}>;


export type LibraryTitlesQuery = { libraryTitles: { count: number, last: boolean, nextCursor: string | null, items: Array<{ id: string, inWatchList: boolean, entryWatched: boolean, favourite: boolean, followed: boolean, followerCount: number, score: number | null, title: { id: string, kind: TitleKind, path: string, name: string, year: number | null, ageMark: AgeMark | null, rating: number | null, poster: string | null, backdrop: string | null, addedAt: string | null, seasons: Array<{ number: number, episodeCount: number }> } | null }> } | null };

export type LastWatchedQueryVariables = Exact<{
  page: number;
  size: number;
  cursor?: string | null | undefined;
}>;


export type LastWatchedQuery = { lastWatched: { count: number, last: boolean, nextCursor: string | null, items: Array<{ id: string, watchedAt: string, episode: { id: string, season: number, number: number, name: string, durationSeconds: number | null, releasedAt: string | null, image: string | null, path: string | null, title: { id: string, kind: TitleKind, name: string, path: string, poster: string | null, backdrop: string | null } | null } | null }> } | null };

export type MemberTitlesQueryVariables = Exact<{
  memberId: string;
  list: LibraryList;
  page: number;
  size: number;
  cursor?: string | null | undefined;
}>;


export type MemberTitlesQuery = { memberTitles: { count: number, last: boolean, nextCursor: string | null, items: Array<{ id: string, watched: boolean, score: number | null, title: { id: string, kind: TitleKind, path: string, name: string, year: number | null, ageMark: AgeMark | null, rating: number | null, poster: string | null, backdrop: string | null, addedAt: string | null, seasons: Array<{ number: number, episodeCount: number }> } }> } | null };

export type TitleMarksFragment = { id: string, inWatchList: boolean, entryWatched: boolean, favourite: boolean, followed: boolean, followerCount: number, score: number | null };

export type EpisodeWatchedFragment = { id: string, watched: boolean };

export type SeasonWatchedFragment = { id: string, watched: boolean };

export type LibraryOverlayQueryVariables = Exact<{
  titleIds: Array<string> | string;
  episodeIds: Array<string> | string;
  seasonsOf?: string | null | undefined;
}>;


export type LibraryOverlayQuery = { library: { titles: Array<{ id: string, inWatchList: boolean, entryWatched: boolean, favourite: boolean, followed: boolean, followerCount: number, score: number | null }>, episodes: Array<{ id: string, watched: boolean }>, seasons: Array<{ id: string, watched: boolean }> } | null };

export type SetTitleMarkMutationVariables = Exact<{
  input: SetTitleMarkInput;
}>;


export type SetTitleMarkMutation = { setTitleMark: { library: { id: string, inWatchList: boolean, entryWatched: boolean, favourite: boolean, followed: boolean, followerCount: number, score: number | null } } };

export type SetScoreMutationVariables = Exact<{
  input: SetScoreInput;
}>;


export type SetScoreMutation = { setScore: { library: { id: string, inWatchList: boolean, entryWatched: boolean, favourite: boolean, followed: boolean, followerCount: number, score: number | null }, title: { id: string, rating: number | null, scoreCount: number | null } | null } };

export type SetEpisodeWatchedMutationVariables = Exact<{
  input: SetEpisodeWatchedInput;
}>;


export type SetEpisodeWatchedMutation = { setEpisodeWatched: { episode: { id: string, watched: boolean }, season: { id: string, watched: boolean } } };

export type SetSeasonWatchedMutationVariables = Exact<{
  input: SetSeasonWatchedInput;
}>;


export type SetSeasonWatchedMutation = { setSeasonWatched: { season: { id: string, watched: boolean }, episodes: Array<{ id: string, watched: boolean }> } };

export type MemberSuggestionsQueryVariables = Exact<{
  prefix: string;
}>;


export type MemberSuggestionsQuery = { memberSuggestions: Array<{ id: string, username: string, name: string, avatar: string | null }> | null };

export type MessageFieldsFragment = { id: string, conversationId: string, seq: number, authorId: string | null, body: string, deleted: boolean, edited: boolean, sentAt: string, editableUntil: string | null, version: number, replyTo: { messageId: string, authorId: string | null, excerpt: string, deleted: boolean, photoCount: number } | null, reactions: Array<{ memberId: string, reaction: ReactionKind }>, photos: Array<{ id: string, src: string, width: number, height: number, alt: string }> };

export type ConversationFieldsFragment = { id: string, folder: ConversationFolder, accepted: boolean, seq: number, version: number, unread: number, otherReadSeq: number, otherDeliveredSeq: number, mayWrite: boolean, lastAt: string, member: { id: string, username: string, name: string, avatar: string | null, path: string } | null, lastMessage: { id: string, conversationId: string, seq: number, authorId: string | null, body: string, deleted: boolean, edited: boolean, sentAt: string, editableUntil: string | null, version: number, replyTo: { messageId: string, authorId: string | null, excerpt: string, deleted: boolean, photoCount: number } | null, reactions: Array<{ memberId: string, reaction: ReactionKind }>, photos: Array<{ id: string, src: string, width: number, height: number, alt: string }> } | null };

export type ConversationsQueryVariables = Exact<{
  folder: ConversationFolder;
  cursor?: string | null | undefined;
}>;


export type ConversationsQuery = { conversations: { last: boolean, nextCursor: string | null, items: Array<{ id: string, folder: ConversationFolder, accepted: boolean, seq: number, version: number, unread: number, otherReadSeq: number, otherDeliveredSeq: number, mayWrite: boolean, lastAt: string, member: { id: string, username: string, name: string, avatar: string | null, path: string } | null, lastMessage: { id: string, conversationId: string, seq: number, authorId: string | null, body: string, deleted: boolean, edited: boolean, sentAt: string, editableUntil: string | null, version: number, replyTo: { messageId: string, authorId: string | null, excerpt: string, deleted: boolean, photoCount: number } | null, reactions: Array<{ memberId: string, reaction: ReactionKind }>, photos: Array<{ id: string, src: string, width: number, height: number, alt: string }> } | null }> } | null };

export type ConversationWithQueryVariables = Exact<{
  username: string;
}>;


export type ConversationWithQuery = { conversationWith: { mayWrite: boolean, member: { id: string, username: string, name: string, avatar: string | null, path: string }, conversation: { id: string, folder: ConversationFolder, accepted: boolean, seq: number, version: number, unread: number, otherReadSeq: number, otherDeliveredSeq: number, mayWrite: boolean, lastAt: string, member: { id: string, username: string, name: string, avatar: string | null, path: string } | null, lastMessage: { id: string, conversationId: string, seq: number, authorId: string | null, body: string, deleted: boolean, edited: boolean, sentAt: string, editableUntil: string | null, version: number, replyTo: { messageId: string, authorId: string | null, excerpt: string, deleted: boolean, photoCount: number } | null, reactions: Array<{ memberId: string, reaction: ReactionKind }>, photos: Array<{ id: string, src: string, width: number, height: number, alt: string }> } | null } | null } | null };

export type MessagesQueryVariables = Exact<{
  conversationId: string;
  cursor?: string | null | undefined;
  changedSince?: number | null | undefined;
}>;


export type MessagesQuery = { messages: { last: boolean, nextCursor: string | null, items: Array<{ id: string, conversationId: string, seq: number, authorId: string | null, body: string, deleted: boolean, edited: boolean, sentAt: string, editableUntil: string | null, version: number, replyTo: { messageId: string, authorId: string | null, excerpt: string, deleted: boolean, photoCount: number } | null, reactions: Array<{ memberId: string, reaction: ReactionKind }>, photos: Array<{ id: string, src: string, width: number, height: number, alt: string }> }> } | null };

export type InboxFieldsFragment = { revision: number, unread: number, requests: number, readAgain: boolean, conversations: Array<{ id: string, folder: ConversationFolder, accepted: boolean, seq: number, version: number, unread: number, otherReadSeq: number, otherDeliveredSeq: number, mayWrite: boolean, lastAt: string, member: { id: string, username: string, name: string, avatar: string | null, path: string } | null, lastMessage: { id: string, conversationId: string, seq: number, authorId: string | null, body: string, deleted: boolean, edited: boolean, sentAt: string, editableUntil: string | null, version: number, replyTo: { messageId: string, authorId: string | null, excerpt: string, deleted: boolean, photoCount: number } | null, reactions: Array<{ memberId: string, reaction: ReactionKind }>, photos: Array<{ id: string, src: string, width: number, height: number, alt: string }> } | null }> };

export type InboxNowQueryVariables = Exact<{
  since?: number | null | undefined;
}>;


export type InboxNowQuery = { inbox: { revision: number, unread: number, requests: number, readAgain: boolean, conversations: Array<{ id: string, folder: ConversationFolder, accepted: boolean, seq: number, version: number, unread: number, otherReadSeq: number, otherDeliveredSeq: number, mayWrite: boolean, lastAt: string, member: { id: string, username: string, name: string, avatar: string | null, path: string } | null, lastMessage: { id: string, conversationId: string, seq: number, authorId: string | null, body: string, deleted: boolean, edited: boolean, sentAt: string, editableUntil: string | null, version: number, replyTo: { messageId: string, authorId: string | null, excerpt: string, deleted: boolean, photoCount: number } | null, reactions: Array<{ memberId: string, reaction: ReactionKind }>, photos: Array<{ id: string, src: string, width: number, height: number, alt: string }> } | null }> } | null };

export type InboxSubscriptionVariables = Exact<{
  since?: number | null | undefined;
}>;


export type InboxSubscription = { inbox: { revision: number, unread: number, requests: number, readAgain: boolean, conversations: Array<{ id: string, folder: ConversationFolder, accepted: boolean, seq: number, version: number, unread: number, otherReadSeq: number, otherDeliveredSeq: number, mayWrite: boolean, lastAt: string, member: { id: string, username: string, name: string, avatar: string | null, path: string } | null, lastMessage: { id: string, conversationId: string, seq: number, authorId: string | null, body: string, deleted: boolean, edited: boolean, sentAt: string, editableUntil: string | null, version: number, replyTo: { messageId: string, authorId: string | null, excerpt: string, deleted: boolean, photoCount: number } | null, reactions: Array<{ memberId: string, reaction: ReactionKind }>, photos: Array<{ id: string, src: string, width: number, height: number, alt: string }> } | null }> } };

export type TypingSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type TypingSubscription = { typing: { conversationId: string } };

export type OpenConversationMutationVariables = Exact<{
  input: OpenConversationInput;
}>;


export type OpenConversationMutation = { openConversation: { conversation: { id: string, folder: ConversationFolder, accepted: boolean, seq: number, version: number, unread: number, otherReadSeq: number, otherDeliveredSeq: number, mayWrite: boolean, lastAt: string, member: { id: string, username: string, name: string, avatar: string | null, path: string } | null, lastMessage: { id: string, conversationId: string, seq: number, authorId: string | null, body: string, deleted: boolean, edited: boolean, sentAt: string, editableUntil: string | null, version: number, replyTo: { messageId: string, authorId: string | null, excerpt: string, deleted: boolean, photoCount: number } | null, reactions: Array<{ memberId: string, reaction: ReactionKind }>, photos: Array<{ id: string, src: string, width: number, height: number, alt: string }> } | null }, message: { id: string, conversationId: string, seq: number, authorId: string | null, body: string, deleted: boolean, edited: boolean, sentAt: string, editableUntil: string | null, version: number, replyTo: { messageId: string, authorId: string | null, excerpt: string, deleted: boolean, photoCount: number } | null, reactions: Array<{ memberId: string, reaction: ReactionKind }>, photos: Array<{ id: string, src: string, width: number, height: number, alt: string }> } } };

export type SendMessageMutationVariables = Exact<{
  input: SendMessageInput;
}>;


export type SendMessageMutation = { sendMessage: { conversation: { id: string, folder: ConversationFolder, accepted: boolean, seq: number, version: number, unread: number, otherReadSeq: number, otherDeliveredSeq: number, mayWrite: boolean, lastAt: string, member: { id: string, username: string, name: string, avatar: string | null, path: string } | null, lastMessage: { id: string, conversationId: string, seq: number, authorId: string | null, body: string, deleted: boolean, edited: boolean, sentAt: string, editableUntil: string | null, version: number, replyTo: { messageId: string, authorId: string | null, excerpt: string, deleted: boolean, photoCount: number } | null, reactions: Array<{ memberId: string, reaction: ReactionKind }>, photos: Array<{ id: string, src: string, width: number, height: number, alt: string }> } | null }, message: { id: string, conversationId: string, seq: number, authorId: string | null, body: string, deleted: boolean, edited: boolean, sentAt: string, editableUntil: string | null, version: number, replyTo: { messageId: string, authorId: string | null, excerpt: string, deleted: boolean, photoCount: number } | null, reactions: Array<{ memberId: string, reaction: ReactionKind }>, photos: Array<{ id: string, src: string, width: number, height: number, alt: string }> } } };

export type EditMessageMutationVariables = Exact<{
  input: EditMessageInput;
}>;


export type EditMessageMutation = { editMessage: { message: { id: string, conversationId: string, seq: number, authorId: string | null, body: string, deleted: boolean, edited: boolean, sentAt: string, editableUntil: string | null, version: number, replyTo: { messageId: string, authorId: string | null, excerpt: string, deleted: boolean, photoCount: number } | null, reactions: Array<{ memberId: string, reaction: ReactionKind }>, photos: Array<{ id: string, src: string, width: number, height: number, alt: string }> } } };

export type DeleteMessageMutationVariables = Exact<{
  id: string;
}>;


export type DeleteMessageMutation = { deleteMessage: { message: { id: string, conversationId: string, seq: number, authorId: string | null, body: string, deleted: boolean, edited: boolean, sentAt: string, editableUntil: string | null, version: number, replyTo: { messageId: string, authorId: string | null, excerpt: string, deleted: boolean, photoCount: number } | null, reactions: Array<{ memberId: string, reaction: ReactionKind }>, photos: Array<{ id: string, src: string, width: number, height: number, alt: string }> } } };

export type ReactToMessageMutationVariables = Exact<{
  input: ReactToMessageInput;
}>;


export type ReactToMessageMutation = { reactToMessage: { message: { id: string, conversationId: string, seq: number, authorId: string | null, body: string, deleted: boolean, edited: boolean, sentAt: string, editableUntil: string | null, version: number, replyTo: { messageId: string, authorId: string | null, excerpt: string, deleted: boolean, photoCount: number } | null, reactions: Array<{ memberId: string, reaction: ReactionKind }>, photos: Array<{ id: string, src: string, width: number, height: number, alt: string }> } } };

export type MarkConversationReadMutationVariables = Exact<{
  id: string;
  seq: number;
}>;


export type MarkConversationReadMutation = { markConversationRead: { conversation: { id: string, folder: ConversationFolder, accepted: boolean, seq: number, version: number, unread: number, otherReadSeq: number, otherDeliveredSeq: number, mayWrite: boolean, lastAt: string, member: { id: string, username: string, name: string, avatar: string | null, path: string } | null, lastMessage: { id: string, conversationId: string, seq: number, authorId: string | null, body: string, deleted: boolean, edited: boolean, sentAt: string, editableUntil: string | null, version: number, replyTo: { messageId: string, authorId: string | null, excerpt: string, deleted: boolean, photoCount: number } | null, reactions: Array<{ memberId: string, reaction: ReactionKind }>, photos: Array<{ id: string, src: string, width: number, height: number, alt: string }> } | null } } };

export type AnswerMessageRequestMutationVariables = Exact<{
  id: string;
  accepted: boolean;
}>;


export type AnswerMessageRequestMutation = { answerMessageRequest: { conversation: { id: string, folder: ConversationFolder, accepted: boolean, seq: number, version: number, unread: number, otherReadSeq: number, otherDeliveredSeq: number, mayWrite: boolean, lastAt: string, member: { id: string, username: string, name: string, avatar: string | null, path: string } | null, lastMessage: { id: string, conversationId: string, seq: number, authorId: string | null, body: string, deleted: boolean, edited: boolean, sentAt: string, editableUntil: string | null, version: number, replyTo: { messageId: string, authorId: string | null, excerpt: string, deleted: boolean, photoCount: number } | null, reactions: Array<{ memberId: string, reaction: ReactionKind }>, photos: Array<{ id: string, src: string, width: number, height: number, alt: string }> } | null } | null } };

export type NoteTypingMutationVariables = Exact<{
  conversationId: string;
}>;


export type NoteTypingMutation = { noteTyping: { conversationId: string } };

export type NotificationsQueryVariables = Exact<{
  page: number;
  cursor?: string | null | undefined;
}>;


export type NotificationsQuery = { notifications: { count: number, last: boolean, nextCursor: string | null, unread: number, items: Array<{ id: string, kind: NotificationKind, time: string, read: boolean, shown: { heading: string, text: string, image: string | null, path: string | null } }> } | null };

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

export type ReactMutationVariables = Exact<{
  input: SetReactionInput;
}>;


export type ReactMutation = { setReaction: { targetId: string, ownReaction: ReactionKind | null, reactions: Array<{ reaction: ReactionKind, count: number }> } };

export type RequestDeskQueryVariables = Exact<{
  kind: RequestKind;
  answered: boolean;
  cursor?: string | null | undefined;
}>;


export type RequestDeskQuery = { viewer: { id: string, roles: Array<Role> } | null, contentRequests: { last: boolean, nextCursor: string | null, items: Array<{ askedAt: string, decidedAt: string | null, id: string, kind: RequestKind, name: string, state: RequestState, reason: string, score: number, ownVote: RequestVote | null, version: number, askedBy: { id: string, username: string, name: string, avatar: string | null, path: string } | null, title: { id: string, name: string, path: string, poster: string | null, ageMark: AgeMark | null } | null }> } };

export type DecideRequestMutationVariables = Exact<{
  input: DecideRequestInput;
}>;


export type DecideRequestMutation = { decideRequest: { request: { decidedAt: string | null, id: string, kind: RequestKind, name: string, state: RequestState, reason: string, score: number, ownVote: RequestVote | null, version: number, title: { id: string, name: string, path: string, poster: string | null, ageMark: AgeMark | null } | null } } };

export type MergeRequestsMutationVariables = Exact<{
  input: MergeRequestsInput;
}>;


export type MergeRequestsMutation = { mergeRequests: { request: { id: string, kind: RequestKind, name: string, state: RequestState, reason: string, score: number, ownVote: RequestVote | null, version: number, title: { id: string, name: string, path: string, poster: string | null, ageMark: AgeMark | null } | null } } };

export type DeleteRequestMutationVariables = Exact<{
  id: string;
}>;


export type DeleteRequestMutation = { deleteRequest: { id: string } };

export type RequestFieldsFragment = { id: string, kind: RequestKind, name: string, state: RequestState, reason: string, score: number, ownVote: RequestVote | null, version: number, title: { id: string, name: string, path: string, poster: string | null, ageMark: AgeMark | null } | null };

export type ContentRequestsQueryVariables = Exact<{
  kind: RequestKind;
  answered: boolean;
  cursor?: string | null | undefined;
}>;


export type ContentRequestsQuery = { contentRequests: { last: boolean, nextCursor: string | null, items: Array<{ id: string, kind: RequestKind, name: string, state: RequestState, reason: string, score: number, ownVote: RequestVote | null, version: number, title: { id: string, name: string, path: string, poster: string | null, ageMark: AgeMark | null } | null }> } };

export type RequestSuggestionsQueryVariables = Exact<{
  query: string;
  kind?: RequestKind | null | undefined;
}>;


export type RequestSuggestionsQuery = { requestSuggestions: { requests: Array<{ id: string, kind: RequestKind, name: string, state: RequestState, reason: string, score: number, ownVote: RequestVote | null, version: number, title: { id: string, name: string, path: string, poster: string | null, ageMark: AgeMark | null } | null }>, titles: Array<{ id: string, name: string, year: number | null, kind: TitleKind, poster: string | null }> } };

export type RequestContentMutationVariables = Exact<{
  input: RequestContentInput;
}>;


export type RequestContentMutation = { requestContent: { created: boolean, request: { id: string, kind: RequestKind, name: string, state: RequestState, reason: string, score: number, ownVote: RequestVote | null, version: number, title: { id: string, name: string, path: string, poster: string | null, ageMark: AgeMark | null } | null } } };

export type VoteOnRequestMutationVariables = Exact<{
  input: VoteOnRequestInput;
}>;


export type VoteOnRequestMutation = { voteOnRequest: { id: string, score: number, ownVote: RequestVote | null } };

export type RestraintFieldsFragment = { id: string, blocked: boolean, muted: boolean, mutedUntil: string | null, member: { id: string, username: string, name: string, avatar: string | null, path: string } | null };

export type BlockedMembersQueryVariables = Exact<{
  page: number;
  cursor?: string | null | undefined;
}>;


export type BlockedMembersQuery = { blockedMembers: { count: number, last: boolean, nextCursor: string | null, items: Array<{ id: string, blocked: boolean, muted: boolean, mutedUntil: string | null, member: { id: string, username: string, name: string, avatar: string | null, path: string } | null }> } | null };

export type MutedMembersQueryVariables = Exact<{
  page: number;
  cursor?: string | null | undefined;
}>;


export type MutedMembersQuery = { mutedMembers: { count: number, last: boolean, nextCursor: string | null, items: Array<{ id: string, blocked: boolean, muted: boolean, mutedUntil: string | null, member: { id: string, username: string, name: string, avatar: string | null, path: string } | null }> } | null };

export type MutedWordsQueryVariables = Exact<{ [key: string]: never; }>;


export type MutedWordsQuery = { mutedWords: Array<string> | null };

export type BlockMemberMutationVariables = Exact<{
  id: string;
}>;


export type BlockMemberMutation = { blockMember: { restraint: { id: string, blocked: boolean, muted: boolean, mutedUntil: string | null, member: { id: string, username: string, name: string, avatar: string | null, path: string } | null } } };

export type UnblockMemberMutationVariables = Exact<{
  id: string;
}>;


export type UnblockMemberMutation = { unblockMember: { restraint: { id: string, blocked: boolean, muted: boolean, mutedUntil: string | null, member: { id: string, username: string, name: string, avatar: string | null, path: string } | null } } };

export type MuteMemberMutationVariables = Exact<{
  id: string;
  until?: string | null | undefined;
}>;


export type MuteMemberMutation = { muteMember: { restraint: { id: string, blocked: boolean, muted: boolean, mutedUntil: string | null, member: { id: string, username: string, name: string, avatar: string | null, path: string } | null } } };

export type UnmuteMemberMutationVariables = Exact<{
  id: string;
}>;


export type UnmuteMemberMutation = { unmuteMember: { restraint: { id: string, blocked: boolean, muted: boolean, mutedUntil: string | null, member: { id: string, username: string, name: string, avatar: string | null, path: string } | null } } };

export type SetMutedWordsMutationVariables = Exact<{
  words: Array<string> | string;
}>;


export type SetMutedWordsMutation = { setMutedWords: { words: Array<string> } };

export type RoomQueueFieldsFragment = { queueSeq: number, items: Array<{ episodeId: string, votes: number, voted: boolean, proposer: { id: string, name: string } | null, episode: { id: string, season: number, number: number, title: { id: string, kind: TitleKind, name: string, poster: string | null } | null } | null }> };

export type RoomQueueQueryVariables = Exact<{
  code: string;
}>;


export type RoomQueueQuery = { roomQueue: { queueSeq: number, items: Array<{ episodeId: string, votes: number, voted: boolean, proposer: { id: string, name: string } | null, episode: { id: string, season: number, number: number, title: { id: string, kind: TitleKind, name: string, poster: string | null } | null } | null }> } };

export type RoomNextEpisodeQueryVariables = Exact<{
  kind: TitleKind;
  slug: string;
  season: number;
  number: number;
}>;


export type RoomNextEpisodeQuery = { watchPage: { next: { id: string, season: number, number: number, releasedAt: string | null } | null } | null };

export type ProposeEpisodeMutationVariables = Exact<{
  code: string;
  episodeId: string;
}>;


export type ProposeEpisodeMutation = { proposeEpisode: { queue: { queueSeq: number, items: Array<{ episodeId: string, votes: number, voted: boolean, proposer: { id: string, name: string } | null, episode: { id: string, season: number, number: number, title: { id: string, kind: TitleKind, name: string, poster: string | null } | null } | null }> } } };

export type VoteForEpisodeMutationVariables = Exact<{
  code: string;
  episodeId: string;
  active: boolean;
}>;


export type VoteForEpisodeMutation = { voteForEpisode: { queue: { queueSeq: number, items: Array<{ episodeId: string, votes: number, voted: boolean, proposer: { id: string, name: string } | null, episode: { id: string, season: number, number: number, title: { id: string, kind: TitleKind, name: string, poster: string | null } | null } | null }> } } };

export type RemoveProposalMutationVariables = Exact<{
  code: string;
  episodeId: string;
}>;


export type RemoveProposalMutation = { removeProposal: { queue: { queueSeq: number, items: Array<{ episodeId: string, votes: number, voted: boolean, proposer: { id: string, name: string } | null, episode: { id: string, season: number, number: number, title: { id: string, kind: TitleKind, name: string, poster: string | null } | null } | null }> } } };

export type StartNextEpisodeMutationVariables = Exact<{
  code: string;
  epoch: number;
  episodeId?: string | null | undefined;
}>;


export type StartNextEpisodeMutation = { startNextEpisode: { room: { code: string, path: string, title: string, visibility: RoomVisibility, phase: RoomPhase, hostId: string | null, memberCount: number, presentCount: number, seq: number, epoch: number, chatSeq: number, viewerRole: RoomRole | null, mayControl: boolean, startsAt: string | null, invited: boolean, queueSeq: number, nextMs: number | null, waitMs: number | null, sourceHash: string | null, serverMs: number, host: { id: string, username: string, name: string, avatar: string | null, path: string } | null, playback: { episodeId: string, positionMs: number, effectiveMs: number, rate: number, playing: boolean }, episode: { id: string, season: number, number: number, name: string, image: string | null, path: string | null, title: { id: string, kind: TitleKind, slug: string, name: string, path: string, poster: string | null, ageMark: AgeMark | null } | null } | null, live: { seq: number, ticket: string } | null } } };

export type ReportEpisodeEndMutationVariables = Exact<{
  code: string;
  epoch: number;
  episodeId: string;
}>;


export type ReportEpisodeEndMutation = { reportEpisodeEnd: { room: { code: string, path: string, title: string, visibility: RoomVisibility, phase: RoomPhase, hostId: string | null, memberCount: number, presentCount: number, seq: number, epoch: number, chatSeq: number, viewerRole: RoomRole | null, mayControl: boolean, startsAt: string | null, invited: boolean, queueSeq: number, nextMs: number | null, waitMs: number | null, sourceHash: string | null, serverMs: number, host: { id: string, username: string, name: string, avatar: string | null, path: string } | null, playback: { episodeId: string, positionMs: number, effectiveMs: number, rate: number, playing: boolean }, episode: { id: string, season: number, number: number, name: string, image: string | null, path: string | null, title: { id: string, kind: TitleKind, slug: string, name: string, path: string, poster: string | null, ageMark: AgeMark | null } | null } | null, live: { seq: number, ticket: string } | null } } };

export type StopNextEpisodeMutationVariables = Exact<{
  code: string;
  epoch: number;
}>;


export type StopNextEpisodeMutation = { stopNextEpisode: { room: { code: string, path: string, title: string, visibility: RoomVisibility, phase: RoomPhase, hostId: string | null, memberCount: number, presentCount: number, seq: number, epoch: number, chatSeq: number, viewerRole: RoomRole | null, mayControl: boolean, startsAt: string | null, invited: boolean, queueSeq: number, nextMs: number | null, waitMs: number | null, sourceHash: string | null, serverMs: number, host: { id: string, username: string, name: string, avatar: string | null, path: string } | null, playback: { episodeId: string, positionMs: number, effectiveMs: number, rate: number, playing: boolean }, episode: { id: string, season: number, number: number, name: string, image: string | null, path: string | null, title: { id: string, kind: TitleKind, slug: string, name: string, path: string, poster: string | null, ageMark: AgeMark | null } | null } | null, live: { seq: number, ticket: string } | null } } };

export type ReactInRoomMutationVariables = Exact<{
  code: string;
  reaction: ReactionKind;
}>;


export type ReactInRoomMutation = { reactInRoom: { code: string } };

export type CrowdReactionsQueryVariables = Exact<{
  episodeId: string;
  position: number;
}>;


export type CrowdReactionsQuery = { crowdReactions: Array<{ second: number, reactions: Array<{ reaction: ReactionKind, count: number }> }> };

export type RoomPlaybackFieldsFragment = { episodeId: string, positionMs: number, effectiveMs: number, rate: number, playing: boolean };

export type RoomPersonFragment = { id: string, username: string, name: string, avatar: string | null, path: string };

export type RoomFieldsFragment = { code: string, path: string, title: string, visibility: RoomVisibility, phase: RoomPhase, hostId: string | null, memberCount: number, presentCount: number, seq: number, epoch: number, chatSeq: number, viewerRole: RoomRole | null, mayControl: boolean, startsAt: string | null, invited: boolean, queueSeq: number, nextMs: number | null, waitMs: number | null, sourceHash: string | null, serverMs: number, host: { id: string, username: string, name: string, avatar: string | null, path: string } | null, playback: { episodeId: string, positionMs: number, effectiveMs: number, rate: number, playing: boolean }, episode: { id: string, season: number, number: number, name: string, image: string | null, path: string | null, title: { id: string, kind: TitleKind, slug: string, name: string, path: string, poster: string | null, ageMark: AgeMark | null } | null } | null, live: { seq: number, ticket: string } | null };

export type RoomEntryFieldsFragment = { id: string, seq: number, authorId: string | null, body: string, covered: boolean, deleted: boolean, postedAt: string, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, replyTo: { entryId: string, excerpt: string, deleted: boolean, author: { id: string, name: string } | null } | null };

export type RoomsQueryVariables = Exact<{ [key: string]: never; }>;


export type RoomsQuery = { rooms: Array<{ code: string, path: string, title: string, visibility: RoomVisibility, phase: RoomPhase, hostId: string | null, memberCount: number, presentCount: number, seq: number, epoch: number, chatSeq: number, viewerRole: RoomRole | null, mayControl: boolean, startsAt: string | null, invited: boolean, queueSeq: number, nextMs: number | null, waitMs: number | null, sourceHash: string | null, serverMs: number, host: { id: string, username: string, name: string, avatar: string | null, path: string } | null, playback: { episodeId: string, positionMs: number, effectiveMs: number, rate: number, playing: boolean }, episode: { id: string, season: number, number: number, name: string, image: string | null, path: string | null, title: { id: string, kind: TitleKind, slug: string, name: string, path: string, poster: string | null, ageMark: AgeMark | null } | null } | null, live: { seq: number, ticket: string } | null }> };

export type OwnRoomsQueryVariables = Exact<{
  cursor?: string | null | undefined;
}>;


export type OwnRoomsQuery = { ownRooms: { last: boolean, nextCursor: string | null, items: Array<{ code: string, path: string, title: string, visibility: RoomVisibility, phase: RoomPhase, hostId: string | null, memberCount: number, presentCount: number, seq: number, epoch: number, chatSeq: number, viewerRole: RoomRole | null, mayControl: boolean, startsAt: string | null, invited: boolean, queueSeq: number, nextMs: number | null, waitMs: number | null, sourceHash: string | null, serverMs: number, host: { id: string, username: string, name: string, avatar: string | null, path: string } | null, playback: { episodeId: string, positionMs: number, effectiveMs: number, rate: number, playing: boolean }, episode: { id: string, season: number, number: number, name: string, image: string | null, path: string | null, title: { id: string, kind: TitleKind, slug: string, name: string, path: string, poster: string | null, ageMark: AgeMark | null } | null } | null, live: { seq: number, ticket: string } | null }> } };

export type RoomQueryVariables = Exact<{
  code: string;
}>;


export type RoomQuery = { room: { code: string, path: string, title: string, visibility: RoomVisibility, phase: RoomPhase, hostId: string | null, memberCount: number, presentCount: number, seq: number, epoch: number, chatSeq: number, viewerRole: RoomRole | null, mayControl: boolean, startsAt: string | null, invited: boolean, queueSeq: number, nextMs: number | null, waitMs: number | null, sourceHash: string | null, serverMs: number, host: { id: string, username: string, name: string, avatar: string | null, path: string } | null, playback: { episodeId: string, positionMs: number, effectiveMs: number, rate: number, playing: boolean }, episode: { id: string, season: number, number: number, name: string, image: string | null, path: string | null, title: { id: string, kind: TitleKind, slug: string, name: string, path: string, poster: string | null, ageMark: AgeMark | null } | null } | null, live: { seq: number, ticket: string } | null } | null };

export type RoomMembersQueryVariables = Exact<{
  code: string;
}>;


export type RoomMembersQuery = { roomMembers: Array<{ memberId: string, role: RoomRole, activity: RoomActivity | null, offsetMs: number, member: { id: string, username: string, name: string, avatar: string | null, path: string } | null }> };

export type RoomEntriesQueryVariables = Exact<{
  code: string;
  after?: number | null | undefined;
  before?: number | null | undefined;
}>;


export type RoomEntriesQuery = { roomEntries: { last: boolean, items: Array<{ id: string, seq: number, authorId: string | null, body: string, covered: boolean, deleted: boolean, postedAt: string, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, replyTo: { entryId: string, excerpt: string, deleted: boolean, author: { id: string, name: string } | null } | null }> } };

export type RoomEntriesByIdQueryVariables = Exact<{
  code: string;
  ids: Array<string> | string;
}>;


export type RoomEntriesByIdQuery = { roomEntriesById: Array<{ id: string, seq: number, authorId: string | null, body: string, covered: boolean, deleted: boolean, postedAt: string, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, replyTo: { entryId: string, excerpt: string, deleted: boolean, author: { id: string, name: string } | null } | null }> };

export type RoomInviteesQueryVariables = Exact<{
  memberId: string;
  cursor?: string | null | undefined;
}>;


export type RoomInviteesQuery = { followed: { nextCursor: string | null, items: Array<{ id: string, username: string, name: string, avatar: string | null, path: string }> } | null };

export type CreateRoomMutationVariables = Exact<{
  input: CreateRoomInput;
}>;


export type CreateRoomMutation = { createRoom: { room: { code: string, path: string } } };

export type InviteToRoomMutationVariables = Exact<{
  code: string;
  memberIds: Array<string> | string;
}>;


export type InviteToRoomMutation = { inviteToRoom: { code: string } };

export type JoinRoomMutationVariables = Exact<{
  code: string;
}>;


export type JoinRoomMutation = { joinRoom: { room: { code: string, path: string, title: string, visibility: RoomVisibility, phase: RoomPhase, hostId: string | null, memberCount: number, presentCount: number, seq: number, epoch: number, chatSeq: number, viewerRole: RoomRole | null, mayControl: boolean, startsAt: string | null, invited: boolean, queueSeq: number, nextMs: number | null, waitMs: number | null, sourceHash: string | null, serverMs: number, host: { id: string, username: string, name: string, avatar: string | null, path: string } | null, playback: { episodeId: string, positionMs: number, effectiveMs: number, rate: number, playing: boolean }, episode: { id: string, season: number, number: number, name: string, image: string | null, path: string | null, title: { id: string, kind: TitleKind, slug: string, name: string, path: string, poster: string | null, ageMark: AgeMark | null } | null } | null, live: { seq: number, ticket: string } | null } } };

export type LeaveRoomMutationVariables = Exact<{
  code: string;
}>;


export type LeaveRoomMutation = { leaveRoom: { code: string } };

export type ControlRoomMutationVariables = Exact<{
  input: ControlRoomInput;
}>;


export type ControlRoomMutation = { controlRoom: { room: { code: string, path: string, title: string, visibility: RoomVisibility, phase: RoomPhase, hostId: string | null, memberCount: number, presentCount: number, seq: number, epoch: number, chatSeq: number, viewerRole: RoomRole | null, mayControl: boolean, startsAt: string | null, invited: boolean, queueSeq: number, nextMs: number | null, waitMs: number | null, sourceHash: string | null, serverMs: number, host: { id: string, username: string, name: string, avatar: string | null, path: string } | null, playback: { episodeId: string, positionMs: number, effectiveMs: number, rate: number, playing: boolean }, episode: { id: string, season: number, number: number, name: string, image: string | null, path: string | null, title: { id: string, kind: TitleKind, slug: string, name: string, path: string, poster: string | null, ageMark: AgeMark | null } | null } | null, live: { seq: number, ticket: string } | null } } };

export type StartRoomMutationVariables = Exact<{
  code: string;
  epoch: number;
}>;


export type StartRoomMutation = { startRoom: { room: { code: string, path: string, title: string, visibility: RoomVisibility, phase: RoomPhase, hostId: string | null, memberCount: number, presentCount: number, seq: number, epoch: number, chatSeq: number, viewerRole: RoomRole | null, mayControl: boolean, startsAt: string | null, invited: boolean, queueSeq: number, nextMs: number | null, waitMs: number | null, sourceHash: string | null, serverMs: number, host: { id: string, username: string, name: string, avatar: string | null, path: string } | null, playback: { episodeId: string, positionMs: number, effectiveMs: number, rate: number, playing: boolean }, episode: { id: string, season: number, number: number, name: string, image: string | null, path: string | null, title: { id: string, kind: TitleKind, slug: string, name: string, path: string, poster: string | null, ageMark: AgeMark | null } | null } | null, live: { seq: number, ticket: string } | null } } };

export type EndRoomMutationVariables = Exact<{
  code: string;
}>;


export type EndRoomMutation = { endRoom: { room: { code: string, path: string, title: string, visibility: RoomVisibility, phase: RoomPhase, hostId: string | null, memberCount: number, presentCount: number, seq: number, epoch: number, chatSeq: number, viewerRole: RoomRole | null, mayControl: boolean, startsAt: string | null, invited: boolean, queueSeq: number, nextMs: number | null, waitMs: number | null, sourceHash: string | null, serverMs: number, host: { id: string, username: string, name: string, avatar: string | null, path: string } | null, playback: { episodeId: string, positionMs: number, effectiveMs: number, rate: number, playing: boolean }, episode: { id: string, season: number, number: number, name: string, image: string | null, path: string | null, title: { id: string, kind: TitleKind, slug: string, name: string, path: string, poster: string | null, ageMark: AgeMark | null } | null } | null, live: { seq: number, ticket: string } | null } } };

export type HandOverRoomMutationVariables = Exact<{
  code: string;
  epoch: number;
  memberId: string;
}>;


export type HandOverRoomMutation = { handOverRoom: { room: { code: string, path: string, title: string, visibility: RoomVisibility, phase: RoomPhase, hostId: string | null, memberCount: number, presentCount: number, seq: number, epoch: number, chatSeq: number, viewerRole: RoomRole | null, mayControl: boolean, startsAt: string | null, invited: boolean, queueSeq: number, nextMs: number | null, waitMs: number | null, sourceHash: string | null, serverMs: number, host: { id: string, username: string, name: string, avatar: string | null, path: string } | null, playback: { episodeId: string, positionMs: number, effectiveMs: number, rate: number, playing: boolean }, episode: { id: string, season: number, number: number, name: string, image: string | null, path: string | null, title: { id: string, kind: TitleKind, slug: string, name: string, path: string, poster: string | null, ageMark: AgeMark | null } | null } | null, live: { seq: number, ticket: string } | null } } };

export type SetRoomRoleMutationVariables = Exact<{
  code: string;
  epoch: number;
  memberId: string;
  role: RoomRole;
}>;


export type SetRoomRoleMutation = { setRoomRole: { room: { code: string, path: string, title: string, visibility: RoomVisibility, phase: RoomPhase, hostId: string | null, memberCount: number, presentCount: number, seq: number, epoch: number, chatSeq: number, viewerRole: RoomRole | null, mayControl: boolean, startsAt: string | null, invited: boolean, queueSeq: number, nextMs: number | null, waitMs: number | null, sourceHash: string | null, serverMs: number, host: { id: string, username: string, name: string, avatar: string | null, path: string } | null, playback: { episodeId: string, positionMs: number, effectiveMs: number, rate: number, playing: boolean }, episode: { id: string, season: number, number: number, name: string, image: string | null, path: string | null, title: { id: string, kind: TitleKind, slug: string, name: string, path: string, poster: string | null, ageMark: AgeMark | null } | null } | null, live: { seq: number, ticket: string } | null } } };

export type RemoveFromRoomMutationVariables = Exact<{
  code: string;
  epoch: number;
  memberId: string;
  ban: boolean;
}>;


export type RemoveFromRoomMutation = { removeFromRoom: { room: { code: string, path: string, title: string, visibility: RoomVisibility, phase: RoomPhase, hostId: string | null, memberCount: number, presentCount: number, seq: number, epoch: number, chatSeq: number, viewerRole: RoomRole | null, mayControl: boolean, startsAt: string | null, invited: boolean, queueSeq: number, nextMs: number | null, waitMs: number | null, sourceHash: string | null, serverMs: number, host: { id: string, username: string, name: string, avatar: string | null, path: string } | null, playback: { episodeId: string, positionMs: number, effectiveMs: number, rate: number, playing: boolean }, episode: { id: string, season: number, number: number, name: string, image: string | null, path: string | null, title: { id: string, kind: TitleKind, slug: string, name: string, path: string, poster: string | null, ageMark: AgeMark | null } | null } | null, live: { seq: number, ticket: string } | null } } };

export type BeatRoomMutationVariables = Exact<{
  input: BeatRoomInput;
}>;


export type BeatRoomMutation = { beatRoom: { seq: number, epoch: number, chatSeq: number, serverMs: number, presentCount: number, nextMs: number } };

export type AddRoomEntryMutationVariables = Exact<{
  input: AddRoomEntryInput;
}>;


export type AddRoomEntryMutation = { addRoomEntry: { entry: { id: string, seq: number, authorId: string | null, body: string, covered: boolean, deleted: boolean, postedAt: string, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, replyTo: { entryId: string, excerpt: string, deleted: boolean, author: { id: string, name: string } | null } | null } } };

export type DeleteRoomEntryMutationVariables = Exact<{
  id: string;
}>;


export type DeleteRoomEntryMutation = { deleteRoomEntry: { entry: { id: string, seq: number, authorId: string | null, body: string, covered: boolean, deleted: boolean, postedAt: string, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, replyTo: { entryId: string, excerpt: string, deleted: boolean, author: { id: string, name: string } | null } | null } } };

export type RevealRoomEntriesMutationVariables = Exact<{
  code: string;
  ids: Array<string> | string;
}>;


export type RevealRoomEntriesMutation = { revealRoomEntries: { entries: Array<{ id: string, seq: number, authorId: string | null, body: string, covered: boolean, deleted: boolean, postedAt: string, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, replyTo: { entryId: string, excerpt: string, deleted: boolean, author: { id: string, name: string } | null } | null }> } };

export type RoomFramesSubscriptionVariables = Exact<{
  ticket: string;
  seq: number;
}>;


export type RoomFramesSubscription = { roomFrames: { seq: number, resync: boolean, spreadMs: number, ticket: string | null, reactions: Array<{ reaction: ReactionKind, count: number }>, state: { epoch: number, phase: RoomPhase, hostId: string | null, memberCount: number, chatSeq: number, membersChanged: boolean, changedEntryId: string | null, changedRoleId: string | null, queueSeq: number, nextMs: number | null, waitMs: number | null, sourceHash: string | null, playback: { episodeId: string, positionMs: number, effectiveMs: number, rate: number, playing: boolean } } | null } };

export type RoomEntriesAddedSubscriptionVariables = Exact<{
  ticket: string;
  seq: number;
  after: number;
}>;


export type RoomEntriesAddedSubscription = { roomEntriesAdded: { seq: number, items: Array<{ id: string, seq: number, authorId: string | null, body: string, covered: boolean, deleted: boolean, postedAt: string, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null, spoiler: { kind: SpoilerKind, season: number | null, number: number | null }, replyTo: { entryId: string, excerpt: string, deleted: boolean, author: { id: string, name: string } | null } | null }> } };

export type RoomWatchedQueryVariables = Exact<{
  code: string;
}>;


export type RoomWatchedQuery = { roomWatched: Array<{ startedAt: string, episode: { id: string, season: number, number: number, path: string | null, title: { id: string, name: string, kind: TitleKind } | null } | null }> };

export type SearchQueryVariables = Exact<{
  query: string;
  size: number;
}>;


export type SearchQuery = { search: { count: number, last: boolean, items: Array<{ id: string, kind: TitleKind, path: string, name: string, year: number | null, ageMark: AgeMark | null, rating: number | null, poster: string | null, backdrop: string | null, addedAt: string | null, seasons: Array<{ number: number, episodeCount: number }> }>, people: Array<{ id: string, name: string, path: string, roles: Array<string>, knownFor: Array<string> }> | null, networks: Array<{ sort: ShelfSort, slug: string, name: string, path: string, titleCount: number }> | null, matches: Array<{ titleId: string, originalName: string | null, person: string | null, role: string | null }> } | null };

export type SearchMatchFragment = { titleId: string, originalName: string | null, person: string | null, role: string | null };

export type FoundPersonFragment = { id: string, name: string, path: string, roles: Array<string>, knownFor: Array<string> };

export type StoryFieldsFragment = { id: string, body: string, covered: boolean, postedAt: string, edited: boolean, score: number, ownVote: StoryVote | null, mayDelete: boolean, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null };

export type StoriesQueryVariables = Exact<{
  titleId: string;
  cursor?: string | null | undefined;
}>;


export type StoriesQuery = { stories: { last: boolean, nextCursor: string | null, items: Array<{ id: string, body: string, covered: boolean, postedAt: string, edited: boolean, score: number, ownVote: StoryVote | null, mayDelete: boolean, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null }>, own: { id: string, body: string, covered: boolean, postedAt: string, edited: boolean, score: number, ownVote: StoryVote | null, mayDelete: boolean, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null } | null } };

export type SetStoryMutationVariables = Exact<{
  input: SetStoryInput;
}>;


export type SetStoryMutation = { setStory: { story: { id: string, body: string, covered: boolean, postedAt: string, edited: boolean, score: number, ownVote: StoryVote | null, mayDelete: boolean, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null } } };

export type RevealStoryMutationVariables = Exact<{
  id: string;
}>;


export type RevealStoryMutation = { revealStory: { story: { id: string, body: string, covered: boolean, postedAt: string, edited: boolean, score: number, ownVote: StoryVote | null, mayDelete: boolean, author: { id: string, username: string, name: string, avatar: string | null, path: string } | null } } };

export type DeleteStoryMutationVariables = Exact<{
  id: string;
}>;


export type DeleteStoryMutation = { deleteStory: { id: string } };

export type VoteOnStoryMutationVariables = Exact<{
  input: VoteOnStoryInput;
}>;


export type VoteOnStoryMutation = { voteOnStory: { id: string, score: number, ownVote: StoryVote | null } };

export type PreRollQueryVariables = Exact<{
  titleId: string;
  seen: Array<string> | string;
}>;


export type PreRollQuery = { preRoll: { variant: AdvertVariant, adverts: Array<{ id: string, link: string, time: number, video: string | null, image: string | null }> } | null };

export type CountAdvertMutationVariables = Exact<{
  input: CountAdvertInput;
}>;


export type CountAdvertMutation = { countAdvert: { advertId: string } };

export type CountFailedPlayMutationVariables = Exact<{
  input: CountFailedPlayInput;
}>;


export type CountFailedPlayMutation = { countFailedPlay: { sourceHash: string } };

export type StreamQueryVariables = Exact<{
  sourceHash: string;
  episodeId: string;
}>;


export type StreamQuery = { stream: { kind: SourceKind, dash: string | null, hls: string | null, embed: string | null, thumbnails: string | null } | null };

export type ResumePositionQueryVariables = Exact<{
  episodeIds: Array<string> | string;
  titleIds: Array<string> | string;
}>;


export type ResumePositionQuery = { library: { titles: Array<{ id: string, groupId: string | null }> } | null, positions: Array<{ id: string, episodeId: string, positionSeconds: number, durationSeconds: number, watched: boolean }> | null };

export type ChooseGroupMutationVariables = Exact<{
  input: ChooseGroupInput;
}>;


export type ChooseGroupMutation = { chooseGroup: { groupId: string } };

export type SavePositionMutationVariables = Exact<{
  input: SavePositionInput;
}>;


export type SavePositionMutation = { savePosition: { nextReportSeconds: number, position: { id: string, episodeId: string, positionSeconds: number, durationSeconds: number, watched: boolean } | null } };

export type WatchEpisodeFragment = { id: string, season: number, number: number, name: string, path: string | null };

export type WatchPageQueryVariables = Exact<{
  kind: TitleKind;
  slug: string;
  season: number;
  number: number;
}>;


export type WatchPageQuery = { watchPage: { title: { id: string, kind: TitleKind, name: string, path: string, ageMark: AgeMark | null, contentMarks: Array<ContentMark>, poster: string | null, backdrop: string | null, seasons: Array<{ number: number, episodeCount: number }> }, episode: { description: string, durationSeconds: number | null, releasedAt: string | null, image: string | null, id: string, season: number, number: number, name: string, path: string | null }, previous: { id: string, season: number, number: number, name: string, path: string | null } | null, next: { releasedAt: string | null, image: string | null, id: string, season: number, number: number, name: string, path: string | null } | null, sources: { groups: Array<{ hash: string, groupId: string, name: string, translation: TranslationKind, sources: Array<{ hash: string, name: string, kind: SourceKind, tiers: Array<string>, locked: boolean, download: string | null, offset: number, health: SourceHealth }> }>, segments: Array<{ kind: SegmentKind, start: number, end: number }> } | null } | null };

export type WatchSeasonQueryVariables = Exact<{
  kind: TitleKind;
  slug: string;
  season: number;
}>;


export type WatchSeasonQuery = { title: { id: string, episodes: { items: Array<{ durationSeconds: number | null, releasedAt: string | null, image: string | null, id: string, season: number, number: number, name: string, path: string | null }> } | null } | null };
