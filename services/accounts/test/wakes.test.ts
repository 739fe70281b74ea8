import { expect, it } from '@jest/globals';
import type { ServiceContext } from '@seyir/kit';
import { accountEvents } from '../src/adapters/events/publisher.js';

it('wakes after the commit and not before: who is woken reads at once', () => {
  const woken: string[] = [];
  const afterCommit: (() => void)[] = [];
  const context = {
    unitOfWork: { active: true, afterCommit: (work: () => void) => void afterCommit.push(work) },
    live: { wake: (subject: string) => void woken.push(subject) },
  } as unknown as ServiceContext;
  accountEvents(context).sessionEnded('s1');
  expect(woken).toEqual([]);
  for (const work of afterCommit) work();
  expect(woken).toEqual(['accounts.session.s1']);
});
