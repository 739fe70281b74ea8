import { z } from 'zod';
import { signIn } from '../../operations/accounts/sign-in.js';
import { flag, optionalText, rawText, text } from '../fields.js';
import { row, type Row } from '../row.js';
import { path } from '../shapes/common.js';

export const accountsRows: readonly Row[] = [
  row({
    path: '/auth/login',
    summary: 'Signs in by username or e-mail; one answer for every wrong pair.',
    auth: 'public',
    input: z.object({
      recaptcha_response_field: optionalText(4096),
      username: text(254),
      password: rawText(1024),
      remember: flag,
    }),
    answer: z.object({ message: z.string(), link: path }),
    missing: 'Lütfen gerekli alanları doldurunuz !',
    names: { login: 'username', captcha: 'recaptcha_response_field' },
    async run(ctx, { recaptcha_response_field: captcha, username: login, password, remember }) {
      await signIn(ctx, { login, password, remember, captcha });
      return { message: 'Hoş geldin!', link: '/' };
    },
  }),
];
