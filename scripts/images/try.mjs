// Starts processes from their images as the charts do: another user than root, a read-only root, no capabilities. Each has
// to migrate, answer /readyz and end by SIGTERM. Servers come from scripts/stack; the one process brings its own.
// usage: node scripts/images/try.mjs [comments gateway web all-in-one …]
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databases, planFleet, startStack } from '../stack/index.mjs';
import { freePorts } from '../stack/lib/ports.mjs';
import { versionOf } from '../lib/version.mjs';

const root = join(import.meta.dirname, '../..');
const tag = process.env.TAG ?? versionOf(root);
const given = process.argv.slice(2);
const TRIED = given.length > 0 ? given : ['comments', 'gateway', 'web', 'all-in-one'];
const READY_MS = 60_000;

const docker = (...args) => execFileSync('docker', args, { encoding: 'utf8' }).trim();
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const restricted = [
  ...['--network', 'host', '--user', '10001:10001', '--read-only', '--tmpfs', '/tmp'],
  ...['--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'],
];

const folder = mkdtempSync(join(tmpdir(), 'seyir-images-'));

/** What the fleet's plan says of a process, for its container. */
const settings = ({ name, env }) => {
  const secret = env.WEB_SERVICE_CREDENTIAL_FILE;
  const copy = join(folder, 'internal');
  if (secret) {
    copyFileSync(secret, copy);
    // Of another user than this one, inside.
    chmodSync(copy, 0o644);
  }
  const told = {
    ...env,
    SEYIR_DATA: '/data',
    ...(secret && { WEB_SERVICE_CREDENTIAL_FILE: '/secrets/internal' }),
    ...(name === 'gateway' && { TRUSTED_DOCUMENTS: '/app/documents.json' }),
  };
  return [
    ...Object.entries(told).flatMap(([key, value]) => ['--env', `${key}=${value}`]),
    ...(secret ? ['--volume', `${copy}:/secrets/internal:ro`] : []),
    `seyir-${name}:${tag}`,
  ];
};

const ready = async (url) => {
  for (const until = Date.now() + READY_MS; Date.now() < until; await wait(200)) {
    const status = await fetch(url).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
  }
  throw new Error(`${url} did not answer 200 within ${READY_MS / 1000} s`);
};

let faults = 0;

/** Start, readiness, end: one line that says how it went. */
const tryOne = async (name, readyUrl, args) => {
  let id = '';
  try {
    const began = performance.now();
    id = docker('run', '--detach', ...restricted, ...args);
    await ready(readyUrl);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const held = '{{.HostConfig.ReadonlyRootfs}} {{.HostConfig.CapDrop}} {{.Config.User}}';
    const shown = docker('inspect', '--format', held, id);
    const [memory] = docker('stats', '--no-stream', '--format', '{{.MemUsage}}', id).split(' / ');
    docker('stop', '--time', '30', id);
    const code = docker('inspect', '--format', '{{.State.ExitCode}}', id);
    if (code !== '0') throw new Error(`ended with ${code}`);
    console.log(
      `✓ ${name}: ready after ${seconds} s, ${memory}; read-only root, capabilities dropped, user: ${shown}`,
    );
  } catch (error) {
    faults += 1;
    console.error(`✗ ${name}: ${error.message}`);
    if (id) spawnSync('docker', ['logs', '--tail', '20', id], { stdio: 'inherit' });
  } finally {
    if (id) spawnSync('docker', ['rm', '--force', '--volumes', id]);
  }
};

const tryFleet = async (names) => {
  const stack = await startStack({
    home: join(folder, 'home'),
    services: databases(),
    guard: true,
    log: console.log,
  });
  try {
    const { processes } = await planFleet({ root, stack });
    for (const process of processes.filter(({ name, replica }) => names.includes(name) && replica === 1)) {
      if (process.env.DATABASE_URL) docker('run', '--rm', ...restricted, ...settings(process), 'migrate');
      await tryOne(process.name, process.readyUrl, settings(process));
    }
  } finally {
    await stack.stop();
  }
};

const tryOneProcess = async () => {
  const [port, health] = await freePorts(2);
  const env = { PORT: port, HEALTH_PORT: health, SEYIR_DATA: '/data', SEYIR_DEMO: 'false' };
  await tryOne('all-in-one', `http://127.0.0.1:${health}/readyz`, [
    ...['--volume', '/data'],
    ...Object.entries(env).flatMap(([key, value]) => ['--env', `${key}=${value}`]),
    `seyir-all-in-one:${tag}`,
  ]);
};

try {
  const fleet = TRIED.filter((name) => name !== 'all-in-one');
  if (fleet.length > 0) await tryFleet(fleet);
  if (TRIED.includes('all-in-one')) await tryOneProcess();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = faults === 0 ? 0 : 1;
