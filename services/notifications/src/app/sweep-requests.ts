import type { Clock, Tasks } from '@seyir/kit';
import { tellVotersTask } from './keep-request.js';
import type { RequestNews } from './request-ports.js';

interface Deps {
  readonly requestNews: RequestNews;
  readonly tasks: Tasks;
  readonly clock: Clock;
}

interface Step {
  readonly after: string;
  readonly limit: number;
  /** The ids that the catalogue does not know. */
  readonly unknown: (requestIds: readonly string[]) => Promise<string[]>;
}

/**
 * Removes lists' entries about content requests that no longer exist, after the catalogue was restored from a backup. One step
 * inside a transaction; returns the position of the next step, undefined at the end.
 */
export const sweepRequests =
  ({ requestNews, tasks, clock }: Deps) =>
  async ({ after, limit, unknown }: Step): Promise<string | undefined> => {
    const answered = await requestNews.after(after, limit);
    for (const requestId of await unknown(answered)) {
      await requestNews.keep({ id: requestId, answer: undefined, at: clock.now() });
      await tasks.add(tellVotersTask, { requestId }, { key: requestId });
    }
    return answered.length === limit ? answered.at(-1) : undefined;
  };
