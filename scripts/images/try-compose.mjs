// deploy/compose with our own images and no foreign one: its servers are those of deploy/stack, found through an
// override. Every process has to become healthy, the site has to answer, and a check of health has to notice who does not.
// usage: node scripts/images/try-compose.mjs (needs Docker with Compose v2 and the images; TAG, COMPOSE as `docker-compose`)
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeSecrets } from '../../deploy/compose/secrets.mjs';
import { databases, startStack } from '../../deploy/stack/index.mjs';
import { freePorts } from '../../deploy/stack/lib/ports.mjs';
import { psql } from '../../deploy/stack/servers/postgres-sql.mjs';
import { waitFor } from '../lib/wait.mjs';
import { versionOf } from '../lib/version.mjs';

const root = join(import.meta.dirname, '../..');
const PROJECT = 'seyir-try';
/** The processes and the servers meet here; the servers are at its gateway, which is this machine. */
const [SUBNET, HOST] = ['172.31.77.0/24', '172.31.77.1'];
const FOREIGN = ['postgres', 'redis', 'kafka'];
const HEALTH_MS = 60_000;

const folder = mkdtempSync(join(tmpdir(), 'seyir-compose-'));
const [port = 0] = await freePorts(1);
const origin = `http://localhost:${port}`;
const env = { ...process.env, PORT: String(port), ORIGIN: origin, TAG: process.env.TAG ?? versionOf(root) };

const docker = (...args) => execFileSync('docker', args, { encoding: 'utf8' }).trim();
const [program, ...before] = (process.env.COMPOSE ?? 'docker compose').split(' ');
const compose = (...args) => {
  const files = ['compose.yaml', 'override.yaml'].flatMap((name) => ['--file', join(folder, name)]);
  return execFileSync(program, [...before, '--project-name', PROJECT, ...files, ...args], {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
};

/** An env file's value of a name. */
const secretOf = (file, name) =>
  new RegExp(`^${name}=(.*)$`, 'm').exec(readFileSync(join(folder, 'secrets', file), 'utf8'))?.[1] ?? '';

/** The database that init.sql made for a service, where it is this time. */
const databaseUrl = (service, stack) => {
  const url = new URL(secretOf(`${service}.env`, 'DATABASE_URL'));
  url.host = new URL(stack.databaseUrl('keeper')).host;
  return url.href;
};

/** What another place of the servers changes, as Compose merges it. `$` begins a variable there. */
const override = (stack) => {
  const servers = { ...stack.secureKafka, ...stack.secureRedis };
  const service = (name, given) =>
    `  ${name}:
    pull_policy: never
    depends_on: !reset null
    environment: ${JSON.stringify(given).replaceAll('$', '$$$$')}
`;
  const redis = stack.secureRedis;
  return `services:
${FOREIGN.map((name) => `  ${name}: !reset null\n`).join('')}${databases()
    .map((name) => service(name, { ...servers, DATABASE_URL: databaseUrl(name, stack) }))
    .join('')}${service('gateway', redis)}  web: { pull_policy: never }
  demo: { pull_policy: never }
networks:
  default: { name: ${PROJECT}, external: true }
`;
};

/** Ctrl-C ends what Compose does just then; what waits ends at its next look. */
let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (stopped = true));

/** What a run that was killed has left. */
const clear = () => {
  const left = docker('ps', '--all', '--quiet', '--filter', `label=com.docker.compose.project=${PROJECT}`);
  if (left !== '') docker('rm', '--force', '--volumes', ...left.split('\n'));
  spawnSync('docker', ['network', 'rm', PROJECT]);
};

/** Health by service, as Compose tells it. */
const health = () => {
  if (stopped) throw new Error('stopped');
  return Object.fromEntries(
    compose('ps', '--all', '--format', 'json')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
      .map(({ Service, Health, State }) => [Service, Health || State]),
  );
};

/** @param {string} path @param {string} expected */
const answers = async (path, expected) => {
  const response = await fetch(origin + path);
  const text = await response.text();
  if (response.status !== 200 || !text.includes(expected))
    throw new Error(`${path}: ${response.status} ${text.slice(0, 200)}`);
  console.log(`✓ ${path} answers`);
};

/** A process that stands still is found to be ill, and well again once it goes on. @param {string} service */
const noticed = async (service) => {
  const id = compose('ps', '--quiet', service).trim();
  const is = (state) => () => health()[service] === state;
  const began = performance.now();
  docker('kill', '--signal', 'STOP', id);
  try {
    await waitFor(`${service} unhealthy`, HEALTH_MS, is('unhealthy'), 500);
  } finally {
    docker('kill', '--signal', 'CONT', id);
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  await waitFor(`${service} healthy again`, HEALTH_MS, is('healthy'), 500);
  console.log(
    `✓ ${service} standing still was found unhealthy after ${seconds} s, and healthy when it went on`,
  );
};

let stack;
try {
  copyFileSync(join(root, 'deploy/compose/compose.yaml'), join(folder, 'compose.yaml'));
  makeSecrets(join(folder, 'secrets'));
  clear();
  docker('network', 'create', '--subnet', SUBNET, '--gateway', HOST, PROJECT);
  const servers = { home: join(folder, 'home'), services: ['keeper'], host: HOST, guard: true };
  stack = await startStack({ ...servers, servers: FOREIGN, log: console.log });
  const { password } = stack.server('postgres').secrets;
  const at = { port: Number(new URL(stack.adminUrl()).port), password };
  await psql(at, readFileSync(join(folder, 'secrets/init.sql'), 'utf8'));
  writeFileSync(join(folder, 'override.yaml'), override(stack), { mode: 0o600 });

  const began = performance.now();
  compose('up', '--detach', '--wait', '--wait-timeout', '180');
  console.log(
    `✓ up and healthy after ${((performance.now() - began) / 1000).toFixed(0)} s: ${JSON.stringify(health())}`,
  );
  compose('--profile', 'demo', 'run', '--rm', 'demo');
  await answers('/', 'Gece Yarısı İskelesi');
  await answers('/dizi/gece-yarisi-iskelesi/1-sezon/2-bolum', 'Yorumlar');
  await noticed('comments');
  await noticed('web');
} catch (error) {
  console.error(error);
  process.exitCode = 1;
  try {
    console.error(compose('logs', '--tail', '15'));
  } catch {
    // It did not come so far.
  }
} finally {
  try {
    compose('--profile', 'demo', 'down', '--volumes', '--timeout', '45');
  } catch {
    // Nothing was up, or it did not end: what is left is removed below.
  }
  await stack?.stop();
  clear();
  rmSync(folder, { recursive: true, force: true });
}
