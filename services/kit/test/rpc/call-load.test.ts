import 'reflect-metadata';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { NotificationsService } from '@seyir/proto';
import { viewerLoad } from '../../src/rpc/call-load.js';
import { restAfter } from '../../src/tasks/pace.js';
import { eventually, testBench, type TestBench } from '../../src/testing/index.js';
import { createToy, type Toy } from './toy-service.js';

let bench: TestBench;
const toy: Toy = { standing: new Map(), there: new Set(), asked: [], during: () => Promise.resolve() };
beforeAll(async () => {
  bench = await testBench();
  await bench.start(createToy(toy, bench.platform('notifications')));
});
afterAll(() => bench.close());

it('work in the background rests longer while a service of the process answers viewers', async () => {
  const moderator = bench.client(NotificationsService, {
    memberId: 'eeee0000-0000-4000-8000-000000000001',
    sessionId: 's1',
    roles: ['member', 'moderator'],
  });
  expect(restAfter(100)).toBeLessThan(100);
  const answer = Promise.withResolvers<void>();
  toy.during = () => answer.promise;
  const call = moderator.getActivity({});
  await eventually(() => expect(restAfter(100)).toBe(300));
  expect(viewerLoad.average).toBeLessThanOrEqual(1);
  answer.resolve();
  await call;
  await eventually(() => expect(restAfter(100)).toBeLessThan(100));
});
