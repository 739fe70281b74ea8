import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { render } from '../../../testing/render.js';
import { EmailForm } from './email-form.js';

test('A-12 solves the bot check of signing in before it requests a mail', async () => {
  const asked = jest.fn();
  const send = jest.fn((_input: object) => Promise.resolve('Gönderdik.'));
  const { user } = render(<EmailForm submit="Gönder" send={send} />, {
    gateway: (name, variables) => {
      asked(name, variables);
      return { data: { captchaChallenge: null } };
    },
  });
  await user.type(screen.getByLabelText('E-posta'), 'deniz@posta.example');
  await user.click(screen.getByRole('button', { name: 'Gönder' }));
  await screen.findByText('Gönderdik.');
  expect(asked).toHaveBeenCalledWith('CaptchaChallenge', { action: 'LOGIN' });
  expect(send).toHaveBeenCalledWith({ email: 'deniz@posta.example' });
});

test('A-08 reports that the address is missing, and sends nothing', async () => {
  const gateway = jest.fn(() => ({ data: { captchaChallenge: null } }));
  const send = jest.fn((_input: object) => Promise.resolve('Gönderdik.'));
  const { user } = render(<EmailForm submit="Gönder" send={send} />, { gateway });
  await user.click(screen.getByRole('button', { name: 'Gönder' }));
  expect(screen.getByLabelText('E-posta').getAttribute('aria-invalid')).toBe('true');
  expect(gateway).not.toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
});
