import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { silent, type Log } from './lib/log.ts';
import { end, gone, send, stateOf } from './lib/processes.ts';
import { openStack } from './stack.ts';
import { fleetFile, readState, supervisorFile, type FleetState } from './state.ts';

const STOP_MS = 20_000;

/** Stops everything in a home's state files: the fleet's processes in reverse order, then the servers. */
export async function stopHome(folder: string, log: Log = silent) {
  const home = resolve(folder);
  await stopSupervisor(home);
  const fleet: FleetState | undefined = readState(fleetFile(home));
  for (const [name, identity] of Object.entries(fleet?.processes ?? {}).reverse()) {
    if (stateOf(identity) === 'gone') continue;
    await end(identity, 'SIGTERM', STOP_MS);
    log(`${name} stopped`);
  }
  rmSync(fleetFile(home), { force: true });
  await openStack(home, { log })?.stop();
}

/** A supervisor in the foreground stops its fleet itself; before that it would restart the processes that we stop. */
async function stopSupervisor(home: string) {
  const supervisor = readState(supervisorFile(home));
  if (stateOf(supervisor) === 'gone' || supervisor.pid === process.pid) return;
  send(supervisor, 'SIGTERM');
  await gone([supervisor], 120_000);
}
