import { fromBinary } from '@bufbuild/protobuf';
import { timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing';
import { AccountsService, BlockChangedSchema, MutedWordsChangedSchema, topics } from '@seyir/proto';
import { aMember, memberId, problems, startAccounts, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startAccounts();
  const members = Array.from({ length: 30 }, (_, n) => aMember(n + 1, { password: '' }));
  await running.importer.importMembers({ members });
});
afterAll(() => running.close());

const as = (n: number) =>
  running.bench.client(AccountsService, { memberId: memberId(n), sessionId: `s${n}`, roles: ['member'] });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const comments = () => running.bench.serviceClient(AccountsService, 'comments');
/** The published blocks and mutes of the member. */
const told = async (n: number) => {
  const { records } = await comments().snapshot({ topic: topics.block.name, limit: 1_000 });
  return records
    .map(({ data }) => fromBinary(BlockChangedSchema, data))
    .filter((block) => block.memberId === memberId(n));
};
/** The events of the member's blocks and mutes, in their order. */
const published = async (n: number) => {
  const rows = await running.sql(`SELECT data FROM outbox WHERE topic = $1 ORDER BY seq`, topics.block.name);
  return rows
    .map(({ data }) => fromBinary(BlockChangedSchema, data as Buffer))
    .filter((block) => block.memberId === memberId(n));
};
const ids = (answer: { restraints: { memberId: string }[] }) => answer.restraints.map((one) => one.memberId);

describe('a block', () => {
  it('exists once, is listed newest first, and can be removed', async () => {
    const { restraint } = await as(1).blockMember({ memberId: memberId(2) });
    expect(restraint).toMatchObject({ memberId: memberId(2), blocked: true, muted: false });
    await as(1).blockMember({ memberId: memberId(3) });
    await as(1).blockMember({ memberId: memberId(2) });
    expect(ids(await as(1).listBlocks({}))).toEqual([memberId(3), memberId(2)]);
    expect(await told(1)).toMatchObject([
      { otherId: memberId(2), blocked: true, muted: false, version: 1 },
      { otherId: memberId(3), blocked: true, muted: false, version: 1 },
    ]);
    await as(1).unblockMember({ memberId: memberId(3) });
    await as(1).unblockMember({ memberId: memberId(3) });
    expect(await as(1).listBlocks({})).toMatchObject({ restraints: { length: 1 }, info: { count: 1 } });
    expect(await told(1)).toHaveLength(1);
  });

  it('is read page by page', async () => {
    for (const n of [2, 3, 4]) await as(5).blockMember({ memberId: memberId(n) });
    const first = await as(5).listBlocks({ page: { size: 2 } });
    expect(first.info).toMatchObject({ count: 3, last: false });
    const rest = await as(5).listBlocks({ page: { size: 2, cursor: first.info!.nextCursor } });
    expect([...ids(first), ...ids(rest)]).toEqual([memberId(4), memberId(3), memberId(2)]);
  });

  it.each([
    ['oneself', () => memberId(1), { memberId: 'invalid' }],
    ['an unknown member', () => memberId(999), 'NOT_FOUND'],
    ['what is no id', () => 'uye.2', 'NOT_FOUND'],
  ])('is refused for %s', async (_, other, problem) => {
    expect(await problems(as(1).blockMember({ memberId: other() }))).toEqual(problem);
  });

  it("hides the profile and search results from the blocked member, and shows the viewer's own block on the page", async () => {
    await as(6).blockMember({ memberId: memberId(7) });
    const seen = await as(7).getProfile({ username: 'uye.6' });
    expect(seen.profile).toMatchObject({ hidden: true, member: { name: 'Üye 6', about: '' } });
    expect(seen.profile?.restraint).toMatchObject({ blocked: false, muted: false });
    const own = await as(6).getProfile({ username: 'uye.7' });
    expect(own.profile).toMatchObject({ hidden: false, restraint: { memberId: memberId(7), blocked: true } });
    expect((await running.visitor.getProfile({ username: 'uye.6' })).profile).toMatchObject({
      hidden: false,
    });
    expect((await as(7).searchMembers({ prefix: 'uye.6' })).members).toEqual([]);
    expect((await as(8).searchMembers({ prefix: 'uye.6' })).members).toHaveLength(1);
  });

  it('has one effect for many concurrent calls', async () => {
    await Promise.all([1, 2, 3, 4].map(() => as(9).blockMember({ memberId: memberId(2) })));
    expect(await told(9)).toMatchObject([{ version: 1 }]);
  });

  it('is refused for a member who is being erased', async () => {
    await running.sql(`BEGIN`);
    await running.sql(`DELETE FROM member WHERE id = $1`, memberId(29));
    const blocked = problems(as(9).blockMember({ memberId: memberId(29) }));
    await eventually(async () =>
      expect(await running.sql(`SELECT 1 FROM pg_locks WHERE NOT granted`)).toHaveLength(1),
    );
    await running.sql(`COMMIT`);
    expect(await blocked).toBe('NOT_FOUND');
  });

  it('is refused beyond a thousand', async () => {
    await running.sql(
      `INSERT INTO member (id, username, username_key, name, avatar, about, country, roles, joined_at, demo, changed_at)
       SELECT ('bbbb0000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'kalabalik.' || n, 'kalabalik.' || n,
              'K', '', '', '', '{}', now(), true, now() FROM generate_series(1, 1000) n`,
    );
    await running.sql(
      `INSERT INTO restraint (id, member_id, other_id, blocked, muted, muted_until, version, changed_at)
       SELECT gen_random_uuid(), $1, id, true, true, now() - interval '1 day', 1, now() FROM member
       WHERE username LIKE 'kalabalik.%'`,
      memberId(10),
    );
    expect(await problems(as(10).blockMember({ memberId: memberId(2) }))).toBe('LIMIT_REACHED');
    // Ended mutes make room for new ones.
    expect(await problems(as(10).muteMember({ memberId: memberId(2) }))).toBe('OK');
    expect(await as(10).listMutes({})).toMatchObject({ info: { count: 1 } });
    await running.sql(
      `UPDATE restraint SET muted = true, muted_until = now() - interval '1 day' WHERE member_id = $1`,
      memberId(10),
    );
    const again = 'bbbb0000-0000-4000-8000-000000000001';
    // To make room, the service ends this very mute among others, before the mute begins again.
    expect(await problems(as(10).muteMember({ memberId: again }))).toBe('OK');
    expect((await published(10)).filter(({ otherId }) => otherId === again)).toMatchObject([
      { blocked: true, muted: false, version: 2 },
      { blocked: true, muted: false, version: 3 },
      { blocked: true, muted: true, version: 4 },
    ]);
    await running.sql(`DELETE FROM restraint WHERE member_id = $1`, memberId(10));
    await running.sql(`DELETE FROM member WHERE username LIKE 'kalabalik.%'`);
  });
});

describe('a mute', () => {
  it('lasts until its end, until it is removed, or beside a block', async () => {
    const until = inDays(7);
    const { restraint } = await as(11).muteMember({
      memberId: memberId(2),
      until: timestampFromDate(until),
    });
    expect(timestampDate(restraint!.mutedUntil!)).toEqual(until);
    await as(11).muteMember({ memberId: memberId(3) });
    await as(11).blockMember({ memberId: memberId(3) });
    expect(ids(await as(11).listMutes({}))).toEqual([memberId(3), memberId(2)]);
    await as(11).unblockMember({ memberId: memberId(3) });
    expect(await told(11)).toMatchObject([
      { otherId: memberId(2), muted: true },
      { otherId: memberId(3), blocked: false, muted: true, version: 3 },
    ]);
    await as(11).unmuteMember({ memberId: memberId(3) });
    expect(ids(await as(11).listMutes({}))).toEqual([memberId(2)]);
    await running.sql(
      `UPDATE restraint SET muted_until = now() - interval '1 s' WHERE member_id = $1`,
      memberId(11),
    );
    expect(await as(11).listMutes({})).toMatchObject({ restraints: [], info: { count: 0 } });
    expect((await as(11).getProfile({ username: 'uye.2' })).profile?.restraint?.muted).toBe(false);
  });

  it.each([
    ['in the past', -1],
    ['more than a year away', 367],
  ])('is refused with an end %s', async (_, days) => {
    const until = timestampFromDate(inDays(days));
    expect(await problems(as(11).muteMember({ memberId: memberId(4), until }))).toEqual({ until: 'invalid' });
  });
});

describe('muted words', () => {
  const keys = async (n: number) => {
    const { records } = await comments().snapshot({ topic: topics.mutedWords.name, limit: 1_000 });
    return records
      .map(({ data }) => fromBinary(MutedWordsChangedSchema, data))
      .find(({ memberId: one }) => one === memberId(n));
  };

  it('are stored as typed, without duplicates, and published as search keys', async () => {
    const words = ['  Şampiyonlar  Ligi ', 'FİNAL', 'final', 'Iğdır'];
    const kept = ['Şampiyonlar Ligi', 'FİNAL', 'Iğdır'];
    expect((await as(12).setMutedWords({ words })).words).toEqual(kept);
    expect((await as(12).getMutedWords({})).words).toEqual(kept);
    expect(await keys(12)).toMatchObject({ words: ['sampiyonlar ligi', 'final', 'igdir'], version: 1 });
    await as(12).setMutedWords({ words: kept });
    expect((await keys(12))?.version).toBe(1);
    await as(12).setMutedWords({ words: [] });
    expect(await keys(12)).toMatchObject({ words: [], version: 2 });
    expect((await as(13).getMutedWords({})).words).toEqual([]);
  });

  it.each([
    ['an empty word', ['  '], { words: 'required' }],
    ['a single letter', ['final', ' a '], { words: 'too_short' }],
    ['51 graphemes', ['👩‍👩‍👧'.repeat(51)], { words: 'too_long' }],
    ['a line break', ['iki\nsatır'], { words: 'invalid' }],
    ['201 words', Array.from({ length: 201 }, (_, n) => `söz ${n}`), 'LIMIT_REACHED'],
  ])('are refused with %s', async (_, words, problem) => {
    expect(await problems(as(13).setMutedWords({ words }))).toEqual(problem);
  });
});

it('is deleted with an erased member, on either side', async () => {
  await as(20).blockMember({ memberId: memberId(21) });
  await as(21).muteMember({ memberId: memberId(20) });
  await as(20).setMutedWords({ words: ['final'] });
  for (let more = true; more;) ({ more } = await running.importer.removeDemoMembers({}));
  expect(await running.sql(`SELECT id FROM restraint`)).toEqual([]);
  expect(await running.sql(`SELECT member_id FROM muted_words`)).toEqual([]);
});
