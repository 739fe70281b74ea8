import { expect, it } from '@jest/globals';
import type { ServiceContext } from '@seyir/kit';
import { accountEvents } from '../src/adapters/events/publisher.js';

it('wakes after the commit and not before, because woken readers read at once', () => {
  const woken: string[] = [];
  const afterCommit: (() => void)[] = [];
  const context = {
    unitOfWork: { active: true, afterCommit: (work: () => void) => void afterCommit.push(work) },
    live: { wake: (subject: string, hint?: string) => void woken.push(`${subject} ${hint}`) },
  } as unknown as ServiceContext;
  const events = accountEvents(context);
  events.sessionEnded('s1');
  events.profileChanged('m1');
  events.profileRestricted('m1');
  expect(woken).toEqual([]);
  for (const work of afterCommit) work();
  expect(woken).toEqual([
    'accounts.sessions.ended s1',
    'accounts.members.changed m1',
    // Others may now see less of the page, so no cached copy may be shown.
    'accounts.members.changed !m1',
  ]);
});
