import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Role as RoleName } from '@seyir/kit';
import { permissionCells, walkAudit } from '@seyir/kit/testing';
import { AccountsService, Role } from '@seyir/proto';
import { permissions } from '../src/permissions.js';
import { aMember, memberId, problems, startAccounts, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startAccounts();
});
afterAll(() => running.close());

it.each(permissionCells(AccountsService, permissions))('$name', async ({ allowed, refusals, code }) => {
  const refusal = await code(running.bench);
  if (allowed) expect(refusals).not.toContain(refusal);
  else expect(refusal).toBe(refusals[0]);
});

it('every operation that only staff may do leaves an audit row', async () => {
  const { walked, unaudited } = await walkAudit(running.bench, AccountsService, permissions);
  expect(walked).toHaveLength(17);
  expect(unaudited).toEqual([]);
});

describe('roles', () => {
  beforeAll(async () => {
    const admin = { roles: [Role.ADMIN] };
    const members = [1, 24, 25, 26, 31].map((n) => aMember(n, n === 31 ? admin : {}));
    await running.importer.importMembers({ members });
  });
  const as = (n: number, ...roles: RoleName[]) =>
    running.bench.client(AccountsService, {
      memberId: memberId(n),
      sessionId: `s${n}`,
      roles: ['member', ...roles],
    });
  const admin = () => as(31, 'admin');

  it('are given and taken by an admin; the sessions end', async () => {
    const { token } = await running.signIn(25);
    const { member } = await admin().setRoles({
      memberId: memberId(25),
      roles: [Role.EDITOR, Role.MODERATOR],
    });
    expect(member!.roles).toEqual([Role.MEMBER, Role.EDITOR, Role.MODERATOR]);
    expect(await running.visitor.getSession({ token })).toMatchObject({ ended: true });
    expect((await admin().listStaff({})).members.map(({ id }) => id)).toContain(memberId(25));
    await admin().setRoles({ memberId: memberId(25), roles: [] });
    expect((await admin().listStaff({})).members.map(({ id }) => id)).not.toContain(memberId(25));
  });

  it('are not set over those that another admin has given meanwhile', async () => {
    const set = (roles: Role[], seen: Role[]) =>
      problems(admin().setRoles({ memberId: memberId(24), roles, seen }));
    expect(await set([Role.EDITOR], [Role.MEMBER])).toBe('OK');
    expect(await set([Role.MODERATOR], [Role.MEMBER])).toBe('OUTDATED');
    const { member } = await as(30, 'moderator').listSanctions({ memberId: memberId(24) });
    expect(member!.roles).toEqual([Role.MEMBER, Role.EDITOR]);
    expect(await set([], [Role.MEMBER, Role.EDITOR])).toBe('OK');
  });

  it('of the last admin stay; of two admins who take each other the role at once, one stays', async () => {
    expect(await problems(admin().setRoles({ memberId: memberId(31), roles: [] }))).toBe('LAST_ADMIN');
    await running.importer.grantRole({ username: 'uye.26', role: Role.ADMIN });
    const taken = await Promise.all([
      problems(as(26, 'admin').setRoles({ memberId: memberId(31), roles: [] })),
      problems(admin().setRoles({ memberId: memberId(26), roles: [] })),
    ]);
    expect(taken.sort()).toEqual(['LAST_ADMIN', 'OK']);
  });

  it('that an operator grants leave an audit row, and so does a refused grant', async () => {
    await running.importer.grantRole({ username: 'uye.24', role: Role.EDITOR });
    expect(await problems(running.importer.grantRole({ username: 'yok.24', role: Role.EDITOR }))).toBe(
      'NOT_FOUND',
    );
    const rows = await running.sql(
      `SELECT actor_id, roles, operation, object_kind, outcome FROM audit
       WHERE object_ids && ARRAY[$1, $2] ORDER BY seq`,
      'uye.24',
      'yok.24',
    );
    const row = {
      actor_id: '00000000-0000-0000-0000-000000000000',
      roles: [],
      operation: 'AccountsService/grantRole',
      object_kind: 'member',
    };
    expect(rows).toEqual([
      { ...row, outcome: 'OK' },
      { ...row, outcome: 'NOT_FOUND' },
    ]);
  });

  it('are granted by username only to members', async () => {
    expect(await problems(running.importer.grantRole({ username: 'kimse', role: Role.ADMIN }))).toBe(
      'NOT_FOUND',
    );
    expect(await problems(running.importer.grantRole({ username: 'uye.1', role: Role.MEMBER }))).toEqual({
      role: 'invalid',
    });
  });
});
