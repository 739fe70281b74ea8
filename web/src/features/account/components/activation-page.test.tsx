import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { SessionContextProvider } from '../hooks/use-session.js';
import type { Viewer } from '../../../lib/viewer.js';
import { type Gateway, render } from '../../../testing/render.js';
import { ActivationPage } from './activation-page.js';

// jsdom has no canvas, so the confetti is not drawn.
HTMLCanvasElement.prototype.getContext = () => null;

type Answer = Awaited<ReturnType<Gateway>>;

const member = {
  __typename: 'Member',
  id: 'm',
  username: 'deniz_k',
  name: 'Deniz',
  avatar: null,
  path: '/d',
};
const self = { id: 'm', username: 'deniz_k', name: 'Deniz', path: '/d' };
const joined: Answer = {
  data: {
    activate: { __typename: 'SignInPayload', viewer: { __typename: 'Viewer', id: 'm', member } },
  },
};
const link = (state: string): Answer => ({
  data: { activation: { __typename: 'Activation', state, username: 'deniz_k' } },
});
const refused = (code: string, extensions: object = {}): Answer => ({
  data: null,
  errors: [{ message: 'Gönderdiğin bilgilerde bir yanlışlık var.', extensions: { code, ...extensions } }],
});
const badInput = (fields: Record<string, string>) => refused('BAD_INPUT', { fields });

/** Answers each operation from its own list; the last answer repeats. */
const open = (answers: { Activation?: Answer[]; Activate?: Answer[] }, isMember = false) => {
  const sent = jest.fn<(name: string, variables: object) => void>();
  const left = { Activation: answers.Activation ?? [], Activate: answers.Activate ?? [] };
  const signedIn = jest.fn();
  const viewer: Viewer = isMember ? { state: 'member', member: self } : { state: 'visitor' };
  const session = {
    viewer,
    signedIn,
    renamed: jest.fn(),
    signOut: async () => {},
    ended: jest.fn(),
  };
  const page = (
    <SessionContextProvider value={session}>
      <ActivationPage />
    </SessionContextProvider>
  );
  const gateway: Gateway = (name, variables) => {
    sent(name, variables);
    const list = left[name as keyof typeof left] ?? [];
    const answer = list.length > 1 ? list.shift() : list[0];
    if (!answer) throw new Error(`${name} is not answered here`);
    return answer;
  };
  return { ...render(page, { gateway, path: '/etkinlestirme?token=jeton' }), sent, signedIn };
};

const button = () => screen.findByRole('button', { name: 'Hesabımı etkinleştir' });
const activated = async () => screen.findByRole('heading', { name: 'Aramıza hoş geldin, Deniz!' });

test('the browser that registered activates by the button alone, and the card then greets the member', async () => {
  const { user, sent, signedIn } = open({ Activation: [link('READY')], Activate: [joined] });
  expect(document.querySelector('[aria-busy=true]')).toBeTruthy();
  await user.click(await button());
  await activated();
  expect(sent).toHaveBeenCalledWith('Activate', { input: { token: 'jeton' } });
  expect(signedIn).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Son bir adım')).toBeNull();
  expect(screen.getByText('Perde açıldı')).toBeTruthy();
});

test('another browser asks for the password first, and offers a new password by the same link', async () => {
  const { user, sent } = open({
    Activation: [link('PASSWORD')],
    Activate: [badInput({ password: 'Şifre yanlış.' }), joined],
  });
  await screen.findByText(/@deniz_k kaydı başka bir tarayıcıda yapılmış/);
  await user.click(await button());
  await screen.findByText('Şifreni yaz.');
  expect(sent).not.toHaveBeenCalledWith('Activate', expect.anything());
  await user.type(screen.getByLabelText('Şifre'), 'yanlış bir parola');
  await user.click(await button());
  await screen.findByText('Şifre yanlış.');
  expect(screen.getByRole('link', { name: 'Yeni şifre belirle' }).getAttribute('href')).toBe(
    '/sifre-degistir?token=jeton',
  );
  await user.clear(screen.getByLabelText('Şifre'));
  await user.type(screen.getByLabelText('Şifre'), 'uzun bir parola');
  await user.click(await button());
  await activated();
  expect(sent).toHaveBeenLastCalledWith('Activate', {
    input: { token: 'jeton', password: 'uzun bir parola' },
  });
});

test('shows how long to wait after too many tries', async () => {
  const { user } = open({
    Activation: [link('PASSWORD')],
    Activate: [refused('SLOW_DOWN', { retryAfterMs: 60_000 })],
  });
  await user.type(await screen.findByLabelText('Şifre'), 'uzun bir parola');
  await user.click(await button());
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Çok fazla deneme yapıldı. 1 dakika sonra',
  );
});

test('an expired link leads to another registration or another mail', async () => {
  open({ Activation: [link('EXPIRED')] });
  await screen.findByRole('heading', { name: 'Bağlantı geçersiz ya da süresi dolmuş' });
  expect(screen.getByRole('link', { name: 'Yeniden kaydol' }).getAttribute('href')).toBe('/kayit-ol');
  expect(screen.getByRole('button', { name: 'E-postayı yeniden gönder' })).toBeTruthy();
});

test('a used link leads to the login page', async () => {
  open({ Activation: [link('USED')] });
  await screen.findByRole('heading', { name: 'Hesabın zaten etkin' });
  expect(screen.getAllByRole('link', { name: 'Giriş yap' })[0]?.getAttribute('href')).toContain('/giris-yap');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a used link leads a signed-in viewer home', async () => {
  open({ Activation: [link('USED')] }, true);
  expect((await screen.findByRole('link', { name: 'Keşfetmeye başla' })).getAttribute('href')).toBe('/');
});

test('a link that another tab used meanwhile is looked up again', async () => {
  const { user } = open({
    Activation: [link('READY'), link('USED')],
    Activate: [refused('LINK_EXPIRED')],
  });
  await user.click(await button());
  expect((await screen.findByRole('status')).textContent).toContain('Bu e-postanın hesabı var.');
});

test('a username that was taken meanwhile leads to another registration', async () => {
  const { user } = open({
    Activation: [link('READY')],
    Activate: [badInput({ username: 'Bu değer kullanılıyor.' })],
  });
  await user.click(await button());
  expect((await screen.findByRole('alert')).textContent).toContain('Bu kullanıcı adı bu arada alındı.');
  expect(screen.getByRole('link', { name: 'Yeniden kaydol' })).toBeTruthy();
});

test('if the lookup of the link fails, the button still works and asks for the password if needed', async () => {
  const { user } = open({
    Activation: [refused('TRY_AGAIN')],
    Activate: [badInput({ password: 'Bu alan gerekli.' }), joined],
  });
  await user.click(await button());
  await user.type(await screen.findByLabelText('Şifre'), 'uzun bir parola');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await user.click(await button());
  await activated();
});
