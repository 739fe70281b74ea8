import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { makeKeys } from './keys.mjs';
import { freePorts } from './lib/ports.mjs';

/**
 * One program of the fleet.
 * @typedef {object} Unit
 * @property {string} name also the name of its database, role and caller key
 * @property {number} replicas
 * @property {'grpc' | 'http'} serves its port arrives as GRPC_PORT or PORT
 * @property {('DATABASE_URL' | 'KAFKA_BROKERS' | 'REDIS_URL')[]} needs
 * @property {string} entry the built file, below the repository's root
 *
 * @typedef {import('./fleet.mjs').ProcessPlan} ProcessPlan
 */

/** @type {Unit['needs']} */
const ALL = ['DATABASE_URL', 'KAFKA_BROKERS', 'REDIS_URL'];

/** @param {string} name @returns {Unit} */
const service = (name, replicas = 1) => ({
  name,
  replicas,
  serves: 'grpc',
  needs: ALL,
  entry: `services/${name}/dist/main.js`,
});

/**
 * Who is in the fleet, in the order of starting.
 * @type {Unit[]}
 */
export const UNITS = [
  service('accounts'),
  service('catalogue'),
  service('playback'),
  service('comments', 2),
  service('notifications'),
  { name: 'web', replicas: 1, serves: 'http', needs: [], entry: 'web/dist/main.js' },
  { name: 'gateway', replicas: 2, serves: 'http', needs: ['REDIS_URL'], entry: 'gateway/dist/main.js' },
];

/** Services that own a database. @param {Unit[]} [units] */
export const databases = (units = UNITS) =>
  units.filter(({ needs }) => needs.includes('DATABASE_URL')).map(({ name }) => name);

/**
 * Ports, keys and environments for a fleet on a running stack.
 * @param {{ root: string, stack: { env: (service: string) => Record<string, string> }, port?: number, units?: Unit[] }} options
 *   `root`: the repository; `port`: of the first gateway, a free one by default
 * @returns {Promise<{ processes: ProcessPlan[], peers: Record<string, string> }>} `peers`: addresses `host:port` by unit,
 *   separated by commas
 * @throws {Error} when a unit is not built
 */
export async function planFleet({ root, stack, port, units = UNITS }) {
  const absent = units.map(({ entry }) => entry).filter((entry) => !existsSync(join(root, entry)));
  if (absent.length > 0) throw new Error(`not built: ${absent.join(', ')}`);
  const places = units.flatMap((unit) =>
    Array.from({ length: unit.replicas }, (_, index) => ({ unit, replica: index + 1 })),
  );
  const ports = await freePorts(places.length * 2);
  const placed = places.map(({ unit, replica }, index) => ({
    unit,
    replica,
    health: ports[index * 2] ?? 0,
    port: (unit.name === 'gateway' && replica === 1 ? port : undefined) ?? ports[index * 2 + 1] ?? 0,
  }));
  const addresses = (/** @type {string} */ name) =>
    placed.filter(({ unit }) => unit.name === name).map((place) => `127.0.0.1:${place.port}`);
  const peers = Object.fromEntries(units.map(({ name }) => [name, addresses(name).join(',')]));
  const keys = makeKeys(units.map(({ name }) => name));
  const processes = placed.map((place) => ({
    name: place.unit.name,
    replica: place.replica,
    command: process.execPath,
    args: ['--enable-source-maps', join(root, place.unit.entry)],
    cwd: root,
    readyUrl: `http://127.0.0.1:${place.health}/readyz`,
    env: {
      [place.unit.serves === 'grpc' ? 'GRPC_PORT' : 'PORT']: String(place.port),
      HEALTH_PORT: String(place.health),
      PEERS: JSON.stringify(peers),
      SIGNING_KEY: keys.signing[place.unit.name] ?? '',
      CALLER_KEYS: JSON.stringify(keys.callers),
      ...needed(place.unit, stack.env(place.unit.name)),
    },
  }));
  return { processes, peers };
}

/**
 * Only what the unit asks for: a process holds no password that it does not use.
 * @param {Unit} unit
 * @param {Record<string, string>} offered
 */
function needed(unit, offered) {
  return Object.fromEntries(
    unit.needs.map((key) => {
      const value = offered[key];
      if (value === undefined) throw new Error(`the stack offers no ${key} to ${unit.name}`);
      return [key, value];
    }),
  );
}
