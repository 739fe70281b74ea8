import { sleep } from 'k6';
import { pick } from '../lib/pick.ts';
import { settings } from '../lib/settings.ts';
import { operation } from '../lib/site.ts';
import type { Stock } from '../lib/stock.ts';

interface Requests {
  contentRequests: { items: { id: string; name: string }[] };
}

/** A member reads both lists of requests, types the name of one, votes for it, and takes the vote back. */
export const request = ({ sessions }: Stock): void => {
  const session = pick(sessions);
  const lists = ['MOVIE', 'SERIES'].flatMap(
    (kind) =>
      operation<Requests>('ContentRequests', { kind, answered: false }, session)?.contentRequests.items ?? [],
  );
  if (lists.length === 0) return;
  const { id, name } = pick(lists);
  for (const letters of [2, 4]) {
    sleep(settings.think);
    operation('RequestSuggestions', { query: name.slice(0, letters) }, session);
  }
  // The same vote twice takes it back.
  for (let times = 0; times < 2; times += 1)
    operation('VoteOnRequest', { input: { id, vote: 'UP' } }, session);
};
