import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { type Gateway, render } from '../../../testing/render.js';
import { conversationOf, messageOf } from '../testing.js';
import { ConversationList } from '../components/conversation-list.js';
import { useInbox } from './use-inbox.js';

const me = { state: 'member', member: { id: 'm1', username: 'ada', name: 'Ada' } } as const;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const Page = () => <ConversationList viewerId="m1" counts={useInbox()} open={undefined} typing={undefined} />;

test('N-08: without a live connection each poll brings new messages with text and time into the list, each once', async () => {
  const polls: unknown[] = [];
  let last = messageOf(2, { authorId: 'm2', body: 'Geldin mi?' });
  const gateway: Gateway = (name, variables) => {
    const conversation = conversationOf({ seq: last.seq, unread: 1, lastMessage: last, lastAt: last.sentAt });
    if (name === 'Conversations')
      return {
        data: {
          conversations: {
            __typename: 'ConversationList',
            items: [conversation],
            last: true,
            nextCursor: null,
          },
        },
      };
    if (name !== 'InboxNow') throw new Error('no live connection');
    polls.push(variables['since']);
    return {
      data: {
        inbox: {
          __typename: 'Inbox',
          revision: polls.length,
          unread: 1,
          requests: 0,
          conversations: [conversation],
          readAgain: false,
        },
      },
    };
  };
  render(<Page />, { gateway, viewer: me });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await pass(100);
  expect(screen.getByText('Geldin mi?')).toBeTruthy();
  last = messageOf(3, { authorId: 'm2', body: 'Başlıyoruz', sentAt: '2026-11-20T12:05:00.000Z' });
  await pass(9_000);
  expect(polls).toEqual([]);
  await pass(1_100);
  expect(screen.getAllByText('Başlıyoruz')).toHaveLength(1);
  expect(screen.queryByText('Geldin mi?')).toBeNull();
  expect(document.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-20T12:05:00.000Z');
  await pass(10_000);
  expect(polls).toEqual([0, 1]);
  expect(screen.getAllByText('Başlıyoruz')).toHaveLength(1);
});
