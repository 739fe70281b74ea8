import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { permissionCells, walkAudit } from '@seyir/kit/testing';
import { NotificationsService } from '@seyir/proto';
import { permissions } from '../src/permissions.js';
import { startNotifications, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startNotifications();
});
afterAll(() => running.close());

it.each(permissionCells(NotificationsService, permissions))('$name', async ({ allowed, refusals, code }) => {
  const refusal = await code(running.bench);
  if (allowed) expect(refusals).not.toContain(refusal);
  else expect(refusal).toBe(refusals[0]);
});

it('every operation that only staff may use writes an audit row', async () => {
  const { walked, unaudited } = await walkAudit(running.bench, NotificationsService, permissions);
  expect(walked).toHaveLength(1);
  expect(unaudited).toEqual([]);
});
