import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { type Gateway, render } from '../../../testing/render.js';
import type { ConversationFieldsFragment, MessageFieldsFragment } from '../../../generated/types.js';
import { conversationOf, deniz, messageOf } from '../testing.js';
import { OpenConversation } from './open-conversation.js';

const me = { state: 'member', member: { id: 'm1', username: 'ada', name: 'Ada' } } as const;

const realMatchMedia = globalThis.matchMedia;
beforeEach(() => {
  sessionStorage.clear();
  globalThis.matchMedia = (() => ({ matches: true })) as unknown as typeof matchMedia;
});
afterEach(() => void (globalThis.matchMedia = realMatchMedia));

interface Shown {
  conversation?: Partial<ConversationFieldsFragment>;
  /** The newest first. */
  items?: (variables: Record<string, unknown>) => readonly MessageFieldsFragment[];
  gateway?: Gateway;
}

function show({ conversation, items = () => [messageOf(2), messageOf(1)], gateway }: Shown = {}) {
  const answer: Gateway = (name, variables) => {
    if (name === 'ConversationWith')
      return {
        data: {
          conversationWith: {
            __typename: 'ConversationWith',
            member: deniz,
            mayWrite: true,
            conversation: conversationOf(conversation),
          },
        },
      };
    if (name === 'Messages')
      return {
        data: {
          messages: { __typename: 'MessageList', items: items(variables), last: true, nextCursor: null },
        },
      };
    if (gateway) return gateway(name, variables);
    throw new Error(`${name} is not answered here`);
  };
  return render(<OpenConversation username="deniz" viewerId="m1" typing={undefined} />, {
    gateway: answer,
    viewer: me,
  });
}

const field = () => screen.getByRole('textbox', { name: 'Mesaj yaz' }) as HTMLTextAreaElement;
type User = ReturnType<typeof render>['user'];

/** Chooses from the menu of a message. */
async function choose(user: User, body: string, action: string) {
  const row = (await screen.findAllByText(body)).map((one) => one.closest('li')).find(Boolean)!;
  await user.click(within(row).getByRole('button', { name: 'Mesaj işlemleri' }));
  await user.click(await screen.findByRole('button', { name: action }));
}

test('an edit that is begun during a reply to the same message has the text of the message', async () => {
  const { user } = show();
  await choose(user, 'Metin 1', 'Yanıtla');
  await user.type(field(), 'Yanıtım');
  await choose(user, 'Metin 1', 'Düzenle');
  expect(field().value).toBe('Metin 1');
});

test('the focus is in the field when a reply begins, and stays there when it ends', async () => {
  const { user } = show();
  await choose(user, 'Metin 2', 'Yanıtla');
  await waitFor(() => expect(document.activeElement).toBe(field()));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Yanıttan vazgeç' })).toBeNull());
  expect(document.activeElement).toBe(field());
});

test('a new message of the other member is announced; what was there before is not', async () => {
  show({
    conversation: { seq: 3, version: 3 },
    items: ({ changedSince }) =>
      changedSince ? [messageOf(3, { authorId: 'm2' })] : [messageOf(2, { authorId: 'm2' }), messageOf(1)],
  });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Deniz: Metin 3'));
});

test('only loaded messages are marked read, and the mark is sent again after a failure', async () => {
  const marked: unknown[] = [];
  show({
    conversation: { seq: 3, version: 3, unread: 3 },
    items: () => [messageOf(2, { authorId: 'm2' }), messageOf(1, { authorId: 'm2' })],
    gateway: (name, variables) => {
      if (name !== 'MarkConversationRead') throw new Error('no answer');
      marked.push(variables['seq']);
      throw new Error('no answer');
    },
  });
  await waitFor(() => expect(marked).toEqual([2, 2]), { timeout: 3_500 });
});

test('a message that the other member deletes loses its text where it is quoted, too', async () => {
  const quote = { messageId: 'n1', authorId: 'm2', excerpt: 'Metin 1', photoCount: 0, deleted: false };
  const first = messageOf(1, { authorId: 'm2' });
  show({
    conversation: { seq: 2, version: 3 },
    items: ({ changedSince }) =>
      changedSince
        ? [{ ...first, body: '', deleted: true, version: 3 }]
        : [
            messageOf(2, { replyTo: { __typename: 'MessageQuote', ...quote } as typeof quote }),
            { ...first, version: 1 },
          ],
  });
  await waitFor(() => expect(screen.getAllByText('Bu mesaj silindi.')).toHaveLength(2));
  expect(screen.queryByText('Metin 1')).toBeNull();
});

test('a request can be accepted only while one may answer it', async () => {
  const request = { folder: 'REQUESTS', accepted: false, mayWrite: false } as const;
  show({ conversation: { ...request, lastMessage: messageOf(2, { authorId: 'm2' }) } });
  await screen.findByRole('button', { name: 'İsteği sil' });
  expect(screen.queryByRole('button', { name: 'Kabul et' })).toBeNull();
});
