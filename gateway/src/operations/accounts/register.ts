import { badInput } from '@seyir/kit/stateless';
import { z } from 'zod';
import { reservedSegments } from '../../addresses/reserved-segments.js';
import { operation } from '../operation.js';
import { writeOptions } from '../write-options.js';
import { assertPerson, captcha } from './captcha.js';

const input = z.object({
  username: z.string().min(1).max(64),
  email: z.string().min(1).max(254),
  password: z.string().min(1).max(1024),
  passwordAgain: z.string().min(1).max(1024),
  captcha,
});

const reserved = new Set(reservedSegments);

/** Lifetime of the cookie: as long as accounts keeps a registration. */
const DAY_SECONDS = 24 * 60 * 60;

/**
 * Starts a registration, and sets a cookie with which the mailed link activates without the password. The response does not
 * reveal whether the address is known.
 */
export const register = operation({
  input,
  access: 'public',
  limit: 'joining',
  async run(ctx, { username, email, password, passwordAgain, captcha }) {
    if (password !== passwordAgain) throw badInput({ passwordAgain: 'mismatch' });
    if (reserved.has(username)) throw badInput({ username: 'taken' });
    await assertPerson(ctx, 'register', captcha);
    const { address } = ctx.facts;
    const { browser } = await ctx.services.accounts.register(
      { username, email, password, address },
      writeOptions(ctx, undefined),
    );
    // The previous version of accounts returns no secret.
    if (browser) ctx.facts.registration?.set(browser, DAY_SECONDS);
    return { message: 'Kaydın alındı. Lütfen e-postanı kontrol et.' };
  },
});
