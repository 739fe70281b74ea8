import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing';
import { createNotifications } from '../src/index.js';
import { aReply, memberId, replyId, startNotifications, type Running } from './fixtures.js';

let running: Running;
beforeEach(async () => {
  running = await startNotifications();
});
afterEach(() => running.close());

/** The snapshot of comments: 20 replies to three members, some deleted, silent or to oneself. */
const known = Array.from({ length: 20 }, (_, n) =>
  aReply(n, {
    parentAuthorId: memberId(1 + (n % 3)),
    authorId: memberId(n === 7 ? 2 : 9),
    deleted: n === 4 || n === 5,
    silent: n === 6,
    version: n === 4 || n === 5 ? 2 : 1,
  }),
);

const lists = () =>
  Promise.all([1, 2, 3].map(async (n) => (await running.as(n).listNotifications({})).notifications));
const entries = async () =>
  (await lists()).map((list) => list.map(({ id, causeId, time }) => ({ id, causeId, time })));

const live = async () => {
  running.comments.push(...known);
  // In the original order: comments that were deleted later existed first.
  for (const state of known) await running.publish({ ...state, version: 1, deleted: false });
  for (const state of known.filter((s) => s.deleted)) await running.publish(state);
};

describe('the lists', () => {
  it('are rebuilt: the same entries in the same order, with their read state and counts', async () => {
    await live();
    await running.as(1).markRead({});
    const before = await entries();
    expect(before.map((list) => list.length)).toEqual([6, 5, 5]);
    const revision = (await running.as(1).getActivity({})).revision;

    running.bench.clock.advance(5_000);
    await running.service.rebuild();

    expect(await entries()).toEqual(before);
    expect((await lists()).map((list) => list.filter(({ read }) => read).length)).toEqual([6, 0, 0]);
    expect(await running.as(1).getActivity({})).toMatchObject({ unread: 0, revision });
    // Events continue where they were before the rebuild.
    await running.publish(aReply(99));
    expect(await running.as(1).getActivity({})).toMatchObject({ unread: 1 });
  });

  it('are rebuilt by a command beside the running service, which then continues', async () => {
    await live();
    const before = await entries();
    const command = createNotifications({ migrate: true }, running.bench.platform('notifications'));
    try {
      await running.as(1).markRead({});
      await command.rebuild();
    } finally {
      await command.close();
    }
    expect(await entries()).toEqual(before);
    expect(await running.as(1).getActivity({})).toMatchObject({ unread: 0 });
    await running.publish(aReply(99));
    expect(await running.as(1).getActivity({})).toMatchObject({ unread: 1 });
  });

  it('are complete at any moment during a rebuild', async () => {
    await live();
    const before = await entries();
    let done = false;
    const seen: unknown[] = [];
    const reading = (async () => {
      while (!done) seen.push(await entries());
    })();
    await running.service.rebuild();
    done = true;
    await reading;
    expect(seen.length).toBeGreaterThan(0);
    for (const one of seen) expect(one).toEqual(before);
  });

  it('lose entries of comments that are gone after a restore, and get back entries of comments that exist again', async () => {
    await live();
    await running.as(2).markRead({});
    const before = await entries();
    // The backup lacks the last replies and the two deletions.
    running.comments.splice(
      0,
      Infinity,
      ...known.slice(0, 10).map((s) => ({ ...s, version: 1, deleted: false })),
    );
    await running.service.rebuild();
    const causes = (n: number) => known.slice(0, 10).filter((_, at) => at % 3 === n - 1);
    const expected = [1, 2, 3].map((n) =>
      causes(n)
        .filter(({ commentId }) => ![replyId(6), replyId(7)].includes(commentId ?? ''))
        .map(({ commentId }) => commentId)
        .toReversed(),
    );
    expect((await entries()).map((list) => list.map(({ causeId }) => causeId))).toEqual(expected);
    expect(before.flat().length).toBeGreaterThan(expected.flat().length);
    const counted = await running.database.query<{ count: number; unread: number }>(
      `SELECT count, unread FROM activity WHERE member_id = ANY($1) ORDER BY member_id`,
      [[1, 2, 3].map(memberId)],
    );
    expect(counted.rows).toEqual(
      (await lists()).map((list) => ({
        count: list.length,
        unread: list.filter(({ read }) => !read).length,
      })),
    );
  });

  it('lose nothing that arrives during a rebuild', async () => {
    await live();
    const before = await entries();
    let version = 2;
    let done = false;
    const arrive = () => {
      version++;
      return Promise.all(known.map((state) => running.publish({ ...state, version })));
    };
    const arriving = (async () => {
      // A refused event is sent again, as the relay does.
      while (!done) await arrive().catch(() => undefined);
      await arrive();
    })();
    try {
      for (let round = 0; round < 5; round++) await running.service.rebuild();
    } finally {
      done = true;
      await arriving;
    }
    expect(await entries()).toEqual(before);
  });

  it('are restored after the loss of the database, and unchanged for events that arrive meanwhile', async () => {
    await live();
    const before = await entries();
    await running.service.close();
    await running.database.query(`
      DO $$ DECLARE name text; BEGIN
        FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE 'outbox_%'
        LOOP EXECUTE format('DROP TABLE IF EXISTS %I CASCADE', name); END LOOP;
      END $$`);

    const again = createNotifications({ migrate: true }, running.bench.platform('notifications'));
    await running.bench.start(again);
    await Promise.all(known.map((state) => running.publish(state)));
    await running.built();
    await eventually(async () => expect(await entries()).toEqual(before));
    expect((await lists()).flat().every((n) => !n.read)).toBe(true);
  });
});
