import { z } from 'zod';
import { operation } from '../operation.js';
import { accountOf } from './get-account.js';

const input = z.object({
  name: z.string().trim().min(1).max(800),
  about: z.string().max(8_000).default(''),
  country: z.string().max(960).default(''),
  /** Absent: left as it is; 0: none. */
  birthYear: z.int().min(0).max(9_999).optional(),
});

/** Saves what the viewer tells of themselves; their loaded member is another from here on. */
export const updateProfile = operation({
  input,
  access: 'member',
  limit: 'writing',
  async run(ctx, { birthYear, ...given }) {
    const request = { ...given, ...(birthYear !== undefined && { birthYear }) };
    return accountOf(await ctx.services.accounts.updateProfile(request));
  },
});
