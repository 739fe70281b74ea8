import { beforeEach, expect, test } from '@jest/globals';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionLink } from './apollo/session-link.js';
import { ToastProvider } from '../components/ui/toast.js';
import { draftAt, keepDraft, keyOf } from '../lib/drafts.js';
import { SignInBroker } from '../lib/sign-in-broker.js';
import { useLogin } from '../lib/login.js';
import { useViewer } from '../lib/viewer.js';
import { clientOf, type Gateway, render as renderPage } from '../testing/render.js';
import { SessionProvider } from '../features/account/components/session-provider.js';
import { useOutbox } from '../features/messages/hooks/use-outbox.js';
import { useUnreadMessages } from './use-unread-messages.js';

const member = {
  __typename: 'Member',
  id: '1',
  username: 'isil',
  name: 'Işıl',
  avatar: null,
  path: '/profile/isil',
};
const viewer = { __typename: 'Viewer', id: '1', roles: ['MEMBER'], unreadNotifications: 0, member };
const message = {
  __typename: 'Message',
  id: 'n1',
  conversationId: 'c1',
  seq: 1,
  authorId: '1',
  body: 'Selam',
  deleted: false,
  edited: false,
  sentAt: '2026-11-20T12:00:00.000Z',
  editableUntil: null,
  version: 1,
  replyTo: null,
  photos: [],
  reactions: [],
};
const failed = (code: string, text = '') => ({
  data: null,
  errors: [{ message: text, extensions: { code } }],
});

/** A conversation with a button for each kind of message, on a page with a real session. */
function Writing({ viewerId }: { viewerId: string }) {
  const { outbox, waiting } = useOutbox(viewerId);
  const add = (conversationId: string | undefined, body: string) =>
    outbox.add({
      key: crypto.randomUUID(),
      memberId: 'm2',
      conversationId,
      body,
      replyToId: undefined,
      at: new Date().toISOString(),
    });
  return (
    <>
      <button onClick={() => add('c1', 'Selam')}>Yaz</button>
      <button onClick={() => add(undefined, 'Merhaba')}>İlk mesaj</button>
      <ul>
        {waiting.map(({ key, body, refused }) => (
          <li key={key}>{`${body}: ${refused ?? 'bekliyor'}`}</li>
        ))}
      </ul>
    </>
  );
}

function Page() {
  const who = useViewer();
  const { signIn } = useLogin();
  if (who.state === 'member') return <Writing viewerId={who.member.id} />;
  return <button onClick={() => void signIn()}>{who.state}</button>;
}

/** @param answer answers the messages */
function show(signedIn: boolean, answer: Gateway) {
  const broker = new SignInBroker();
  const gateway: Gateway = (name, variables) => {
    if (name === 'Viewer') return { data: { viewer: signedIn ? viewer : null } };
    if (name === 'IdentityProvider') return { data: { identityProvider: null } };
    if (name === 'SignIn') return { data: { signIn: { __typename: 'SignInPayload', viewer } } };
    return answer(name, variables);
  };
  render(
    <ApolloProvider client={clientOf(gateway, sessionLink(broker))}>
      <ToastProvider>
        <SessionProvider broker={broker}>
          <Page />
        </SessionProvider>
      </ToastProvider>
    </ApolloProvider>,
  );
  return { user: userEvent.setup(), broker };
}

const keptTexts = () => Object.keys(sessionStorage).filter((key) => key.startsWith(keyOf('giden:')));

beforeEach(() => sessionStorage.clear());

test('a message goes out after a sign-in inside the page', async () => {
  const sent: string[] = [];
  const { user } = show(false, (name) => {
    if (name !== 'SendMessage') throw new Error('no answer');
    sent.push(name);
    return { data: { sendMessage: { __typename: 'MessagePayload', message } } };
  });
  await user.click(await screen.findByRole('button', { name: 'visitor' }));
  await user.type(await screen.findByLabelText('Kullanıcı adı ya da e-posta'), 'isil');
  await user.type(screen.getByLabelText('Şifre'), 'uzun bir parola');
  await user.click(screen.getByRole('button', { name: 'Giriş yap' }));
  await user.click(await screen.findByRole('button', { name: 'Yaz', hidden: true }));
  await waitFor(() => expect(sent).toEqual(['SendMessage']));
  await waitFor(() => expect(screen.queryByText(/^Selam/)).toBeNull());
});

test.each(['NO_SESSION', 'SESSION_ENDED'])(
  'no text stays in the tab after the answer %s to a message',
  async (code) => {
    const { user } = show(true, () => failed(code));
    await user.click(await screen.findByRole('button', { name: 'Yaz' }));
    await screen.findByRole('button', { name: 'visitor' });
    // The outbox gets its answer before the page shows the visitor, and stores it in the same turn.
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(keptTexts()).toEqual([]);
  },
);

test('a failure that arrives after the sign-out stores no text again', async () => {
  let fail: (error: Error) => void = () => undefined;
  const { user, broker } = show(true, () => new Promise((_, reject) => (fail = reject)));
  await user.click(await screen.findByRole('button', { name: 'Yaz' }));
  await waitFor(() => expect(keptTexts()).toHaveLength(1));
  act(() => broker.ended());
  await screen.findByRole('button', { name: 'visitor' });
  fail(new Error('no answer'));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(keptTexts()).toEqual([]);
});

test('the limit of first messages is shown at the message, with the words of the server', async () => {
  const { user } = show(true, () => failed('SLOW_DOWN', 'Bugün yeterince kişiye yazdın.'));
  await user.click(await screen.findByRole('button', { name: 'İlk mesaj' }));
  await screen.findByText('Merhaba: Bugün yeterince kişiye yazdın.');
});

test('a message that was typed before a reload is sent from any page, and each page knows the number of unread conversations', async () => {
  const entry = {
    key: 'a',
    memberId: 'm2',
    conversationId: 'c1',
    body: 'Selam',
    at: '2026-11-20T12:00:00.000Z',
  };
  keepDraft('giden:1', JSON.stringify([entry]));
  const sent: unknown[] = [];
  const gateway: Gateway = (name, variables) => {
    if (name === 'SendMessage') {
      sent.push(variables['input']);
      return { data: { sendMessage: { __typename: 'MessagePayload', message } } };
    }
    const inbox = {
      __typename: 'Inbox',
      revision: 1,
      unread: 2,
      requests: 0,
      conversations: [],
      readAgain: false,
    };
    if (name === 'Inbox') return { data: { inbox } };
    throw new Error('no answer');
  };
  const Other = () => <p>{useUnreadMessages()} okunmamış</p>;
  renderPage(<Other />, {
    gateway,
    viewer: { state: 'member', member: { id: '1', username: 'isil', name: 'Işıl' } },
  });
  await screen.findByText('2 okunmamış');
  await waitFor(() => expect(sent).toMatchObject([{ body: 'Selam', idempotencyKey: 'a' }]));
  await waitFor(() => expect(draftAt('giden:1')).toBe('[]'));
});
