import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountsService } from '@seyir/proto';
import { aMember, memberId, startAccounts, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startAccounts();
  const members = [
    aMember(1, { username: 'isil_su', name: 'Işıl Su' }),
    aMember(2, { username: 'ismail', name: 'İsmail' }),
    aMember(3, { username: 'deniz', name: 'Isparta Gülü' }),
    aMember(4, { username: 'is.gone', name: 'Gitmiş' }),
    aMember(5, { username: 'isil1su', name: 'Başka' }),
  ];
  await running.importer.importMembers({ members });
  await running.sql(`UPDATE member SET banned_at = now() WHERE id = $1`, memberId(4));
});
afterAll(() => running.close());

const member = { memberId: memberId(9), sessionId: 's9', roles: ['member'] } as const;
const search = async (prefix: string, limit = 0) =>
  (await running.bench.client(AccountsService, member).searchMembers({ prefix, limit })).members.map(
    ({ username }) => username,
  );

describe('searching members', () => {
  it('finds beginnings of usernames first, then of display names, in any spelling', async () => {
    expect(await search('İS')).toEqual(['isil1su', 'isil_su', 'ismail', 'deniz']);
    expect(await search('ısp')).toEqual(['deniz']);
    expect(await search('is', 2)).toEqual(['isil1su', 'isil_su']);
  });

  it('takes every character literally, and finds none for an empty text', async () => {
    expect(await search('isil_')).toEqual(['isil_su']);
    for (const prefix of ['', '  ', '%', '_', '\\', 'a'.repeat(60)]) expect(await search(prefix)).toEqual([]);
  });
});

it('members are found by many usernames at once, without erased ones', async () => {
  const usernames = ['İSMAİL', 'ismail', 'is.gone', 'nobody', 'no name', ''];
  const { members } = await running.bench
    .serviceClient(AccountsService, 'comments')
    .getMembersByUsernames({ usernames });
  expect(members.map(({ id }) => id)).toEqual([memberId(2)]);
  const many = Array.from({ length: 51 }, (_, n) => `uye${n}`);
  await expect(running.visitor.getMembersByUsernames({ usernames: many })).rejects.toMatchObject({
    code: 'BAD_INPUT',
  });
});
