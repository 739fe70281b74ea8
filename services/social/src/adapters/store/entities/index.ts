import { BadgeDueRow, BadgeGrantRow, WatchedTitleRow, WrittenCommentRow } from './badge.js';
import { ClapRow, ClapTallyDeltaRow, ClapTallyRow } from './clap.js';
import {
  CollectionEntryRow,
  CollectionLikeRow,
  CollectionRow,
  CollectionTallyDeltaRow,
  CollectionTallyRow,
} from './collection.js';
import { FollowRow, FollowTallyDeltaRow, FollowTallyRow } from './follow.js';
import { GroupInviteRow, GroupMemberRow, GroupRequestRow, GroupRow } from './group.js';
import { GroupPlanRow, ProgressShareRow, WatchPlaceRow } from './group-memory.js';
import { PhotoRow } from './photo.js';
import { PollRow, PollTallyDeltaRow, PollTallyRow, PollVoteRow } from './poll.js';
import { PostRow } from './post.js';
import { AudienceRow, BlockRow, InactiveMemberRow, MutedWordsRow } from './restraint.js';
import { StoryRow, StoryTallyDeltaRow, StoryTallyRow, StoryVoteRow } from './story.js';
import { TextCoverRow } from './text-cover.js';

/** One entity per table of social. */
export const entities = [
  FollowRow,
  FollowTallyRow,
  FollowTallyDeltaRow,
  BlockRow,
  AudienceRow,
  InactiveMemberRow,
  PostRow,
  PhotoRow,
  PollRow,
  PollVoteRow,
  PollTallyRow,
  PollTallyDeltaRow,
  ClapRow,
  ClapTallyRow,
  ClapTallyDeltaRow,
  GroupRow,
  GroupMemberRow,
  GroupRequestRow,
  GroupInviteRow,
  CollectionRow,
  CollectionEntryRow,
  CollectionLikeRow,
  CollectionTallyRow,
  CollectionTallyDeltaRow,
  StoryRow,
  StoryVoteRow,
  StoryTallyRow,
  StoryTallyDeltaRow,
  TextCoverRow,
  BadgeGrantRow,
  BadgeDueRow,
  WatchedTitleRow,
  WrittenCommentRow,
  GroupPlanRow,
  WatchPlaceRow,
  ProgressShareRow,
  MutedWordsRow,
];
