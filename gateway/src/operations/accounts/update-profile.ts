import { z } from 'zod';
import { operation } from '../operation.js';
import { accountOf } from './get-account.js';

const input = z.object({
  name: z.string().trim().min(1).max(800),
  about: z.string().max(8_000).default(''),
  country: z.string().max(960).default(''),
  /** Undefined: unchanged; 0: removed. */
  birthYear: z.int().min(0).max(9_999).optional(),
});

/** Saves the viewer's profile, and reloads the member for the rest of the request. */
export const updateProfile = operation({
  input,
  access: 'member',
  limit: 'writing',
  async run(ctx, { birthYear, ...given }) {
    const request = { ...given, ...(birthYear !== undefined && { birthYear }) };
    return accountOf(await ctx.services.accounts.updateProfile(request));
  },
});
