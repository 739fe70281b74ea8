import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeKeys } from './keys.mjs';
import { freePorts } from './lib/ports.mjs';
import { UNITS } from './topology.mjs';

/**
 * @typedef {import('./fleet.mjs').ProcessPlan} ProcessPlan
 * @typedef {import('./topology.mjs').Unit} Unit
 * @typedef {{ unit: Unit, replica: number, ports: Record<string, number> }} Place
 */

/**
 * Ports, keys and environments for a fleet on a running stack.
 * @param {object} options
 * @param {string} options.root the repository
 * @param {{ home: string, env: (unit: string) => Record<string, string> }} options.stack
 * @param {number} [options.port] of the first gateway, a free one by default
 * @param {Unit[]} [options.units]
 * @param {Record<string, string>} [options.env] for every process besides
 * @returns {Promise<{ processes: ProcessPlan[], peers: Record<string, string>, origin: string, importer: Record<string, string> }>}
 *   `peers`: addresses `host:port` by unit, separated by commas; `origin`: of the site; `importer`: environment of the
 *   command that fills in demo content
 * @throws {Error} when a unit is not built
 */
export async function planFleet({ root, stack, port, units = UNITS, env = {} }) {
  const absent = units.map(({ entry }) => entry).filter((entry) => !existsSync(join(root, entry)));
  if (absent.length > 0) throw new Error(`not built: ${[...new Set(absent)].join(', ')}`);
  const places = await takePlaces(units, port);
  const addresses = (/** @type {string} */ name, /** @type {string | undefined} */ wanted = undefined) =>
    places
      .filter(({ unit }) => unit.name === name)
      .map(({ unit, ports }) => `127.0.0.1:${ports[wanted ?? unit.ports[0] ?? '']}`);
  const peers = Object.fromEntries(units.map(({ name }) => [name, addresses(name).join(',')]));
  const keys = makeKeys([...units.map(({ name }) => name), 'importer']);
  const secrets = { media: secret(), internal: secret() };
  const origin = `http://${addresses('gateway')[0]}`;
  const facts = { addresses, origin, secrets, secretFile: secretFiles(stack.home, secrets) };
  const processes = places.map(({ unit, replica, ports }) => ({
    name: unit.name,
    replica,
    command: process.execPath,
    args: ['--enable-source-maps', join(root, unit.entry)],
    cwd: root,
    readyUrl: `http://127.0.0.1:${ports[unit.ready]}/readyz`,
    env: {
      ...Object.fromEntries(Object.entries(ports).map(([name, number]) => [name, String(number)])),
      PEERS: JSON.stringify(peers),
      SIGNING_KEY: keys.signing[unit.name] ?? '',
      CALLER_KEYS: JSON.stringify(keys.callers),
      SEYIR_DATA: join(stack.home, 'files'),
      ...needed(unit, stack.env(unit.name)),
      ...unit.env?.(facts),
      ...env,
    },
  }));
  const importer = {
    PEERS: JSON.stringify(peers),
    SIGNING_KEY: keys.signing['importer'] ?? '',
    SEYIR_DATA: join(stack.home, 'files'),
    ...stored(stack.env('importer')),
  };
  return { processes, peers, origin, importer };
}

/**
 * @param {Unit[]} units
 * @param {number | undefined} port
 * @returns {Promise<Place[]>}
 */
async function takePlaces(units, port) {
  const count = units.reduce((sum, { replicas, ports }) => sum + replicas * ports.length, 0);
  const free = await freePorts(count);
  const places = units.flatMap((unit) =>
    Array.from({ length: unit.replicas }, (_, index) => ({
      unit,
      replica: index + 1,
      ports: Object.fromEntries(unit.ports.map((name) => [name, free.pop() ?? 0])),
    })),
  );
  const first = places.find(({ unit, replica }) => unit.name === 'gateway' && replica === 1);
  if (first && port !== undefined) first.ports[first.unit.ports[0] ?? ''] = port;
  return places;
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

/** What fills in content writes pictures, too. @param {Record<string, string>} offered */
const stored = (offered) =>
  Object.fromEntries(Object.entries(offered).filter(([key]) => key.startsWith('S3_')));

const secret = () => randomBytes(32).toString('base64url');

/**
 * For what is handed over as a file: written when somebody asks for it, for the owner only.
 * @param {string} home
 * @param {import('./topology.mjs').Secrets} secrets
 */
function secretFiles(home, secrets) {
  return (/** @type {string} */ name) => {
    const folder = join(home, 'secrets');
    const value = new Map(Object.entries(secrets)).get(name);
    if (value === undefined) throw new Error(`there is no secret ${name}`);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(join(folder, name), value, { mode: 0o600 });
    return join(folder, name);
  };
}
