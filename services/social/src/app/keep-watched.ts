import type { Clock, GoneMembers } from '@seyir/kit';
import { NOWHERE, type Place } from '../domain/group-memory.js';
import type { BadgeStore, WatchedTitle } from './badge-ports.js';
import type { GroupMemoryStore } from './group-memory-ports.js';

/** Older events come from a rebuild, so nobody is notified of their badges. */
const FRESH_MS = 86_400_000;

interface Deps {
  readonly badges: BadgeStore;
  readonly goneMembers: GoneMembers;
  readonly clock: Clock;
}

const isOld = ({ clock }: Pick<Deps, 'clock'>, at: Date): boolean =>
  clock.now().getTime() - at.getTime() > FRESH_MS;

/**
 * Stores how far a member has watched a title, and counts the episodes for badges; nothing is stored for erased members.
 * @param place of the last watched episode
 */
export const keepWatched =
  (deps: Deps & { readonly groupMemory: Pick<GroupMemoryStore, 'keepPlace'> }) =>
  async (watched: WatchedTitle, place: Place, at: Date): Promise<void> => {
    const { badges, groupMemory, goneMembers } = deps;
    const { progressId, memberId, titleId } = watched;
    const isGone = (await goneMembers.among([memberId])).size > 0;
    await badges.keepWatched(isGone ? { ...watched, episodes: 0 } : watched);
    await groupMemory.keepPlace(progressId, memberId, { titleId, ...(isGone ? NOWHERE : place) });
    if (isGone || watched.episodes === 0) return;
    for (const fact of ['episodes', 'titles'] as const) await badges.note([memberId], fact, isOld(deps, at));
  };

/** A comment after a change. */
export interface Written {
  readonly id: string;
  readonly authorId: string;
  readonly deleted: boolean;
  readonly at: Date;
}

/** Counts members' comments while they exist; each comment is given once. */
export const keepWritten =
  (deps: Omit<Deps, 'goneMembers'>) =>
  (comments: readonly Written[]): Promise<void> =>
    deps.badges.keepComments(comments.map(({ at, ...comment }) => ({ ...comment, silent: isOld(deps, at) })));
