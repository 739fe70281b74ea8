import { fromBinary } from '@bufbuild/protobuf';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EventRecord } from '@seyir/kit';
import { eventually } from '@seyir/kit/testing';
import { AccountsService, MemberChangedSchema, Role, topics } from '@seyir/proto';
import { aMember, memberId, passwordOf, startAccounts, type Running } from './fixtures.js';

let running: Running;
const events: EventRecord[] = [];
beforeAll(async () => {
  running = await startAccounts();
  await running.bench.bus.subscribe('test', [topics.member.name], async (event) => void events.push(event));
});
afterAll(() => running.close());

const thirty = Array.from({ length: 30 }, (_, n) => aMember(n + 1));

describe('an import of members', () => {
  it('accepts thirty in one call, with hashed passwords', async () => {
    expect(await running.importer.importMembers({ members: thirty })).toMatchObject({ created: 30 });
    const hashes = await running.sql(`SELECT hash FROM password`);
    expect(hashes).toHaveLength(30);
    expect(new Set(hashes.map((row) => row['hash'])).size).toBe(30);
    for (const { hash } of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('changes nothing the second time, and hashes nothing', async () => {
    const before = await running.sql(`SELECT hash FROM password ORDER BY member_id`);
    await running.sql(`UPDATE member SET name = 'Kendi seçtiğim ad', version = 2 WHERE id = $1`, memberId(2));
    expect(
      await running.importer.importMembers({
        members: thirty.map((member) => ({ ...member, password: 'başka bir parola' })),
      }),
    ).toMatchObject({ created: 0, updated: 0, unchanged: 30 });
    expect(await running.sql(`SELECT hash FROM password ORDER BY member_id`)).toEqual(before);
    expect((await running.visitor.getMembers({ ids: [memberId(2)] })).members[0]?.name).toBe(
      'Kendi seçtiğim ad',
    );
    await expect(running.signIn(1)).resolves.toBeDefined();
  });

  it('has one effect when two run at once', async () => {
    const members = [aMember(50), aMember(51)];
    const answers = await Promise.all([1, 2, 3].map(() => running.importer.importMembers({ members })));
    expect(answers.reduce((sum, { created }) => sum + created, 0)).toBe(2);
    expect(answers.reduce((sum, { unchanged }) => sum + unchanged, 0)).toBe(4);
    await eventually(() => events.filter((e) => e.key === memberId(51)).length === 1);
    await expect(running.signIn(51)).resolves.toBeDefined();
  });

  it('gives the same answer for the same key', async () => {
    const call = () =>
      running.importer.importMembers({ members: [aMember(52)] }, { idempotencyKey: 'members' });
    expect(await call()).toMatchObject({ created: 1 });
    expect(await call()).toMatchObject({ created: 1 });
    await expect(
      running.importer.importMembers({ members: [aMember(53)] }, { idempotencyKey: 'members' }),
    ).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
  });

  it('publishes each member by id, without name, address or secret', async () => {
    const event = await eventually(() => events.find((e) => e.key === memberId(7))!);
    expect(fromBinary(MemberChangedSchema, event.data)).toMatchObject({
      memberId: memberId(7),
      roles: [Role.MEMBER],
      active: true,
      version: 1,
    });
    const bytes = Buffer.from(event.data).toString();
    for (const secret of ['posta.example', passwordOf(7), 'argon2', 'uye.7', 'Üye 7', 'avatars'])
      expect(bytes).not.toContain(secret);
  });

  it.each([
    ['username', { username: 'Büyük' }, 'invalid'],
    ['username', { username: 'ab' }, 'invalid'],
    ['name', { name: '' }, 'required'],
    ['name', { name: '👩‍👩‍👧'.repeat(51) }, 'too_long'],
    ['email', { email: 'posta' }, 'invalid'],
    ['password', { password: 'kısa' }, 'too_short'],
    ['about', { about: 'x'.repeat(501) }, 'too_long'],
  ])('refuses a wrong %s', async (field, over, problem) => {
    const members = [aMember(60), aMember(61, over)];
    await expect(running.importer.importMembers({ members })).rejects.toMatchObject({
      code: 'BAD_INPUT',
      details: { fields: { [`members.1.${field}`]: problem } },
    });
    expect((await running.visitor.getMembers({ ids: [memberId(60)] })).members).toEqual([]);
  });

  it('counts a display name in graphemes', async () => {
    const members = [aMember(62, { name: '👩‍👩‍👧'.repeat(50) })];
    expect(await running.importer.importMembers({ members })).toMatchObject({ created: 1 });
  });

  it('refuses a username or an address of another member', async () => {
    for (const over of [{ username: 'uye.1' }, { email: 'UYE1@posta.example' }])
      await expect(
        running.importer.importMembers({ members: [aMember(63), aMember(64, over)] }),
      ).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await running.visitor.getMembers({ ids: [memberId(63)] })).members).toEqual([]);
  });
});

describe('members', () => {
  it('are read by id in one batch, without unknown and not yet activated ones', async () => {
    await running.importer.importMembers({ members: [aMember(70), aMember(71)] });
    await running.sql(`UPDATE member SET activated_at = NULL WHERE id = $1`, memberId(71));
    const ids = [memberId(1), memberId(70), memberId(71), memberId(999), 'no id'];
    const { members } = await running.visitor.getMembers({ ids });
    expect(members.map((m) => m.id).sort()).toEqual([memberId(1), memberId(70)]);
    const { demo: _, password: __, email: ___, $typeName: ____, ...shown } = aMember(70);
    expect(members.find((m) => m.id === memberId(70))).toMatchObject({ ...shown, roles: [Role.MEMBER] });
    await expect(running.visitor.getMembers({ ids: Array(201).fill(memberId(1)) })).rejects.toMatchObject({
      details: { fields: { ids: 'too_long' } },
    });
  });

  it('are found by the folded form of a username', async () => {
    await running.importer.importMembers({ members: [aMember(72, { username: 'cigdem_isik' })] });
    for (const username of ['cigdem_isik', 'CIGDEM_ISIK', 'Çiğdem_Işık'])
      expect((await running.visitor.getMemberByUsername({ username })).member?.id).toBe(memberId(72));
    for (const username of ['kimse', '', 'uye.71'])
      await expect(running.visitor.getMemberByUsername({ username })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
  });

  it('are in a snapshot as in their events', async () => {
    const comments = running.bench.serviceClient(AccountsService, 'comments');
    await running.sql(`UPDATE member SET name = 'Üye 2', version = 1 WHERE id = $1`, memberId(2));
    await running.sql(`UPDATE member SET activated_at = now() WHERE activated_at IS NULL`);
    const records = [];
    let cursor = '';
    do {
      const page = await comments.snapshot({ topic: topics.member.name, cursor, limit: 7 });
      records.push(...page.records);
      cursor = page.nextCursor;
    } while (cursor !== '');
    await eventually(() => events.length === records.length);
    const byKey = new Map(events.map((event) => [event.key, event]));
    expect(records.map((r) => r.key)).toEqual([...byKey.keys()].sort());
    for (const { key, version, type, data } of records) {
      expect([type, version]).toEqual([byKey.get(key)?.type, byKey.get(key)?.version]);
      expect(Buffer.from(data)).toEqual(Buffer.from(byKey.get(key)!.data));
    }
    await expect(comments.snapshot({ topic: topics.title.name })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(comments.snapshot({ topic: topics.member.name, cursor: 'x' })).rejects.toMatchObject({
      code: 'BAD_INPUT',
    });
  });
});
