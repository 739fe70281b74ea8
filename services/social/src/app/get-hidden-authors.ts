import type { CircleStore } from './ports.js';

/** Maximum number of hidden members that are named. */
const MOST_NAMED = 200;

/**
 * What is hidden from the reader: the members whose posts are, by a block in either direction or a mute, and whether there is more:
 * muted words, or further members.
 * Mutes that have ended are included, so that an answer does not become wrong with time.
 */
export const getHiddenAuthors =
  ({ circles }: { readonly circles: Pick<CircleStore, 'hiddenFrom'> }) =>
  async (
    readerId: string,
  ): Promise<{ readonly memberIds: readonly string[]; readonly hidesMore: boolean }> => {
    const { memberIds, words } = await circles.hiddenFrom(readerId, MOST_NAMED + 1);
    return { memberIds: memberIds.slice(0, MOST_NAMED), hidesMore: words || memberIds.length > MOST_NAMED };
  };
