import { DomainError } from '@seyir/kit/stateless';
import { ConversationFolder, MessagingService, Reaction, type NewMessagePhoto } from '@seyir/proto';
import type { FakePeers } from '../fake-peers.js';
import { isFirst, member, other, time } from './things.js';

export const message = {
  id: 'message-1',
  conversationId: 'conversation-1',
  seq: 2,
  authorId: other.id,
  body: '<script>alert(1)</script> ne izliyorsun?',
  sentAt: time,
  editableUntil: time,
  version: 2,
  replyTo: { messageId: 'message-0', seq: 1, authorId: member.id, excerpt: 'Selam' },
  reactions: [{ memberId: member.id, reaction: Reaction.FUNNY }],
};
export const conversation = {
  id: 'conversation-1',
  otherId: other.id,
  folder: ConversationFolder.INBOX,
  accepted: true,
  seq: 2,
  version: 2,
  readSeq: 1,
  unread: 1,
  otherReadSeq: 1,
  otherDeliveredSeq: 2,
  mayWrite: true,
  last: message,
  lastAt: time,
};

const known = (id: string) => {
  if (id !== conversation.id) throw new DomainError('NOT_FOUND');
};

const knownMessage = (id: string) => {
  if (id !== message.id) throw new DomainError('NOT_FOUND');
};

export const fakeMessaging = (peers: FakePeers): void => {
  const own = (body: string, photos: readonly NewMessagePhoto[] = []) => ({
    ...message,
    id: 'message-2',
    photos: photos.map(({ file, width, height, alt }, n) => ({ id: `photo-${n}`, file, width, height, alt })),
    seq: 3,
    authorId: member.id,
    body,
    reactions: [],
  });
  peers.fake(MessagingService, {
    openConversation: async ({ memberId, body, photos }) => {
      if (memberId === 'blocked-1') throw new DomainError('FORBIDDEN');
      if (memberId !== other.id) throw new DomainError('NOT_FOUND');
      return { conversation, message: own(body, photos) };
    },
    sendMessage: async ({ conversationId, body, photos }) => {
      known(conversationId);
      return { conversation, message: own(body, photos) };
    },
    editMessage: async ({ messageId, body }) => {
      if (messageId === message.id) throw new DomainError('FORBIDDEN');
      return { message: { ...own(body), edited: true } };
    },
    deleteMessage: async () => ({ message: { ...own(''), deleted: true } }),
    reactToMessage: async ({ messageId, reaction }) => {
      knownMessage(messageId);
      return { message: { ...message, reactions: [{ memberId: member.id, reaction }] } };
    },
    listConversations: async ({ folder, page }) => ({
      conversations: folder === ConversationFolder.INBOX && isFirst(page) ? [conversation] : [],
      info: { last: true },
    }),
    getConversation: async ({ conversationId }) => {
      known(conversationId);
      return { conversation };
    },
    findConversation: async ({ memberId }) =>
      memberId === other.id ? { conversation, mayWrite: true } : { mayWrite: false },
    listMessages: async ({ conversationId, page }) => {
      known(conversationId);
      return { messages: isFirst(page) ? [message] : [], info: { last: true } };
    },
    takeInbox: async ({ since }) => ({
      revision: 7,
      unread: 1,
      requests: 0,
      readAgain: false,
      conversations: since > 0 && since < 7 ? [conversation] : [],
    }),
    markConversationRead: async ({ conversationId }) => {
      known(conversationId);
      return { conversation: { ...conversation, readSeq: 2, unread: 0 } };
    },
    answerMessageRequest: async ({ conversationId, accepted }) => {
      known(conversationId);
      return accepted ? { conversation } : {};
    },
    noteTyping: async ({ conversationId }) => {
      known(conversationId);
      return {};
    },
    getMessageSettings: async () => ({ settings: { readMarks: true } }),
    setMessageSettings: async ({ settings }) => ({ settings: settings! }),
  });
};
