import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, userInfo } from 'node:os';
import { dirname } from 'node:path';
import type { Log } from './log.ts';

const NO_AUTOSTART = '/usr/sbin/policy-rc.d';
const NO_MAIN_CLUSTER = '/etc/postgresql-common/createcluster.d/seyir-stack.conf';

/**
 * Runs a command to its end. Its output is shown only with an error.
 * @returns stdout
 */
export function run(
  command: string,
  args: string[],
  {
    input = '',
    ...options
  }: { cwd?: string; env?: NodeJS.ProcessEnv; uid?: number; gid?: number; input?: string } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: 'pipe' });
    let out = '';
    let all = '';
    child.stdout.on('data', (data) => {
      out += data;
      all += data;
    });
    child.stderr.on('data', (data) => (all += data));
    child.stdin.on('error', () => {}); // a command that ends without reading its input reports by its exit code
    child.stdin.end(input);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) resolve(out);
      else
        reject(
          new Error(
            `${command} ended with ${signal ?? code}:\n${all.trim().split('\n').slice(-30).join('\n')}`,
          ),
        );
    });
  });
}

/** Installs Debian packages without letting them start their own servers. */
export async function aptInstall(names: string[], log: Log) {
  if (!existsSync('/usr/bin/apt-get')) {
    throw new Error(`missing on this machine: ${names.join(', ')}; only Debian's apt-get is known here`);
  }
  if (process.getuid?.() !== 0) {
    throw new Error(
      `missing on this machine; as root: apt-get install --no-install-recommends ${names.join(' ')}`,
    );
  }
  log(`installing ${names.join(', ')} (apt-get)`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = ['-o', 'DPkg::Lock::Timeout=300'];
  const install = () =>
    run('apt-get', [...options, 'install', '-y', '--no-install-recommends', ...names], { env });
  await withoutAutostart(async () => {
    try {
      await install();
    } catch {
      log('reading the package lists (apt-get update)'); // a bare machine has none, an old one has outdated ones
      await run('apt-get', [...options, 'update'], { env });
      await install();
    }
  });
}

async function withoutAutostart(work: () => Promise<void>) {
  mkdirSync(dirname(NO_MAIN_CLUSTER), { recursive: true });
  const files = new Map([
    [NO_AUTOSTART, '#!/bin/sh\nexit 101\n'],
    [NO_MAIN_CLUSTER, 'create_main_cluster = false\n'],
  ]);
  const ours = [...files.keys()].filter((file) => !existsSync(file));
  for (const file of ours) writeFileSync(file, files.get(file) ?? '', { mode: 0o755 });
  try {
    await work();
  } finally {
    for (const file of ours) rmSync(file, { force: true });
  }
}

/** Maven reads its home from the user table; for a user without one it must be set. */
export function mavenEnvironment() {
  const { env } = process;
  if (userInfo().homedir === homedir()) return env;
  return { ...env, MAVEN_OPTS: `${env['MAVEN_OPTS'] ?? ''} -Duser.home=${homedir()}` };
}
