import { fromBinary } from '@bufbuild/protobuf';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { EventRecord } from '@seyir/kit';
import { eventually } from '@seyir/kit/testing';
import { MemberChangedSchema, topics } from '@seyir/proto';
import { aMember, memberId, startAccounts, type Running } from './fixtures.js';

/** More than one call removes; only a few have a password, because hashing is slow. */
const DEMO = 60;
const REAL = 90;

let running: Running;
const events: EventRecord[] = [];
beforeAll(async () => {
  running = await startAccounts();
  await running.bench.bus.subscribe('test', [topics.member.name], async (event) => {
    events.push(event);
  });
  const members = Array.from({ length: DEMO }, (_, n) => aMember(n + 1, n > 1 ? { password: '' } : {}));
  await running.importer.importMembers({ members: [...members, aMember(REAL, { demo: false })] });
});
afterAll(() => running.close());

it('removes demo members with sessions, links and messages; a real member keeps account and session', async () => {
  const { token } = await running.signIn(1);
  const real = await running.signIn(REAL);
  await running.visitor.requestPasswordReset({ email: 'uye2@posta.example' });
  await running.visitor.requestPasswordReset({ email: `uye${REAL}@posta.example` });
  const dry = await running.importer.removeDemoMembers({ dryRun: true });
  expect(dry).toMatchObject({ memberIds: { length: DEMO }, more: false });

  let calls = 0;
  for (let more = true; more; calls += 1) ({ more } = await running.importer.removeDemoMembers({}));
  expect(calls).toBe(3);
  for (const table of ['password', 'session', 'token', 'contact_message'])
    expect(await running.sql(`SELECT member_id FROM ${table} WHERE member_id <> $1`, memberId(REAL))).toEqual(
      [],
    );
  expect(await running.sql(`SELECT id FROM member`)).toEqual([{ id: memberId(REAL) }]);
  expect(await running.sql(`SELECT email FROM mail WHERE email LIKE 'uye2@%'`)).toEqual([]);
  expect((await running.visitor.getSession({ token })).session).toBeUndefined();
  expect((await running.visitor.getSession({ token: real.token })).session?.member?.id).toBe(memberId(REAL));
  await expect(running.signIn(1)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
});

const gone = () =>
  events.map(({ data }) => fromBinary(MemberChangedSchema, data)).filter(({ removed }) => removed);

it('publishes each one, and does nothing the second time', async () => {
  await eventually(() => gone().length >= DEMO);
  expect(new Set(gone().map(({ active, version }) => `${active} ${version}`))).toEqual(new Set(['false 2']));
  expect(gone().map((message) => message.memberId)).not.toContain(memberId(REAL));
  expect(await running.importer.removeDemoMembers({})).toMatchObject({ memberIds: [], more: false });
});

/** Runs a statement in its own transaction, which ends when the removal waits for it. */
const whileWriting = async (statement: string, ...parameters: unknown[]): Promise<void> => {
  await running.sql('BEGIN');
  await running.sql(statement, ...parameters);
  const removing = running.importer.removeDemoMembers({});
  await eventually(
    async () =>
      (
        await running.sql(
          `SELECT 1 FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid))`,
        )
      ).length > 0,
  );
  await running.sql('COMMIT');
  await removing;
};

it('removes a concurrently written token too', async () => {
  const late = memberId(REAL + 2);
  await running.importer.importMembers({ members: [aMember(REAL + 2, { password: '' })] });
  await whileWriting(
    `INSERT INTO token (hash, purpose, member_id, created_at, expires_at)
     VALUES ('late', 'reset', $1, now(), now() + interval '1 hour')`,
    late,
  );
  expect(await running.sql(`SELECT id FROM member WHERE id = $1`, late)).toEqual([]);
});

it('publishes a concurrently saved member with a later version', async () => {
  const late = memberId(REAL + 1);
  await running.importer.importMembers({ members: [aMember(REAL + 1, { password: '' })] });
  await whileWriting(`UPDATE member SET name = 'Yeni ad', version = version + 1 WHERE id = $1`, late);
  await eventually(() => gone().some((message) => message.memberId === late));
  expect(gone().find((message) => message.memberId === late)?.version).toBe(3);
});
