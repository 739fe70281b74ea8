import type { Role as AnyRole } from '@seyir/kit/stateless';
import {
  ActivationState,
  AdvertMoment,
  AdvertVariant,
  AgeMark,
  AiringStatus,
  AppealState,
  Audience,
  CaseOrder,
  CaseOutcome,
  CaseState,
  CollectionSort,
  CollectionVisibility,
  ContentMark,
  ConversationFolder,
  FeedKind,
  FilterField,
  FollowState,
  GroupFilter,
  GroupRole,
  GroupStanding,
  HiddenBy,
  LibraryList,
  NotificationKind,
  NotifyKind,
  Reaction,
  RemovalOutcome,
  RemovalRight,
  ReportProblem,
  RoomActivity,
  RoomPhase,
  RoomRole,
  SanctionKind,
  RoomVisibility,
  RequestKind,
  RequestState,
  SegmentKind,
  ShelfSort,
  SourceHealth,
  SourceKind,
  SpoilerKind,
  TargetKind,
  TitleKind,
  TitleMark,
  TitleOrder,
  TopicCategory,
  TopicOrder,
  TranslationKind,
  Violation,
} from '@seyir/proto';

export type Role = Exclude<AnyRole, 'visitor'>;
export type CaptchaAction = 'login' | 'register' | 'contact';
export type RoomCommand = 'play' | 'pause' | 'seek' | 'rate' | 'episode' | 'wait' | 'source';
export type ReactionTarget = 'comment' | 'series' | 'episode' | 'flow' | 'discussion';
/** 1 up, 2 down. */
export type StoryVote = 1 | 2;
export type RequestVote = StoryVote;
export type ReportTarget =
  | 'comment'
  | 'title'
  | 'source'
  | 'user'
  | 'collection'
  | 'message'
  | 'flow'
  | 'group'
  | 'story'
  | 'room'
  | 'discussion';

/**
 * The values of the schema's enums in resolvers, by name: the contract's values, in arguments and results.
 * `scripts/generate-types.ts` has the same mapping for the types.
 */
export const contractEnums: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  ActivationState,
  AdvertMoment,
  AdvertVariant,
  // The contract repeats the enum's name in its value names, because a name cannot begin with a digit.
  AgeMark: {
    GENERAL: AgeMark.AGE_MARK_GENERAL,
    AGE_7: AgeMark.AGE_MARK_7,
    AGE_13: AgeMark.AGE_MARK_13,
    AGE_18: AgeMark.AGE_MARK_18,
  },
  AiringStatus,
  AppealState,
  Audience,
  CaptchaAction: {
    LOGIN: 'login',
    REGISTER: 'register',
    CONTACT: 'contact',
  } satisfies Record<string, CaptchaAction>,
  CaseOrder,
  CaseOutcome,
  CaseState,
  CollectionSort,
  CollectionVisibility,
  ContentMark,
  ConversationFolder,
  FeedKind,
  FilterField,
  FollowState,
  GroupFilter,
  GroupRole,
  GroupStanding,
  HiddenBy,
  LibraryList,
  NotificationKind,
  NotifyKind,
  ReactionKind: Reaction,
  ReactionTarget: {
    COMMENT: 'comment',
    SERIES: 'series',
    EPISODE: 'episode',
    POST: 'flow',
    TOPIC: 'discussion',
  } satisfies Record<string, ReactionTarget>,
  RemovalOutcome,
  RemovalRight,
  ReportProblem,
  ReportTarget: {
    COMMENT: 'comment',
    TITLE: 'title',
    SOURCE: 'source',
    USER: 'user',
    COLLECTION: 'collection',
    MESSAGE: 'message',
    POST: 'flow',
    ROOM: 'room',
    TOPIC: 'discussion',
    GROUP: 'group',
    STORY: 'story',
  } satisfies Record<string, ReportTarget>,
  Role: {
    MEMBER: 'member',
    EDITOR: 'editor',
    MODERATOR: 'moderator',
    ADMIN: 'admin',
  } satisfies Record<string, Role>,
  RoomActivity,
  RoomCommand: {
    PLAY: 'play',
    PAUSE: 'pause',
    SEEK: 'seek',
    RATE: 'rate',
    EPISODE: 'episode',
    WAIT: 'wait',
    SOURCE: 'source',
  } satisfies Record<string, RoomCommand>,
  RoomPhase,
  RoomRole,
  SanctionKind,
  Violation,
  RoomVisibility,
  RequestKind,
  RequestState,
  RequestVote: {
    UP: 1,
    DOWN: 2,
  } satisfies Record<string, RequestVote>,
  SegmentKind,
  ShelfSort,
  SourceHealth,
  SourceKind,
  SpoilerKind,
  StoryVote: {
    UP: 1,
    DOWN: 2,
  } satisfies Record<string, StoryVote>,
  TargetKind,
  TitleKind,
  TitleMark,
  TitleOrder,
  TopicCategory,
  TopicOrder,
  TranslationKind,
};
