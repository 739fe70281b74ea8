import { z } from 'zod';
import { operation } from '../operation.js';

/** The viewer's muted words, as typed. */
export const getMutedWords = operation({
  input: z.object({}),
  access: 'member',
  run: async ({ services }) => (await services.accounts.getMutedWords({})).words,
});

/** Replaces the viewer's muted words; returns the stored words. LIMIT_REACHED beyond 200. */
export const setMutedWords = operation({
  // Accounts checks words and graphemes; these limits only reject obvious junk.
  input: z.object({ words: z.array(z.string().max(1_000)).max(500) }),
  access: 'member',
  limit: 'toggling',
  run: async ({ services }, { words }) => (await services.accounts.setMutedWords({ words })).words,
});
