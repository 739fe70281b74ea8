import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DomainError } from '@seyir/kit/stateless';
import { NotificationsService, SocialService, wakes } from '@seyir/proto';
import { startSite, type Site } from './support/site.js';

let site: Site;
let list = { unread: 2, revision: 7 };
let asked = 0;
beforeEach(async () => {
  site = await startSite();
  [list, asked] = [{ unread: 2, revision: 7 }, 0];
  site.peers.fake(NotificationsService, {
    getActivity: async () => {
      asked += 1;
      return list;
    },
    markRead: async () => {
      list = { unread: 0, revision: 8 };
      return { unread: 0 };
    },
  });
});
afterEach(() => site.close());

const token = 'token-1';
const calls: Record<string, () => Promise<number>> = {
  'the legacy poll': async () => {
    const answer = await (await site.post('/activity/progress', {}, { token })).json();
    return (answer as { notificationCount: number }).notificationCount;
  },
  GraphQL: async () => {
    const { data } = await site.graphql('{ activity { unread revision } }', {}, { token });
    return (data as unknown as { activity: { unread: number } }).activity.unread;
  },
};

describe.each(Object.keys(calls))('N-05 %s', (name) => {
  const poll = () => calls[name]?.();

  it('is answered from memory from the second time on, until a wake arrives or a minute has passed', async () => {
    // Data that was read before the subscription is not cached.
    for (let n = 0; n < 5; n += 1) expect(await poll()).toBe(2);
    expect(asked).toBeLessThanOrEqual(2);
    const before = asked;
    list = { unread: 3, revision: 8 };
    site.live.wake(wakes.activity('member-2'));
    await new Promise(setImmediate);
    expect(await poll()).toBe(2);
    site.live.wake(wakes.activity('member-1'));
    await new Promise(setImmediate);
    for (let n = 0; n < 3; n += 1) expect(await poll()).toBe(3);
    expect(asked).toBe(before + 1);
    list = { unread: 4, revision: 9 };
    site.clock.advance(59_000);
    expect(await poll()).toBe(3);
    site.clock.advance(1_000);
    expect(await poll()).toBe(4);
  });

  it('knows at once what the member has read, even without a wake', async () => {
    for (let n = 0; n < 3; n += 1) await poll();
    await site.post('/ajax/service', { type: 'readNotification' }, { token });
    expect(await poll()).toBe(0);
  });

  it('is read each time while no wakes arrive', async () => {
    for (let n = 0; n < 3; n += 1) await poll();
    Object.assign(site.live, { connected: false });
    list = { unread: 5, revision: 9 };
    expect(await poll()).toBe(5);
    list = { unread: 6, revision: 10 };
    expect(await poll()).toBe(6);
  });
});

it('releases members who have stopped polling', async () => {
  const held = new Set<string>();
  const { listen } = site.live;
  site.live.listen = async (subject, onWake) => {
    held.add(subject);
    const subscription = await listen.call(site.live, subject, onWake);
    return {
      close: async () => {
        held.delete(subject);
        await subscription.close();
      },
    };
  };
  const { member } = site.sessions.get('token-1') ?? {};
  site.sessions.set('token-2', { id: 'session-2', member: { ...member!, id: 'member-2' } });
  await site.graphql('{ activity { unread } }', {}, { token: 'token-1' });
  expect(held.has(wakes.activity('member-1'))).toBe(true);
  site.clock.advance(61_000);
  await site.graphql('{ activity { unread } }', {}, { token: 'token-2' });
  await new Promise(setImmediate);
  expect([...held].filter((subject) => subject.startsWith('notifications'))).toEqual([
    wakes.activity('member-2'),
  ]);
});

describe('friends', () => {
  const legacy = async () =>
    (await (await site.post('/activity/progress', {}, { token })).json()) as Record<string, unknown>;

  it('N-09: each poll contains friends and their number, from memory until a wake', async () => {
    let listed = 0;
    let friends = { memberIds: ['member-2', 'gone-1'], info: { count: 2, last: true } };
    site.peers.fake(SocialService, {
      listFriends: async () => {
        listed += 1;
        return friends;
      },
    });
    const shown = { friends: [{ username: 'ada', name: 'Ada', online: '0' }], friends_count: 2 };
    for (let n = 0; n < 4; n += 1) expect(await legacy()).toMatchObject(shown);
    expect(listed).toBeLessThanOrEqual(2);
    friends = { memberIds: [], info: { count: 0, last: true } };
    site.live.wake(wakes.friends('member-1'));
    await new Promise(setImmediate);
    expect(await legacy()).toMatchObject({ friends: [], friends_count: 0 });
    const query = '{ friendsNow { items { id } count } }';
    expect((await site.graphql(query, {}, { token })).data).toEqual({ friendsNow: { items: [], count: 0 } });
  });

  it('N-09: a poll works without friends while social does not answer', async () => {
    site.peers.fake(SocialService, {
      listFriends: () => Promise.reject(new DomainError('TRY_AGAIN')),
    });
    expect(await legacy()).toMatchObject({
      success: true,
      notificationCount: 2,
      friends: [],
      friends_count: 0,
    });
  });
});
