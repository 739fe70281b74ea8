import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { startFleet } from './fleet.mjs';
import { installFront } from './front.mjs';
import { planFleet } from './plan-fleet.mjs';
import { identify } from './lib/processes.mjs';
import { USUAL } from './servers/all.mjs';
import { watchProcesses } from './servers/prometheus.mjs';
import { startStack } from './stack.mjs';
import { importerFile, supervisorFile, writeState } from './state.mjs';
import { databases, UNITS } from './topology.mjs';

/**
 * @typedef {object} RunOptions
 * @property {string} home
 * @property {string} root the repository
 * @property {number} [port] of the site
 * @property {boolean} [keycloak] one signs in at Keycloak; needs `port`, since its realm knows the site's address
 * @property {string[]} [besides] servers that are started besides the usual ones
 * @property {import('./topology.mjs').Unit[]} [units]
 * @property {(importer: Record<string, string>) => Promise<void>} [fill] runs once all are ready, with the environment of
 *   what fills in content
 * @property {import('./lib/log.mjs').Log} log
 * @property {AbortSignal} signal ends it, in order
 */

/**
 * The servers and the whole fleet, until the signal comes.
 * @param {RunOptions} options
 * @throws {Error} when something does not start; everything is stopped again
 */
export async function runFleet(options) {
  const { home, root, port, keycloak = false, besides = [], units = UNITS, fill, log, signal } = options;
  const stack = await startStack({
    ...{ home, services: databases(units), guard: true, log, signal },
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

/** What a shell reads with `set -a; . FILE`. @param {Record<string, string>} env */
const shellLines = (env) =>
  Object.entries(env)
    .map(([name, value]) => `${name}='${value.replaceAll("'", "'\\''")}'\n`)
    .join('');

/** @param {AbortSignal} signal @returns {Promise<void>} */
function untilAborted(signal) {
  const alive = setInterval(() => {}, 60_000); // the children do not keep this process alive
  /** @type {Promise<void>} */
  const aborted = new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve());
  });
  return aborted.finally(() => clearInterval(alive));
}
