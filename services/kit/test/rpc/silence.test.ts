import { expect, it } from '@jest/globals';
import { errorTable, fromStatus, toStatus } from '../../src/errors/index.js';
import { createSigner, createVerifier, generateKeys } from '../../src/rpc/keys.js';
import { assertNotSilenced, everyone, members, type PermissionRow } from '../../src/rpc/index.js';
import { adjustableClock } from '../../src/testing/index.js';

const silence = { until: Date.UTC(2030, 0, 1), violation: 2 };
const viewer = { memberId: 'm', roles: ['member'], silence } as const;
const written: PermissionRow = { viewer: { any: members } };

const isRefused = (row: PermissionRow, method: string, call: object = { viewer }, request = {}): boolean => {
  try {
    assertNotSilenced(row, call as never, method, request);
    return false;
  } catch {
    return true;
  }
};

it.each([
  ['a write that others see', written, 'postReply', true],
  ['a write whose name is new', written, 'composePoem', true],
  ['a read', written, 'getComments', false],
  ['taking an own text away', { viewer: { own: members } }, 'deleteComment', false],
  ['a report', written, 'report', false],
  ['what visitors may do too', { viewer: { any: everyone } }, 'sendContact', false],
  ['a note about the own watching', { viewer: { self: members } }, 'savePosition', false],
  ['an own text that others see', { viewer: { self: members }, whileSilenced: false }, 'updateProfile', true],
  ['what the row allows', { ...written, whileSilenced: true }, 'joinRoom', false],
] as [string, PermissionRow, string, boolean][])('%s by a silenced member', (_, row, method, refused) => {
  expect(isRefused(row, method)).toBe(refused);
});

it('a row may decide by the request', () => {
  const row = { ...written, whileSilenced: ({ active }: { active: boolean }) => !active };
  expect(isRefused(row, 'setFollow', { viewer }, { active: true })).toBe(true);
  expect(isRefused(row, 'setFollow', { viewer }, { active: false })).toBe(false);
});

it('members who are not silenced, and services in their own name, write', () => {
  expect(isRefused(written, 'postReply', { viewer: { memberId: 'm', roles: ['member'] } })).toBe(false);
  expect(isRefused(written, 'postReply', { viewer, caller: 'importer' })).toBe(false);
});

it('the refusal carries end and reason over the network', () => {
  expect.assertions(2);
  try {
    assertNotSilenced(written, { viewer }, 'postReply', {});
  } catch (error) {
    const received = fromStatus(toStatus(error as never) as never);
    expect(received).toMatchObject({ code: 'SILENCED', details: { sanction: silence } });
    expect(errorTable.SILENCED.http).toBe(403);
  }
});

it('the signed viewer says so until the silence ends, and a lifted one is signed anew', async () => {
  const clock = adjustableClock();
  const short = { until: clock.now().getTime() + 10_000, violation: 2 };
  const { privateKey, publicKey } = generateKeys();
  const signer = createSigner('gateway', privateKey, clock);
  const verifier = createVerifier('comments', { gateway: [publicKey] }, clock);
  const token = await signer.viewer({ ...viewer, silence: short });
  expect(await verifier.viewer(token)).toEqual({ ...viewer, silence: short });
  expect(await verifier.viewer(await signer.viewer({ memberId: 'm', roles: ['member'] }))).toEqual({
    memberId: 'm',
    roles: ['member'],
  });
  clock.advance(10_000);
  expect(await verifier.viewer(token)).not.toHaveProperty('silence');
});
