import { randomBytes } from 'node:crypto';
import { freePorts, isFree, LOOPBACK } from './lib/ports.mjs';
import { stateOf } from './lib/processes.mjs';
import { SPECS, USUAL } from './servers/all.mjs';
import { passwordKey } from './servers/postgres-sql.mjs';

/**
 * @typedef {import('./state.mjs').StackState} StackState
 * @typedef {import('./state.mjs').ServerState} ServerState
 */

/**
 * Ports and passwords for a start. What an earlier start of the same home chose is kept: its data was made with it.
 * @param {StackState | undefined} earlier
 * @param {import('./stack.mjs').StackOptions} options
 * @param {boolean} temporary
 * @returns {Promise<StackState>}
 */
export async function planStack(earlier, { services = [], servers = USUAL, host, ports = {} }, temporary) {
  /** @type {StackState} */
  const state = {
    version: 1,
    temporary,
    host: host ?? earlier?.host ?? LOOPBACK,
    services: [...new Set([...(earlier?.services ?? []), ...services])],
    servers: { ...earlier?.servers },
  };
  for (const name of servers) {
    state.servers[name] = await planServer(name, earlier?.servers[name], ports[name]);
  }
  const secrets = state.servers['postgres']?.secrets;
  if (secrets) {
    for (const service of state.services)
      secrets[passwordKey(service)] ??= randomBytes(24).toString('base64url');
  }
  return state;
}

/**
 * @param {string} name
 * @param {ServerState | undefined} earlier
 * @param {number | undefined} wished
 * @returns {Promise<ServerState>}
 */
async function planServer(name, earlier, wished) {
  const spec = SPECS[name];
  if (!spec) throw new Error(`unknown server ${name}: there are ${Object.keys(SPECS).join(', ')}`);
  if (earlier && stateOf(earlier.process) !== 'gone') return earlier;
  const fresh = await freePorts(spec.ports.length);
  /** @type {Record<string, number>} */
  const ports = {};
  for (const [index, port] of spec.ports.entries()) {
    const before = port === 'client' && wished !== undefined ? wished : earlier?.ports[port];
    if (before !== undefined && (await isFree(before))) ports[port] = before;
    else if (port === 'client' && wished !== undefined)
      throw new Error(`port ${wished} for ${name} is taken`);
    else ports[port] = fresh[index] ?? 0;
  }
  return { ...earlier, ports, secrets: { ...spec.secrets(), ...earlier?.secrets }, process: null };
}
