import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { TransportError } from '../../../lib/graphql-error.js';
import { type Gateway, render } from '../../../testing/render.js';
import { LoginForm } from './login-form.js';

const member = {
  __typename: 'Member',
  id: '1',
  username: 'isil',
  name: 'Işıl',
  avatar: null,
  path: '/profile/isil',
};
const refuse =
  (code: string, more: object = {}): Gateway =>
  () => ({
    data: null,
    errors: [{ message: 'Sunucunun sözü.', extensions: { code, ...more } }],
  });

async function fill(gateway: Gateway, login = 'isil', password = 'uzun bir parola') {
  const onSignedIn = jest.fn();
  const { user } = render(<LoginForm onSignedIn={onSignedIn} />, { gateway });
  if (login) await user.type(screen.getByLabelText('Kullanıcı adı ya da e-posta'), login);
  if (password) await user.type(screen.getByLabelText('Şifre'), password);
  return { user, onSignedIn, press: () => user.click(screen.getByRole('button', { name: 'Giriş yap' })) };
}

test('A-06 A-10 solves the bot check of its action, sends the values and passes on the member', async () => {
  const sent = jest.fn();
  const { user, onSignedIn, press } = await fill((name, variables) => {
    sent(name, variables);
    const viewer = { __typename: 'Viewer', id: '1', roles: ['MEMBER'], unreadNotifications: 0, member };
    return { data: { signIn: { __typename: 'SignInPayload', viewer } } };
  }, ' isil ');
  await user.click(screen.getByLabelText('Beni hatırla'));
  await press();
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
  expect(sent).toHaveBeenCalledWith('CaptchaChallenge', { action: 'LOGIN' });
  expect(onSignedIn.mock.calls[0]?.[0]).toMatchObject({ username: 'isil' });
  const input = { login: 'isil', password: 'uzun bir parola', remember: true };
  expect(sent).toHaveBeenCalledWith('SignIn', { input });
});

test.each([
  [refuse('INVALID_CREDENTIALS'), 'Kullanıcı adı ya da şifre yanlış.'],
  [refuse('ACTIVATION_REQUIRED'), 'Hesabın henüz etkin değil.'],
  [refuse('BANNED'), 'Sunucunun sözü. İletişim sayfası'],
  [refuse('SLOW_DOWN', { retryAfterMs: 90_000 }), '2 dakika sonra yeniden deneyebilirsin.'],
  [refuse('SOMETHING_NEW'), 'Sunucunun sözü.'],
  [() => Promise.reject(new TransportError(0)), 'Sunucuya ulaşamadık.'],
  [() => Promise.reject(new TransportError(502)), 'Beklenmeyen bir sorun oldu.'],
] satisfies [Gateway, string][])('says in words what was refused (%#)', async (gateway, words) => {
  const { onSignedIn, press } = await fill(gateway);
  await press();
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('sends nothing while it has to wait', async () => {
  const gateway = jest.fn(refuse('SLOW_DOWN', { retryAfterMs: 90_000 }));
  const { press } = await fill(gateway);
  await press();
  await screen.findByRole('alert');
  await press();
  expect(gateway.mock.calls.filter(([name]) => name === 'SignIn')).toHaveLength(1);
});

test('A-05 an empty field is reported and takes the focus, and nothing is sent', async () => {
  const gateway = jest.fn(refuse('INTERNAL'));
  const { press } = await fill(gateway, '', '');
  await press();
  expect(screen.getByText('Kullanıcı adını ya da e-postanı yaz.')).toBeTruthy();
  expect(screen.getByText('Şifreni yaz.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Kullanıcı adı ya da e-posta'));
  expect(gateway).not.toHaveBeenCalled();
});

test('the password can be shown and hidden, and password managers recognise both fields', async () => {
  const { user } = await fill(refuse('INTERNAL'));
  const field = screen.getByLabelText<HTMLInputElement>('Şifre');
  expect([field.type, field.autocomplete]).toEqual(['password', 'current-password']);
  await user.click(screen.getByRole('button', { name: 'Şifreyi göster' }));
  expect(field.type).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Şifreyi gizle' }));
  expect(field.type).toBe('password');
  expect(screen.getByLabelText<HTMLInputElement>('Kullanıcı adı ya da e-posta').autocomplete).toBe(
    'username',
  );
});
