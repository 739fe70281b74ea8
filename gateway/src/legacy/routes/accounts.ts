import { z } from 'zod';
import { changePassword } from '../../operations/accounts/change-password.js';
import { changePasswordByToken } from '../../operations/accounts/change-password-by-token.js';
import { saveProfile } from '../../operations/accounts/save-profile.js';
import { sendContact } from '../../operations/accounts/send-contact.js';
import { setAvatar } from '../../operations/accounts/set-avatar.js';
import { setSocialLinks } from '../../operations/accounts/set-social-links.js';
import { register } from '../../operations/accounts/register.js';
import { requestPasswordReset, sendActivation } from '../../operations/accounts/request-link.js';
import { signIn } from '../../operations/accounts/sign-in.js';
import { flag, optionalText, photo, rawText, text } from '../fields.js';
import { row, type Row } from '../row.js';
import { path } from '../shapes/common.js';

const MISSING = 'Lütfen gerekli alanları doldurunuz !';
const captcha = 'recaptcha_response_field';
const image = z.object({ image: path });
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
    path: '/user/set/avatar',
    summary: 'Shows a photo as the avatar: jpeg or png by content, at most 8 MB.',
    auth: 'member',
    photo: 'file',
    input: z.object({ file: photo, type: optionalText(20).pipe(z.literal('avatar').optional()) }),
    answer: image,
    missing: 'Bir fotoğraf seç.',
    names: { photo: 'file' },
    run: (ctx, { file }) => setAvatar(ctx, { photo: file }),
  }),
  row({
    path: '/ajax/service',
    type: 'addPhoto',
    summary: 'The older form of /user/set/avatar.',
    auth: 'member',
    photo: 'photo',
    input: z.object({ photo }),
    answer: image,
    missing: 'Bir fotoğraf seç.',
    run: (ctx, input) => setAvatar(ctx, input),
  }),
  row({
    path: '/set/user/info',
    summary: 'Saves the profile; a changed e-mail holds once it is confirmed from the new address.',
    auth: 'member',
    input: z.object({
      profileName: text(800),
      emailAddress: text(254),
      about: optionalText(8_000),
      country: optionalText(960),
    }),
    answer: message,
    missing: 'Lütfen gerekli alanları boş bırakmayınız !',
    names: { name: 'profileName', email: 'emailAddress' },
    run: (ctx, { profileName: name, emailAddress: email, about, country }) =>
      saveProfile(ctx, { name, email, about, country }),
  }),
  row({
    path: '/set/user/password',
    summary: 'Sets a new password by the present one; ends every other session.',
    auth: 'member',
    input: z.object({
      oldPassword: rawText(1024),
      password: rawText(1024),
      passwordAgain: rawText(1024),
    }),
    answer: message,
    missing: MISSING,
    run: (ctx, input) => changePassword(ctx, input),
  }),
  row({
    path: '/ajax/service',
    type: 'addSocial',
    summary: 'Sets all three social links.',
    auth: 'member',
    input: z.object({ facebook: text(200), twitter: text(200), instagram: text(200) }),
    answer: message,
    missing: 'Üç bağlantıyı da doldur.',
    async run(ctx, links) {
      await setSocialLinks(ctx, links);
      return { message: 'Bağlantıların kaydedildi.' };
    },
  }),
  row({
    path: '/send/contact',
    summary: 'Sends a message to the people behind the site.',
    auth: 'public',
    input: z.object({
      recaptcha_response_field: optionalText(4096),
      name: text(),
      email: text(254),
      subject: text(),
      message: text(80_000),
    }),
    answer: message,
    missing: 'Lütfen tüm alanları doldurunuz.',
    names: { captcha },
    run: (ctx, { recaptcha_response_field: captcha, ...given }) => sendContact(ctx, { ...given, captcha }),
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
