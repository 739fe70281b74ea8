import { z } from 'zod';
import { changePasswordByToken } from '../../operations/accounts/change-password-by-token.js';
import { register } from '../../operations/accounts/register.js';
import { requestPasswordReset, sendActivation } from '../../operations/accounts/request-link.js';
import { signIn } from '../../operations/accounts/sign-in.js';
import { flag, optionalText, rawText, text } from '../fields.js';
import { row, type Row } from '../row.js';
import { path } from '../shapes/common.js';

const MISSING = 'Lütfen gerekli alanları doldurunuz !';
const captcha = 'recaptcha_response_field';
const message = z.object({ message: z.string() });
const emailInput = z.object({ recaptcha_response_field: optionalText(4096), email: text(254) });

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
    missing: MISSING,
    names: { login: 'username', captcha },
    async run(ctx, { recaptcha_response_field: captcha, username: login, password, remember }) {
      await signIn(ctx, { login, password, remember, captcha });
      return { message: 'Hoş geldin!', link: '/' };
    },
  }),
  row({
    path: '/auth/register',
    summary: 'Takes a registration in; one answer whether or not the address is known.',
    auth: 'public',
    input: z.object({
      recaptcha_response_field: optionalText(4096),
      username: text(64),
      emailAddress: text(254),
      password: rawText(1024),
      passwordAgain: rawText(1024),
    }),
    answer: message,
    missing: MISSING,
    names: { email: 'emailAddress', captcha },
    run: (ctx, { recaptcha_response_field: captcha, emailAddress: email, ...given }) =>
      register(ctx, { ...given, email, captcha }),
  }),
  row({
    path: '/auth/forgot-password',
    summary: 'Mails a link to a new password; one answer for every address.',
    auth: 'public',
    input: emailInput,
    answer: message,
    missing: MISSING,
    names: { captcha },
    run: (ctx, { recaptcha_response_field: captcha, email }) => requestPasswordReset(ctx, { email, captcha }),
  }),
  row({
    path: '/auth/activation-mail',
    summary: 'Mails the activation link again; one answer for every address.',
    auth: 'public',
    input: emailInput,
    answer: message,
    missing: MISSING,
    names: { captcha },
    run: (ctx, { recaptcha_response_field: captcha, email }) => sendActivation(ctx, { email, captcha }),
  }),
  row({
    path: '/auth/change/password',
    summary: 'Sets a new password by the token of a mailed link; ends every session of the member.',
    auth: 'public',
    input: z.object({ password: rawText(1024), token: text(256) }),
    answer: message,
    missing: MISSING,
    run: (ctx, input) => changePasswordByToken(ctx, input),
  }),
  row({
    path: '/ajax/service',
    type: 'forgot_pw',
    summary: 'The older form of /auth/forgot-password; `data` is the e-mail address.',
    auth: 'public',
    input: z.object({ data: text(254), recaptcha_response_field: optionalText(4096) }),
    answer: message,
    names: { email: 'data', captcha },
    run: (ctx, { recaptcha_response_field: captcha, data: email }) =>
      requestPasswordReset(ctx, { email, captcha }),
  }),
];
