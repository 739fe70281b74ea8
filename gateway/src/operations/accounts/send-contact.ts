import { z } from 'zod';
import { text } from '../inputs.js';
import { operation } from '../operation.js';
import { writeOptions } from '../write-options.js';
import { assertPerson, captcha } from './captcha.js';

const input = z.object({
  name: text(80),
  email: z.string().trim().min(1).max(254),
  subject: text(120),
  message: text(5_000),
  captcha,
});

/** Sends a message to the site's operators from a member or a visitor. */
export const sendContact = operation({
  input,
  access: 'public',
  limit: 'joining',
  async run(ctx, { captcha, ...message }) {
    await assertPerson(ctx, 'contact', captcha);
    const { address } = ctx.facts;
    await ctx.services.accounts.sendContact({ ...message, address }, writeOptions(ctx, undefined));
    return { message: 'Mesajını aldık. En kısa sürede yanıt vereceğiz.' };
  },
});
