import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { SessionContextProvider } from '../hooks/use-session.js';
import { type Gateway, render } from '../../../testing/render.js';
import { ChangePasswordPage } from './change-password-page.js';

const open = (gateway: Gateway, path = '/sifre-degistir?token=jeton') => {
  const ended = jest.fn();
  const session = {
    viewer: { state: 'visitor' as const },
    signedIn: jest.fn(),
    renamed: jest.fn(),
    signOut: async () => {},
    ended,
  };
  const page = (
    <SessionContextProvider value={session}>
      <ChangePasswordPage />
    </SessionContextProvider>
  );
  return { ...render(page, { gateway, path }), ended };
};

test('A-09 sends the token with the new password', async () => {
  const sent = jest.fn();
  const { user, ended } = open((name, variables) => {
    sent(name, variables);
    return { data: { changePasswordByToken: { __typename: 'MessagePayload', message: 'Şifren değişti.' } } };
  });
  await user.type(screen.getByLabelText('Yeni şifre'), 'uzun bir parola');
  await user.type(screen.getByLabelText('Şifre (yeniden)'), 'uzun bir parola');
  await user.click(screen.getByRole('button', { name: 'Şifreyi değiştir' }));
  expect((await screen.findByRole('status')).textContent).toBe('Şifren değişti.');
  expect(sent).toHaveBeenCalledWith('ChangePasswordByToken', {
    input: { token: 'jeton', password: 'uzun bir parola' },
  });
  expect(ended).toHaveBeenCalledTimes(1);
});

test('A-13 A-14 leads home 1,500 ms after the message that the password has changed', async () => {
  const { user } = open(() => ({
    data: { changePasswordByToken: { __typename: 'MessagePayload', message: 'Şifren değişti.' } },
  }));
  await user.type(screen.getByLabelText('Yeni şifre'), 'uzun bir parola');
  await user.type(screen.getByLabelText('Şifre (yeniden)'), 'uzun bir parola');
  const timers = jest.spyOn(globalThis, 'setTimeout');
  await user.click(screen.getByRole('button', { name: 'Şifreyi değiştir' }));
  await screen.findByRole('status');
  expect(timers.mock.calls.filter(([, ms]) => ms === 1_500)).toHaveLength(1);
  timers.mockRestore();
});

test("offers a new link if the mail's link is spent or missing", async () => {
  const refused: Gateway = () => ({
    data: null,
    errors: [{ message: 'Bu bağlantının süresi dolmuş.', extensions: { code: 'LINK_EXPIRED' } }],
  });
  const { user, unmount } = open(refused);
  await user.type(screen.getByLabelText('Yeni şifre'), 'uzun bir parola');
  await user.type(screen.getByLabelText('Şifre (yeniden)'), 'uzun bir parola');
  await user.click(screen.getByRole('button', { name: 'Şifreyi değiştir' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Bu bağlantının süresi dolmuş.'));
  expect(screen.getByRole('link', { name: 'Yeni bağlantı iste' }).getAttribute('href')).toBe(
    '/sifremi-unuttum',
  );
  unmount();
  open(refused, '/sifre-degistir');
  expect(screen.getByRole('link', { name: 'Yeni bağlantı iste' })).toBeTruthy();
});
