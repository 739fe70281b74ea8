import { expect, it } from '@jest/globals';
import { mailLine } from '../src/mail-line.js';

it('shows the recipient, subject and links of a mail', () => {
  const text = 'Merhaba,\n\nhttp://127.0.0.1:3000/etkinlestirme?token=abc\n\nSeyir';
  expect(mailLine({ to: 'a@posta.example', subject: 'Hesabını etkinleştir', text })).toBe(
    'Mail to a@posta.example: Hesabını etkinleştir\n    http://127.0.0.1:3000/etkinlestirme?token=abc',
  );
});
