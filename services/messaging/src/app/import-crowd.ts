import { badInput, isId } from '@seyir/kit';
import { LAST_SECOND, type CrowdSecond } from '../domain/crowd.js';
import type { CrowdStore } from './crowd-ports.js';
import type { ImportResult, Transaction } from './ports.js';
import type { Episodes } from './room-ports.js';

const MOST_CROWDS = 100;
const MOST_SECONDS = 500;
const MOST_COUNTED = 1_000_000;

export interface ImportedCrowd {
  readonly episodeId: string;
  readonly seconds: readonly CrowdSecond[];
}

interface Deps {
  readonly crowd: CrowdStore;
  readonly episodes: Episodes;
  readonly transaction: Transaction;
}

/** Imports counts of reactions; known counts stay, and those of an unknown episode are left out. BAD_INPUT. */
export const importCrowdReactions =
  ({ crowd, episodes, transaction }: Deps) =>
  async (crowds: readonly ImportedCrowd[]): Promise<ImportResult> => {
    check(crowds);
    let created = 0;
    for (const { episodeId, seconds } of crowds) {
      if (!(await episodes.placeOf(episodeId))) continue;
      const added = await transaction.run(() => crowd.addImported(episodeId, seconds));
      if (added > 0) created += 1;
    }
    return { created, updated: 0, unchanged: crowds.length - created };
  };

const check = (crowds: readonly ImportedCrowd[]): void => {
  if (crowds.length > MOST_CROWDS) throw badInput({ crowds: 'too_long' });
  crowds.forEach(({ episodeId, seconds }, index) => {
    const isValid =
      isId(episodeId) &&
      seconds.length <= MOST_SECONDS &&
      seconds.every(
        ({ second, reactions }) =>
          second <= LAST_SECOND && reactions.every(({ count }) => count > 0 && count <= MOST_COUNTED),
      );
    if (!isValid) throw badInput({ [`crowds.${index}`]: 'invalid' });
  });
};
