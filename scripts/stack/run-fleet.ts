import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { startFleet } from './fleet.ts';
import { installFront } from './front.ts';
import { planFleet } from './plan-fleet.ts';
import { identify } from './lib/processes.ts';
import { USUAL } from './servers/all.ts';
import { watchProcesses } from './servers/prometheus.ts';
import { startStack } from './stack.ts';
import { importerFile, supervisorFile, writeState } from './state.ts';
import { databases, UNITS, type Unit } from './topology.ts';
import type { Log } from './lib/log.ts';

interface RunOptions {
  home: string;
  /** the repository */
  root: string;
  /** of the site */
  port?: number;
  /** sign-in at Keycloak; needs `port`, because its realm contains the site's address */
  keycloak?: boolean;
  /** servers that are started in addition to the default ones */
  besides?: string[];
  units?: Unit[];
  /** runs once all are ready, with the importer's environment */
  fill?: (importer: Record<string, string>) => Promise<void>;
  log: Log;
  /** stops it gracefully */
  signal: AbortSignal;
}

/**
 * Runs the servers and the whole fleet until the signal is aborted.
 * @throws {Error} if something does not start; everything is stopped again
 */
export async function runFleet(options: RunOptions) {
  const { home, root, port, keycloak = false, besides = [], units = UNITS, fill, log, signal } = options;
  const stack = await startStack({
    home,
    services: databases(units),
    guard: true,
    log,
    signal,
    servers: [...new Set([...USUAL, ...(keycloak ? ['keycloak'] : []), ...besides])],
    ...(keycloak && { settings: { keycloak: { SEYIR_ORIGIN: `http://127.0.0.1:${port}` } } }),
  });
  const file = supervisorFile(resolve(home));
  try {
    writeState(file, identify(process.pid));
    await installFront(log);
    const { processes, origin, importer } = await planFleet({
      root,
      stack,
      units,
      ...(port === undefined ? {} : { port }),
    });
    if (besides.includes('prometheus')) watchProcesses(resolve(home), processes);
    writeFileSync(importerFile(resolve(home)), shellLines(importer), { mode: 0o600 });
    const fleet = await startFleet({ home, processes, respawn: true, log, output: log, signal });
    try {
      await fill?.(importer);
      log(`the fleet is up: ${origin}/`);
      await untilAborted(signal);
    } finally {
      await fleet.stop();
    }
  } finally {
    if (existsSync(file)) rmSync(file);
    rmSync(importerFile(resolve(home)), { force: true });
    await stack.stop();
  }
}

/** In a format for `set -a; . FILE`. */
const shellLines = (env: Record<string, string>) =>
  Object.entries(env)
    .map(([name, value]) => `${name}='${value.replaceAll("'", "'\\''")}'\n`)
    .join('');

function untilAborted(signal: AbortSignal): Promise<void> {
  const alive = setInterval(() => {}, 60_000); // the children do not keep this process alive
  const aborted: Promise<void> = new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve());
  });
  return aborted.finally(() => clearInterval(alive));
}
