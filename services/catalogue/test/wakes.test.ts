import { expect, it } from '@jest/globals';
import type { ServiceContext } from '@seyir/kit';
import { catalogueEvents } from '../src/adapters/events/publisher.js';

it('wakes after the commit and not before, because readers read at once', () => {
  const woken: string[] = [];
  const afterCommit: (() => void)[] = [];
  const context = {
    unitOfWork: { afterCommit: (work: () => void) => void afterCommit.push(work) },
    live: { wake: (subject: string, hint?: string) => void woken.push(`${subject} ${hint}`) },
  } as unknown as ServiceContext;
  const events = catalogueEvents(context);
  events.wake(['t1', 't2']);
  events.wake(['t1', 't2', 't3', 't4', 't5', 't6']);
  events.withdraw(['t1']);
  expect(woken).toEqual([]);
  for (const work of afterCommit) work();
  expect(woken).toEqual(['catalogue.changed t1 t2', 'catalogue.changed many', 'catalogue.changed !t1']);
});
