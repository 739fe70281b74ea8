import { fromBinary, type MessageShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { toRecord } from '@seyir/kit';
import { eventually } from '@seyir/kit/testing';
import { Audience, Badge, NoticeChangedSchema, NoticeKind, TargetKind, topics } from '@seyir/proto';
import { episodeId, id, memberId, problems, startSocial, titleOf, type Running } from './fixtures.js';

let running: Running;
const heard: MessageShape<typeof NoticeChangedSchema>[] = [];
const longAgo = timestampFromDate(new Date('2026-01-01T12:00:00Z'));
const progress = (n: number, title: number, watchedCount: number, more: object = {}) => ({
  progressId: id('a1a1', n * 1_000 + title),
  memberId: memberId(n),
  titleId: titleOf(title),
  watchedCount,
  changedAt: timestampFromDate(new Date()),
  version: 1,
  ...more,
});
const aComment = (n: number, number: number, more: object = {}) => ({
  commentId: id('cccc', n * 1_000 + number),
  authorId: memberId(n),
  version: 1,
  target: { kind: TargetKind.EPISODE, id: episodeId(1) },
  postedAt: timestampFromDate(new Date()),
  ...more,
});
beforeAll(async () => {
  running = await startSocial((past) => {
    const at = { id: id('9997', 1), time: new Date() };
    past.push(toRecord(topics.progress, progress(1, 1, 60, { changedAt: longAgo }), at));
    past.push(toRecord(topics.comment, aComment(1, 1, { postedAt: longAgo }), at));
  });
  await running.bench.bus.subscribe('test', [topics.notice.name], async ({ data }) => {
    const message = fromBinary(NoticeChangedSchema, data);
    if (message.kind === NoticeKind.BADGE) heard.push(message);
  });
});
afterAll(() => running.close());

type Reader = Running['visitor'];
const badgesOf = async (n: number, reader: Reader = running.visitor) =>
  (await reader.listBadges({ memberId: memberId(n) })).badges.map(({ badge }) => badge).sort((a, b) => a - b);
const has = (n: number, badges: readonly Badge[]) =>
  eventually(async () => expect(await badgesOf(n)).toEqual(badges));
const toldTo = (n: number) =>
  heard.filter(({ recipientIds }) => recipientIds.includes(memberId(n))).map(({ badge }) => badge);

describe('a badge', () => {
  it('S-25: is earned for what was done before there were badges, without a notification', async () => {
    await has(1, [Badge.FIRST_EPISODE, Badge.EPISODES_50, Badge.FIRST_COMMENT]);
    expect(toldTo(1)).toEqual([]);
  });

  it('is granted once, however often its cause repeats, with one notification', async () => {
    const write = () => running.as(2).createPost({ body: 'Bu akşam final var' });
    await Promise.all([write(), write(), write()]);
    await has(2, [Badge.FIRST_POST]);
    await eventually(() => expect(toldTo(2)).toEqual([Badge.FIRST_POST]));
    await write();
    await running.publish(topics.comment, aComment(2, 1, { silent: true }));
    await has(2, [Badge.FIRST_COMMENT, Badge.FIRST_POST]);
    await running.publish(topics.progress, progress(2, 1, 1));
    await has(2, [Badge.FIRST_EPISODE, Badge.FIRST_COMMENT, Badge.FIRST_POST]);
    await eventually(() => expect(toldTo(2)).toEqual([Badge.FIRST_POST, Badge.FIRST_EPISODE]));
  });

  it('stays when its cause is removed', async () => {
    const { post } = await running.as(3).createPost({ body: 'Gidiyorum' });
    await has(3, [Badge.FIRST_POST]);
    await running.as(3).deletePost({ postId: post!.id });
    await running.as(3).createPost({ body: 'Yeniden' });
    expect(await badgesOf(3)).toEqual([Badge.FIRST_POST]);
  });
});

describe('the rules', () => {
  it('count the currently watched episodes of all titles', async () => {
    await running.publish(topics.progress, progress(10, 1, 30));
    await running.publish(topics.progress, progress(10, 2, 19));
    await has(10, [Badge.FIRST_EPISODE]);
    await running.publish(topics.progress, progress(10, 1, 31, { version: 2 }));
    await has(10, [Badge.FIRST_EPISODE, Badge.EPISODES_50]);
    await running.publish(topics.progress, progress(11, 1, 1));
    await running.publish(topics.progress, progress(11, 1, 0, { version: 2 }));
    for (let title = 2; title <= 10; title++) await running.publish(topics.progress, progress(11, title, 1));
    await has(11, [Badge.FIRST_EPISODE]);
    await running.publish(topics.progress, progress(11, 11, 1));
    await has(11, [Badge.FIRST_EPISODE, Badge.TITLES_10]);
  });

  it('count comments that are not deleted', async () => {
    for (let n = 1; n <= 99; n++) await running.publish(topics.comment, aComment(12, n));
    await running.publish(topics.comment, aComment(12, 99, { version: 2, deleted: true }));
    await running.publish(topics.comment, aComment(12, 100));
    await has(12, [Badge.FIRST_COMMENT]);
    await running.publish(topics.comment, aComment(12, 101));
    await has(12, [Badge.FIRST_COMMENT, Badge.COMMENTS_100]);
    const { rows } = await running.database.query(`SELECT count(*)::int AS n FROM written_comment`);
    await running.publish(topics.comment, aComment(12, 102));
    const after = await running.database.query(`SELECT count(*)::int AS n FROM written_comment`);
    expect(after.rows).toEqual(rows);
  });

  it('know polls, claps for one post, followers, groups and collections', async () => {
    const poll = { question: 'Hangisi?', answers: ['Bu', 'Şu'] };
    const { post } = await running.as(13).createPost({ body: '', poll });
    await running.as(14).clap({ postId: post!.id, claps: 49 });
    for (let n = 100; n < 109; n++) await running.as(n).setFollow({ memberId: memberId(13), active: true });
    const fields = { name: 'Rozet severler', description: 'Açıklama' };
    await running.as(13).createGroup({ fields });
    const entries = Array.from({ length: 10 }, (_, n) => ({ titleId: titleOf(n + 1) }));
    await running.as(13).createCollection({ name: 'On yapım', entries, visibility: 3 });
    await has(13, [Badge.FIRST_POST, Badge.FIRST_POLL, Badge.FIRST_GROUP]);
    await running.as(15).clap({ postId: post!.id, claps: 1 });
    await running.as(109).setFollow({ memberId: memberId(13), active: true });
    await running.as(13).createCollection({ name: 'On yapım', entries, visibility: 1 });
    await has(13, [
      Badge.FIRST_POST,
      Badge.FIRST_POLL,
      Badge.CLAPS_50,
      Badge.FOLLOWERS_10,
      Badge.FIRST_GROUP,
      Badge.COLLECTION_10,
    ]);
  });
});

describe('the list', () => {
  it('S-25: is a page of the newest, and the rest by its cursor', async () => {
    for (const title of [1, 2]) await running.publish(topics.progress, progress(20, title, 25));
    await has(20, [Badge.FIRST_EPISODE, Badge.EPISODES_50]);
    const page = (cursor = '') =>
      running.visitor.listBadges({ memberId: memberId(20), page: { size: 1, cursor } });
    const first = await page();
    const rest = await page(first.info?.nextCursor);
    expect(first).toMatchObject({ info: { count: 2, last: false } });
    expect(rest).toMatchObject({ info: { last: true } });
    expect([...first.badges, ...rest.badges].map(({ badge }) => badge).sort()).toEqual([
      Badge.FIRST_EPISODE,
      Badge.EPISODES_50,
    ]);
  });

  it('is hidden from viewers from whom the member hides the profile', async () => {
    await running.show(21, Audience.NOBODY);
    expect(await problems(running.as(22).listBadges({ memberId: memberId(21) }))).toBe('NOT_FOUND');
    expect(await badgesOf(21, running.as(21))).toEqual([]);
  });
});

it('a task counts earlier activity, in steps', async () => {
  await running.as(30).createPost({ body: 'Eski' });
  await eventually(() => expect(toldTo(30)).toEqual([Badge.FIRST_POST]));
  await running.database.query(`DELETE FROM badge_grant WHERE member_id = $1`, [memberId(30)]);
  await running.database.query(
    `INSERT INTO task (id, kind, dedupe, input, due, created_at) VALUES (gen_random_uuid(), 'backfill-badges', 'all', '{}', now(), now())`,
  );
  await has(30, [Badge.FIRST_POST]);
  expect(toldTo(30)).toHaveLength(1);
});

it('an erased member has no badges, and the counts are deleted', async () => {
  await running.publish(topics.progress, progress(40, 1, 3));
  await running.publish(topics.comment, aComment(40, 1));
  await has(40, [Badge.FIRST_EPISODE, Badge.FIRST_COMMENT]);
  await running.erase(40);
  await running.publish(topics.progress, progress(40, 2, 3));
  await running.publish(topics.comment, aComment(40, 2));
  await eventually(async () => {
    for (const table of ['badge_grant', 'badge_due', 'watched_title', 'written_comment']) {
      const { rows } = await running.database.query(`SELECT 1 FROM ${table} WHERE member_id = $1`, [
        memberId(40),
      ]);
      expect({ table, rows }).toEqual({ table, rows: [] });
    }
  });
});

it('a removed title no longer counts, and a comment of an erased author counts for nobody', async () => {
  await running.publish(topics.progress, progress(50, 950, 3));
  await running.publish(topics.title, { titleId: titleOf(950), version: 1, removed: true });
  await running.publish(topics.comment, aComment(51, 1));
  await running.publish(
    topics.comment,
    aComment(51, 1, { version: 2, authorId: '00000000-0000-0000-0000-000000000000' }),
  );
  await eventually(async () => {
    const { rows } = await running.database.query(
      `SELECT 1 FROM watched_title WHERE title_id = $1
       UNION ALL SELECT 1 FROM written_comment WHERE comment_id = $2`,
      [titleOf(950), aComment(51, 1).commentId],
    );
    expect(rows).toEqual([]);
  });
});
