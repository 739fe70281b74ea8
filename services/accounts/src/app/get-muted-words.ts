import type { MutedWordStore } from './ports.js';

/** A member's muted words, as typed. */
export const getMutedWords =
  ({ words }: { words: MutedWordStore }) =>
  async (memberId: string): Promise<readonly string[]> =>
    (await words.of(memberId))?.words ?? [];
