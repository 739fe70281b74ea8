import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { permissionCells, walkAudit } from '@seyir/kit/testing';
import { CatalogueService } from '@seyir/proto';
import { permissions } from '../src/permissions.js';
import { startCatalogue, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startCatalogue();
});
afterAll(() => running.close());

it.each(permissionCells(CatalogueService, permissions))('$name', async ({ allowed, refusals, code }) => {
  const refusal = await code(running.bench);
  if (allowed) expect(refusals).not.toContain(refusal);
  else expect(refusal).toBe(refusals[0]);
});

it('every operation that only staff may use writes an audit row', async () => {
  const { walked, unaudited } = await walkAudit(running.bench, CatalogueService, permissions);
  expect(walked).toHaveLength(16);
  expect(unaudited).toEqual([]);
});
