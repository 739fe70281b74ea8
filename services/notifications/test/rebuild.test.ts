import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing';
import { createNotifications } from '../src/index.js';
import { aReply, memberId, startNotifications, type Running } from './fixtures.js';

let running: Running;
beforeEach(async () => {
  running = await startNotifications();
});
afterEach(() => running.close());

/** What comments knows: 20 replies to three members, some deleted, silent or to oneself. */
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
  // As it came: the later deleted ones stood before.
  for (const state of known) await running.publish({ ...state, version: 1, deleted: false });
  for (const state of known.filter((s) => s.deleted)) await running.publish(state);
};

describe('the lists', () => {
  it('are built anew: the same entries in the same order, all unread, and counted', async () => {
    await live();
    await running.as(1).markRead({});
    const before = await entries();
    expect(before.map((list) => list.length)).toEqual([6, 5, 5]);
    const revision = (await running.as(1).getActivity({})).revision;

    running.bench.clock.advance(5_000);
    await running.service.rebuild();

    expect(await entries()).toEqual(before);
    expect((await lists()).flat().every((n) => !n.read)).toBe(true);
    expect(await running.as(1).getActivity({})).toMatchObject({ unread: 6 });
    expect((await running.as(1).getActivity({})).revision).toBeGreaterThan(revision);
    // Events go on where they were.
    await running.publish(aReply(99));
    expect(await running.as(1).getActivity({})).toMatchObject({ unread: 7 });
  });

  it('are built anew by a command beside the running service, which then goes on', async () => {
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
    expect((await lists()).flat().every((n) => !n.read)).toBe(true);
    await running.publish(aReply(99));
    expect(await running.as(1).getActivity({})).toMatchObject({ unread: 7 });
  });

  it('lose nothing that arrives while they are built anew', async () => {
    await live();
    const before = await entries();
    let version = 2;
    let done = false;
    const arrive = () => {
      version++;
      return Promise.all(known.map((state) => running.publish({ ...state, version })));
    };
    const arriving = (async () => {
      // What is refused is sent again, as the relay does.
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

  it('come back when the database was lost, and are the same for events that come meanwhile', async () => {
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
