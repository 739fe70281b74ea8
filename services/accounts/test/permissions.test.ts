import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { permissionCells, walkAudit } from '@seyir/kit/testing';
import { AccountsService } from '@seyir/proto';
import { permissions } from '../src/permissions.js';
import { startAccounts, type Running } from './fixtures.js';

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
