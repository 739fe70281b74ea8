import { captchaChallenge } from '../../operations/accounts/captcha-challenge.js';
import type { Resolvers } from '../generated/types.js';
import { dateTime } from './date-time.js';

export const baseResolvers = {
  DateTime: dateTime,
  Query: {
    captchaChallenge: (_, args, ctx) => captchaChallenge(ctx, args),
  },
} satisfies Resolvers;
