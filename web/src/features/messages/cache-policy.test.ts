import { InMemoryCache } from '@apollo/client';
import { expect, test } from '@jest/globals';
import { ConversationsDocument } from '../../generated/conversations.js';
import { MessagesDocument } from '../../generated/messages.js';
import type { ConversationFieldsFragment, MessageFieldsFragment } from '../../generated/types.js';
import { messagePolicies } from './cache-policy.js';

const message = (seq: number, body = `${seq}`) =>
  ({
    __typename: 'Message',
    id: `n${seq}`,
    conversationId: 'c1',
    seq,
    authorId: 'm1',
    body,
    deleted: false,
    edited: false,

    sentAt: '2026-11-20T12:00:00.000Z',
    editableUntil: null,
    version: seq,
    replyTo: null,
    photos: [],
    reactions: [],
  }) as MessageFieldsFragment;
const page = (seqs: readonly (number | MessageFieldsFragment)[], nextCursor: string | null) => ({
  messages: {
    __typename: 'MessageList' as const,
    items: seqs.map((one) => (typeof one === 'number' ? message(one) : one)),
    last: nextCursor === null,
    nextCursor,
  },
});
const cacheOfMessages = () => {
  const cache = new InMemoryCache({ typePolicies: messagePolicies });
  const conversationId = 'c1';
  return {
    write: (data: ReturnType<typeof page>, more: { cursor?: string; changedSince?: number } = {}) =>
      cache.writeQuery({ query: MessagesDocument, variables: { conversationId, ...more }, data }),
    read: () => cache.readQuery({ query: MessagesDocument, variables: { conversationId } })?.messages,
    seqs: () =>
      cache
        .readQuery({ query: MessagesDocument, variables: { conversationId } })
        ?.messages?.items.map(({ seq }) => seq),
  };
};

test('pages and changes are one list, the newest first, each message once', () => {
  const { write, read, seqs } = cacheOfMessages();
  write(page([6, 5, 4], 'older'));
  write(page([3, 2], 'oldest'), { cursor: 'older' });
  write(page([message(5, 'yeni'), 7], null), { changedSince: 6 });
  expect(seqs()).toEqual([7, 6, 5, 4, 3, 2]);
  expect(read()).toMatchObject({ last: false, nextCursor: 'oldest' });
  expect(read()?.items[2]?.body).toBe('yeni');
});

test('a change of a message that is not loaded leaves no gap', () => {
  const { write, seqs } = cacheOfMessages();
  write(page([60, 59], 'older'));
  write(page([3, 61], null), { changedSince: 60 });
  expect(seqs()).toEqual([61, 60, 59]);
});

test('a first page that is read again goes on top; if messages between are missing, it replaces the rest', () => {
  const { write, read, seqs } = cacheOfMessages();
  write(page([6, 5], 'older'));
  write(page([8, 7, 6], 'other'));
  expect(seqs()).toEqual([8, 7, 6, 5]);
  expect(read()?.nextCursor).toBe('older');
  write(page([90, 89], 'far'));
  expect(seqs()).toEqual([90, 89]);
  expect(read()?.nextCursor).toBe('far');
});

test('a conversation with a new message moves to the top of its folder', () => {
  const cache = new InMemoryCache({ typePolicies: messagePolicies });
  const conversation = (n: number) =>
    ({
      __typename: 'Conversation',
      id: `c${n}`,
      member: null,
      folder: 'INBOX',
      accepted: true,
      seq: 1,
      version: 1,
      unread: 0,
      otherReadSeq: 0,
      otherDeliveredSeq: 0,
      mayWrite: true,
      lastAt: '2026-11-20T12:00:00.000Z',
      lastMessage: null,
    }) as ConversationFieldsFragment;
  const write = (numbers: readonly number[]) =>
    cache.writeQuery({
      query: ConversationsDocument,
      variables: { folder: 'INBOX' },
      data: {
        conversations: Object.assign(
          { items: numbers.map(conversation), last: true, nextCursor: null },
          { __typename: 'ConversationList' },
        ),
      },
    });
  write([1, 2, 3]);
  write([3]);
  const data = cache.readQuery({ query: ConversationsDocument, variables: { folder: 'INBOX' } });
  expect(data?.conversations?.items.map(({ id }) => id)).toEqual(['c3', 'c1', 'c2']);
});
