import type { ConversationFieldsFragment, MessageFieldsFragment } from '../../generated/types.js';
import type { Answered } from '../../testing/answered.js';

/** The member with whom the viewer m1 has the conversation. */
export const deniz = {
  __typename: 'Member' as const,
  id: 'm2',
  username: 'deniz',
  name: 'Deniz',
  avatar: null,
  path: '/profile/deniz',
};

/** A message of the viewer m1, which can be edited. */
export const messageOf = (
  seq: number,
  more: Partial<MessageFieldsFragment> = {},
): Answered<'Message', MessageFieldsFragment> => ({
  __typename: 'Message',
  id: `n${seq}`,
  conversationId: 'c1',
  seq,
  authorId: 'm1',
  body: `Metin ${seq}`,
  deleted: false,
  edited: false,
  sentAt: '2026-11-20T12:00:00.000Z',
  editableUntil: '2999-01-01T00:00:00.000Z',
  version: seq,
  replyTo: null,
  reactions: [],
  photos: [],
  ...more,
});

/** An accepted conversation whose newest message has the number 2. */
export const conversationOf = (
  more: Partial<ConversationFieldsFragment> = {},
): Answered<'Conversation', ConversationFieldsFragment> => ({
  __typename: 'Conversation',
  id: 'c1',
  member: deniz,
  folder: 'INBOX',
  accepted: true,
  seq: 2,
  version: 2,
  unread: 0,
  otherReadSeq: 0,
  otherDeliveredSeq: 0,
  mayWrite: true,
  lastAt: '2026-11-20T12:00:00.000Z',
  lastMessage: messageOf(2),
  ...more,
});
