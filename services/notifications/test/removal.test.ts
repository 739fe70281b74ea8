import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SECOND_PASS_MS } from '@seyir/kit';
import { eventually } from '@seyir/kit/testing';
import { NotificationKind, NotifyKind, topics, TranslationKind } from '@seyir/proto';
import { aReply, eventOf, id, memberId, recordOf, startNotifications, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startNotifications();
});
afterAll(() => running.close());

const titleId = (n: number) => id('aaaa', n);
const episodeId = (n: number) => id('bbbb', n);
const publish = (...records: ReturnType<typeof recordOf>[]) => running.bench.bus.publish(records);
const at = (ms: number) => new Date(running.bench.clock.now().getTime() + ms);
let versions = 0;
const episode = (n: number, over = {}) =>
  recordOf(topics.episode, {
    episodeId: episodeId(n),
    titleId: titleId(1),
    season: 1,
    number: n,
    version: ++versions,
    releasedAt: timestampFromDate(at(-60_000)),
    ...over,
  });
const sources = (n: number, count = 1) =>
  recordOf(
    topics.sources,
    {
      episodeId: episodeId(n),
      sourceCount: count,
      version: ++versions,
      groups: count ? [{ groupId: id('dddd', 1), translation: TranslationKind.DUBBED }] : [],
    },
    at(1),
  );
const wish = (member: number, kind: NotifyKind, target: string) =>
  running.as(member).setLetMeKnow({ kind, id: target, active: true });
const listed = async (member: number) => {
  const { notifications, unread, info } = await running.as(member).listNotifications({});
  return { targets: notifications.map((one) => one.target?.id), unread, count: info?.count };
};
const rows = async (sql: string, ...parameters: unknown[]) =>
  (await running.database.query<Record<string, unknown>>(sql, parameters)).rows;

it('nobody is notified of a removed episode any longer, and no wish for it is left', async () => {
  for (const member of [1, 2]) await wish(member, NotifyKind.TITLE, titleId(1));
  await wish(1, NotifyKind.EPISODE, episodeId(3));
  await publish(episode(1), sources(1), episode(2), sources(2));
  running.bench.clock.advance(1_000);
  expect(await listed(1)).toEqual({
    targets: expect.arrayContaining([episodeId(1), episodeId(2)]),
    unread: 2,
    count: 2,
  });
  expect(
    (await running.importer.countKept({ memberIds: [memberId(2)], subjectIds: [episodeId(1), episodeId(3)] }))
      .counts,
  ).toMatchObject([
    { what: 'notifications', count: 1, ofOthers: 1 },
    { what: 'wishes to know', count: 2, ofOthers: 1 },
  ]);

  await publish(episode(1, { removed: true }), sources(1, 0), episode(3, { removed: true }));
  // The lists hide the episode as soon as the event is applied; a task updates counters and rows later.
  for (const member of [1, 2]) expect((await listed(member)).targets).toEqual([episodeId(2)]);
  expect(await rows(`SELECT episode_id FROM announcement`)).toEqual([{ episode_id: episodeId(2) }]);
  for (const member of [1, 2])
    await eventually(async () =>
      expect(await listed(member)).toEqual({ targets: [episodeId(2)], unread: 1, count: 1 }),
    );
  await eventually(async () =>
    expect(await rows(`SELECT target_id FROM let_me_know WHERE kind = 1`)).toEqual([]),
  );
});

it('sources whose event arrives after the removal of their episode are not stored', async () => {
  await publish(episode(5, { removed: true }), sources(5));
  expect(await rows(`SELECT 1 FROM announcement WHERE episode_id = $1`, episodeId(5))).toEqual([]);
});

it('no wish for a removed title is left', async () => {
  await publish(recordOf(topics.title, { titleId: titleId(1), version: 2, removed: true }));
  await eventually(async () => expect(await rows(`SELECT 1 FROM let_me_know`)).toEqual([]));
});

it('an erased member has no list, and members who change keep theirs', async () => {
  await running.bench.bus.publish([eventOf(aReply(1)), eventOf(aReply(2, { parentAuthorId: memberId(4) }))]);
  await wish(4, NotifyKind.TITLE, titleId(2));
  await publish(
    recordOf(topics.member, { memberId: memberId(4), version: 2, removed: true }),
    recordOf(topics.member, { memberId: memberId(1), version: 2, name: 'Yeni ad' }),
  );
  for (const table of ['notification', 'let_me_know'])
    await eventually(async () =>
      expect(await rows(`SELECT 1 FROM ${table} WHERE member_id = $1`, memberId(4))).toEqual([]),
    );
  const { notifications } = await running.as(1).listNotifications({});
  expect(notifications.map(({ kind }) => kind)).toContain(NotificationKind.REPLY);
});

describe('an erased member named by later events', () => {
  const gone = 5;
  const unheardOf = 7;
  const kept = async () =>
    (await running.importer.countKept({ memberIds: [memberId(gone), memberId(unheardOf)] })).counts.map(
      ({ count }) => count,
    );
  const isAnswered = (n: number, member: number, over = {}) =>
    eventOf(aReply(n, { parentAuthorId: memberId(member), ...over }));

  it('gets no notification of a reply or mention, and a deletion creates no list', async () => {
    await publish(isAnswered(3, gone));
    expect(await kept()).toEqual([1, 0]);
    for (const member of [gone, unheardOf])
      await publish(recordOf(topics.member, { memberId: memberId(member), version: 2, removed: true }));
    await publish(
      isAnswered(4, gone),
      isAnswered(5, unheardOf),
      isAnswered(6, 6, { mentionedIds: [memberId(gone)] }),
      isAnswered(3, gone, { deleted: true, version: 2 }),
      isAnswered(8, unheardOf, { deleted: true }),
    );
    await expect(wish(gone, NotifyKind.TITLE, titleId(3))).rejects.toMatchObject({ code: 'SESSION_ENDED' });
    await eventually(async () => expect(await kept()).toEqual([0, 0]));
    expect((await listed(6)).count).toBe(1);
    expect(
      await rows(
        `SELECT count, unread, gone FROM activity WHERE member_id = ANY($1)`,
        [gone, unheardOf].map(memberId),
      ),
    ).toEqual([
      { count: 0, unread: 0, gone: true },
      { count: 0, unread: 0, gone: true },
    ]);
  });

  it('causes no notification of others, even if an event of an own text arrives late', async () => {
    const before = (await listed(6)).count;
    await publish(isAnswered(10, 6, { authorId: memberId(gone) }), isAnswered(11, 6));
    expect((await listed(6)).count).toBe((before ?? 0) + 1);
  });

  it('loses a wish of a write that started before, five minutes later', async () => {
    await eventually(async () =>
      expect(await rows(`SELECT 1 FROM task WHERE input->>'pass' = '2'`)).not.toEqual([]),
    );
    await rows(
      `INSERT INTO let_me_know (member_id, kind, target_id, since) VALUES ($1, 1, $2, now())`,
      memberId(gone),
      titleId(3),
    );
    running.bench.clock.advance(SECOND_PASS_MS);
    await eventually(async () => expect(await kept()).toEqual([0, 0]));
  });

  it('stays erased when the lists are rebuilt', async () => {
    running.comments.push(aReply(9, { parentAuthorId: memberId(gone) }));
    await running.service.rebuild();
    expect(await kept()).toEqual([0, 0]);
  });
});
