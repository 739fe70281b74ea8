import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { permissionCells, walkAudit } from '@seyir/kit/testing';
import { PlaybackService } from '@seyir/proto';
import { permissions } from '../src/permissions.js';
import { startPlayback, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startPlayback();
});
afterAll(() => running.close());

it.each(permissionCells(PlaybackService, permissions))('$name', async ({ allowed, refusals, code }) => {
  const refusal = await code(running.bench);
  if (allowed) expect(refusals).not.toContain(refusal);
  else expect(refusal).toBe(refusals[0]);
});

it('every operation that only staff may use writes an audit row', async () => {
  const { walked, unaudited } = await walkAudit(running.bench, PlaybackService, permissions);
  expect(walked).toHaveLength(9);
  expect(unaudited).toEqual([]);
});
