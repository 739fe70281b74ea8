import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { badInput } from '@seyir/kit';
import {
  ConversationFolder,
  Reaction as ReactionMessage,
  type ConversationSchema,
  type EvidenceMessageSchema,
  type MessageSchema,
} from '@seyir/proto';
import { unreadOf, type Conversation, type Folder } from '../../domain/conversation.js';
import { editableUntil, type Message, type Reaction } from '../../domain/message.js';

const folders: Readonly<Record<Folder, ConversationFolder>> = {
  inbox: ConversationFolder.INBOX,
  requests: ConversationFolder.REQUESTS,
};

/** BAD_INPUT for an unknown folder. */
export const toFolder = (folder: ConversationFolder): Folder => {
  if (folder === ConversationFolder.INBOX) return 'inbox';
  if (folder === ConversationFolder.REQUESTS) return 'requests';
  throw badInput({ folder: folder === ConversationFolder.UNSPECIFIED ? 'required' : 'invalid' });
};

/** Undefined removes the reaction. BAD_INPUT for an unknown reaction. */
export const toReaction = (reaction: ReactionMessage): Reaction | undefined => {
  if (reaction === ReactionMessage.UNSPECIFIED) return undefined;
  if (reaction < ReactionMessage.LIKE || reaction > ReactionMessage.SURPRISED)
    throw badInput({ reaction: 'invalid' });
  return reaction;
};

export const fromMessage = (message: Message): MessageInitShape<typeof MessageSchema> => {
  const { sentAt, replyTo, reactions, photos, ...plain } = message;
  return {
    ...plain,
    sentAt: timestampFromDate(sentAt),
    editableUntil: timestampFromDate(editableUntil(message)),
    ...(replyTo && { replyTo }),
    reactions: [...reactions],
    photos: [...photos],
  };
};

export const fromConversation = (conversation: Conversation): MessageInitShape<typeof ConversationSchema> => {
  const { folder, last, lastAt, ...plain } = conversation;
  return {
    ...plain,
    folder: folders[folder],
    unread: unreadOf(conversation),
    ...(last && { last: fromMessage(last) }),
    lastAt: timestampFromDate(lastAt),
  };
};

export const fromEvidence = (message: Message): MessageInitShape<typeof EvidenceMessageSchema> => ({
  messageId: message.id,
  authorId: message.authorId,
  body: message.body,
  sentAt: timestampFromDate(message.sentAt),
  photos: [...message.photos],
});
