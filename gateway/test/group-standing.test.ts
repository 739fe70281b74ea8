import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing/stateless';
import { changedIds, SocialService, wakes, withdrawnIds } from '@seyir/proto';
import { openPage, type Page } from './support/open-page.js';
import { startSite, type Site } from './support/site.js';
import { group } from './support/world/groups.js';
import { member } from './support/world/things.js';

let site: Site;
let page: Page;
beforeAll(async () => {
  site = await startSite();
  page = await openPage(site, 'token-1');
});
afterAll(async () => {
  page.socket.terminate();
  await site.close();
});

it('an open page of a group shows a change of the own role, and the end of the group', async () => {
  const query = `subscription { groupStanding(groupId: "${group.id}") { group { id } } }`;
  page.socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }));
  const groups = () =>
    page.messages.map(
      ({ payload }) =>
        (payload as { data: { groupStanding: { group: object | null } } }).data.groupStanding.group,
    );
  await eventually(() => {
    site.live.wake(wakes.groupStanding(group.id, member.id), changedIds([group.id]));
    expect(groups().length).toBeGreaterThan(0);
  });
  expect(groups()[0]).toEqual({ id: group.id });
  site.peers.fake(SocialService, { getGroups: async () => ({ groups: [] }) });
  site.live.wake(wakes.group(group.id), withdrawnIds([group.id]));
  await eventually(() => expect(groups().at(-1)).toBeNull());
});
