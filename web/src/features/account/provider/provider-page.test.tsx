import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { type Gateway, render } from '../../../testing/render.js';
import type { Viewer } from '../../../lib/viewer.js';
import { type Session, SessionContextProvider } from '../hooks/use-session.js';
import type { ProviderClient } from './keycloak.js';
import { ProviderPage } from './provider-page.js';

const provider = {
  __typename: 'IdentityProvider' as const,
  url: 'https://giris.example',
  realm: 'seyir',
  clientId: 'seyir-web',
  reachable: true,
};
const member = { __typename: 'Member', id: '1', username: 'isil', name: 'Işıl', avatar: null, path: '/p' };
const viewer = { __typename: 'Viewer', id: '1', roles: ['MEMBER'], unreadNotifications: 0, member };
const taken = { data: { signInByTicket: { __typename: 'SignInPayload', viewer } } };
const known: Viewer = { state: 'member', member: { id: '1', username: 'isil', name: 'Işıl' } };
const refused = (code: string, fields?: object) => ({
  data: null,
  errors: [{ message: 'Olmadı.', extensions: { code, ...(fields && { fields }) } }],
});

const sent = jest.fn();
const go = jest.fn<(address: string) => void>();
const signedIn = jest.fn();
beforeEach(() => {
  for (const mock of [sent, go, signedIn]) mock.mockClear();
});
afterEach(() => {
  history.replaceState(null, '', '/');
  sessionStorage.clear();
});

interface Given {
  path?: string;
  viewer?: Viewer;
  /** Opens the page on the return from a sign-in. */
  returned?: boolean;
  reachable?: boolean;
  answers?: unknown[];
  open?: () => Promise<ProviderClient>;
  /** Delays the client until it resolves. */
  opening?: Promise<void>;
}

const Place = () => <p data-testid="place">{useLocation().pathname}</p>;
const place = () => screen.getByTestId('place').textContent;

const show = ({ path = '/giris-yap', returned = false, reachable = true, answers = [], ...given }: Given) => {
  if (returned) history.replaceState(null, '', '/giris-yap#state=x&code=y');
  let turn = 0;
  const tokens = () => ({ ticket: `ticket-${turn}`, idToken: 'id' });
  const client: ProviderClient = {
    tokens: () => (returned ? tokens() : undefined),
    renew: () => Promise.resolve(tokens()),
    address: (task) => Promise.resolve(`https://giris.example/${task}`),
    drop: jest.fn(),
  };
  const gateway: Gateway = (name, variables) => {
    if (name === 'IdentityProvider') return { data: { identityProvider: { ...provider, reachable } } };
    sent(name, variables);
    return answers[turn++] as ReturnType<Gateway>;
  };
  let know: (viewer: Viewer) => void = () => {};
  const open = given.open ?? (() => Promise.resolve(given.opening).then(() => client));
  function Page() {
    const [viewer, setViewer] = useState<Viewer>(given.viewer ?? { state: 'visitor' });
    useEffect(() => {
      know = setViewer;
    }, []);
    const session: Session = {
      viewer,
      signedIn,
      renamed: jest.fn(),
      signOut: async () => {},
      ended: jest.fn(),
    };
    return (
      <SessionContextProvider value={session}>
        <ProviderPage provider={provider} open={open} go={go} />
        <Place />
      </SessionContextProvider>
    );
  }
  return {
    ...render(<Page />, { gateway, path }),
    client,
    know: (viewer: Viewer) => act(() => know(viewer)),
  };
};

test('leads a visitor to the provider, and stores the path to return to', async () => {
  show({ path: '/giris-yap?donus=%2Flistem' });
  await waitFor(() => expect(go).toHaveBeenCalledWith('https://giris.example/giris'));
  expect(sessionStorage.getItem('seyir-donus')).toBe('/listem');
});

test("leads a member to a task's page, and waits while the viewer is unknown", async () => {
  show({ path: '/giris-yap?islem=sifre&donus=%2Fayarlar', viewer: known });
  await waitFor(() => expect(go).toHaveBeenCalledWith('https://giris.example/sifre'));
  go.mockClear();
  show({ viewer: { state: 'unknown' } });
  await screen.findAllByRole('status');
  expect(go).not.toHaveBeenCalled();
});

test("exchanges the provider's tokens once, and drops them", async () => {
  sessionStorage.setItem('seyir-donus', '/listem');
  const { client } = show({ returned: true, answers: [taken] });
  await waitFor(() => expect(signedIn).toHaveBeenCalledWith(expect.objectContaining({ id: '1' })));
  expect(sent.mock.calls).toEqual([['SignInByTicket', { input: { ticket: 'ticket-0', idToken: 'id' } }]]);
  expect(client.drop).toHaveBeenCalledTimes(1);
  expect(sessionStorage.getItem('seyir-donus')).toBeNull();
  expect(go).not.toHaveBeenCalled();
});

test.each<[string, Viewer]>([
  ['from the start', known],
  ['a moment later', { state: 'unknown' }],
])('a member who comes back and is known %s is redirected once the exchange is done', async (_, first) => {
  sessionStorage.setItem('seyir-donus', '/ayarlar');
  const opening = Promise.withResolvers<void>();
  const { know } = show({ returned: true, viewer: first, answers: [taken], opening: opening.promise });
  know(known);
  expect(place()).toBe('/giris-yap');
  opening.resolve();
  await waitFor(() => expect(place()).toBe('/ayarlar'));
  expect(sent).toHaveBeenCalledTimes(1);
  expect(go).not.toHaveBeenCalled();
});

test('asks for the password of an older account and sends it with a fresh ticket', async () => {
  const wrong = refused('BAD_INPUT', { password: 'Şifre yanlış.' });
  const { user } = show({ returned: true, answers: [refused('LINK_REQUIRED'), wrong, taken] });
  const field = await screen.findByLabelText('Seyir hesabının şifresi');
  await user.click(screen.getByRole('button', { name: 'Hesapları bağla' }));
  await screen.findByText('Seyir hesabının şifresini yaz.');
  await user.type(field, 'yanlış');
  await user.click(screen.getByRole('button', { name: 'Hesapları bağla' }));
  await screen.findByText('Şifre yanlış.');
  await user.click(screen.getByRole('button', { name: 'Hesapları bağla' }));
  await waitFor(() => expect(signedIn).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls.at(-1)).toEqual([
    'SignInByTicket',
    { input: { ticket: 'ticket-2', idToken: 'id', password: 'yanlış' } },
  ]);
});

const unreachable = /Giriş hizmetine şu an ulaşamıyoruz/;

test('reports that the provider does not answer, and leads there when it does', async () => {
  const given = { reachable: false };
  const { user } = show(given);
  expect((await screen.findByRole('alert')).textContent).toMatch(unreachable);
  expect(go).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(unreachable);
});

test.each([
  ['TRY_AGAIN', unreachable],
  ['INVALID_CREDENTIALS', /Giriş tamamlanamadı/],
  ['ACTIVATION_REQUIRED', /E-posta adresin henüz onaylanmamış/],
  ['BANNED', /Olmadı\. İletişim sayfası/],
  ['SLOW_DOWN', /Olmadı/],
])('explains %s, and offers another try', async (code, words) => {
  const { user } = show({ returned: true, answers: [refused(code)] });
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  await user.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  await waitFor(() => expect(go).toHaveBeenCalledTimes(1));
});

test('reports a failed sign-in if the provider returns an error', async () => {
  show({ returned: true, open: () => Promise.reject(new Error('access_denied')) });
  expect((await screen.findByRole('alert')).textContent).toMatch(/Giriş tamamlanamadı/);
});
