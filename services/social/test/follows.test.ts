import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing';
import { Audience, FollowState } from '@seyir/proto';
import { memberId, problems, startSocial, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startSocial();
});
afterAll(() => running.close());

const follow = (n: number, other: number, active?: boolean, key?: string) =>
  running
    .as(n)
    .setFollow(
      { memberId: memberId(other), ...(active !== undefined && { active }) },
      key === undefined ? {} : { idempotencyKey: key },
    );
/** The numbers of followers of `n` and of members that `n` follows. */
const countsOf = async (n: number) => {
  const { relationships } = await running.visitor.getRelationships({ memberIds: [memberId(n)] });
  return [relationships[0]!.followerCount, relationships[0]!.followedCount];
};
const followersOf = async (n: number, reader = running.visitor) =>
  (await reader.listFollowers({ memberId: memberId(n) })).memberIds;
/** Counters that differ from a recount. */
const wrongCounters = async () =>
  (
    await running.database.query(`
      SELECT target_id, kind FROM (
        SELECT target_id, kind, count FROM follow_tally CROSS JOIN unnest(counts) WITH ORDINALITY AS c (count, kind)
        UNION ALL SELECT target_id, kind, delta FROM follow_tally_delta
        UNION ALL SELECT followed_id, 1, -1 FROM follow WHERE accepted
        UNION ALL SELECT follower_id, 2, -1 FROM follow WHERE accepted
        UNION ALL SELECT followed_id, 3, -1 FROM follow WHERE NOT accepted) counted
      GROUP BY target_id, kind HAVING sum(count) <> 0`)
  ).rows;

describe('following a member', () => {
  it('S-15: is set, is undone, and toggles without a state; each once', async () => {
    expect((await follow(1, 2, true)).relationship).toMatchObject({
      memberId: memberId(2),
      state: FollowState.FOLLOWING,
      followerCount: 1,
    });
    expect((await follow(1, 2, true)).relationship).toMatchObject({ followerCount: 1 });
    expect((await follow(1, 2)).relationship).toMatchObject({ state: FollowState.NONE, followerCount: 0 });
    expect((await follow(1, 2, false)).relationship).toMatchObject({ followerCount: 0 });
    expect((await follow(1, 2)).relationship).toMatchObject({ state: FollowState.FOLLOWING });
  });

  it('S-15: a repeated toggle with its idempotency key is one toggle', async () => {
    const key = 'follow-3-4-once';
    const first = await follow(3, 4, undefined, key);
    expect(await follow(3, 4, undefined, key)).toEqual(first);
    expect(await countsOf(4)).toEqual([1, 0]);
  });

  it.each([
    ['oneself', 5, { memberId: 'invalid' }],
    ['an unknown member', 999, 'NOT_FOUND'],
  ])('is refused for %s', async (_, other, code) => {
    expect(await problems(follow(5, other, true))).toEqual(code);
  });

  it('S-15: counts stay exact while 16 members toggle at once', async () => {
    const actors = Array.from({ length: 16 }, (_, n) => 20 + n);
    // Each of them three times in sequence, while the followed member follows them.
    const toggles = actors.map(async (n) => {
      for (let times = 0; times < 3; times++) await follow(n, 19);
    });
    const back = async () => {
      for (const n of actors) await follow(19, n, true);
    };
    await Promise.all([...toggles, back()]);
    expect(await countsOf(19)).toEqual([16, 16]);
    expect((await followersOf(19)).toSorted()).toEqual(actors.map(memberId));
    expect(await wrongCounters()).toEqual([]);
  });

  it('returns the relationship of the viewer to each member', async () => {
    await follow(40, 41, true);
    await follow(42, 40, true);
    const ids = [41, 42, 43].map(memberId);
    const { relationships } = await running.as(40).getRelationships({ memberIds: ids });
    expect(relationships.map(({ state, followsViewer }) => [state, followsViewer])).toEqual([
      [FollowState.FOLLOWING, false],
      [FollowState.NONE, true],
      [FollowState.NONE, false],
    ]);
    const seen = await running.visitor.getRelationships({ memberIds: ids });
    expect(seen.relationships.map(({ state }) => state)).toEqual(ids.map(() => FollowState.NONE));
  });
});

describe('follow lists', () => {
  it('S-20: are read in both directions, newest first, page by page', async () => {
    const since = (minute: number) => timestampFromDate(new Date(Date.UTC(2026, 0, 1, 0, minute)));
    const follows = Array.from({ length: 5 }, (_, n) => ({
      followerId: memberId(100 + n),
      followedId: memberId(99),
      since: since(n),
    }));
    expect(await running.importer.importFollows({ follows })).toMatchObject({ created: 5 });
    expect(await running.importer.importFollows({ follows })).toMatchObject({ created: 0, unchanged: 5 });
    const read: string[] = [];
    for (let cursor = '', last = false; !last;) {
      const page = await running.visitor.listFollowers({ memberId: memberId(99), page: { size: 2, cursor } });
      read.push(...page.memberIds);
      expect(page.info).toMatchObject({ count: 5 });
      ({ nextCursor: cursor, last } = page.info!);
    }
    expect(read).toEqual([104, 103, 102, 101, 100].map(memberId));
    const followed = await running.visitor.listFollowed({ memberId: memberId(101) });
    expect(followed).toMatchObject({ memberIds: [memberId(99)], info: { count: 1, last: true } });
  });
});

describe('a private profile', () => {
  it('accepts followers: following sends a request, and shows nothing until it is accepted', async () => {
    await running.show(50, Audience.NOBODY);
    expect((await follow(51, 50)).relationship).toMatchObject({
      state: FollowState.REQUESTED,
      followerCount: 0,
    });
    expect(await problems(followersOf(50, running.as(51)))).toBe('NOT_FOUND');
    expect(await running.as(50).listFollowRequests({})).toMatchObject({
      memberIds: [memberId(51)],
      info: { count: 1 },
    });
    const answer = { memberId: memberId(51), accepted: true };
    expect((await running.as(50).answerFollowRequest(answer)).relationship).toMatchObject({
      followsViewer: true,
    });
    expect(await followersOf(50, running.as(51))).toEqual([memberId(51)]);
    expect(await problems(running.as(50).answerFollowRequest(answer))).toBe('NOT_FOUND');
    expect(await running.as(50).listFollowRequests({})).toMatchObject({ memberIds: [], info: { count: 0 } });
  });

  it('can refuse, and a request can be withdrawn', async () => {
    await running.show(52, Audience.NOBODY);
    await follow(53, 52);
    await running.as(52).answerFollowRequest({ memberId: memberId(53), accepted: false });
    expect((await follow(53, 52)).relationship).toMatchObject({ state: FollowState.REQUESTED });
    expect((await follow(53, 52)).relationship).toMatchObject({ state: FollowState.NONE });
    expect((await running.as(52).listFollowRequests({})).info).toMatchObject({ count: 0 });
    expect(await wrongCounters()).toEqual([]);
  });

  it('hides its lists from non-followers; a profile for members hides them from visitors', async () => {
    await follow(54, 55, true);
    await follow(56, 57, true);
    await running.show(55, Audience.NOBODY);
    await running.show(57, Audience.MEMBERS);
    expect(await problems(followersOf(55))).toBe('NOT_FOUND');
    expect(await problems(followersOf(55, running.as(58)))).toBe('NOT_FOUND');
    expect(await followersOf(55, running.as(54))).toEqual([memberId(54)]);
    expect(await followersOf(55, running.as(55))).toEqual([memberId(54)]);
    expect(await problems(followersOf(57))).toBe('NOT_FOUND');
    expect(await followersOf(57, running.as(58))).toEqual([memberId(56)]);
    await running.show(55, Audience.EVERYONE);
    expect(await followersOf(55)).toEqual([memberId(54)]);
  });
});

describe('a block', () => {
  it('ends follows in both directions, and prevents both from following again until it is lifted', async () => {
    await follow(60, 61, true);
    await follow(61, 60, true);
    await running.block(60, 61);
    expect(await countsOf(60)).toEqual([0, 0]);
    expect(await countsOf(61)).toEqual([0, 0]);
    expect(await problems(follow(60, 61, true))).toBe('FORBIDDEN');
    expect(await problems(follow(61, 60, true))).toBe('FORBIDDEN');
    expect(await problems(followersOf(60, running.as(61)))).toBe('NOT_FOUND');
    await running.block(60, 61, false);
    expect((await follow(61, 60, true)).relationship).toMatchObject({ state: FollowState.FOLLOWING });
    expect(await wrongCounters()).toEqual([]);
  });

  it('at the same moment as a follow leaves no follow behind', async () => {
    const pairs = Array.from({ length: 12 }, (_, n) => [200 + 2 * n, 201 + 2 * n] as const);
    await Promise.all(
      pairs.flatMap(([one, other]) => [
        follow(one, other, true).catch(() => undefined),
        running.block(other, one),
      ]),
    );
    for (const [one, other] of pairs)
      expect(await followersOf(other, running.as(one)).catch(() => [])).toEqual([]);
    const { rows } = await running.database.query(
      `SELECT follower_id FROM follow WHERE follower_id = ANY($1)`,
      [pairs.map(([one]) => memberId(one))],
    );
    expect(rows).toEqual([]);
  });
});

describe('an erased member', () => {
  it('is in no list at once; follows, requests and counters are deleted later', async () => {
    await follow(70, 71, true);
    await follow(72, 70, true);
    await follow(73, 71, true);
    await running.erase(70);
    expect(await followersOf(71)).toEqual([memberId(73)]);
    expect((await running.visitor.getRelationships({ memberIds: [memberId(70)] })).relationships).toEqual([]);
    expect(await problems(follow(72, 70, true))).toBe('NOT_FOUND');
    await eventually(async () => expect(await countsOf(71)).toEqual([1, 0]));
    await eventually(async () => expect(await countsOf(72)).toEqual([0, 0]));
    expect(await wrongCounters()).toEqual([]);
    const kept = await running.importer.countKept({ memberIds: [memberId(70)] });
    expect(kept.counts.filter(({ count }) => count > 0)).toEqual([]);
  });
});
