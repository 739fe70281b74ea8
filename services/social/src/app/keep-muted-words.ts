import type { GoneMembers } from '@seyir/kit';
import type { CircleStore, FollowEvents } from './ports.js';

interface Deps {
  readonly circles: Pick<CircleStore, 'keepWords'>;
  readonly goneMembers: GoneMembers;
  readonly followEvents: Pick<FollowEvents, 'hiddenChanged'>;
}

/**
 * Stores the words that a member mutes: feeds, groups and the counts of new posts leave out texts of others that contain them.
 * None for an erased member, as words and members have separate topics.
 * @param words search keys
 */
export const keepMutedWords =
  ({ circles, goneMembers, followEvents }: Deps) =>
  async (memberId: string, words: readonly string[]): Promise<void> => {
    const isGone = (await goneMembers.among([memberId])).size > 0;
    await circles.keepWords(memberId, isGone ? [] : words);
    followEvents.hiddenChanged([memberId]);
  };
