// Starts processes from their images as the charts do: not as root, with a read-only root file system and without
// capabilities. Each must migrate, answer /readyz and end by SIGTERM. The servers come from scripts/stack; the
// all-in-one process has its own.
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readArgs } from '../lib/args.ts';
import { databases, planFleet, startStack } from '../stack/index.ts';
import type { ProcessPlan } from '../stack/fleet.ts';
import { freePorts } from '../stack/lib/ports.ts';
import { versionOf } from '../lib/version.ts';

const root = join(import.meta.dirname, '../..');
const tag = process.env.TAG ?? versionOf(root);
const USAGE = 'usage: node scripts/images/try.ts [comments gateway web all-in-one …]';
const { positionals: given } = readArgs(USAGE, { allowPositionals: true });
const TRIED = given.length > 0 ? given : ['comments', 'gateway', 'web', 'all-in-one'];
const READY_MS = 60_000;

const docker = (...args: string[]) => execFileSync('docker', args, { encoding: 'utf8' }).trim();

const restricted = [
  '--network',
  'host',
  '--user',
  '10001:10001',
  '--read-only',
  '--tmpfs',
  '/tmp',
  '--cap-drop',
  'ALL',
  '--security-opt',
  'no-new-privileges',
];

const folder = mkdtempSync(join(tmpdir(), 'seyir-images-'));

/** The environment of a process in the fleet's plan, for its container. */
const settings = ({ name, env }: ProcessPlan) => {
  const secret = env.WEB_SERVICE_CREDENTIAL_FILE;
  const copy = join(folder, 'internal');
  if (secret) {
    copyFileSync(secret, copy);
    // Readable by the container's user.
    chmodSync(copy, 0o644);
  }
  const environment = {
    ...env,
    SEYIR_DATA: '/data',
    ...(secret && { WEB_SERVICE_CREDENTIAL_FILE: '/secrets/internal' }),
    ...(name === 'gateway' && { TRUSTED_DOCUMENTS: '/app/documents.json' }),
  };
  return [
    ...Object.entries(environment).flatMap(([key, value]) => ['--env', `${key}=${value}`]),
    ...(secret ? ['--volume', `${copy}:/secrets/internal:ro`] : []),
    `seyir-${name}:${tag}`,
  ];
};

const ready = async (url: string) => {
  for (const until = Date.now() + READY_MS; Date.now() < until; await delay(200)) {
    const status = await fetch(url).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
  }
  throw new Error(`${url} did not answer 200 within ${READY_MS / 1000} s`);
};

let faults = 0;

/** Start, readiness, stop; prints one line with the result. */
const tryOne = async (name: string, readyUrl: string, args: string[]) => {
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
    console.error(`✗ ${name}: ${(error as Error).message}`);
    if (id) spawnSync('docker', ['logs', '--tail', '20', id], { stdio: 'inherit' });
  } finally {
    if (id) spawnSync('docker', ['rm', '--force', '--volumes', id]);
  }
};

const tryFleet = async (names: string[]) => {
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
      await tryOne(process.name, process.readyUrl ?? '', settings(process));
    }
  } finally {
    await stack.stop();
  }
};

const tryOneProcess = async () => {
  const [port, health] = await freePorts(2);
  const env = { PORT: port, HEALTH_PORT: health, SEYIR_DATA: '/data', SEYIR_DEMO: 'false' };
  await tryOne('all-in-one', `http://127.0.0.1:${health}/readyz`, [
    '--volume',
    '/data',
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
