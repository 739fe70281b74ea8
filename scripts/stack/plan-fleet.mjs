import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeKeys } from '../../deploy/compose/keys.mjs';
import { planFront } from './front.mjs';
import { freePorts } from './lib/ports.mjs';
import { nodeFlags } from '../../scripts/lib/node-flags.mjs';
import { UNITS } from './topology.mjs';

/**
 * @typedef {import('./fleet.mjs').ProcessPlan} ProcessPlan
 * @typedef {import('./topology.mjs').Unit} Unit
 * @typedef {{ unit: Unit, replica: number, ports: Record<string, number> }} Place
 */

/** Of the one in front: the site, the pages behind it, the internal door. */
const LISTENERS = 3;

/**
 * Ports, keys and environments for a fleet on a running stack.
 * @param {object} options
 * @param {string} options.root the repository, where a unit names no other
 * @param {{ home: string, env: (unit: string) => Record<string, string> }} options.stack
 * @param {number} [options.port] of the site, a free one by default
 * @param {Unit[]} [options.units]
 * @param {Record<string, string>} [options.env] for every process besides
 * @returns {Promise<{ processes: ProcessPlan[], peers: Record<string, string>, origin: string, importer: Record<string, string> }>}
 *   `peers`: addresses `host:port` by unit, separated by commas; `origin`: of the site, where HAProxy is; `importer`:
 *   environment of the command that fills in demo content
 * @throws {Error} when a unit is not built, or HAProxy not installed
 */
export async function planFleet({ root, stack, port, units = UNITS, env = {} }) {
  const folderOf = (/** @type {Unit} */ unit) => unit.root ?? root;
  const absent = units.map((unit) => join(folderOf(unit), unit.entry)).filter((entry) => !existsSync(entry));
  if (absent.length > 0) throw new Error(`not built: ${[...new Set(absent)].join(', ')}`);
  const free = await freePorts(
    LISTENERS + units.reduce((sum, { replicas, ports }) => sum + replicas * ports.length, 0),
  );
  const [sitePort = 0, pagesPort = 0, doorPort = 0] = free.splice(0, LISTENERS);
  const places = takePlaces(units, free);
  const backends = (/** @type {string} */ name, /** @type {string | undefined} */ wanted = undefined) =>
    places
      .filter(({ unit }) => unit.name === name)
      .map(({ unit, replica, ports }) => ({
        name: `${name}-${replica}`,
        address: `127.0.0.1:${ports[wanted ?? unit.ports[0] ?? '']}`,
        check: ports[unit.ready] ?? 0,
      }));
  const peers = Object.fromEntries(
    units.map(({ name }) => [
      name,
      backends(name)
        .map(({ address }) => address)
        .join(','),
    ]),
  );
  const keys = makeKeys([...units.map(({ name }) => name), 'importer']);
  const secrets = { media: secret(), internal: secret(), captcha: secret() };
  const at = (/** @type {number} */ number) => `http://127.0.0.1:${number}`;
  const origin = at(port ?? sitePort);
  const facts = {
    ...{ origin, pages: at(pagesPort), door: at(doorPort) },
    identity: stack.env('accounts')['KEYCLOAK_URL'],
    ...{ secrets, secretFile: secretFiles(stack.home, secrets) },
  };
  const front = planFront(stack.home, {
    site: { port: port ?? sitePort, backends: backends('gateway') },
    pages: { port: pagesPort, backends: backends('web') },
    door: { port: doorPort, backends: backends('gateway', 'INTERNAL_PORT') },
  });
  const processes = places.map(({ unit, replica, ports }) => ({
    name: unit.name,
    replica,
    command: process.execPath,
    args: [...nodeFlags, join(folderOf(unit), unit.entry)],
    cwd: folderOf(unit),
    readyUrl: `http://127.0.0.1:${ports[unit.ready]}/readyz`,
    env: {
      ...Object.fromEntries(Object.entries(ports).map(([name, number]) => [name, String(number)])),
      PEERS: JSON.stringify(peers),
      SIGNING_KEY: keys.signing[unit.name] ?? '',
      CALLER_KEYS: JSON.stringify(keys.callers),
      SEYIR_DATA: join(stack.home, 'files'),
      ...needed(unit, stack.env(unit.name)),
      ...traced(stack.env(unit.name)),
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
  return { processes: [...processes, front], peers, origin, importer };
}

/**
 * @param {Unit[]} units
 * @param {number[]} free
 * @returns {Place[]}
 */
function takePlaces(units, free) {
  return units.flatMap((unit) =>
    Array.from({ length: unit.replicas }, (_, index) => ({
      unit,
      replica: index + 1,
      ports: Object.fromEntries(unit.ports.map((name) => [name, free.pop() ?? 0])),
    })),
  );
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

/**
 * Everybody's, where the stack collects traces.
 * @param {Record<string, string>} offered
 * @returns {Record<string, string>}
 */
const traced = ({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }) =>
  endpoint === undefined ? {} : { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint };

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
