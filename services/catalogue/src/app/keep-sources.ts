import type { Clock, Tasks } from '@seyir/kit';
import type { TitleTranslation } from '../domain/title.js';
import { answerRequests } from './answer-requests.js';
import { markTranslations } from './gather-translations.js';
import type { Transaction } from './ports.js';
import type { PlayableStore, RequestEvents, RequestStore } from './request-ports.js';

// One transaction stores the sources, answers requests for the title, and leaves its translations to a task.
interface Deps {
  readonly playable: PlayableStore;
  readonly requests: RequestStore;
  readonly requestEvents: RequestEvents;
  readonly transaction: Transaction;
  readonly tasks: Tasks;
  readonly clock: Clock;
}

/**
 * Stores whether an episode has a source, and in which translations; a task then computes those of its title. The first source of a
 * title answers the requests for it.
 */
export const keepSources =
  ({ playable, transaction, tasks, ...answering }: Deps) =>
  (episodeId: string, sourceCount: number, translations: readonly TitleTranslation[]): Promise<void> =>
    transaction.run(async () => {
      const kept = await playable.keep(episodeId, sourceCount > 0 ? translations : undefined);
      if (kept.titleId === undefined) return;
      if (kept.isChanged) await markTranslations({ playable, tasks }, [kept.titleId]);
      if (sourceCount > 0) await answerRequests(answering)([kept.titleId]);
    });
