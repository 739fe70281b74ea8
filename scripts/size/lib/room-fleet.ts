import { mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Login } from '../../lib/site.ts';
import { unlimited } from '../../lib/limits.ts';
import { openTables } from '../../lib/tables.ts';
import { callerOf, type Caller } from '../../site/caller.ts';
import { documentOf } from '../../site/documents.ts';
import { databases, planFleet, startFleet, startStack, UNITS } from '../../stack/index.ts';
import { fillDemo } from '../../stack/fill-demo.ts';

const root = join(import.meta.dirname, '../../..');
const EPISODE = { kind: 'SERIES', slug: 'gece-yarisi-iskelesi', season: 1, number: 1 };
/** These processes, which rooms use most, have two replicas; the others have one. */
const TWICE = new Set(['gateway', 'messaging']);

/** Five members are in all rooms. */
const manyRooms = {
  ...unlimited,
  LIMITS: JSON.stringify({
    ...JSON.parse(unlimited.LIMITS),
    controlling: [{ max: 1e9, windowMs: 60_000 }],
    beating: [{ max: 1e9, windowMs: 60_000 }],
  }),
};

/** A fleet with two gateways and two processes of messaging, for rooms. */
export type RoomFleet = Awaited<ReturnType<typeof openRoomFleet>>;

export const openRoomFleet = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seyir-room-load-'));
  const home = join(folder, 'home');
  const units = UNITS.map((unit) => ({ ...unit, replicas: TWICE.has(unit.name) ? 2 : 1 }));
  const quiet = () => undefined;
  const stack = await startStack({ home, services: databases(), guard: true, log: quiet });
  const closeStack = async () => {
    await stack.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const plan = await planFleet({ root, stack, units, env: { ...manyRooms, LOG_LEVEL: 'warn' } });
    const fleet = await startFleet({ home, processes: plan.processes, guard: true, log: quiet });
    const close = async () => {
      await fleet.stop();
      await closeStack();
    };
    try {
      await fillDemo({ root, env: plan.importer, log: quiet });
      const gateways = (plan.peers['gateway'] ?? '').split(',').map((address) => `http://${address}`);
      const logins: Login[] = JSON.parse(
        readFileSync(join(plan.importer['SEYIR_DATA'] ?? '', 'demo-logins.json'), 'utf8'),
      );
      const members: Caller[] = [];
      for (const login of logins) members.push(await callerOf(gateways[0] ?? '').signedIn(login));
      const { watchPage } = await callerOf(gateways[0] ?? '').data(documentOf('WatchPage'), EPISODE);
      return {
        gateways,
        members,
        episodeId: watchPage.episode.id as string,
        tables: openTables((service) => ({ connectionString: stack.databaseUrl(service) })),
        close,
      };
    } catch (error) {
      await fleet.stop();
      throw error;
    }
  } catch (error) {
    await closeStack();
    throw error;
  }
};
