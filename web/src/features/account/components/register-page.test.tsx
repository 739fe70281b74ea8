import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { type Gateway, render } from '../../../testing/render.js';
import { RegisterPage } from './register-page.js';

const fill = async (gateway: Gateway, over: Record<string, string> = {}) => {
  const { user } = render(<RegisterPage />, { gateway });
  const values = {
    'Kullanıcı adı': 'deniz_k',
    'E-posta': 'deniz@posta.example',
    Şifre: 'uzun bir parola',
    'Şifre (yeniden)': 'uzun bir parola',
    ...over,
  };
  for (const [label, value] of Object.entries(values))
    if (value) await user.type(screen.getByLabelText(label), value);
  await user.click(screen.getByRole('button', { name: 'Kayıt ol' }));
};

test("A-04 A-11 solves the bot check of its action, sends the registration and shows the gateway's answer", async () => {
  const sent = jest.fn();
  await fill((name, variables) => {
    sent(name, variables);
    return { data: { register: { __typename: 'MessagePayload', message: 'Kaydın alındı.' } } };
  });
  expect((await screen.findByRole('status')).textContent).toBe('Kaydın alındı.');
  expect(sent).toHaveBeenCalledWith('Register', {
    input: {
      username: 'deniz_k',
      email: 'deniz@posta.example',
      password: 'uzun bir parola',
      passwordAgain: 'uzun bir parola',
    },
  });
  expect(sent).toHaveBeenCalledWith('CaptchaChallenge', { action: 'REGISTER' });
  expect(screen.queryByRole('button', { name: 'Kayıt ol' })).toBeNull();
});

test.each([
  ['Kullanıcı adı', '', 'Bir kullanıcı adı seç.'],
  ['Kullanıcı adı', 'Deniz', 'Küçük harf (a–z), rakam, _ ve nokta kullanarak 3–24 karakter yaz.'],
  ['E-posta', '', 'E-postanı yaz.'],
  ['E-posta', 'deniz', 'Bu bir e-posta adresine benzemiyor.'],
  ['Şifre (yeniden)', 'başka bir parola', 'İki şifre aynı değil.'],
])('A-07 reports at the field %s the error in %j, and sends nothing', async (label, value, words) => {
  const gateway = jest.fn<Gateway>(() => ({ data: {} }));
  await fill(gateway, { [label]: value });
  const field = screen.getByLabelText(label);
  expect(
    document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent,
  ).toBe(words);
  expect(document.activeElement).toBe(field);
  expect(gateway).not.toHaveBeenCalled();
});

test("shows the gateway's error at its field", async () => {
  const fields = { username: 'Bu değer kullanılıyor.' };
  await fill(() => ({
    data: null,
    errors: [{ message: 'Yanlış.', extensions: { code: 'BAD_INPUT', fields } }],
  }));
  expect((await screen.findByRole('alert')).textContent).toBe('Bu değer kullanılıyor.');
  expect(screen.getByLabelText('Kullanıcı adı').getAttribute('aria-invalid')).toBe('true');
});

test('shows how long to wait, and sends nothing until then', async () => {
  const gateway = jest.fn<Gateway>(() => ({
    data: null,
    errors: [{ message: 'Yavaş.', extensions: { code: 'SLOW_DOWN', retryAfterMs: 90_000 } }],
  }));
  await fill(gateway);
  expect((await screen.findByRole('alert')).textContent).toContain('2 dakika sonra');
});
