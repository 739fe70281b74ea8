import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../lib/cache.ts';
import { findOnPath } from '../stack/lib/find.ts';
import { aptInstall, run } from '../stack/lib/packages.ts';
import { end, launch } from '../stack/lib/processes.ts';
import { tail, type Log } from '../stack/lib/log.ts';
import { until } from '../stack/lib/wait.ts';

const folder = () => join(cacheFolder(), 'docker');

const answers = (env?: Record<string, string>) =>
  spawnSync('docker', ['version'], { env: { ...process.env, ...env } }).status === 0;

/**
 * A Docker engine that builds images until `stop`: the configured or running one, otherwise an own one without a
 * network.
 * @returns `env` for Docker commands
 */
export async function openEngine(
  log: Log,
): Promise<{ env: Record<string, string>; stop: () => Promise<void> }> {
  if (findOnPath('docker') && answers()) return { env: {}, stop: async () => {} };
  if (!findOnPath('dockerd')) await aptInstall(['docker.io'], log);
  const host = `unix://${join(folder(), 'docker.sock')}`;
  const logFile = join(folder(), 'dockerd.log');
  mkdirSync(folder(), { recursive: true });
  // Uses the engine's own client, because another one may lack a builder.
  const own = { DOCKER_HOST: host, PATH: `/usr/bin:${process.env['PATH']}` };
  if (answers(own)) return { env: own, stop: async () => {} };
  const flags = {
    'data-root': join(folder(), 'data'),
    'exec-root': join(folder(), 'exec'),
    host,
    pidfile: join(folder(), 'docker.pid'),
    'storage-driver': 'overlay2',
    iptables: false,
    ip6tables: false,
    bridge: 'none',
  };
  const args = Object.entries(flags).map(([name, value]) => `--${name}=${value}`);
  // The build runs at low priority, because the machine is shared.
  const launched = { command: 'nice', args: ['-n', '5', 'dockerd', ...args] };
  const { identity, ended } = await launch(
    { ...launched, env: { PATH: process.env['PATH'] ?? '' } },
    logFile,
  );
  let gone = false;
  void ended.then(() => (gone = true));
  await until(
    () => {
      if (gone) throw new Error(`the Docker engine ended at start:\n${tail(logFile)}`);
      return answers(own);
    },
    { what: 'the Docker engine answering', timeout: 60_000, every: 200 },
  );
  return {
    env: own,
    stop: async () => {
      await end(identity, 'SIGTERM', 30_000);
    },
  };
}

/** The base image for builds without a registry, with the Node of this process. */
export const BASE = `seyir-base:${process.versions.node}`;

/**
 * Builds the base once from Debian's packages and the Node of this project.
 * @param env of the engine
 */
export async function makeBase(log: Log, env: Record<string, string>) {
  const inspected = spawnSync('docker', ['image', 'inspect', BASE], { env: { ...process.env, ...env } });
  if (inspected.status === 0) return;
  const root = join(folder(), `rootfs-${process.versions.node}`);
  if (!existsSync(root)) await makeRoot(`${root}.new`, log).then(() => renameSync(`${root}.new`, root));
  const archive = join(folder(), 'base.tar');
  const excluded = ['--exclude=./var/cache/apt', '--exclude=./var/lib/apt/lists'];
  try {
    await run('tar', ['-C', root, ...excluded, '-cf', archive, '.']);
    await run('docker', ['import', archive, BASE], { env: { ...process.env, ...env } });
  } finally {
    rmSync(archive, { force: true });
  }
}

async function makeRoot(root: string, log: Log) {
  log('making a base image: Debian 12 and Node (once; some minutes)');
  rmSync(root, { recursive: true, force: true });
  if (!existsSync('/usr/sbin/debootstrap')) await aptInstall(['debootstrap'], log);
  await run('debootstrap', ['--variant=minbase', '--include=ca-certificates,libstdc++6', 'bookworm', root]);
  const local = join(root, 'usr/local');
  const npm = findOnPath('npm');
  if (!npm) throw new Error('missing on this machine: npm');
  mkdirSync(join(local, 'lib/node_modules'), { recursive: true });
  // Resolves the real folder of npm, because npm on the PATH may be a link beside the running Node.
  await run('cp', ['-rL', join(realpathSync(npm), '../..'), join(local, 'lib/node_modules/npm')]);
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(local, 'bin', name));
  copyFileSync(process.execPath, join(local, 'bin/node'));
  chmodSync(join(local, 'bin/node'), 0o755);
}
