import { webcrypto } from 'node:crypto';
import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { type Gateway, render } from '../../../../testing/render.js';
import { ContactPage } from './contact-page.js';

const values = {
  Adın: 'Deniz',
  'E-posta': 'deniz@posta.example',
  Konu: 'Altyazı',
  Mesajın: 'Üçüncü bölümün altyazısı kaymış.',
};
const sent = jest.fn();
const gateway =
  (challenge: string | null): Gateway =>
  (name, variables) => {
    if (name === 'CaptchaChallenge') {
      sent(name, variables);
      return { data: { captchaChallenge: challenge } };
    }
    sent(name, variables);
    return { data: { sendContact: { __typename: 'MessagePayload', message: 'Mesajını aldık.' } } };
  };
const fill = async (over: Partial<typeof values> = {}, challenge: string | null = null) => {
  sent.mockClear();
  const { user } = render(<ContactPage />, { gateway: gateway(challenge) });
  for (const [label, value] of Object.entries({ ...values, ...over }))
    if (value) await user.type(screen.getByLabelText(label), value);
  await user.click(screen.getByRole('button', { name: 'Gönder' }));
};

test('R-05 R-08 has name, e-mail, subject and message, and sends them for a visitor', async () => {
  await fill();
  expect((await screen.findByRole('status')).textContent).toBe('Mesajını aldık.');
  expect(sent).toHaveBeenCalledWith('SendContact', {
    input: { name: 'Deniz', email: values['E-posta'], subject: 'Altyazı', message: values['Mesajın'] },
  });
});

test.each(Object.keys(values))('R-06 reports that %s is missing, and sends nothing', async (label) => {
  await fill({ [label]: '' });
  await screen.findByText('Lütfen tüm alanları doldurunuz.');
  expect(sent).not.toHaveBeenCalled();
});

test('R-07 solves the bot check of its action if the gateway asks for one', async () => {
  // jsdom has no `crypto.subtle`.
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  const asked = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 42,
    deriveKey,
    hmacSignatureSecret: 'a secret',
  });
  await fill({}, JSON.stringify(asked));
  await screen.findByText('Mesajını aldık.');
  expect(sent).toHaveBeenCalledWith('CaptchaChallenge', { action: 'CONTACT' });
  const [, variables] = sent.mock.lastCall as [string, { input: { captcha: string } }];
  expect(JSON.parse(atob(variables.input.captcha))).toMatchObject({
    challenge: asked,
    solution: { counter: 42 },
  });
});
