// Tries the composition without third-party images. Its servers are those of scripts/stack, including Keycloak, and HAProxy is this
// machine's. Every process must become healthy, the site must answer and serve pictures from the store, a sign-in and sign-out at
// Keycloak must work, and health checks must detect a stopped process.
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArgs } from '../lib/args.ts';
import { versionOf } from '../lib/version.ts';
import { startStack } from '../stack/index.ts';
import { freePorts } from '../stack/lib/ports.ts';
import { startProxy } from '../stack/lib/proxy.ts';
import { until } from '../stack/lib/wait.ts';
import { psql } from '../stack/servers/postgres-sql.ts';
import { makeSecrets } from '../../deploy/compose/secrets.mjs';
import { override } from './try-override.ts';
import { trySignIn } from './try-sign-in.ts';

readArgs(
  `usage: node scripts/compose/try.ts
  Needs Docker with Compose v2, HAProxy and the images (TAG). COMPOSE names another program, such as docker-compose.`,
  {},
);

const PROJECT = 'seyir-try';
/** The network of the processes. This machine is its gateway, and the servers run there. */
const [SUBNET, HOST, FRONT] = ['172.31.77.0/24', '172.31.77.1', '172.31.77.80'];
const SERVERS = ['postgres', 'redis', 'kafka', 's3', 'mail', 'keycloak'];
const COMPOSE = join(import.meta.dirname, '../../deploy/compose');
const FILES = ['compose.yaml', 'keycloak.yaml', 'haproxy.cfg'];
const HEALTH_MS = 60_000;

const folder = mkdtempSync(join(tmpdir(), 'seyir-compose-'));
const [port = 0] = await freePorts(1);
const origin = `http://localhost:${port}`;
const tag = process.env['TAG'] ?? versionOf(join(import.meta.dirname, '../..'));
const env = { ...process.env, PORT: String(port), TAG: tag, SUBNET };

const docker = (...args: string[]) => execFileSync('docker', args, { encoding: 'utf8' }).trim();
const [program = '', ...before] = (process.env['COMPOSE'] ?? 'docker compose').split(' ');
const composeOf = (files: string[], ...args: string[]): string =>
  execFileSync(
    program,
    [
      ...before,
      '--project-name',
      PROJECT,
      ...files.flatMap((name) => ['--file', join(folder, name)]),
      ...args,
    ],
    { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
const compose = (...args: string[]) => composeOf(['compose.yaml', 'keycloak.yaml', 'override.yaml'], ...args);

/** Ctrl-C stops the running Compose command; waits stop at their next check. */
let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (stopped = true));

/** Removes the remains of a killed run. */
const clear = () => {
  const left = docker('ps', '--all', '--quiet', '--filter', `label=com.docker.compose.project=${PROJECT}`);
  if (left !== '') docker('rm', '--force', '--volumes', ...left.split('\n'));
  spawnSync('docker', ['network', 'rm', PROJECT]);
};

/** @throws {Error} after Ctrl-C */
const goOn = () => {
  if (stopped) throw new Error('stopped');
};

/** Health by container, from Compose. */
const health = (): Record<string, string> => {
  goOn();
  return Object.fromEntries(
    compose('ps', '--all', '--format', 'json')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
      .map(({ Name, Health, State }) => [Name.replace(`${PROJECT}-`, ''), Health || State]),
  );
};

const answers = async (path: string, expected: string): Promise<string> => {
  goOn();
  const response = await fetch(origin + path);
  const text = await response.text();
  if (response.status !== 200 || !text.includes(expected))
    throw new Error(`${path}: ${response.status} ${text.slice(0, 200)}`);
  console.log(`✓ ${path} answers`);
  return text;
};

/** A picture of the page that the store serves. */
const shown = async (html: string) => {
  const path = /<img[^>]*\ssrc="(\/[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  const response = await fetch(`${origin}${path}`);
  const size = (await response.arrayBuffer()).byteLength;
  const type = response.headers.get('content-type');
  if (response.status !== 200 || !type?.startsWith('image/') || size === 0)
    throw new Error(`${path}: ${response.status} ${type}, ${size} bytes`);
  console.log(`✓ a picture of the page: ${type}, ${size} bytes`);
};

/** Pauses a container during `work`. */
const standing = async (name: string, work: () => Promise<void>) => {
  docker('kill', '--signal', 'STOP', `${PROJECT}-${name}`);
  try {
    await work();
  } finally {
    docker('kill', '--signal', 'CONT', `${PROJECT}-${name}`);
  }
};

/** A paused container becomes unhealthy, and healthy again afterwards. */
const noticed = async (name: string) => {
  const is = (state: string) =>
    until(() => health()[name] === state, { what: `${name} ${state}`, timeout: HEALTH_MS, every: 500 });
  const began = performance.now();
  let seconds = 0;
  await standing(name, async () => {
    await is('unhealthy');
    seconds = Math.round((performance.now() - began) / 1000);
  });
  await is('healthy');
  console.log(`✓ ${name} standing still was found unhealthy after ${seconds} s, and healthy when it went on`);
};

/** With one of two gateways paused, the front sends all requests to the other one. */
const goesOn = () =>
  standing('gateway-1', async () => {
    const began = performance.now();
    let row = 0;
    const answered = async () => {
      goOn();
      const response = await fetch(`${origin}/favicon.ico`, { signal: AbortSignal.timeout(1_000) }).catch(
        () => undefined,
      );
      row = response ? row + 1 : 0;
      return row === 20;
    };
    await until(answered, { what: '20 answers in a row', timeout: HEALTH_MS });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`✓ a gateway standing still: 20 answers in a row by the other after ${seconds} s`);
  });

let stack;
let proxy;
try {
  for (const name of FILES) copyFileSync(join(COMPOSE, name), join(folder, name));
  makeSecrets(join(folder, 'secrets'));
  for (const files of [['compose.yaml'], ['compose.yaml', 'keycloak.yaml']]) {
    composeOf(files, '--profile', 'demo', 'config', '--quiet');
    console.log(`✓ ${files.join(' and ')} read by Compose`);
  }
  clear();
  docker('network', 'create', '--subnet', SUBNET, '--gateway', HOST, PROJECT);
  goOn();
  stack = await startStack({
    home: join(folder, 'home'),
    services: ['keeper'],
    host: HOST,
    guard: true,
    log: console.log,
    servers: SERVERS,
    // Sign-outs are sent to the front inside the network, as in keycloak.yaml.
    settings: {
      keycloak: { SEYIR_ORIGIN: origin, SEYIR_INTERNAL_ORIGIN: `http://${FRONT}:8080` },
    },
  });
  goOn();
  const { password = '' } = stack.server('postgres').secrets;
  const at = { port: Number(new URL(stack.adminUrl()).port), password };
  for (const name of ['init.sql', 'keycloak.sql'])
    await psql(at, readFileSync(join(folder, 'secrets', name), 'utf8'));
  // Keycloak listens on loopback for browsers; containers use another address, like a Compose service.
  proxy = await startProxy(Number(new URL(stack.identity.KEYCLOAK_URL).port), 0, HOST);
  const facts = {
    folder,
    stack,
    network: PROJECT,
    frontAddress: FRONT,
    image: `seyir-web:${tag}`,
    internalKeycloak: `http://${HOST}:${proxy.port}`,
  };
  writeFileSync(join(folder, 'override.yaml'), override(facts), { mode: 0o600 });

  const began = performance.now();
  compose('up', '--detach', '--wait', '--wait-timeout', '180');
  console.log(
    `✓ up and healthy after ${((performance.now() - began) / 1000).toFixed(0)} s: ${JSON.stringify(health())}`,
  );
  compose('--profile', 'demo', 'run', '--rm', 'demo');
  await shown(await answers('/', 'Gece Yarısı İskelesi'));
  await answers('/dizi/gece-yarisi-iskelesi/1-sezon/2-bolum', 'Yorumlar');
  await trySignIn(origin, stack);
  await goesOn();
  await Promise.all([noticed('comments-1'), noticed('web-1')]);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
  try {
    console.error(compose('logs', '--tail', '15'));
  } catch {
    // Undefined if the run ended before this step.
  }
} finally {
  try {
    compose('--profile', 'demo', 'down', '--volumes', '--timeout', '45');
  } catch {
    // Either nothing was running or it did not stop; the cleanup below removes the rest.
  }
  await proxy?.close();
  await stack?.stop();
  clear();
  rmSync(folder, { recursive: true, force: true });
}
