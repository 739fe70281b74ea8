import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { identify, stateOf } from './lib/processes.mjs';

/**
 * @typedef {import('./lib/processes.mjs').Identity} Identity
 * @typedef {object} ServerState
 * @property {Record<string, number>} ports
 * @property {Record<string, string>} secrets
 * @property {Record<string, string>} [settings] those that it last served with
 * @property {Identity | null} process
 *
 * @typedef {object} StackState
 * @property {1} version
 * @property {boolean} temporary the folder goes away with the stack
 * @property {string} host address at which clients find the servers
 * @property {string[]} services those that own a database
 * @property {Record<string, ServerState>} servers
 *
 * @typedef {{ version: 1, processes: Record<string, Identity> }} FleetState
 */

/** @param {string} home */
export const stateFile = (home) => join(home, 'state.json');
/** @param {string} home */
export const fleetFile = (home) => join(home, 'fleet.json');
/** The process that runs a fleet in the foreground. @param {string} home */
export const supervisorFile = (home) => join(home, 'supervisor.json');
/** What commands of the operator need to reach the fleet, for a shell. @param {string} home */
export const importerFile = (home) => join(home, 'importer.env');
/** @param {string} home @param {string} name */
export const logFile = (home, name) => join(home, 'logs', `${name}.log`);
/** Whose logs there are, also of what runs no longer. @param {string} home */
export const logNames = (home) => {
  const folder = join(home, 'logs');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.log'));
  return files.map((name) => name.slice(0, -'.log'.length)).sort();
};

/**
 * @param {string} file
 * @returns {any} undefined when there is none
 */
export function readState(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Replaces a state file whole: a reader never sees half of it. Only its owner may read it; it holds passwords.
 * @param {string} file
 * @param {unknown} state
 */
export function writeState(file, state) {
  const half = `${file}.${process.pid}`;
  writeFileSync(half, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 });
  renameSync(half, file);
}

/**
 * Makes the folder of a stack. Others may pass through it (PostgreSQL runs as a user of its own), not look around.
 * @param {string} home
 */
export function makeHome(home) {
  mkdirSync(join(home, 'logs'), { recursive: true });
  chmodSync(join(home, 'logs'), 0o700);
  chmodSync(home, 0o711);
}

/**
 * Runs work that changes which processes a home has, one caller at a time.
 * @template T
 * @param {string} home
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 * @throws {Error} when another live process is at it
 */
export async function locked(home, work) {
  const file = join(home, 'lock');
  try {
    writeFileSync(file, JSON.stringify(identify(process.pid)), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    const holder = readState(file);
    if (stateOf(holder) !== 'gone')
      throw new Error(`process ${holder.pid} is just starting or stopping ${home}`);
    rmSync(file, { force: true });
    return locked(home, work);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
