import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Audience, topics } from '@seyir/proto';
import { id, memberId, problems, startSocial, titleOf, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startSocial();
});
afterAll(() => running.close());

describe('friends', () => {
  it('N-09: are members who follow each other, the newest first', async () => {
    const both = async (n: number, other: number) => {
      await running.as(n).setFollow({ memberId: memberId(other), active: true });
      await running.as(other).setFollow({ memberId: memberId(n), active: true });
    };
    await both(200, 201);
    await both(200, 202);
    await running.as(200).setFollow({ memberId: memberId(203), active: true });
    await running.as(204).setFollow({ memberId: memberId(200), active: true });
    const friends = async (page = {}) => running.as(200).listFriends({ page });
    expect(await friends()).toMatchObject({ memberIds: [memberId(202), memberId(201)], info: { count: 2 } });
    const first = await friends({ size: 1 });
    expect(await friends({ size: 1, cursor: first.info!.nextCursor })).toMatchObject({
      memberIds: [memberId(201)],
      info: { last: true },
    });
    await running.as(202).setFollow({ memberId: memberId(200), active: false });
    expect(await friends()).toMatchObject({ memberIds: [memberId(201)], info: { count: 1 } });
    await running.block(201, 200);
    expect(await friends()).toMatchObject({ memberIds: [], info: { count: 0 } });
  });
});

describe('suggestions whom to follow', () => {
  const watches = (n: number, title: number) =>
    running.publish(topics.progress, {
      progressId: id('a1a1', n * 1_000 + title),
      memberId: memberId(n),
      titleId: titleOf(title),
      watchedCount: 1,
      version: 1,
    });
  const suggested = async (n: number, limit = 10) =>
    (await running.as(n).suggestFollows({ limit })).suggestions.map(({ memberId: who, ...counts }) => ({
      who: numberOf(who),
      titles: counts.titles,
      groups: counts.groups,
      followers: counts.followers,
    }));
  const numberOf = (who: string) => Number(who.slice(-12));

  it('count titles, public groups and followed members in common; nothing of private groups', async () => {
    for (const n of [210, 211, 212]) for (const title of [901, 902]) await watches(n, title);
    await watches(211, 903);
    await watches(210, 903);
    const { group } = await running.as(210).createGroup({
      fields: { name: 'Ortak grup', description: 'Açıklama' },
    });
    await running.as(213).joinGroup({ groupId: group!.id });
    const closed = await running.as(210).createGroup({
      fields: { name: 'Kapalı grup', description: 'Açıklama', private: true },
    });
    await running
      .as(210)
      .setGroupInvite({ groupId: closed.group!.id, memberId: memberId(214), invited: true });
    await running.as(214).joinGroup({ groupId: closed.group!.id });
    await running.as(210).setFollow({ memberId: memberId(215), active: true });
    await running.as(215).setFollow({ memberId: memberId(216), active: true });
    expect(await suggested(210)).toEqual([
      { who: 211, titles: 3, groups: 0, followers: 0 },
      { who: 212, titles: 2, groups: 0, followers: 0 },
      { who: 213, titles: 0, groups: 1, followers: 0 },
      { who: 216, titles: 0, groups: 0, followers: 1 },
    ]);
    expect(await suggested(210, 1)).toHaveLength(1);
  });

  it('leave out followed, blocked, muted, hidden, erased and banned members', async () => {
    for (let n = 220; n <= 227; n++) await watches(n, 910);
    await running.as(220).setFollow({ memberId: memberId(221), active: true });
    await running.block(222, 220);
    await running.mute(220, 223);
    await running.show(224, Audience.NOBODY);
    await running.erase(225);
    await running.ban(227);
    expect((await suggested(220)).map(({ who }) => who)).toEqual([226]);
    await running.ban(227, false);
    expect((await suggested(220)).map(({ who }) => who)).toEqual([226, 227]);
  });

  it('know what a member with all badges has watched since', async () => {
    await running.database.query(
      `INSERT INTO badge_grant (member_id, badge, since) SELECT $1, n, now() FROM generate_series(1, 40) n ON CONFLICT DO NOTHING`,
      [memberId(228)],
    );
    for (const n of [228, 229]) await watches(n, 911);
    expect(await suggested(229)).toEqual([{ who: 228, titles: 1, groups: 0, followers: 0 }]);
  });

  it('are at least 1 and at most 20', async () => {
    for (const limit of [0, 21])
      expect(await problems(running.as(230).suggestFollows({ limit }))).toEqual({ limit: 'invalid' });
  });
});
