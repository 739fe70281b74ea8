import { members, type PermissionTable } from '@seyir/kit';
import type { MessagingService } from '@seyir/proto';
import { roomPermissions, type RoomRelation } from './room-permissions.js';

/** The relation of a member to a conversation, to a message of it, or to a room; see `relations.ts`. */
export type MessagingRelation = 'participant' | 'author' | 'recipient' | RoomRelation;

const conversation = {
  kind: 'conversation',
  ids: ({ conversationId }: { conversationId: string }) => [conversationId],
} as const;
const message = { kind: 'message', ids: ({ messageId }: { messageId: string }) => [messageId] } as const;

const importer = { viewer: {}, services: ['importer'] } as const;

const inConversation = { viewer: { participant: members }, object: conversation } as const;
const ofAuthor = { viewer: { author: members }, object: message } as const;

/**
 * Only the two members of a conversation have access, not even staff. Moderators see reported messages as a copy in
 * the case.
 */
export const permissions = {
  openConversation: { viewer: { any: members } },
  sendMessage: inConversation,
  editMessage: ofAuthor,
  deleteMessage: ofAuthor,
  reactToMessage: { viewer: { author: members, recipient: members }, object: message },
  listConversations: { viewer: { self: members } },
  getConversation: inConversation,
  findConversation: { viewer: { any: members } },
  listMessages: inConversation,
  takeInbox: { viewer: { self: members } },
  markConversationRead: inConversation,
  answerMessageRequest: {
    ...inConversation,
    whileSilenced: ({ accepted }: { accepted: boolean }) => !accepted,
  },
  noteTyping: inConversation,
  getMessageSettings: { viewer: { self: members } },
  setMessageSettings: { viewer: { self: members } },
  copyEvidence: { viewer: { recipient: members }, object: message },
  countKept: importer,
  ...roomPermissions,
  importConversations: importer,
  importRooms: importer,
  removeImportedRooms: importer,
  importCrowdReactions: importer,
  listAudit: { viewer: { any: ['admin'] }, object: { kind: 'audit', ids: () => [] } },
} as const satisfies PermissionTable<typeof MessagingService, MessagingRelation>;
