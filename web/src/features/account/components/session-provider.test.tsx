import { afterEach, expect, jest, test } from '@jest/globals';
import { gql } from '@apollo/client';
import { ApolloProvider, useMutation } from '@apollo/client/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionLink } from '../../../app/apollo/session-link.js';
import { ToastProvider, useToast } from '../../../components/ui/toast.js';
import { draftAt, keepDraft } from '../../../lib/drafts.js';
import { failureToast } from '../../../components/failure-toast.js';
import { useLogin } from '../../../lib/login.js';
import { SignInBroker } from '../../../lib/sign-in-broker.js';
import { useViewer } from '../../../lib/viewer.js';
import { clientOf, type Gateway } from '../../../testing/render.js';
import { useSession } from '../hooks/use-session.js';
import { SessionProvider } from './session-provider.js';

const member = {
  __typename: 'Member',
  id: '1',
  username: 'isil',
  name: 'Işıl',
  avatar: null,
  path: '/profile/isil',
};
const viewer = { __typename: 'Viewer', id: '1', roles: ['MEMBER'], unreadNotifications: 0, member };
const Like = gql`
  mutation Like {
    signOut {
      signedOut
    }
  }
`;

const Rename = gql`
  mutation Rename {
    rename {
      id
      name
    }
  }
`;

/** A gateway that remembers whether a member is signed in. */
function gatewayWith(signedIn: boolean) {
  const state = { signedIn, likes: 0, down: false };
  const gateway: Gateway = (name) => {
    if (state.down) throw new Error('no answer');
    if (name === 'Viewer') return { data: { viewer: state.signedIn ? viewer : null } };
    if (name === 'IdentityProvider') return { data: { identityProvider: null } };
    if (name === 'SignIn') {
      state.signedIn = true;
      return { data: { signIn: { __typename: 'SignInPayload', viewer } } };
    }
    if (name === 'SignOut') {
      state.signedIn = false;
      return { data: { signOut: { __typename: 'SignOutPayload', signedOut: true, leaveAt: null } } };
    }
    if (!state.signedIn) return { data: null, errors: [{ message: '', extensions: { code: 'NO_SESSION' } }] };
    state.likes += 1;
    return { data: { signOut: { __typename: 'SignOutPayload', signedOut: false } } };
  };
  return { state, gateway };
}

function Page() {
  const who = useViewer();
  const { asMember } = useLogin();
  const { signOut } = useSession();
  const [like] = useMutation(Like);
  const { show: say } = useToast();
  const press = () => void like().catch((error: unknown) => say(failureToast(error, 'Olmadı.', press)));
  return (
    <main>
      <p>{who.state === 'member' ? who.member.name : who.state}</p>
      <button onClick={() => asMember(press, 'Beğenmek için giriş yap.')}>Beğen</button>
      <button onClick={press}>Hemen beğen</button>
      <button onClick={() => void signOut()}>Çıkış</button>
    </main>
  );
}

function show({ gateway }: { gateway: Gateway }) {
  const broker = new SignInBroker();
  const client = clientOf(gateway, sessionLink(broker));
  render(
    <ApolloProvider client={client}>
      <ToastProvider>
        <SessionProvider broker={broker}>
          <Page />
        </SessionProvider>
      </ToastProvider>
    </ApolloProvider>,
  );
  return { user: userEvent.setup(), client };
}

async function signIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByLabelText('Kullanıcı adı ya da e-posta'), 'isil');
  await user.type(screen.getByLabelText('Şifre'), 'uzun bir parola');
  await user.click(screen.getByRole('button', { name: 'Giriş yap' }));
}

afterEach(() => void jest.useRealTimers());

test("a visitor's action opens the modal with its reason, and continues after the sign-in", async () => {
  const { state, gateway } = gatewayWith(false);
  const { user } = show({ gateway });
  await screen.findByText('visitor');
  await user.click(screen.getByRole('button', { name: 'Beğen' }));
  expect(await screen.findByText('Beğenmek için giriş yap.')).toBeTruthy();
  expect(state.likes).toBe(0);
  await signIn(user);
  await waitFor(() => expect(state.likes).toBe(1));
  await screen.findByText('Işıl');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Giriş yap' })).toBeNull());
});

test('closing the modal drops the action', async () => {
  const { state, gateway } = gatewayWith(false);
  const { user } = show({ gateway });
  await screen.findByText('visitor');
  await user.click(screen.getByRole('button', { name: 'Beğen' }));
  await screen.findByRole('dialog', { name: 'Giriş yap' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Giriş yap' })).toBeNull());
  expect(state.likes).toBe(0);
});

test('the next action notices a session that ended meanwhile, and continues after the sign-in', async () => {
  const { state, gateway } = gatewayWith(true);
  const { user } = show({ gateway });
  await screen.findByText('Işıl');
  state.signedIn = false;
  await user.click(screen.getByRole('button', { name: 'Hemen beğen' }));
  await screen.findByText('visitor');
  await signIn(user);
  await waitFor(() => expect(state.likes).toBe(1));
});

test('an action of a member is not done in the name of another one who signs in for it, and the page says so', async () => {
  const { state, gateway } = gatewayWith(true);
  const other = { ...viewer, id: '2', member: { ...member, id: '2', username: 'ece', name: 'Ece' } };
  const { user } = show({
    gateway: (name, variables) => {
      if (name !== 'SignIn') return gateway(name, variables);
      state.signedIn = true;
      return { data: { signIn: { __typename: 'SignInPayload', viewer: other } } };
    },
  });
  await screen.findByText('Işıl');
  state.signedIn = false;
  await user.click(screen.getByRole('button', { name: 'Hemen beğen' }));
  await screen.findByText('visitor');
  await signIn(user);
  await screen.findByText('Ece');
  await screen.findAllByText('Hesap değiştiği için bu işlem yapılmadı.');
  expect(state.likes).toBe(0);
});

test('signing out leaves a visitor, and clears everything typed before', async () => {
  keepDraft('EPISODE:1', 'Çok güzeldi');
  const { user } = show(gatewayWith(true));
  await screen.findByText('Işıl');
  expect(draftAt('EPISODE:1')).toBe('Çok güzeldi');
  await user.click(screen.getByRole('button', { name: 'Çıkış' }));
  await screen.findByText('visitor');
  expect(draftAt('EPISODE:1')).toBeNull();
});

test('a new name in any answer updates every place that shows the viewer', async () => {
  const { gateway } = gatewayWith(false);
  const rename = { data: { rename: { __typename: 'Member', id: '1', name: 'Işıl Kaya' } } };
  const { user, client } = show({
    gateway: (name, variables) => (name === 'Rename' ? rename : gateway(name, variables)),
  });
  await screen.findByText('visitor');
  await user.click(screen.getByRole('button', { name: 'Beğen' }));
  await signIn(user);
  await screen.findByText('Işıl');
  await act(() => client.mutate({ mutation: Rename }));
  await screen.findByText('Işıl Kaya');
});

test('a late answer to a member’s change never reaches the next viewer’s cache', async () => {
  const { gateway } = gatewayWith(true);
  let answer = () => undefined as void;
  const late = new Promise<void>((resolve) => (answer = resolve));
  const { user, client } = show({
    gateway: (name, variables) =>
      name === 'Rename'
        ? late.then(() => ({ data: { rename: { __typename: 'Member', id: '1', name: 'Başka' } } }))
        : gateway(name, variables),
  });
  await screen.findByText('Işıl');
  const renamed = client.mutate({ mutation: Rename });
  await user.click(screen.getByRole('button', { name: 'Çıkış' }));
  await screen.findByText('visitor');
  answer();
  expect(await renamed).toEqual({ data: null });
  expect(client.extract()).not.toHaveProperty('Member:1');
});

test('the answer to a mutation with a mailed token arrives even if the session ends before it', async () => {
  const { gateway } = gatewayWith(true);
  let answer = () => undefined as void;
  const late = new Promise<void>((resolve) => (answer = resolve));
  const changed = { data: { rename: { __typename: 'Member', id: '2', name: 'Şifren değişti.' } } };
  const { user, client } = show({
    gateway: (name, variables) => (name === 'Rename' ? late.then(() => changed) : gateway(name, variables)),
  });
  await screen.findByText('Işıl');
  const sent = client.mutate({ mutation: Rename, context: { quiet: true, anyViewer: true } });
  await user.click(screen.getByRole('button', { name: 'Çıkış' }));
  await screen.findByText('visitor');
  answer();
  expect(await sent).toEqual(changed);
});

test('the viewer does not become a visitor while the gateway does not answer', async () => {
  jest.useFakeTimers();
  const { state, gateway } = gatewayWith(true);
  state.down = true;
  show({ gateway });
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(screen.getByText('unknown')).toBeTruthy();
  state.down = false;
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText('Işıl')).toBeTruthy();
});
