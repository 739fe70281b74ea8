import type { TaskKind, Tasks } from '@seyir/kit';
import type { RequestFacts } from '../domain/request.js';
import type { Transaction } from './ports.js';
import type { RequestNews } from './request-ports.js';

export type TellVotersInput = { readonly requestId: string };
export type TellVotersCursor = { readonly list: 'told' | 'voters'; readonly after: string };

/** The data of a task that notifies the voters of a content request of its state, with a few statements per member. */
export const tellVotersTask: TaskKind<TellVotersInput, TellVotersCursor> = {
  name: 'tell-voters',
  chunk: 100,
  whenDead: 'ticket',
};

interface Deps {
  readonly requestNews: RequestNews;
  readonly transaction: Transaction;
  readonly tasks: Tasks;
}

/** Handles a new state of a content request: a task notifies its voters, who may be thousands. */
export const keepRequest =
  ({ requestNews, transaction, tasks }: Deps) =>
  (request: RequestFacts): Promise<void> =>
    transaction.run(async () => {
      // `keep` is false for a request that never had an answer: no member has a notification of it.
      if (!(await requestNews.keep(request))) return;
      await tasks.add(tellVotersTask, { requestId: request.id }, { key: request.id });
    });
