import { timestampDate } from '@bufbuild/protobuf/wkt';
import { badInput, type ServiceHandlers } from '@seyir/kit';
import type {
  ImportedConversation as ConversationMessage,
  ImportedCrowd as CrowdMessage,
  ImportedMessage as MessageMessage,
  ImportedRoom as RoomMessage,
  MessagingService,
} from '@seyir/proto';
import type { ImportedConversation, ImportedMessage } from '../../app/import-conversations.js';
import type { ImportedCrowd } from '../../app/import-crowd.js';
import type { ImportedRoom } from '../../app/import-rooms.js';
import type { UseCases } from '../../use-cases.js';
import { toReaction } from './messages.js';
import { toSpoiler, toVisibility } from './room-messages.js';

/** The calls that bring in conversations, rooms and counts of reactions, and remove imported rooms. */
export const importHandlers = (
  app: UseCases,
): Pick<
  ServiceHandlers<typeof MessagingService>,
  'importConversations' | 'importRooms' | 'removeImportedRooms' | 'importCrowdReactions'
> => ({
  async importConversations({ conversations }) {
    return app.importConversations(conversations.map(toConversation));
  },

  async importRooms({ rooms }) {
    return app.importRooms(rooms.map(toRoom));
  },

  async removeImportedRooms({ codes }) {
    return { more: await app.removeImportedRooms(codes) };
  },

  async importCrowdReactions({ crowds }) {
    return app.importCrowdReactions(crowds.map(toCrowd));
  },
});

const toConversation = ({ messages, ...conversation }: ConversationMessage): ImportedConversation => ({
  ...conversation,
  messages: messages.map(toMessage),
});

const toMessage = ({ sentAt, replyToSeq, reactions, ...message }: MessageMessage): ImportedMessage => {
  if (!sentAt) throw badInput({ sentAt: 'required' });
  return {
    ...message,
    sentAt: timestampDate(sentAt),
    replyToSeq: replyToSeq || undefined,
    reactions: reactions.map(({ memberId, reaction: given }) => {
      const reaction = toReaction(given);
      if (!reaction) throw badInput({ reaction: 'required' });
      return { memberId, reaction };
    }),
  };
};

const toCrowd = ({ episodeId, seconds }: CrowdMessage): ImportedCrowd => ({
  episodeId,
  seconds: seconds.map(({ second, reactions }) => ({
    second,
    reactions: reactions.map(({ reaction: given, count }) => {
      const reaction = toReaction(given);
      if (!reaction) throw badInput({ reaction: 'required' });
      return { reaction, count };
    }),
  })),
});

const toRoom = ({
  code,
  visibility: given,
  startsAt,
  repeatMs,
  entries,
  ...room
}: RoomMessage): ImportedRoom => {
  const visibility = toVisibility(given);
  if (!visibility) throw badInput({ visibility: 'required' });
  return {
    ...room,
    id: code,
    visibility,
    repeatMs: repeatMs || undefined,
    startsAt: startsAt && timestampDate(startsAt),
    entries: entries.map(({ postedAt, spoiler, ...entry }) => {
      if (!postedAt) throw badInput({ postedAt: 'required' });
      return { ...entry, spoiler: toSpoiler(spoiler), postedAt: timestampDate(postedAt) };
    }),
  };
};
