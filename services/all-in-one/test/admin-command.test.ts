import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { DomainError, openCommandSocket, type Peers } from '@seyir/kit';
import { contracts, Role } from '@seyir/proto';
import { adminCommand } from '../src/admin-command.js';

let folder: string;
let socket: { close(): Promise<void> } | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seyir-admin-command-'));
});
afterEach(async () => {
  await socket?.close();
  socket = undefined;
  await rm(folder, { recursive: true, force: true });
});

/** A site that runs on the folder; returns the granted roles. */
const openSite = async (refusal?: DomainError) => {
  const granted: unknown[] = [];
  const grantRole = ({ username, role }: { username: string; role: Role }) => {
    if (refusal) return Promise.reject(refusal);
    granted.push({ username, role });
    return Promise.resolve({ member: { username } });
  };
  const peers = {
    client: (contract: Parameters<Peers['client']>[0]) =>
      Object.fromEntries(
        contract.methods.map(({ localName }) => [
          localName,
          localName === 'grantRole' ? grantRole : () => Promise.resolve({}),
        ]),
      ),
  } as unknown as Peers;
  socket = await openCommandSocket(folder, Object.values(contracts), peers);
  return granted;
};

const run = async (...args: string[]) => {
  let said = '';
  const code = await adminCommand(args, {
    config: { SEYIR_DATA: folder } as never,
    env: {},
    out: { write: (text: string) => (said += text) },
    complain: (text) => void (said += text),
    agrees: undefined,
    signal: new AbortController().signal,
  });
  return { code, said };
};

it('makes a member of the running site an admin', async () => {
  const granted = await openSite();
  expect(await run('grant', 'ayse')).toMatchObject({
    code: 0,
    said: expect.stringContaining('ayse is an admin.'),
  });
  expect(granted).toEqual([{ username: 'ayse', role: Role.ADMIN }]);
});

it.each([
  ['NOT_FOUND', 'There is no member with this username'],
  ['SIGN_IN_ELSEWHERE', 'An identity provider keeps the roles'],
] as const)('says why it cannot: %s', async (code, text) => {
  await openSite(new DomainError(code));
  expect(await run('grant', 'ayse')).toMatchObject({ code: 1, said: expect.stringContaining(text) });
});

it.each([[[]], [['take', 'ayse']], [['grant']], [['grant', 'ayse', 'fatma']]])(
  'explains itself for wrong arguments: %j',
  async (args) => {
    expect(await run(...args)).toMatchObject({ code: 2, said: expect.stringContaining('usage:') });
  },
);
