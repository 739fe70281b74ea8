import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  RoomVisibility,
  SpoilerKind,
  type ImportedConversationSchema,
  type ImportedCrowdSchema,
  type ImportedRoomSchema,
} from '@seyir/proto';
import type { DemoConversation, DemoCrowd, DemoRoom } from '../types.js';

export const conversationMessage = ({
  messages,
  ...conversation
}: DemoConversation): MessageInitShape<typeof ImportedConversationSchema> => ({
  ...conversation,
  messages: messages.map(({ sentAt, replyToSeq = 0, reactions, photos, ...message }) => ({
    ...message,
    replyToSeq,
    reactions: [...reactions],
    photos: photos.map(({ picture: _picture, ...photo }) => photo),
    sentAt: timestampFromDate(sentAt),
  })),
});

export const roomMessage = ({
  id: code,
  memberIds,
  repeatSeconds = 0,
  startsAt,
  entries,
  ...room
}: DemoRoom): MessageInitShape<typeof ImportedRoomSchema> => ({
  ...room,
  code,
  visibility: RoomVisibility.PUBLIC,
  memberIds: [...memberIds],
  repeatMs: repeatSeconds * 1000,
  ...(startsAt && { startsAt: timestampFromDate(startsAt) }),
  entries: entries.map(({ isSpoiler, postedAt, ...entry }) => ({
    ...entry,
    spoiler: { kind: isSpoiler ? SpoilerKind.EPISODE : SpoilerKind.NONE },
    postedAt: timestampFromDate(postedAt),
  })),
});

export const crowdMessage = ({
  episodeId,
  seconds,
}: DemoCrowd): MessageInitShape<typeof ImportedCrowdSchema> => ({
  episodeId,
  seconds: seconds.map(({ second, reactions }) => ({ second, reactions: [...reactions] })),
});
