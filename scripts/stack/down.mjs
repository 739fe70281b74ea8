import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { silent } from './lib/log.mjs';
import { end, gone, send, stateOf } from './lib/processes.mjs';
import { openStack } from './stack.mjs';
import { fleetFile, readState, supervisorFile } from './state.mjs';

const STOP_MS = 20_000;

/**
 * Stops everything that a home's state files name: the fleet's processes, the last first, then the servers.
 * @param {string} folder
 * @param {import('./lib/log.mjs').Log} [log]
 */
export async function stopHome(folder, log = silent) {
  const home = resolve(folder);
  await stopSupervisor(home);
  /** @type {import('./state.mjs').FleetState | undefined} */
  const fleet = readState(fleetFile(home));
  for (const [name, identity] of Object.entries(fleet?.processes ?? {}).reverse()) {
    if (stateOf(identity) === 'gone') continue;
    await end(identity, 'SIGTERM', STOP_MS);
    log(`${name} stopped`);
  }
  rmSync(fleetFile(home), { force: true });
  await openStack(home, { log })?.stop();
}

/** A supervisor in the foreground stops its fleet itself, and would start again what we stop. @param {string} home */
async function stopSupervisor(home) {
  const supervisor = readState(supervisorFile(home));
  if (stateOf(supervisor) === 'gone' || supervisor.pid === process.pid) return;
  send(supervisor, 'SIGTERM');
  await gone([supervisor], 120_000);
}
