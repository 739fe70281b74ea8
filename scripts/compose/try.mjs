// This composition with our own images and no foreign one: its servers are those of scripts/stack, Keycloak among them, and
// HAProxy is this machine's. Every process has to become healthy, the site has to answer, pictures to come from the store,
// a sign-in at Keycloak to work and to end, and a check of health to notice who does not answer.
// usage: node scripts/compose/try.mjs (needs Docker with Compose v2, HAProxy and the images; TAG, COMPOSE as `docker-compose`)
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { versionOf } from '../lib/version.mjs';
import { startStack } from '../stack/index.mjs';
import { freePorts } from '../stack/lib/ports.mjs';
import { startProxy } from '../stack/lib/proxy.mjs';
import { until } from '../stack/lib/wait.mjs';
import { psql } from '../stack/servers/postgres-sql.mjs';
import { makeSecrets } from '../../deploy/compose/secrets.mjs';
import { override } from './try-override.mjs';
import { trySignIn } from './try-sign-in.mjs';

const PROJECT = 'seyir-try';
/** The processes and the servers meet here; the servers are at its gateway, which is this machine. */
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

/** @param {string[]} args */
const docker = (...args) => execFileSync('docker', args, { encoding: 'utf8' }).trim();
const [program = '', ...before] = (process.env['COMPOSE'] ?? 'docker compose').split(' ');
/** @param {string[]} files @param {string[]} args @returns {string} */
const composeOf = (files, ...args) =>
  execFileSync(
    program,
    [
      ...[...before, '--project-name', PROJECT],
      ...files.flatMap((name) => ['--file', join(folder, name)]),
      ...args,
    ],
    { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
/** @param {string[]} args */
const compose = (...args) => composeOf(['compose.yaml', 'keycloak.yaml', 'override.yaml'], ...args);

/** Ctrl-C ends what Compose does just then; what waits ends at its next look. */
let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (stopped = true));

/** What a run that was killed has left. */
const clear = () => {
  const left = docker('ps', '--all', '--quiet', '--filter', `label=com.docker.compose.project=${PROJECT}`);
  if (left !== '') docker('rm', '--force', '--volumes', ...left.split('\n'));
  spawnSync('docker', ['network', 'rm', PROJECT]);
};

/** @throws {Error} after Ctrl-C */
const goOn = () => {
  if (stopped) throw new Error('stopped');
};

/** Health by container, as Compose tells it. @returns {Record<string, string>} */
const health = () => {
  goOn();
  return Object.fromEntries(
    compose('ps', '--all', '--format', 'json')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
      .map(({ Name, Health, State }) => [Name.replace(`${PROJECT}-`, ''), Health || State]),
  );
};

/** @param {string} path @param {string} expected @returns {Promise<string>} */
const answers = async (path, expected) => {
  goOn();
  const response = await fetch(origin + path);
  const text = await response.text();
  if (response.status !== 200 || !text.includes(expected))
    throw new Error(`${path}: ${response.status} ${text.slice(0, 200)}`);
  console.log(`✓ ${path} answers`);
  return text;
};

/** A picture that a page shows: of the store. @param {string} html */
const shown = async (html) => {
  const path = /<img[^>]*\ssrc="(\/[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  const response = await fetch(`${origin}${path}`);
  const size = (await response.arrayBuffer()).byteLength;
  const type = response.headers.get('content-type');
  if (response.status !== 200 || !type?.startsWith('image/') || size === 0)
    throw new Error(`${path}: ${response.status} ${type}, ${size} bytes`);
  console.log(`✓ a picture of the page: ${type}, ${size} bytes`);
};

/** While a container stands still. @param {string} name @param {() => Promise<void>} work */
const standing = async (name, work) => {
  docker('kill', '--signal', 'STOP', `${PROJECT}-${name}`);
  try {
    await work();
  } finally {
    docker('kill', '--signal', 'CONT', `${PROJECT}-${name}`);
  }
};

/** Who stands still is found to be ill, and well again once it goes on. @param {string} name */
const noticed = async (name) => {
  /** @param {string} state */
  const is = (state) =>
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

/** One of two gateways stands still: once the front has seen it, everybody is answered by the other. */
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
    ...{ home: join(folder, 'home'), services: ['keeper'], host: HOST, guard: true, log: console.log },
    servers: SERVERS,
    // Sign-outs are told to the front inside, as keycloak.yaml has it.
    settings: {
      keycloak: { SEYIR_ORIGIN: origin, SEYIR_INTERNAL_ORIGIN: `http://${FRONT}:8080` },
    },
  });
  goOn();
  const { password = '' } = stack.server('postgres').secrets;
  const at = { port: Number(new URL(stack.adminUrl()).port), password };
  for (const name of ['init.sql', 'keycloak.sql'])
    await psql(at, readFileSync(join(folder, 'secrets', name), 'utf8'));
  // Keycloak is on loopback, as browsers meet it; inside it has another address, as a service of Compose has.
  proxy = await startProxy(Number(new URL(stack.identity.KEYCLOAK_URL).port), 0, HOST);
  const facts = {
    ...{ folder, stack, network: PROJECT, frontAddress: FRONT, image: `seyir-web:${tag}` },
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
    // It did not come so far.
  }
} finally {
  try {
    compose('--profile', 'demo', 'down', '--volumes', '--timeout', '45');
  } catch {
    // Nothing was up, or it did not end: what is left is removed below.
  }
  await proxy?.close();
  await stack?.stop();
  clear();
  rmSync(folder, { recursive: true, force: true });
}
