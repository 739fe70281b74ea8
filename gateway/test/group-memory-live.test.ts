import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { DomainError } from '@seyir/kit/stateless';
import { eventually } from '@seyir/kit/testing';
import { changedIds, SocialService, wakes } from '@seyir/proto';
import { openPage, type Page } from './support/open-page.js';
import { startSite, type Site } from './support/site.js';

let site: Site;
const pages: Page[] = [];
beforeEach(async () => {
  site = await startSite();
});
afterEach(async () => {
  for (const { socket } of pages.splice(0)) socket.terminate();
  await site.close();
});

/** A page that follows the plan of a group. */
const follow = async (groupId: string, token?: string): Promise<Page> => {
  const page = await openPage(site, token);
  pages.push(page);
  const query = `subscription { groupMemoryChanged(groupId: "${groupId}") { memory { id plan { at } progressShared } } }`;
  page.socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }));
  return page;
};
const plansOf = ({ messages }: Page) =>
  messages.flatMap(
    ({ payload }) =>
      (payload as { data?: { groupMemoryChanged: { memory: { plan: unknown[] } } } } | undefined)?.data
        ?.groupMemoryChanged.memory.plan.length ?? [],
  );
const isOver = ({ messages }: Page) => messages.some(({ type }) => type === 'complete' || type === 'error');
const wake = (groupId: string) => site.live.wake(wakes.groupPlan(groupId), changedIds([groupId]));

it('a member gets the plan at once and after each change; the connection ends for one who has left', async () => {
  const page = await follow('group-1', 'token-1');
  await eventually(() => expect(plansOf(page)).toHaveLength(1));
  site.peers.fake(SocialService, {
    getGroupMemory: async ({ groupId }) => ({ memory: { groupId, plan: [] } }),
  });
  wake('group-1');
  await eventually(() => expect(plansOf(page)).toHaveLength(2));
  expect(plansOf(page)[1]).toBe(0);
  site.peers.fake(SocialService, { getGroupMemory: () => Promise.reject(new DomainError('FORBIDDEN')) });
  wake('group-1');
  await eventually(() => expect(isOver(page)).toBe(true));
  expect(plansOf(page)).toHaveLength(2);
});

it.each([
  ['FORBIDDEN', 'token-1'],
  ['NO_SESSION', undefined],
])('others are refused with %s and notice no change', async (code, token) => {
  const page = await follow('group-2', token);
  await eventually(() => expect(isOver(page)).toBe(true));
  expect(JSON.stringify(page.messages)).toContain(code);
  const told = page.messages.length;
  wake('group-2');
  wake('group-1');
  // Messages are in order, so a frame of the change would arrive before this answer.
  const { socket } = page;
  const answered = new Promise((resolve) => socket.once('pong', resolve));
  socket.ping();
  await answered;
  expect(page.messages).toHaveLength(told);
});
