import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DomainError } from '@seyir/kit/stateless';
import { eventually } from '@seyir/kit/testing/stateless';
import { changedIds, SocialService, wakes } from '@seyir/proto';
import { openPage, type Page } from './support/open-page.js';
import { startSite, type Site } from './support/site.js';
import { group, privateGroup } from './support/world/groups.js';
import { episodes, other, title } from './support/world/things.js';

let site: Site;
const pages: Page[] = [];
beforeEach(async () => {
  site = await startSite();
});
afterEach(async () => {
  for (const { socket } of pages.splice(0)) socket.terminate();
  await site.close();
});

const asMember = { token: 'token-1' };

describe('groups', () => {
  const memoryFields = `titles { title { slug } next { season number } ahead { members { id } count } }
    plan { at title { slug } episode { number } watchedBy { members { id } count } proposed proposedBy { id } } progressShared`;
  const read = async (id: string, options = {}) =>
    (await site.graphql(`{ groupMemory(groupId: "${id}") { id ${memoryFields} } }`, {}, options)).data;

  it('show their members what they watch together, without titles and episodes that are gone', async () => {
    const dates = [
      {
        at: '2026-11-20T12:00:00.000Z',
        title: { slug: title.slug },
        episode: { number: 1 },
        watchedBy: { members: [{ id: other.id }], count: 1 },
        proposed: false,
        proposedBy: null,
      },
      {
        at: '2026-11-20T12:00:00.000Z',
        title: { slug: title.slug },
        episode: { number: 1 },
        watchedBy: { members: [], count: 0 },
        proposed: true,
        proposedBy: { id: other.id },
      },
    ];
    expect(await read(group.id, asMember)).toEqual({
      groupMemory: {
        id: group.id,
        titles: [
          {
            title: { slug: title.slug },
            next: { season: 1, number: 2 },
            ahead: { members: [{ id: other.id }], count: 2 },
          },
        ],
        plan: dates,
        progressShared: false,
      },
    });
  });

  it('keep what they watch together from everybody else', async () => {
    expect(await read(group.id)).toEqual({ groupMemory: null });
    for (const id of [privateGroup.id, 'group-9'])
      expect(await read(id, asMember)).toEqual({ groupMemory: null });
  });

  it('plan episodes, and let members share their progress', async () => {
    const write = async (field: string, id = group.id) =>
      site.graphql(`mutation { ${field.replace('$id', `groupId: "${id}"`)} }`, {}, asMember);
    const plan = `planGroupEpisode($id, episodeId: "episode-1", at: "2026-12-01T18:00:00Z") {
      memory { plan { at } } }`;
    expect((await write(plan)).data).toEqual({
      planGroupEpisode: { memory: { plan: [{ at: '2026-12-01T18:00:00.000Z' }] } },
    });
    expect((await write(plan, privateGroup.id)).errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
    const remove = 'removeGroupPlan($id, episodeId: "episode-1") { memory { plan { at } } }';
    expect((await write(remove)).data).toEqual({ removeGroupPlan: { memory: { plan: [] } } });
    const share = 'shareProgress($id, shared: true) { memory { progressShared } }';
    expect((await write(share)).data).toEqual({ shareProgress: { memory: { progressShared: true } } });
    const mute = 'muteGroupPlan($id, muted: true) { memory { planMuted } }';
    expect((await write(mute)).data).toEqual({ muteGroupPlan: { memory: { planMuted: true } } });
  });

  it('show a title without a date only while it has a next episode', async () => {
    const titlesAfter = async (number: number) => {
      site.peers.fake(SocialService, {
        getGroupMemory: async () => ({
          memory: { groupId: group.id, titles: [{ titleId: title.id, season: 1, number }] },
        }),
      });
      const answer = (await read(group.id, asMember)) as unknown as { groupMemory: { titles: unknown[] } };
      return answer.groupMemory.titles.length;
    };
    const last = episodes.at(-1)!;
    expect([await titlesAfter(1), await titlesAfter(last.number)]).toEqual([1, 0]);
  });
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
