import { uniqueIds, type RelationResolvers } from '@seyir/kit';
import type { ConversationStore, MessageStore } from './app/ports.js';
import type { RoomEntryStore, RoomStore } from './app/room-ports.js';
import type { MessagingRelation } from './permissions.js';
import { roomRelations } from './room-relations.js';

interface Stores {
  readonly conversations: ConversationStore;
  readonly messages: MessageStore;
  readonly rooms: RoomStore;
  readonly roomEntries: RoomEntryStore;
}

/** Finds the relations of members to conversations, messages and rooms. Everybody outside a conversation gets NOT_FOUND. */
export const relations = ({
  conversations,
  messages,
  rooms,
  roomEntries,
}: Stores): RelationResolvers<MessagingRelation> => ({
  async conversation({ memberId }, ids) {
    if (!memberId) return new Map();
    const found = await conversations.participating(memberId, ids);
    return new Map([...found].map((id) => [id, ['participant']]));
  },
  async message({ memberId }, ids) {
    if (!memberId) return new Map();
    const found = await messages.placesOf(memberId, uniqueIds(ids));
    return new Map(found.map(({ id, authorId }) => [id, [authorId === memberId ? 'author' : 'recipient']]));
  },
  ...roomRelations({ rooms, roomEntries }),
});
