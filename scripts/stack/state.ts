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
import type { Json } from '../lib/json.ts';
import { identify, stateOf, type Identity } from './lib/processes.ts';

export interface ServerState {
  ports: Record<string, number>;
  secrets: Record<string, string>;
  /** those of its last start */
  settings?: Record<string, string>;
  process: Identity | null;
}

export interface StackState {
  version: 1;
  /** the folder is removed with the stack */
  temporary: boolean;
  /** address of the servers for clients */
  host: string;
  /** services with a database */
  services: string[];
  servers: Record<string, ServerState>;
}

export type FleetState = { version: 1; processes: Record<string, Identity> };

export const stateFile = (home: string) => join(home, 'state.json');
export const fleetFile = (home: string) => join(home, 'fleet.json');
/** The process that runs a fleet in the foreground. */
export const supervisorFile = (home: string) => join(home, 'supervisor.json');
/** Environment of operator commands for the fleet, in shell format. */
export const importerFile = (home: string) => join(home, 'importer.env');
export const logFile = (home: string, name: string) => join(home, 'logs', `${name}.log`);
/** Names of the existing logs, also of processes that ended. */
export const logNames = (home: string) => {
  const folder = join(home, 'logs');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.log'));
  return files.map((name) => name.slice(0, -'.log'.length)).sort();
};

/**
 * The content of a state file, whose type the caller knows.
 * @returns undefined if there is none
 */
export function readState(file: string): Json {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Replaces a state file atomically: a reader never sees half of it. Only its owner may read it, because it contains
 * passwords.
 */
export function writeState(file: string, state: unknown) {
  const half = `${file}.${process.pid}`;
  writeFileSync(half, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 });
  renameSync(half, file);
}

/** Creates the folder of a stack. Others may pass through it (PostgreSQL runs as another user), but not list it. */
export function makeHome(home: string) {
  mkdirSync(join(home, 'logs'), { recursive: true });
  chmodSync(join(home, 'logs'), 0o700);
  chmodSync(home, 0o711);
}

/**
 * Runs work that changes the processes of a home, one caller at a time.
 * @throws {Error} if another running process holds the lock
 */
export async function locked<T>(home: string, work: () => Promise<T>): Promise<T> {
  const file = join(home, 'lock');
  try {
    writeFileSync(file, JSON.stringify(identify(process.pid)), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
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
