import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, explainStatements, isBeyondBudget } from '@seyir/kit/testing';
import { NotificationKind, RequestState, topics } from '@seyir/proto';
import { id, memberId, recordOf, startNotifications, type Running } from './fixtures.js';

const { PLANNED, AVAILABLE, DECLINED, OPEN } = RequestState;
const requestId = (n: number): string => id('4444', n);

/** The task runs in steps, with pauses between them. */
const TOLD_MS = 20_000;

let running: Running;
let version = 0;
beforeAll(async () => {
  running = await startNotifications();
});
afterAll(() => running.close());

/** From now on a request with voters has a state. */
const answer = (n: number, state: RequestState, minute = 1, removed = false) =>
  running.bench.bus.publish([
    recordOf(topics.request, {
      requestId: requestId(n),
      state,
      removed,
      version: ++version,
      changedAt: timestampFromDate(new Date(Date.UTC(2026, 0, 1, 0, minute))),
    }),
  ]);
const entries = async (n: number) => {
  const { notifications, unread } = await running.as(n).listNotifications({});
  return {
    ids: notifications.map((one) => one.requestId),
    causes: notifications.map((one) => one.causeId),
    notifications,
    unread,
  };
};

describe('an answered request', () => {
  it('notifies each voter once, with the time of the answer', async () => {
    running.voters.set(requestId(1), [memberId(11), memberId(12)]);
    await answer(1, PLANNED, 5);
    for (const n of [11, 12])
      await eventually(async () => {
        const { notifications, unread } = await entries(n);
        expect(notifications).toMatchObject([
          { kind: NotificationKind.REQUEST, requestId: requestId(1), read: false, actorId: '' },
        ]);
        expect(notifications[0]!.time).toEqual(timestampFromDate(new Date(Date.UTC(2026, 0, 1, 0, 5))));
        expect([notifications[0]!.target, unread]).toEqual([undefined, 1]);
      });
    await answer(1, PLANNED, 5);
    expect((await entries(11)).ids).toEqual([requestId(1)]);
    expect((await entries(13)).ids).toEqual([]);
  });

  it('has one entry per list, about its current state', async () => {
    running.voters.set(requestId(2), [memberId(21)]);
    await answer(2, PLANNED);
    await eventually(async () => expect((await entries(21)).ids).toHaveLength(1));
    const [planned] = (await entries(21)).causes;
    await answer(2, AVAILABLE, 9);
    await eventually(async () => {
      const { causes, unread } = await entries(21);
      expect([causes.length, unread]).toEqual([1, 1]);
      expect(causes[0]).not.toBe(planned);
    });
    await answer(2, OPEN);
    await eventually(async () => expect(await entries(21)).toMatchObject({ ids: [], unread: 0 }));
    await answer(2, DECLINED);
    await eventually(async () => expect(await entries(21)).toMatchObject({ ids: [requestId(2)], unread: 1 }));
  });

  it('leaves the lists when it is removed', async () => {
    running.voters.set(requestId(3), [memberId(31)]);
    await answer(3, DECLINED);
    await eventually(async () => expect((await entries(31)).ids).toHaveLength(1));
    await answer(3, DECLINED, 1, true);
    await eventually(async () => expect(await entries(31)).toMatchObject({ ids: [], unread: 0 }));
  });

  it('notifies 110 voters in chunks, except an erased one', async () => {
    const voters = Array.from({ length: 110 }, (_, n) => memberId(1_000 + n));
    running.voters.set(requestId(4), voters);
    await running.bench.bus.publish([
      recordOf(topics.member, { memberId: memberId(1_050), version: ++version, removed: true }),
    ]);
    await answer(4, AVAILABLE);
    await eventually(async () => {
      const { rows } = await running.database.query(
        `SELECT count(*)::int AS told FROM notification WHERE target_id = $1 AND NOT removed`,
        [requestId(4)],
      );
      expect(rows).toEqual([{ told: 109 }]);
    }, TOLD_MS);
  });

  it('costs the same per voter when the lists are long', async () => {
    await running.database.query(
      `INSERT INTO notification (id, member_id, kind, cause_id, target_kind, target_id, time, changed_at, arrived)
       SELECT gen_random_uuid(), $1, 'request', gen_random_uuid(), 0, gen_random_uuid(), '2020-01-01', now(), n
       FROM generate_series(1, 20000) n`,
      [memberId(51)],
    );
    await running.database.query('ANALYZE notification');
    running.voters.set(requestId(5), [memberId(51)]);
    const statements = await explainStatements(['notification', 'answered_request'], async () => {
      await answer(5, PLANNED);
      await eventually(async () => expect((await entries(51)).ids).toContain(requestId(5)), TOLD_MS);
    });
    expect(statements.length).toBeGreaterThan(2);
    expect(statements.filter(isBeyondBudget)).toEqual([]);
  });
});
