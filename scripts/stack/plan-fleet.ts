import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeKeys } from '../../deploy/compose/keys.mjs';
import { planFront } from './front.ts';
import { freePorts } from './lib/ports.ts';
import { nodeEnv, nodeFlags } from '../../scripts/lib/node-flags.mjs';
import { UNITS, type Unit, type Secrets } from './topology.ts';
import type { ProcessPlan } from './fleet.ts';

type Place = { unit: Unit; replica: number; ports: Record<string, number> };

/** Ports of the front: the site, the pages, the internal endpoint. */
const LISTENERS = 3;

/**
 * Ports, keys and environments for a fleet on a running stack.
 * @returns `peers`: addresses `host:port` by unit, comma-separated; `origin`: of the site, which is HAProxy's;
 * `importer`: environment of the command that imports the demo
 * @throws {Error} if a unit is not built, or HAProxy is not installed
 */
export async function planFleet({
  root,
  stack,
  port,
  units = UNITS,
  env = {},
}: {
  /** the repository, unless a unit names another */
  root: string;
  stack: { home: string; env: (unit: string) => Record<string, string> };
  /** of the site, default: a free one */
  port?: number;
  units?: Unit[];
  /** additional environment of every process */
  env?: Record<string, string>;
}): Promise<{
  processes: ProcessPlan[];
  peers: Record<string, string>;
  origin: string;
  importer: Record<string, string>;
}> {
  const folderOf = (unit: Unit) => unit.root ?? root;
  const absent = units.map((unit) => join(folderOf(unit), unit.entry)).filter((entry) => !existsSync(entry));
  if (absent.length > 0) throw new Error(`not built: ${[...new Set(absent)].join(', ')}`);
  const free = await freePorts(
    LISTENERS + units.reduce((sum, { replicas, ports }) => sum + replicas * ports.length, 0),
  );
  const [sitePort = 0, pagesPort = 0, internalPort = 0] = free.splice(0, LISTENERS);
  const places = takePlaces(units, free);
  const backends = (name: string, wanted: string | undefined = undefined) =>
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
  const at = (number: number) => `http://127.0.0.1:${number}`;
  const origin = at(port ?? sitePort);
  const facts = {
    origin,
    pages: at(pagesPort),
    internal: at(internalPort),
    identity: stack.env('accounts')['KEYCLOAK_URL'],
    secrets,
    secretFile: secretFiles(stack.home, secrets),
  };
  const front = planFront(stack.home, {
    site: { port: port ?? sitePort, backends: backends('gateway') },
    pages: { port: pagesPort, backends: backends('web') },
    internal: { port: internalPort, backends: backends('gateway', 'INTERNAL_PORT') },
  });
  const processes = places.map(({ unit, replica, ports }) => ({
    name: unit.name,
    replica,
    command: process.execPath,
    args: [...nodeFlags, join(folderOf(unit), unit.entry)],
    cwd: folderOf(unit),
    readyUrl: `http://127.0.0.1:${ports[unit.ready]}/readyz`,
    env: {
      ...nodeEnv,
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

function takePlaces(units: Unit[], free: number[]): Place[] {
  return units.flatMap((unit) =>
    Array.from({ length: unit.replicas }, (_, index) => ({
      unit,
      replica: index + 1,
      ports: Object.fromEntries(unit.ports.map((name) => [name, free.pop() ?? 0])),
    })),
  );
}

/** Contains only what the unit needs: a process gets no password that it does not use. */
function needed(unit: Unit, offered: Record<string, string>) {
  return Object.fromEntries(
    unit.needs.map((key) => {
      const value = offered[key];
      if (value === undefined) throw new Error(`the stack offers no ${key} to ${unit.name}`);
      return [key, value];
    }),
  );
}

/** Every process gets these, if the stack collects traces. */
const traced = ({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }: Record<string, string>): Record<string, string> =>
  endpoint === undefined ? {} : { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint };

/** The importer needs the store too, because it writes pictures. */
const stored = (offered: Record<string, string>) =>
  Object.fromEntries(Object.entries(offered).filter(([key]) => key.startsWith('S3_')));

const secret = () => randomBytes(32).toString('base64url');

/** Secrets that are passed as files: written on first use, only for the owner. */
function secretFiles(home: string, secrets: Secrets) {
  return (name: string) => {
    const folder = join(home, 'secrets');
    const value = new Map(Object.entries(secrets)).get(name);
    if (value === undefined) throw new Error(`there is no secret ${name}`);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(join(folder, name), value, { mode: 0o600 });
    return join(folder, name);
  };
}
