import { captchaChallenge } from '../../operations/accounts/captcha-challenge.js';
import type { CaptchaAction, Resolvers } from '../generated/types.js';
import { dateTime } from './date-time.js';

const actions = { LOGIN: 'login', REGISTER: 'register', CONTACT: 'contact' } as const satisfies Record<
  CaptchaAction,
  string
>;

export const baseResolvers = {
  DateTime: dateTime,
  Query: {
    captchaChallenge: (_, { action }, ctx) => captchaChallenge(ctx, { action: actions[action] }),
  },
} satisfies Resolvers;
