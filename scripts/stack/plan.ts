import { randomBytes } from 'node:crypto';
import { freePorts, isFree, LOOPBACK } from './lib/ports.ts';
import { stateOf } from './lib/processes.ts';
import { SPECS, USUAL } from './servers/all.ts';
import { passwordKey } from './servers/postgres-sql.ts';
import type { StackOptions } from './stack.ts';
import type { StackState, ServerState } from './state.ts';

/**
 * Ports and passwords for a start. Those of an earlier start of the same home are kept, because its data depends on
 * them.
 */
export async function planStack(
  earlier: StackState | undefined,
  { services = [], servers = USUAL, host, ports = {} }: StackOptions,
  temporary: boolean,
): Promise<StackState> {
  const state: StackState = {
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

async function planServer(
  name: string,
  earlier: ServerState | undefined,
  wished: number | undefined,
): Promise<ServerState> {
  const spec = SPECS[name];
  if (!spec) throw new Error(`unknown server ${name}: there are ${Object.keys(SPECS).join(', ')}`);
  if (earlier && stateOf(earlier.process) !== 'gone') return earlier;
  const fresh = await freePorts(spec.ports.length);
  const ports: Record<string, number> = {};
  for (const [index, port] of spec.ports.entries()) {
    const before = port === 'client' && wished !== undefined ? wished : earlier?.ports[port];
    if (before !== undefined && (await isFree(before))) ports[port] = before;
    else if (port === 'client' && wished !== undefined)
      throw new Error(`port ${wished} for ${name} is taken`);
    else ports[port] = fresh[index] ?? 0;
  }
  return { ...earlier, ports, secrets: { ...spec.secrets(), ...earlier?.secrets }, process: null };
}
