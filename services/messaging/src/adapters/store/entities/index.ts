import { BlockRow, ConversationRow, MailboxRow, ParticipantRow } from './conversation.js';
import { CrowdMemberRow, CrowdReactionRow, RoomReactionRow } from './crowd.js';
import { MessagePhotoRow } from './message-photo.js';
import { MessageReactionRow, MessageRow } from './message.js';
import {
  EntryCoverRow,
  RoomEntryRow,
  RoomHostLeaseRow,
  RoomMemberRow,
  RoomPresenceRow,
  RoomRow,
  RoomWatchedRow,
} from './room.js';
import { RoomProposalRow, RoomVoteRow } from './room-queue.js';

/** One entity per table of messaging. */
export const entities = [
  ConversationRow,
  ParticipantRow,
  MailboxRow,
  BlockRow,
  MessageRow,
  MessageReactionRow,
  MessagePhotoRow,
  RoomRow,
  RoomMemberRow,
  RoomPresenceRow,
  RoomHostLeaseRow,
  RoomWatchedRow,
  RoomEntryRow,
  EntryCoverRow,
  RoomProposalRow,
  RoomVoteRow,
  RoomReactionRow,
  CrowdReactionRow,
  CrowdMemberRow,
];
