import { expect, it } from '@jest/globals';
import type { ServiceContext } from '@seyir/kit';
import { catalogueEvents } from '../src/adapters/events/publisher.js';

it('wakes after the commit and not before: who is woken reads at once', () => {
  const woken: string[] = [];
  const afterCommit: (() => void)[] = [];
  const context = {
    unitOfWork: { afterCommit: (work: () => void) => void afterCommit.push(work) },
    live: { wake: (subject: string) => void woken.push(subject) },
  } as unknown as ServiceContext;
  catalogueEvents(context).wake(['t1', 't2']);
  expect(woken).toEqual([]);
  for (const work of afterCommit) work();
  expect(woken).toEqual(['catalogue.title.t1', 'catalogue.title.t2', 'catalogue.changed']);
});
